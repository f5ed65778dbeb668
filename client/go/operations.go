// Code generated from the OpenAPI document of the service by npm run build. DO NOT EDIT.

package tenure

import (
	"context"
	"io"
	"net/url"
)

// AdvanceTestClock: Advance the clock of test data.
//
// Makes what is due later due earlier, for the test data of the tenant: expiries, retention windows and the next attempts of webhooks. Test keys only, with any scope; access tokens may not. A repeated request advances the clock again, unless it has the same `Idempotency-Key`.
func (client *Client) AdvanceTestClock(ctx context.Context, body TestClockRequest, options ...Option) (*TestClock, error) {
	result := new(TestClock)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/test-clock/advance", Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// BulkSyncJobs: Push many jobs.
//
// Saves up to 100 postings in their order: if two have the same `externalId`, the second updates the first. An invalid item does not affect the others; its entry contains the error.
//
// Requires the scope `jobs`.
func (client *Client) BulkSyncJobs(ctx context.Context, body JobBulkSyncRequest, options ...Option) (*JobBulkSyncAnswer, error) {
	result := new(JobBulkSyncAnswer)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/jobs/bulk-sync", Body: body, AwaitsResult: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartBulkSyncJobs starts BulkSyncJobs and returns its operation: pass its id to WaitFor.
func (client *Client) StartBulkSyncJobs(ctx context.Context, body JobBulkSyncRequest, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/jobs/bulk-sync", Body: body, StartsOperation: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// CancelOperation: Cancel an operation.
//
// Cancels an operation that has not ended yet. Partial results are discarded.
func (client *Client) CancelOperation(ctx context.Context, operationID string, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/operations/{operationId}/cancel", operationID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// ClaimSandbox: Claim a sandbox.
//
// Mails a link that makes a person the administrator of the sandbox. The tenant keeps its records and keys, and stays. The key must be of an unclaimed sandbox.
func (client *Client) ClaimSandbox(ctx context.Context, body SandboxClaimRequest, options ...Option) (*SandboxClaim, error) {
	result := new(SandboxClaim)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/sandboxes/claim", Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// CreateConnector: Connect a board.
//
// Connects a board whose jobs are pulled. Nothing is pulled yet: preview the connector, then start a run, unless `intervalMinutes` schedules it. At most 50 connectors per mode, and one for each board.
//
// Requires the scope `jobs`.
func (client *Client) CreateConnector(ctx context.Context, body ConnectorRequest, options ...Option) (*Connector, error) {
	result := new(Connector)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/connectors", Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// CreateImpactReport: Make an impact report.
//
// Shows how scores and selections differ by sex, race and ethnicity, in the form of the bias audits of New York City Local Law 144: selection and scoring rates, impact ratios, intervals and exact tests, also by month and model version. The demographics are joined with the score log in memory and deleted when the operation ends; only aggregate figures are stored, with counts under 5 masked. The report is data for an audit, not an audit.
//
// Requires the scope `match`.
func (client *Client) CreateImpactReport(ctx context.Context, body ImpactReportTextRequest, options ...Option) (*ImpactReport, error) {
	result := new(ImpactReport)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/impact-reports", Body: body, AwaitsResult: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartCreateImpactReport starts CreateImpactReport and returns its operation: pass its id to WaitFor.
func (client *Client) StartCreateImpactReport(ctx context.Context, body ImpactReportTextRequest, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/impact-reports", Body: body, StartsOperation: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// CreateImpactReportFile: Make an impact report.
//
// Shows how scores and selections differ by sex, race and ethnicity, in the form of the bias audits of New York City Local Law 144: selection and scoring rates, impact ratios, intervals and exact tests, also by month and model version. The demographics are joined with the score log in memory and deleted when the operation ends; only aggregate figures are stored, with counts under 5 masked. The report is data for an audit, not an audit.
//
// Sends a file as a form.
//
// Requires the scope `match`.
func (client *Client) CreateImpactReportFile(ctx context.Context, file File, fields *ImpactReportFileRequest, options ...Option) (*ImpactReport, error) {
	result := new(ImpactReport)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/impact-reports", Body: fields, Files: []FormFile{{Field: "file", File: file}}, AwaitsResult: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartCreateImpactReportFile starts CreateImpactReportFile and returns its operation: pass its id to WaitFor.
func (client *Client) StartCreateImpactReportFile(ctx context.Context, file File, fields *ImpactReportFileRequest, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/impact-reports", Body: fields, Files: []FormFile{{Field: "file", File: file}}, StartsOperation: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// CreateImportParams is the query of CreateImport. Zero values are not sent.
type CreateImportParams struct {
	// What the rows are.
	Kind ImportKind

	// `true` only validates the rows and stores nothing.
	DryRun string

	// With `stop`, nothing is applied if a row is invalid, and nothing more after a row that cannot be applied. `continue` by default.
	OnError ImportErrorRule

	// The format of the rows of an NDJSON file of candidates; `native` by default.
	Adapter CandidateAdapter
}

func (parameters *CreateImportParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "kind", parameters.Kind)
	setParameter(query, "dryRun", parameters.DryRun)
	setParameter(query, "onError", parameters.OnError)
	setParameter(query, "adapter", parameters.Adapter)
	return query
}

// CreateImport: Import a file.
//
// Imports a file of candidates or jobs with the rules of `POST /candidates/sync` and `POST /jobs/bulk-sync`: a row is an item of the push, an invalid row does not affect the others, and a row with a known `externalId` updates the record. The body is the file itself, NDJSON or CSV, with up to 1 GiB and a million rows; `Content-Encoding: gzip` is accepted. The response is 202 when the file is stored; the rows are applied afterwards. The key needs the scope `candidates` or `jobs`, depending on `kind`.
//
// Sends a content of the type application/x-ndjson or text/csv.
func (client *Client) CreateImport(ctx context.Context, contentType string, content io.Reader, parameters CreateImportParams, options ...Option) (*Import, error) {
	result := new(Import)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/imports", Query: parameters.query(), Content: content, ContentType: contentType}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// CreateJobFeed: Create a job feed.
//
// Publishes your open jobs under secret links, in the formats of job boards. A closed job is no longer in a feed. The links are only shown in this response. At most ten feeds per mode.
//
// Requires the scope `jobs`.
func (client *Client) CreateJobFeed(ctx context.Context, body JobFeedRequest, options ...Option) (*JobFeedWithLinks, error) {
	result := new(JobFeedWithLinks)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/job-feeds", Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// CreateParseBatchParams is the query of CreateParseBatch. Zero values are not sent.
type CreateParseBatchParams struct {
	// What the documents are.
	DocumentType DocumentType

	// Comma-separated extras of each result: `evidence`, `rawText`, `redacted`, `review`.
	Include string

	// ISO 639-1 code of the language of all documents, if known.
	Language string

	// Date of all documents, `YYYY-MM-DD`, not in the future: "Present" in a resume means this date. Without it, each document has its own, as in `POST /parse/resume`.
	DocumentDate string
}

func (parameters *CreateParseBatchParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "documentType", parameters.DocumentType)
	setParameter(query, "include", parameters.Include)
	setParameter(query, "language", parameters.Language)
	setParameter(query, "documentDate", parameters.DocumentDate)
	return query
}

// CreateParseBatch: Parse a batch of documents.
//
// Parses many resumes or postings. The body is a zip archive, or a form with a file in each part; both may have up to 10,000 documents of 10 MiB and 1 GiB in total, before and after decompression. The response is 202 when the documents are stored. Each is parsed by an operation of its own, and one that cannot be parsed does not affect the others. The event `batch.completed` reports the end.
//
// Sends files as a form.
//
// Requires the scope `parse`.
func (client *Client) CreateParseBatch(ctx context.Context, files []File, parameters CreateParseBatchParams, options ...Option) (*ParseBatch, error) {
	result := new(ParseBatch)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/parse/batches", Query: parameters.query(), Files: formFiles("files", files)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// CreateParseBatchContent: Parse a batch of documents.
//
// Parses many resumes or postings. The body is a zip archive, or a form with a file in each part; both may have up to 10,000 documents of 10 MiB and 1 GiB in total, before and after decompression. The response is 202 when the documents are stored. Each is parsed by an operation of its own, and one that cannot be parsed does not affect the others. The event `batch.completed` reports the end.
//
// Sends a content of the type application/zip.
//
// Requires the scope `parse`.
func (client *Client) CreateParseBatchContent(ctx context.Context, contentType string, content io.Reader, parameters CreateParseBatchParams, options ...Option) (*ParseBatch, error) {
	result := new(ParseBatch)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/parse/batches", Query: parameters.query(), Content: content, ContentType: contentType}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// CreatePlacement: Create a placement.
//
// Records that a candidate was offered a job or has accepted it. Both tenants of the pair have access. Retention forecasts learn from the reported status changes.
//
// Requires the scope `match`.
func (client *Client) CreatePlacement(ctx context.Context, body PlacementRequest, options ...Option) (*Placement, error) {
	result := new(Placement)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/placements", Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// CreateReviewSession: Create a review session.
//
// Returns a link to a page on which a person compares the result of a parse, a candidate or a job with its document and corrects it. The page opens in a window of its own, or in a frame of an allowed origin (`PATCH /review-settings`). Corrections are kept beside what was read: `GET /operations/{operationId}`, `GET /candidates/{candidateId}` and `GET /jobs/{jobId}` return the corrected values and list the corrections. The event `parse.corrected` reports the end.
//
// Requires the scope `parse`.
func (client *Client) CreateReviewSession(ctx context.Context, body ReviewSessionRequest, options ...Option) (*ReviewSessionWithLink, error) {
	result := new(ReviewSessionWithLink)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/review-sessions", Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// CreateSandbox: Create a sandbox.
//
// Creates a test tenant for seven days without an account, if the operator of the service allows it. An address may create three in 24 hours. A repeated request creates another one, also with an `Idempotency-Key`: a stored response would give the key of the sandbox to the next caller.
func (client *Client) CreateSandbox(ctx context.Context, body SandboxRequest, options ...Option) (*Sandbox, error) {
	result := new(Sandbox)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/sandboxes", Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// CreateSavedSearch: Save a search.
//
// Saves the filters of `GET /candidates` or `GET /jobs` under a name. With `notify`, the event `match.found` tells once of each record that is added or changed and then passes the filters; with a job or a candidate, only if the score of the pair reaches `notifyAbove`. Records that pass already are in the results, and are not announced until they change. The key needs the scope `candidates` or `jobs`, depending on `of`, and for scores also `match`.
func (client *Client) CreateSavedSearch(ctx context.Context, body SavedSearchRequest, options ...Option) (*SavedSearch, error) {
	result := new(SavedSearch)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/saved-searches", Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// CreateViewSession: Create a view session.
//
// Returns a link to a read-only page of one match or one ranking, as in the portal: a match with its verdict, score, retention, gaps, evidence and history, a ranking as a table in which up to four candidates can be compared. The page opens in a window of its own, or in a frame of `frameOrigin`. Names of your candidates are shown if the key has the scope `candidates`.
//
// Requires the scope `match`.
func (client *Client) CreateViewSession(ctx context.Context, body ViewSessionRequest, options ...Option) (*ViewSessionWithLink, error) {
	result := new(ViewSessionWithLink)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/view-sessions", Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// CreateWebhookSubscription: Subscribe to events.
//
// Sends events to your URL, signed with a secret that is only shown in this response. At most ten subscriptions per mode. No separate scope exists: your key must have the scope of every event type you subscribe to.
func (client *Client) CreateWebhookSubscription(ctx context.Context, body WebhookSubscriptionRequest, options ...Option) (*WebhookSubscriptionWithSecret, error) {
	result := new(WebhookSubscriptionWithSecret)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/webhook-subscriptions", Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// DeclareCustomField: Declare a custom field.
//
// Declares a key that candidates or jobs may have in `customFields`. For a declared key, changes its label and, of an `enum`, its values; the type cannot change. The key needs the scope `candidates` or `jobs`, depending on `record`.
func (client *Client) DeclareCustomField(ctx context.Context, body CustomFieldRequest, options ...Option) (*CustomField, error) {
	result := new(CustomField)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/custom-fields", Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// DeleteConnector: Delete a connector.
//
// Deletes a connector with its credentials and runs. Its jobs stay as they are.
//
// Requires the scope `jobs`.
func (client *Client) DeleteConnector(ctx context.Context, connectorID string, options ...Option) error {
	return client.Send(ctx, Call{Method: "DELETE", Path: expandPath("/api/v1/connectors/{connectorId}", connectorID)}, nil, options...)
}

// DeleteCustomField: Delete a custom field.
//
// Deletes a custom field. Records are no longer accepted with its key; values that they have stay until a push replaces `customFields`. The key needs the scope `candidates` or `jobs`, depending on the record kind.
func (client *Client) DeleteCustomField(ctx context.Context, customFieldID string, options ...Option) error {
	return client.Send(ctx, Call{Method: "DELETE", Path: expandPath("/api/v1/custom-fields/{customFieldId}", customFieldID)}, nil, options...)
}

// DeleteJobFeed: Delete a job feed.
//
// Deletes a job feed. Its links stop working at once.
//
// Requires the scope `jobs`.
func (client *Client) DeleteJobFeed(ctx context.Context, feedID string, options ...Option) error {
	return client.Send(ctx, Call{Method: "DELETE", Path: expandPath("/api/v1/job-feeds/{feedId}", feedID)}, nil, options...)
}

// DeleteReviewSession: Delete a review session.
//
// Deletes a review session that is not confirmed. Its link stops working at once.
//
// Requires the scope `parse`.
func (client *Client) DeleteReviewSession(ctx context.Context, sessionID string, options ...Option) error {
	return client.Send(ctx, Call{Method: "DELETE", Path: expandPath("/api/v1/review-sessions/{sessionId}", sessionID)}, nil, options...)
}

// DeleteSavedSearch: Delete a saved search.
//
// Deletes a saved search. Its events stay in the log of events.
func (client *Client) DeleteSavedSearch(ctx context.Context, searchID string, options ...Option) error {
	return client.Send(ctx, Call{Method: "DELETE", Path: expandPath("/api/v1/saved-searches/{searchId}", searchID)}, nil, options...)
}

// DeleteWebhookSubscription: Delete a webhook subscription.
//
// Deletes the subscription immediately, with all its deliveries.
func (client *Client) DeleteWebhookSubscription(ctx context.Context, subscriptionID string, options ...Option) error {
	return client.Send(ctx, Call{Method: "DELETE", Path: expandPath("/api/v1/webhook-subscriptions/{subscriptionId}", subscriptionID)}, nil, options...)
}

// DownloadAccessExport: Download an export.
//
// Returns the zip archive of an export. The link expires after 15 minutes, and at once when the candidate is erased or no longer shared.
//
// Requires the scope `candidates`.
func (client *Client) DownloadAccessExport(ctx context.Context, exportToken string, options ...Option) ([]byte, error) {
	var result []byte
	err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/access-exports/{exportToken}", exportToken)}, &result, options...)
	return result, err
}

// EndViewSession: End a view session.
//
// Ends a view session. Its link and an open page stop working at once.
//
// Requires the scope `match`.
func (client *Client) EndViewSession(ctx context.Context, viewSessionID string, options ...Option) error {
	return client.Send(ctx, Call{Method: "DELETE", Path: expandPath("/api/v1/view-sessions/{viewSessionId}", viewSessionID)}, nil, options...)
}

// EraseCandidate: Erase a candidate.
//
// Erases a candidate: the record immediately, all other data about the person within 24 hours. This cannot be undone.
//
// Requires the scope `candidates`.
func (client *Client) EraseCandidate(ctx context.Context, candidateID string, options ...Option) error {
	return client.Send(ctx, Call{Method: "DELETE", Path: expandPath("/api/v1/candidates/{candidateId}", candidateID)}, nil, options...)
}

// ExplainLoggedScoreParams is the query of ExplainLoggedScore. Zero values are not sent.
type ExplainLoggedScoreParams struct {
	// Who reads the explanation; `caseworker` if absent.
	Audience ExplanationAudience
}

func (parameters *ExplainLoggedScoreParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "audience", parameters.Audience)
	return query
}

// ExplainLoggedScore: Explain a logged score.
//
// Explains a score that your tenant received in plain language, from what was logged when it was given: what counted, what did not, what would change it and how to object. It works after the model, the weights or the records changed, and after the candidate was erased.
//
// Requires the scope `match`.
func (client *Client) ExplainLoggedScore(ctx context.Context, entryID string, parameters *ExplainLoggedScoreParams, options ...Option) (*ExplanationResponse, error) {
	result := new(ExplanationResponse)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/score-log/{entryId}/explanation", entryID), Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// ExplainMatchParams is the query of ExplainMatch. Zero values are not sent.
type ExplainMatchParams struct {
	// Who reads the explanation; `caseworker` if absent.
	Audience ExplanationAudience

	// The score to explain: `id` of a score in the history of the match. The latest score if absent.
	LogEntryID UUID
}

func (parameters *ExplainMatchParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "audience", parameters.Audience)
	setParameter(query, "logEntryId", parameters.LogEntryID)
	return query
}

// ExplainMatch: Explain a match.
//
// Explains a score of a match in plain language, from what was logged when it was given. Both tenants of the pair have access to the score of the match.
//
// Requires the scope `match`.
func (client *Client) ExplainMatch(ctx context.Context, matchID string, parameters *ExplainMatchParams, options ...Option) (*ExplanationResponse, error) {
	result := new(ExplanationResponse)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/matches/{matchId}/explanation", matchID), Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// ExportCandidate: Export the data of a candidate.
//
// Exports everything that your tenant holds about a candidate as a zip archive: its record, files, scores as they were given, decisions, ratings, placements, events and logged calls, each as JSON, with a README. For a candidate that a linked tenant shares with you, it contains what your tenant may see. The link is valid for 15 minutes; each export is recorded in the audit log.
//
// Requires the scope `candidates`.
func (client *Client) ExportCandidate(ctx context.Context, candidateID string, options ...Option) (*AccessExport, error) {
	result := new(AccessExport)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/candidates/{candidateId}/access-export", candidateID), AwaitsResult: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartExportCandidate starts ExportCandidate and returns its operation: pass its id to WaitFor.
func (client *Client) StartExportCandidate(ctx context.Context, candidateID string, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/candidates/{candidateId}/access-export", candidateID), StartsOperation: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// ForecastRetention: Forecast retention.
//
// Forecasts how long a candidate will stay in a job: the probability of still being employed after 30, 90, 180 and 365 days with 80 % intervals, the expected and median days, the factors, and every input. Age, gender, health, addresses and gaps between jobs are not inputs.
//
// Requires the scope `retention`.
func (client *Client) ForecastRetention(ctx context.Context, body RetentionForecastRequest, options ...Option) (*RetentionForecastAnswer, error) {
	result := new(RetentionForecastAnswer)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/retention-forecast", Body: body, AwaitsResult: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartForecastRetention starts ForecastRetention and returns its operation: pass its id to WaitFor.
func (client *Client) StartForecastRetention(ctx context.Context, body RetentionForecastRequest, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/retention-forecast", Body: body, StartsOperation: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetCandidate: Get a candidate.
//
// Returns all stored data of a candidate. Each skill has its source: `stated` in your record, `parsed` from a resume, or inferred from past work (`curated_map`, `language_model`).
//
// Requires the scope `candidates`.
func (client *Client) GetCandidate(ctx context.Context, candidateID string, options ...Option) (*Candidate, error) {
	result := new(Candidate)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/candidates/{candidateId}", candidateID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetConnector: Get a connector.
//
// Returns a connector with its last run.
//
// Requires the scope `jobs`.
func (client *Client) GetConnector(ctx context.Context, connectorID string, options ...Option) (*Connector, error) {
	result := new(Connector)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/connectors/{connectorId}", connectorID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetConnectorRun: Get a run of a connector.
//
// Returns a run with the postings whose jobs could not be written.
//
// Requires the scope `jobs`.
func (client *Client) GetConnectorRun(ctx context.Context, connectorID string, runID string, options ...Option) (*ConnectorRunDetail, error) {
	result := new(ConnectorRunDetail)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/connectors/{connectorId}/runs/{runId}", connectorID, runID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetDecision: Get a decision.
//
// Returns a decision about a match. Both tenants of the pair have access; only the tenant that recorded it sees its reason in words and who decided.
//
// Requires the scope `match`.
func (client *Client) GetDecision(ctx context.Context, decisionID string, options ...Option) (*Decision, error) {
	result := new(Decision)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/decisions/{decisionId}", decisionID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetImpactReport: Get an impact report.
//
// Returns an impact report of the last 72 hours. With `Accept: text/html` it is a page to print or save, without scripts and external files.
//
// Requires the scope `match`.
func (client *Client) GetImpactReport(ctx context.Context, reportID string, options ...Option) (*ImpactReport, error) {
	result := new(ImpactReport)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/impact-reports/{reportId}", reportID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetImport: Get an import.
//
// Returns the status of an import and the number of its rows, also while the file is uploaded. Imports are kept for 72 hours after they end.
func (client *Client) GetImport(ctx context.Context, importID string, options ...Option) (*Import, error) {
	result := new(Import)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/imports/{importId}", importID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetInstructions: Read the instructions for use.
//
// Returns the instructions for use as data: intended purpose and wrong uses, input, how to read the output, oversight, training data, measured performance, limits, and the versions of the models with the time of their first use. They are those of the published pages. Any key may read them.
func (client *Client) GetInstructions(ctx context.Context, options ...Option) (*Instructions, error) {
	result := new(Instructions)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/compliance/instructions"}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetJob: Get a job.
//
// Returns a job with all data of its posting.
//
// Requires the scope `jobs`.
func (client *Client) GetJob(ctx context.Context, jobID string, options ...Option) (*JobDetail, error) {
	result := new(JobDetail)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/jobs/{jobId}", jobID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetJobFeed: Get a job feed.
//
// Returns a job feed with the number of open jobs, and how many of them each format leaves out because they lack a field that the format requires.
//
// Requires the scope `jobs`.
func (client *Client) GetJobFeed(ctx context.Context, feedID string, options ...Option) (*JobFeedReport, error) {
	result := new(JobFeedReport)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/job-feeds/{feedId}", feedID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetMatch: Get a match.
//
// Returns a match with the full result of its latest scoring.
//
// Requires the scope `match`.
func (client *Client) GetMatch(ctx context.Context, matchID string, options ...Option) (*Match, error) {
	result := new(Match)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/matches/{matchId}", matchID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetMatchHistoryParams is the query of GetMatchHistory. Zero values are not sent.
type GetMatchHistoryParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string
}

func (parameters *GetMatchHistoryParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	return query
}

// GetMatchHistory: Get the history of a match.
//
// Returns every score of the pair as it was given out, and the decisions about it, newest first. A rescoring or a change of weights adds an entry and changes none. The score of the match is visible to both tenants of the pair; rankings, forecasts and scores with weights of the request only to the tenant that received them.
//
// Requires the scope `match`.
func (client *Client) GetMatchHistory(ctx context.Context, matchID string, parameters *GetMatchHistoryParams, options ...Option) (*MatchHistory, error) {
	result := new(MatchHistory)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/matches/{matchId}/history", matchID), Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterMatchHistory yields every item of GetMatchHistory, page by page.
func (client *Client) IterMatchHistory(matchID string, parameters *GetMatchHistoryParams, options ...Option) *Iterator[HistoryEntry] {
	var query GetMatchHistoryParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]HistoryEntry, *string, error) {
		query.Cursor = cursor
		page, err := client.GetMatchHistory(ctx, matchID, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Entries, page.NextCursor, nil
	})
}

// GetMatchWeights: Get match weights.
//
// The weights that score your pairs, and the weights learned from your ratings and placements. From 200 outcomes on, weights are fitted in the background, and refitted whenever the number of outcomes grows by a fifth; they are used only if they outperform the defaults on held-out outcomes. A pair has one score, which uses the weights of the owner of the job or, if it has none, those of the owner of the candidate.
//
// Requires the scope `match`.
func (client *Client) GetMatchWeights(ctx context.Context, options ...Option) (*MatchWeights, error) {
	result := new(MatchWeights)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/match/weights"}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetMe: Describe the calling key.
//
// Returns the API key of the request, its tenant and its permissions.
func (client *Client) GetMe(ctx context.Context, options ...Option) (*Me, error) {
	result := new(Me)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/me"}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetOperation: Get an operation.
//
// Returns the status of an operation and, when it has succeeded, its result. Results are kept for 72 hours.
func (client *Client) GetOperation(ctx context.Context, operationID string, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/operations/{operationId}", operationID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetParseBatch: Get a batch of documents.
//
// Returns the status of a batch and the number of its documents by status. Batches are kept for 72 hours after they end.
//
// Requires the scope `parse`.
func (client *Client) GetParseBatch(ctx context.Context, batchID string, options ...Option) (*ParseBatch, error) {
	result := new(ParseBatch)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/parse/batches/{batchId}", batchID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetPlacement: Get a placement.
//
// Returns a placement with its status history.
//
// Requires the scope `match`.
func (client *Client) GetPlacement(ctx context.Context, placementID string, options ...Option) (*Placement, error) {
	result := new(Placement)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/placements/{placementId}", placementID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetRating: Get a rating.
//
// Returns a rating, as in the list of its match.
//
// Requires the scope `match`.
func (client *Client) GetRating(ctx context.Context, ratingID string, options ...Option) (*Rating, error) {
	result := new(Rating)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/ratings/{ratingId}", ratingID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetReconsideration: Get a reconsideration.
//
// Returns a reconsideration with both scores. Both tenants of the pair have access; only the tenant that recorded it sees its reason in words.
//
// Requires the scope `match`.
func (client *Client) GetReconsideration(ctx context.Context, reconsiderationID string, options ...Option) (*Reconsideration, error) {
	result := new(Reconsideration)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/reconsiderations/{reconsiderationId}", reconsiderationID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetRetentionCalibration: Get retention calibration.
//
// Compares forecasts with the reported outcomes of your placements, and returns the learned curves. A curve of your own is learned from 25 ended placements on, and a curve for a family of jobs from 50.
//
// Requires the scope `retention`.
func (client *Client) GetRetentionCalibration(ctx context.Context, options ...Option) (*RetentionCalibration, error) {
	result := new(RetentionCalibration)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/retention/calibration"}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetReviewSession: Get a review session.
//
// Returns a review session with the corrections that the person confirmed.
//
// Requires the scope `parse`.
func (client *Client) GetReviewSession(ctx context.Context, sessionID string, options ...Option) (*ReviewSessionDetail, error) {
	result := new(ReviewSessionDetail)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/review-sessions/{sessionId}", sessionID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetReviewSettings: Get the settings of reviews.
//
// Returns the origins whose pages may show reviews in a frame.
//
// Requires the scope `parse`.
func (client *Client) GetReviewSettings(ctx context.Context, options ...Option) (*ReviewSettings, error) {
	result := new(ReviewSettings)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/review-settings"}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetSavedSearch: Get a saved search.
//
// Returns a saved search.
func (client *Client) GetSavedSearch(ctx context.Context, searchID string, options ...Option) (*SavedSearch, error) {
	result := new(SavedSearch)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/saved-searches/{searchId}", searchID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetTenantLink: Get a tenant link.
//
// Returns a link of your tenant.
//
// Requires the scope `match`.
func (client *Client) GetTenantLink(ctx context.Context, linkID string, options ...Option) (*TenantLink, error) {
	result := new(TenantLink)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/tenant-links/{linkId}", linkID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetViewSession: Get a view session.
//
// Returns a view session.
//
// Requires the scope `match`.
func (client *Client) GetViewSession(ctx context.Context, viewSessionID string, options ...Option) (*ViewSession, error) {
	result := new(ViewSession)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/view-sessions/{viewSessionId}", viewSessionID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetWebhookDelivery: Get a delivery.
//
// Returns a delivery with all its attempts.
func (client *Client) GetWebhookDelivery(ctx context.Context, subscriptionID string, deliveryID string, options ...Option) (*WebhookDelivery, error) {
	result := new(WebhookDelivery)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/webhook-subscriptions/{subscriptionId}/deliveries/{deliveryId}", subscriptionID, deliveryID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// GetWebhookSubscription: Get a webhook subscription.
//
// Returns a subscription with the times of its last success and failure.
func (client *Client) GetWebhookSubscription(ctx context.Context, subscriptionID string, options ...Option) (*WebhookSubscription, error) {
	result := new(WebhookSubscription)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/webhook-subscriptions/{subscriptionId}", subscriptionID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// InferSkills: Infer skills from occupations.
//
// Infers likely skills from past occupations, each with a confidence and the source row in the skills map. An occupation that is not recognized yields no skills.
//
// Requires the scope `skills`.
func (client *Client) InferSkills(ctx context.Context, body InferSkillsRequest, options ...Option) (*InferSkillsAnswer, error) {
	result := new(InferSkillsAnswer)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/skills-infer", Body: body, AwaitsResult: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartInferSkills starts InferSkills and returns its operation: pass its id to WaitFor.
func (client *Client) StartInferSkills(ctx context.Context, body InferSkillsRequest, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/skills-infer", Body: body, StartsOperation: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// ListCandidatesParams is the query of ListCandidates. Zero values are not sent.
type ListCandidatesParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string

	Status CandidateStatus

	// Only the candidate with this external identifier.
	ExternalID string

	// Only candidates changed at or after this time, ISO 8601.
	UpdatedSince string

	// Only candidates whose name, e-mail address or phone number has words that begin with these words. A full phone number matches in any common format, international (`+1 216 555 0188`, `001 216 555 0188`) or national (`(216) 555-0188`).
	Q string

	// Only candidates that state this skill, in their record or resume; other names of the skill count.
	Skill string

	// Only candidates who have worked in this occupation: a title, or a SOC or O*NET-SOC code.
	Occupation string

	// Only candidates that state this certification or license.
	Certification string

	// Only candidates who live near this city: `Dayton, OH` in the United States, `Lyon, FR`, `Lyon, France` or `Lyon` elsewhere.
	Near string

	// Distance from `near` as the crow flies, in miles or kilometers: `25mi` (the default), `40km`; at most 200 miles.
	Within string

	// Only candidates whose custom fields meet these conditions, separated by semicolons: `region=north;grade>=3`. Texts are compared without case; `>=` and `<=` are for numbers and dates.
	CustomFields string
}

func (parameters *ListCandidatesParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	setParameter(query, "status", parameters.Status)
	setParameter(query, "externalId", parameters.ExternalID)
	setParameter(query, "updatedSince", parameters.UpdatedSince)
	setParameter(query, "q", parameters.Q)
	setParameter(query, "skill", parameters.Skill)
	setParameter(query, "occupation", parameters.Occupation)
	setParameter(query, "certification", parameters.Certification)
	setParameter(query, "near", parameters.Near)
	setParameter(query, "within", parameters.Within)
	setParameter(query, "customFields", parameters.CustomFields)
	return query
}

// ListCandidates: List candidates.
//
// Returns your candidates, most recently created first.
//
// Requires the scope `candidates`.
func (client *Client) ListCandidates(ctx context.Context, parameters *ListCandidatesParams, options ...Option) (*CandidateList, error) {
	result := new(CandidateList)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/candidates", Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterCandidates yields every item of ListCandidates, page by page.
func (client *Client) IterCandidates(parameters *ListCandidatesParams, options ...Option) *Iterator[CandidateListItem] {
	var query ListCandidatesParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]CandidateListItem, *string, error) {
		query.Cursor = cursor
		page, err := client.ListCandidates(ctx, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Candidates, page.NextCursor, nil
	})
}

// ListConnectorRunsParams is the query of ListConnectorRuns. Zero values are not sent.
type ListConnectorRunsParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string
}

func (parameters *ListConnectorRunsParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	return query
}

// ListConnectorRuns: List runs of a connector.
//
// Returns the runs of a connector, latest first. Runs are kept for 30 days.
//
// Requires the scope `jobs`.
func (client *Client) ListConnectorRuns(ctx context.Context, connectorID string, parameters *ListConnectorRunsParams, options ...Option) (*ConnectorRunList, error) {
	result := new(ConnectorRunList)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/connectors/{connectorId}/runs", connectorID), Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterConnectorRuns yields every item of ListConnectorRuns, page by page.
func (client *Client) IterConnectorRuns(connectorID string, parameters *ListConnectorRunsParams, options ...Option) *Iterator[ConnectorRun] {
	var query ListConnectorRunsParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]ConnectorRun, *string, error) {
		query.Cursor = cursor
		page, err := client.ListConnectorRuns(ctx, connectorID, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Runs, page.NextCursor, nil
	})
}

// ListConnectorsParams is the query of ListConnectors. Zero values are not sent.
type ListConnectorsParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string
}

func (parameters *ListConnectorsParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	return query
}

// ListConnectors: List connectors.
//
// Returns your connectors with their last run, oldest first.
//
// Requires the scope `jobs`.
func (client *Client) ListConnectors(ctx context.Context, parameters *ListConnectorsParams, options ...Option) (*ConnectorList, error) {
	result := new(ConnectorList)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/connectors", Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterConnectors yields every item of ListConnectors, page by page.
func (client *Client) IterConnectors(parameters *ListConnectorsParams, options ...Option) *Iterator[Connector] {
	var query ListConnectorsParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]Connector, *string, error) {
		query.Cursor = cursor
		page, err := client.ListConnectors(ctx, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Connectors, page.NextCursor, nil
	})
}

// ListCustomFieldsParams is the query of ListCustomFields. Zero values are not sent.
type ListCustomFieldsParams struct {
	// Only the fields of these records.
	Record CustomFieldRecordKind
}

func (parameters *ListCustomFieldsParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "record", parameters.Record)
	return query
}

// ListCustomFields: List custom fields.
//
// Returns your custom fields in the order in which they were declared, and their limits.
func (client *Client) ListCustomFields(ctx context.Context, parameters *ListCustomFieldsParams, options ...Option) (*CustomFieldList, error) {
	result := new(CustomFieldList)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/custom-fields", Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// ListDecisionsParams is the query of ListDecisions. Zero values are not sent.
type ListDecisionsParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string
}

func (parameters *ListDecisionsParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	return query
}

// ListDecisions: List decisions about a match.
//
// Returns the decisions about a match, newest first. Both tenants of the pair have access; only the tenant that recorded a decision sees its reason in words and who decided.
//
// Requires the scope `match`.
func (client *Client) ListDecisions(ctx context.Context, matchID string, parameters *ListDecisionsParams, options ...Option) (*DecisionList, error) {
	result := new(DecisionList)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/matches/{matchId}/decisions", matchID), Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterDecisions yields every item of ListDecisions, page by page.
func (client *Client) IterDecisions(matchID string, parameters *ListDecisionsParams, options ...Option) *Iterator[Decision] {
	var query ListDecisionsParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]Decision, *string, error) {
		query.Cursor = cursor
		page, err := client.ListDecisions(ctx, matchID, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Decisions, page.NextCursor, nil
	})
}

// ListDuplicatesParams is the query of ListDuplicates. Zero values are not sent.
type ListDuplicatesParams struct {
	// Only candidates with at least this likelihood; 0.5 by default.
	MinLikelihood Optional[float64]

	// The most likely of them; 20 by default, values above 100 are treated as 100.
	Limit int

	// Also those that a person declared to be of another person.
	IncludeDistinct Optional[bool]
}

func (parameters *ListDuplicatesParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "minLikelihood", parameters.MinLikelihood)
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "includeDistinct", parameters.IncludeDistinct)
	return query
}

// ListDuplicates: List possible duplicates.
//
// Returns your other candidates that may be the same person, the most likely first, each with the fields that agree or differ and their weights. Names, e-mail address, phone, place, positions and education are compared, nothing else. Records are never merged automatically. Those that a person in the portal declared to be of another person are left out.
//
// Requires the scope `candidates`.
func (client *Client) ListDuplicates(ctx context.Context, candidateID string, parameters *ListDuplicatesParams, options ...Option) (*CandidateDuplicates, error) {
	result := new(CandidateDuplicates)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/candidates/{candidateId}/duplicates", candidateID), Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// ListEventsParams is the query of ListEvents. Zero values are not sent.
type ListEventsParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string

	// Only events of this type; your key must have its scope.
	Type EventType

	// Only events at or after this time, ISO 8601.
	Since string
}

func (parameters *ListEventsParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	setParameter(query, "type", parameters.Type)
	setParameter(query, "since", parameters.Since)
	return query
}

// ListEvents: List events.
//
// Events of the last 30 days, oldest first, limited to the types that the scopes of your key allow. Use it instead of or in addition to webhooks: store `nextCursor` and pass it to the next request to read every event exactly once.
func (client *Client) ListEvents(ctx context.Context, parameters *ListEventsParams, options ...Option) (*EventList, error) {
	result := new(EventList)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/events", Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterEvents yields every item of ListEvents, page by page.
func (client *Client) IterEvents(parameters *ListEventsParams, options ...Option) *Iterator[EventMessage] {
	var query ListEventsParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]EventMessage, *string, error) {
		query.Cursor = cursor
		page, err := client.ListEvents(ctx, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Events, page.NextCursor, nil
	})
}

// ListImportErrors: Download the errors of an import.
//
// Returns the rows that were refused, in their order, each with its number, its `externalId` and the error. The content of a row is not stored. `Accept: text/csv` returns a table with a line for each invalid field.
func (client *Client) ListImportErrors(ctx context.Context, importID string, options ...Option) ([]byte, error) {
	var result []byte
	err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/imports/{importId}/errors", importID)}, &result, options...)
	return result, err
}

// ListJobFeedsParams is the query of ListJobFeeds. Zero values are not sent.
type ListJobFeedsParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string
}

func (parameters *ListJobFeedsParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	return query
}

// ListJobFeeds: List job feeds.
//
// Returns your job feeds, oldest first, without their links.
//
// Requires the scope `jobs`.
func (client *Client) ListJobFeeds(ctx context.Context, parameters *ListJobFeedsParams, options ...Option) (*JobFeedList, error) {
	result := new(JobFeedList)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/job-feeds", Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterJobFeeds yields every item of ListJobFeeds, page by page.
func (client *Client) IterJobFeeds(parameters *ListJobFeedsParams, options ...Option) *Iterator[JobFeed] {
	var query ListJobFeedsParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]JobFeed, *string, error) {
		query.Cursor = cursor
		page, err := client.ListJobFeeds(ctx, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Feeds, page.NextCursor, nil
	})
}

// ListJobsParams is the query of ListJobs. Zero values are not sent.
type ListJobsParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string

	Status JobStatus

	// Only the job with this external identifier.
	ExternalID string

	// Only jobs changed at or after this time, ISO 8601.
	UpdatedSince string

	// Only jobs that require or prefer this skill; other names of the skill count.
	Skill string

	// Only jobs of this occupation: a title, or a SOC or O*NET-SOC code.
	Occupation string

	// Only jobs that require or prefer this certification or license.
	Certification string

	// Only jobs near this city: `Dayton, OH` in the United States, `Lyon, FR`, `Lyon, France` or `Lyon` elsewhere.
	Near string

	// Distance from `near` as the crow flies, in miles or kilometers: `25mi` (the default), `40km`; at most 200 miles.
	Within string

	// Only remote jobs, or with `false` only jobs that are not remote or do not say so.
	Remote Optional[bool]

	// Only jobs of this type of employment.
	EmploymentType EmploymentType

	// Only jobs whose pay reaches this many US dollars per hour. Jobs that state no pay in US dollars are left out.
	PayAtLeast Optional[float64]

	// Only jobs that a connector has pulled, by its id or its kind (`greenhouse`), or with `push` only jobs that no connector has pulled.
	Source string

	// Only jobs whose title, employer, department, city or summary has words that begin with these words.
	Text string

	// Only jobs whose custom fields meet these conditions, separated by semicolons: `region=north;grade>=3`. Texts are compared without case; `>=` and `<=` are for numbers and dates.
	CustomFields string
}

func (parameters *ListJobsParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	setParameter(query, "status", parameters.Status)
	setParameter(query, "externalId", parameters.ExternalID)
	setParameter(query, "updatedSince", parameters.UpdatedSince)
	setParameter(query, "skill", parameters.Skill)
	setParameter(query, "occupation", parameters.Occupation)
	setParameter(query, "certification", parameters.Certification)
	setParameter(query, "near", parameters.Near)
	setParameter(query, "within", parameters.Within)
	setParameter(query, "remote", parameters.Remote)
	setParameter(query, "employmentType", parameters.EmploymentType)
	setParameter(query, "payAtLeast", parameters.PayAtLeast)
	setParameter(query, "source", parameters.Source)
	setParameter(query, "text", parameters.Text)
	setParameter(query, "customFields", parameters.CustomFields)
	return query
}

// ListJobs: List jobs.
//
// Returns your jobs, most recently posted first. Use it to compare the jobs with your ATS.
//
// Requires the scope `jobs`.
func (client *Client) ListJobs(ctx context.Context, parameters *ListJobsParams, options ...Option) (*JobList, error) {
	result := new(JobList)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/jobs", Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterJobs yields every item of ListJobs, page by page.
func (client *Client) IterJobs(parameters *ListJobsParams, options ...Option) *Iterator[JobListItem] {
	var query ListJobsParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]JobListItem, *string, error) {
		query.Cursor = cursor
		page, err := client.ListJobs(ctx, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Jobs, page.NextCursor, nil
	})
}

// ListMatchesParams is the query of ListMatches. Zero values are not sent.
type ListMatchesParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string

	// Only matches of this candidate.
	CandidateID UUID

	// Only matches of this job.
	JobID UUID

	// Only matches with this recommendation.
	Recommendation Recommendation

	// Only matches with at least this score.
	MinScore Optional[float64]

	// Only matches changed at or after this time, ISO 8601.
	UpdatedSince string

	// Order of the list; a cursor is valid for one order.
	Sort MatchSort
}

func (parameters *ListMatchesParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	setParameter(query, "candidateId", parameters.CandidateID)
	setParameter(query, "jobId", parameters.JobID)
	setParameter(query, "recommendation", parameters.Recommendation)
	setParameter(query, "minScore", parameters.MinScore)
	setParameter(query, "updatedSince", parameters.UpdatedSince)
	setParameter(query, "sort", parameters.Sort)
	return query
}

// ListMatches: List matches.
//
// Returns matches of your candidates and jobs, most recently changed first by default.
//
// Requires the scope `match`.
func (client *Client) ListMatches(ctx context.Context, parameters *ListMatchesParams, options ...Option) (*MatchList, error) {
	result := new(MatchList)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/matches", Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterMatches yields every item of ListMatches, page by page.
func (client *Client) IterMatches(parameters *ListMatchesParams, options ...Option) *Iterator[MatchListItem] {
	var query ListMatchesParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]MatchListItem, *string, error) {
		query.Cursor = cursor
		page, err := client.ListMatches(ctx, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Matches, page.NextCursor, nil
	})
}

// ListOperationsParams is the query of ListOperations. Zero values are not sent.
type ListOperationsParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string

	Status OperationStatus

	Type OperationType
}

func (parameters *ListOperationsParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	setParameter(query, "status", parameters.Status)
	setParameter(query, "type", parameters.Type)
	return query
}

// ListOperations: List operations.
//
// Returns operations started with keys of your tenant, newest first, limited to the kinds that the scopes of your key allow.
func (client *Client) ListOperations(ctx context.Context, parameters *ListOperationsParams, options ...Option) (*OperationList, error) {
	result := new(OperationList)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/operations", Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterOperations yields every item of ListOperations, page by page.
func (client *Client) IterOperations(parameters *ListOperationsParams, options ...Option) *Iterator[Operation] {
	var query ListOperationsParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]Operation, *string, error) {
		query.Cursor = cursor
		page, err := client.ListOperations(ctx, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Operations, page.NextCursor, nil
	})
}

// ListParseBatchResults: Download the results of a batch.
//
// Returns a line for each document in the order of the upload: its number, its name, its operation and status, and the result or the error. Before the batch has ended, documents without a result are listed with their status.
//
// Requires the scope `parse`.
func (client *Client) ListParseBatchResults(ctx context.Context, batchID string, options ...Option) ([]byte, error) {
	var result []byte
	err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/parse/batches/{batchId}/results", batchID)}, &result, options...)
	return result, err
}

// ListPlacementsParams is the query of ListPlacements. Zero values are not sent.
type ListPlacementsParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string

	Status PlacementStatus

	CandidateID UUID

	JobID UUID

	// Only placements with this external identifier of your tenant.
	ExternalID string

	// Only placements changed at or after this time, ISO 8601.
	UpdatedSince string
}

func (parameters *ListPlacementsParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	setParameter(query, "status", parameters.Status)
	setParameter(query, "candidateId", parameters.CandidateID)
	setParameter(query, "jobId", parameters.JobID)
	setParameter(query, "externalId", parameters.ExternalID)
	setParameter(query, "updatedSince", parameters.UpdatedSince)
	return query
}

// ListPlacements: List placements.
//
// Returns placements of your tenant, and placements that a linked tenant recorded for your candidates or jobs, newest first.
//
// Requires the scope `match`.
func (client *Client) ListPlacements(ctx context.Context, parameters *ListPlacementsParams, options ...Option) (*PlacementList, error) {
	result := new(PlacementList)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/placements", Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterPlacements yields every item of ListPlacements, page by page.
func (client *Client) IterPlacements(parameters *ListPlacementsParams, options ...Option) *Iterator[Placement] {
	var query ListPlacementsParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]Placement, *string, error) {
		query.Cursor = cursor
		page, err := client.ListPlacements(ctx, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Placements, page.NextCursor, nil
	})
}

// ListRatingsParams is the query of ListRatings. Zero values are not sent.
type ListRatingsParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string
}

func (parameters *ListRatingsParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	return query
}

// ListRatings: List ratings of a match.
//
// Returns the ratings of a match, newest first. Both tenants of the pair have access; only the tenant that wrote a comment sees it.
//
// Requires the scope `match`.
func (client *Client) ListRatings(ctx context.Context, matchID string, parameters *ListRatingsParams, options ...Option) (*RatingList, error) {
	result := new(RatingList)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/matches/{matchId}/ratings", matchID), Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterRatings yields every item of ListRatings, page by page.
func (client *Client) IterRatings(matchID string, parameters *ListRatingsParams, options ...Option) *Iterator[Rating] {
	var query ListRatingsParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]Rating, *string, error) {
		query.Cursor = cursor
		page, err := client.ListRatings(ctx, matchID, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Ratings, page.NextCursor, nil
	})
}

// ListReviewSessionsParams is the query of ListReviewSessions. Zero values are not sent.
type ListReviewSessionsParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string

	// Only confirmed sessions, or only those that are not.
	Confirmed Optional[bool]
}

func (parameters *ListReviewSessionsParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	setParameter(query, "confirmed", parameters.Confirmed)
	return query
}

// ListReviewSessions: List review sessions.
//
// Returns review sessions, newest first, without their links. Sessions of an operation are kept as long as its result.
//
// Requires the scope `parse`.
func (client *Client) ListReviewSessions(ctx context.Context, parameters *ListReviewSessionsParams, options ...Option) (*ReviewSessionList, error) {
	result := new(ReviewSessionList)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/review-sessions", Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterReviewSessions yields every item of ListReviewSessions, page by page.
func (client *Client) IterReviewSessions(parameters *ListReviewSessionsParams, options ...Option) *Iterator[ReviewSession] {
	var query ListReviewSessionsParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]ReviewSession, *string, error) {
		query.Cursor = cursor
		page, err := client.ListReviewSessions(ctx, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Sessions, page.NextCursor, nil
	})
}

// ListSavedSearchesParams is the query of ListSavedSearches. Zero values are not sent.
type ListSavedSearchesParams struct {
	// Only searches of these records.
	Of SavedSearchList

	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string
}

func (parameters *ListSavedSearchesParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "of", parameters.Of)
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	return query
}

// ListSavedSearches: List saved searches.
//
// Returns your saved searches of the records that your key may read, oldest first, and their limit.
func (client *Client) ListSavedSearches(ctx context.Context, parameters *ListSavedSearchesParams, options ...Option) (*SavedSearchPage, error) {
	result := new(SavedSearchPage)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/saved-searches", Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterSavedSearches yields every item of ListSavedSearches, page by page.
func (client *Client) IterSavedSearches(parameters *ListSavedSearchesParams, options ...Option) *Iterator[SavedSearch] {
	var query ListSavedSearchesParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]SavedSearch, *string, error) {
		query.Cursor = cursor
		page, err := client.ListSavedSearches(ctx, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.SavedSearches, page.NextCursor, nil
	})
}

// ListScoreLogParams is the query of ListScoreLog. Zero values are not sent.
type ListScoreLogParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string

	// Only scores given at or after this time, ISO 8601.
	From string

	// Only scores given before this time, ISO 8601.
	To string

	// Only scores of this kind.
	Kind ScoreKind
}

func (parameters *ListScoreLogParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	setParameter(query, "from", parameters.From)
	setParameter(query, "to", parameters.To)
	setParameter(query, "kind", parameters.Kind)
	return query
}

// ListScoreLog: List logged scores.
//
// Returns every score that your tenant received, as it was given out, oldest first: matches, rescorings, rankings and forecasts. Entries are kept for six months unless your tenant has another period. To export a period, read all pages, or send `Accept: application/x-ndjson` to receive all of it, one entry a line; `limit` and `cursor` then have no effect, and the audit log records the export. After an erasure, `candidatePseudonym` replaces `candidateId`.
//
// Requires the scope `match`.
func (client *Client) ListScoreLog(ctx context.Context, parameters *ListScoreLogParams, options ...Option) (*ScoreLogList, error) {
	result := new(ScoreLogList)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/score-log", Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterScoreLog yields every item of ListScoreLog, page by page.
func (client *Client) IterScoreLog(parameters *ListScoreLogParams, options ...Option) *Iterator[ScoreLogEntry] {
	var query ListScoreLogParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]ScoreLogEntry, *string, error) {
		query.Cursor = cursor
		page, err := client.ListScoreLog(ctx, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Entries, page.NextCursor, nil
	})
}

// ListTenantLinksParams is the query of ListTenantLinks. Zero values are not sent.
type ListTenantLinksParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string

	Status TenantLinkStatus
}

func (parameters *ListTenantLinksParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	setParameter(query, "status", parameters.Status)
	return query
}

// ListTenantLinks: List tenant links.
//
// Returns the links of your tenant, newest request first. Administrators request, accept and end links in the developer portal: sharing personal records requires a decision by a person, not by an API key.
//
// Requires the scope `match`.
func (client *Client) ListTenantLinks(ctx context.Context, parameters *ListTenantLinksParams, options ...Option) (*TenantLinkList, error) {
	result := new(TenantLinkList)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/tenant-links", Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterTenantLinks yields every item of ListTenantLinks, page by page.
func (client *Client) IterTenantLinks(parameters *ListTenantLinksParams, options ...Option) *Iterator[TenantLink] {
	var query ListTenantLinksParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]TenantLink, *string, error) {
		query.Cursor = cursor
		page, err := client.ListTenantLinks(ctx, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Links, page.NextCursor, nil
	})
}

// ListViewSessionsParams is the query of ListViewSessions. Zero values are not sent.
type ListViewSessionsParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string
}

func (parameters *ListViewSessionsParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	return query
}

// ListViewSessions: List view sessions.
//
// Returns view sessions, newest first, without their links. They are kept for 90 days after they have expired.
//
// Requires the scope `match`.
func (client *Client) ListViewSessions(ctx context.Context, parameters *ListViewSessionsParams, options ...Option) (*ViewSessionList, error) {
	result := new(ViewSessionList)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/view-sessions", Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterViewSessions yields every item of ListViewSessions, page by page.
func (client *Client) IterViewSessions(parameters *ListViewSessionsParams, options ...Option) *Iterator[ViewSession] {
	var query ListViewSessionsParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]ViewSession, *string, error) {
		query.Cursor = cursor
		page, err := client.ListViewSessions(ctx, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Sessions, page.NextCursor, nil
	})
}

// ListWebhookDeliveriesParams is the query of ListWebhookDeliveries. Zero values are not sent.
type ListWebhookDeliveriesParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string

	Status string
}

func (parameters *ListWebhookDeliveriesParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	setParameter(query, "status", parameters.Status)
	return query
}

// ListWebhookDeliveries: List deliveries.
//
// Returns the deliveries to the endpoint with its responses, newest first, for 30 days.
func (client *Client) ListWebhookDeliveries(ctx context.Context, subscriptionID string, parameters *ListWebhookDeliveriesParams, options ...Option) (*WebhookDeliveryList, error) {
	result := new(WebhookDeliveryList)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/webhook-subscriptions/{subscriptionId}/deliveries", subscriptionID), Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterWebhookDeliveries yields every item of ListWebhookDeliveries, page by page.
func (client *Client) IterWebhookDeliveries(subscriptionID string, parameters *ListWebhookDeliveriesParams, options ...Option) *Iterator[WebhookDelivery] {
	var query ListWebhookDeliveriesParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]WebhookDelivery, *string, error) {
		query.Cursor = cursor
		page, err := client.ListWebhookDeliveries(ctx, subscriptionID, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Deliveries, page.NextCursor, nil
	})
}

// ListWebhookSubscriptionsParams is the query of ListWebhookSubscriptions. Zero values are not sent.
type ListWebhookSubscriptionsParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string
}

func (parameters *ListWebhookSubscriptionsParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	return query
}

// ListWebhookSubscriptions: List webhook subscriptions.
//
// Returns your subscriptions, oldest first.
func (client *Client) ListWebhookSubscriptions(ctx context.Context, parameters *ListWebhookSubscriptionsParams, options ...Option) (*WebhookSubscriptionList, error) {
	result := new(WebhookSubscriptionList)
	if err := client.Send(ctx, Call{Method: "GET", Path: "/api/v1/webhook-subscriptions", Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterWebhookSubscriptions yields every item of ListWebhookSubscriptions, page by page.
func (client *Client) IterWebhookSubscriptions(parameters *ListWebhookSubscriptionsParams, options ...Option) *Iterator[WebhookSubscription] {
	var query ListWebhookSubscriptionsParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]WebhookSubscription, *string, error) {
		query.Cursor = cursor
		page, err := client.ListWebhookSubscriptions(ctx, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Subscriptions, page.NextCursor, nil
	})
}

// MatchPair: Match a candidate with a job.
//
// Scores a candidate for a job. The response has the score, the recommendation, the reasons in plain language, each component with its evidence and missing items, the gaps with ways to close them, and the transferable skills. The same pair keeps its `matchId`. The result is a recommendation for people who decide, never a decision.
//
// Requires the scope `match`.
func (client *Client) MatchPair(ctx context.Context, body MatchPairRequest, options ...Option) (*Match, error) {
	result := new(Match)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/match", Body: body, AwaitsResult: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartMatchPair starts MatchPair and returns its operation: pass its id to WaitFor.
func (client *Client) StartMatchPair(ctx context.Context, body MatchPairRequest, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/match", Body: body, StartsOperation: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// MergeCandidates: Merge a candidate into this one.
//
// Merges another candidate into this one, which keeps its id. Both records are kept: a push to either external id updates its record, and the candidate combines them. Matches, placements, decisions and ratings of the other move to this one, except those for a job for which both have a match. Employers see the candidate only if both records consent. Access exports and erasure cover both. The id of the other then stands for this candidate.
//
// Requires the scope `candidates`.
func (client *Client) MergeCandidates(ctx context.Context, candidateID string, body CandidateMergeRequest, options ...Option) (*CandidateMerge, error) {
	result := new(CandidateMerge)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/candidates/{candidateId}/merge", candidateID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// ParseJobDescriptionParams is the query of ParseJobDescription. Zero values are not sent.
type ParseJobDescriptionParams struct {
	// Comma-separated extras: `evidence` (the source text of each value), `rawText`, `redacted` (the text without names and contacts), `review` (evidence, text and the place of each word; the document is kept until the result expires, so that a review session can show its pages).
	Include string
}

func (parameters *ParseJobDescriptionParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "include", parameters.Include)
	return query
}

// ParseJobDescription: Parse a posting.
//
// Parses a posting into structured data: pay, location, requirements, benefits, and signals of openness with their source text. Send a file (PDF, DOCX or plain text) as a form, or text as JSON.
//
// Requires the scope `parse`.
func (client *Client) ParseJobDescription(ctx context.Context, body ParseTextRequest, parameters *ParseJobDescriptionParams, options ...Option) (*ParsedJobDescription, error) {
	result := new(ParsedJobDescription)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/parse/jd", Query: parameters.query(), Body: body, AwaitsResult: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartParseJobDescription starts ParseJobDescription and returns its operation: pass its id to WaitFor.
func (client *Client) StartParseJobDescription(ctx context.Context, body ParseTextRequest, parameters *ParseJobDescriptionParams, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/parse/jd", Query: parameters.query(), Body: body, StartsOperation: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// ParseJobDescriptionFile: Parse a posting.
//
// Parses a posting into structured data: pay, location, requirements, benefits, and signals of openness with their source text. Send a file (PDF, DOCX or plain text) as a form, or text as JSON.
//
// Sends a file as a form.
//
// Requires the scope `parse`.
func (client *Client) ParseJobDescriptionFile(ctx context.Context, file File, fields *ParseFileRequest, parameters *ParseJobDescriptionParams, options ...Option) (*ParsedJobDescription, error) {
	result := new(ParsedJobDescription)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/parse/jd", Query: parameters.query(), Body: fields, Files: []FormFile{{Field: "file", File: file}}, AwaitsResult: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartParseJobDescriptionFile starts ParseJobDescriptionFile and returns its operation: pass its id to WaitFor.
func (client *Client) StartParseJobDescriptionFile(ctx context.Context, file File, fields *ParseFileRequest, parameters *ParseJobDescriptionParams, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/parse/jd", Query: parameters.query(), Body: fields, Files: []FormFile{{Field: "file", File: file}}, StartsOperation: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// ParseResumeParams is the query of ParseResume. Zero values are not sent.
type ParseResumeParams struct {
	// Comma-separated extras: `evidence` (the source text of each value), `rawText`, `redacted` (the text without name, contacts, address and dates of birth), `review` (evidence, text and the place of each word; the document is kept until the result expires, so that a review session can show its pages).
	Include string
}

func (parameters *ParseResumeParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "include", parameters.Include)
	return query
}

// ParseResume: Parse a resume.
//
// Parses a resume into structured data. Send a file (PDF, DOCX, plain text, JSON Resume, Europass and others) as a form, or text as JSON. The response contains only data from the document; all other fields are null or an empty list.
//
// Requires the scope `parse`.
func (client *Client) ParseResume(ctx context.Context, body ParseTextRequest, parameters *ParseResumeParams, options ...Option) (*ParsedResume, error) {
	result := new(ParsedResume)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/parse/resume", Query: parameters.query(), Body: body, AwaitsResult: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartParseResume starts ParseResume and returns its operation: pass its id to WaitFor.
func (client *Client) StartParseResume(ctx context.Context, body ParseTextRequest, parameters *ParseResumeParams, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/parse/resume", Query: parameters.query(), Body: body, StartsOperation: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// ParseResumeFile: Parse a resume.
//
// Parses a resume into structured data. Send a file (PDF, DOCX, plain text, JSON Resume, Europass and others) as a form, or text as JSON. The response contains only data from the document; all other fields are null or an empty list.
//
// Sends a file as a form.
//
// Requires the scope `parse`.
func (client *Client) ParseResumeFile(ctx context.Context, file File, fields *ParseFileRequest, parameters *ParseResumeParams, options ...Option) (*ParsedResume, error) {
	result := new(ParsedResume)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/parse/resume", Query: parameters.query(), Body: fields, Files: []FormFile{{Field: "file", File: file}}, AwaitsResult: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartParseResumeFile starts ParseResumeFile and returns its operation: pass its id to WaitFor.
func (client *Client) StartParseResumeFile(ctx context.Context, file File, fields *ParseFileRequest, parameters *ParseResumeParams, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/parse/resume", Query: parameters.query(), Body: fields, Files: []FormFile{{Field: "file", File: file}}, StartsOperation: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// PauseScoring: Pause scoring.
//
// Stops scoring for your tenant at once, for live or test data, depending on your key. Matches, previews, rankings and forecasts respond with 409 `scoring_paused`, and nothing is rescored. Records, existing matches, history and decisions remain available. Pausing again changes nothing.
//
// Requires the scope `match`.
func (client *Client) PauseScoring(ctx context.Context, options ...Option) (*Scoring, error) {
	result := new(Scoring)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/tenants/me/pause"}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// PreviewConnector: Preview a connector.
//
// Reads the whole board and returns which jobs a run would create, update, reopen and close. Writes nothing.
//
// Requires the scope `jobs`.
func (client *Client) PreviewConnector(ctx context.Context, connectorID string, options ...Option) (*ConnectorPreviewResponse, error) {
	result := new(ConnectorPreviewResponse)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/connectors/{connectorId}/preview", connectorID), AwaitsResult: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartPreviewConnector starts PreviewConnector and returns its operation: pass its id to WaitFor.
func (client *Client) StartPreviewConnector(ctx context.Context, connectorID string, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/connectors/{connectorId}/preview", connectorID), StartsOperation: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// PreviewMatch: Preview a match.
//
// Scores a resume for a posting without storing either: each side is a text, parsed data or a stored record. The scores are those of a match. Nothing is kept: no document, operation, event or match, and no body in the request log. `Idempotency-Key` and `Prefer: respond-async` are ignored; the same request gives the same scores.
//
// Requires the scope `match`.
func (client *Client) PreviewMatch(ctx context.Context, body MatchPreviewRequest, options ...Option) (*MatchPreview, error) {
	result := new(MatchPreview)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/match/preview", Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// RankPairs: Rank candidates or jobs.
//
// Ranks all candidates you have access to for one job, or all open jobs for one candidate, best first. The scores are the same as those of matches. An index preselects the pairs; nothing is stored.
//
// Requires the scope `match`.
func (client *Client) RankPairs(ctx context.Context, body RankPairsRequest, options ...Option) (*RankingAnswer, error) {
	result := new(RankingAnswer)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/matches/rank", Body: body, AwaitsResult: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartRankPairs starts RankPairs and returns its operation: pass its id to WaitFor.
func (client *Client) StartRankPairs(ctx context.Context, body RankPairsRequest, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/matches/rank", Body: body, StartsOperation: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// RateMatch: Rate a match.
//
// Records how a caseworker, the employer or the candidate rates a match. A single rating does not change a score; match weights are learned from many ratings. Both tenants of the pair receive an event, without the comment.
//
// Requires the scope `match`.
func (client *Client) RateMatch(ctx context.Context, matchID string, body RatingRequest, options ...Option) (*Rating, error) {
	result := new(Rating)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/matches/{matchId}/ratings", matchID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// ReconsiderMatch: Reconsider a score.
//
// Records that a person objects to a score or corrected a record, and scores the pair again as it is now. The new score is logged and linked to the reconsidered one; the history of the match shows both with the difference. A decision can rest on it. Both tenants of the pair receive an event with ids only.
//
// Requires the scope `match`.
func (client *Client) ReconsiderMatch(ctx context.Context, matchID string, body ReconsiderationRequest, options ...Option) (*Reconsideration, error) {
	result := new(Reconsideration)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/matches/{matchId}/reconsiderations", matchID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// RecordDecision: Record a decision.
//
// Records what a person decided about a match. Decisions are added, never changed; the latest one that was not withdrawn is shown with the match. Both tenants of the pair receive an event, without the reason in words and without the person who decided.
//
// Requires the scope `match`.
func (client *Client) RecordDecision(ctx context.Context, matchID string, body DecisionRequest, options ...Option) (*Decision, error) {
	result := new(Decision)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/matches/{matchId}/decisions", matchID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// RecoverWebhooks: Recover missed messages.
//
// Sends all messages that the endpoint has missed since a given time: failed messages, and events that occurred while the subscription was disabled.
func (client *Client) RecoverWebhooks(ctx context.Context, subscriptionID string, body RecoverRequest, options ...Option) (*RecoverAnswer, error) {
	result := new(RecoverAnswer)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/webhook-subscriptions/{subscriptionId}/recover", subscriptionID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// RedeliverWebhook: Redeliver a message.
//
// Sends the message again with the same `webhook-id`, and retries by the schedule if that fails.
func (client *Client) RedeliverWebhook(ctx context.Context, subscriptionID string, deliveryID string, options ...Option) (*WebhookDelivery, error) {
	result := new(WebhookDelivery)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/webhook-subscriptions/{subscriptionId}/deliveries/{deliveryId}/redeliver", subscriptionID, deliveryID)}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// ResumeScoring: Resume scoring.
//
// Resumes scoring. Pairs that changed during the pause are rescored in the background.
//
// Requires the scope `match`.
func (client *Client) ResumeScoring(ctx context.Context, options ...Option) (*Scoring, error) {
	result := new(Scoring)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/tenants/me/resume"}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// RotateWebhookSecret: Rotate the signing secret.
//
// Creates a new signing secret, which is only shown in this response. During the overlap, messages are signed with both secrets, so that you can update receivers.
func (client *Client) RotateWebhookSecret(ctx context.Context, subscriptionID string, body RotateSecretRequest, options ...Option) (*WebhookSubscriptionWithSecret, error) {
	result := new(WebhookSubscriptionWithSecret)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/webhook-subscriptions/{subscriptionId}/rotate-secret", subscriptionID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// RunSavedSearchParams is the query of RunSavedSearch. Zero values are not sent.
type RunSavedSearchParams struct {
	// Items per page; values above 200 are treated as 200.
	Limit int

	// `nextCursor` of the previous page.
	Cursor string
}

func (parameters *RunSavedSearchParams) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
	setParameter(query, "limit", parameters.Limit)
	setParameter(query, "cursor", parameters.Cursor)
	return query
}

// RunSavedSearch: Run a saved search.
//
// Returns the records that pass the filters of a saved search now, as `GET /candidates` or `GET /jobs` lists them. Scores play no part: rank the candidates of a job with `POST /matches/rank`.
func (client *Client) RunSavedSearch(ctx context.Context, searchID string, parameters *RunSavedSearchParams, options ...Option) (*SavedSearchResults, error) {
	result := new(SavedSearchResults)
	if err := client.Send(ctx, Call{Method: "GET", Path: expandPath("/api/v1/saved-searches/{searchId}/results", searchID), Query: parameters.query()}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// IterRunSavedSearch yields every item of RunSavedSearch, page by page.
func (client *Client) IterRunSavedSearch(searchID string, parameters *RunSavedSearchParams, options ...Option) *Iterator[CandidateListItem] {
	var query RunSavedSearchParams
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]CandidateListItem, *string, error) {
		query.Cursor = cursor
		page, err := client.RunSavedSearch(ctx, searchID, &query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Candidates, page.NextCursor, nil
	})
}

// SetJobStatus: Change a job.
//
// Opens, pauses, closes or archives a job, or replaces its custom fields. Closing requires a reason; archiving is permanent.
//
// `open` reopens a closed or expired job; an expiry date in the past does not close it again, a future one does. An archived job stays archived. It keeps its `externalId`, so that a nightly push of all jobs does not create a second job; `releaseExternalId: true` frees the `externalId` for a new job.
//
// Requires the scope `jobs`.
func (client *Client) SetJobStatus(ctx context.Context, jobID string, body JobStatusRequest, options ...Option) (*JobDetail, error) {
	result := new(JobDetail)
	if err := client.Send(ctx, Call{Method: "PATCH", Path: expandPath("/api/v1/jobs/{jobId}", jobID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// SetJobStatuses: Change the status of many jobs.
//
// Changes the status of up to 100 jobs in their order. A change that fails does not affect the others.
//
// Requires the scope `jobs`.
func (client *Client) SetJobStatuses(ctx context.Context, body JobBulkStatusRequest, options ...Option) (*JobBulkStatusAnswer, error) {
	result := new(JobBulkStatusAnswer)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/jobs/bulk-status", Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// SetMatchWeights: Set match weights.
//
// Turns learned weights on or off, or sets your own weights, which override learned weights. Applies to live or test data, depending on your key. Matches are rescored in the background.
//
// Requires the scope `match`.
func (client *Client) SetMatchWeights(ctx context.Context, body MatchWeightsRequest, options ...Option) (*MatchWeights, error) {
	result := new(MatchWeights)
	if err := client.Send(ctx, Call{Method: "PATCH", Path: "/api/v1/match/weights", Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// SetPlacementStatus: Change or correct a placement.
//
// Changes the status of a placement: `offered` to `accepted`, `declined` or `withdrawn`; `accepted` to `started`, `withdrawn` or `no_show`; `started` to `completed` (as agreed) or `ended`. Setting the current status again has no effect.
//
// Also corrects a placement: `startDate`, `endDate`, `hourlyUsd` and `endReason` at any time, and any status with `correction: true`. `history` has an entry for every correction with the changed fields and their previous values. `placement.status_changed` is only sent when the status changes.
//
// While a placement is `started`, an `active` candidate is `placed` and excluded from rankings; when the last started placement ends, the candidate is `active` again. `inactive` and `archived` candidates do not change.
//
// Requires the scope `match`.
func (client *Client) SetPlacementStatus(ctx context.Context, placementID string, body PlacementChangeRequest, options ...Option) (*Placement, error) {
	result := new(Placement)
	if err := client.Send(ctx, Call{Method: "PATCH", Path: expandPath("/api/v1/placements/{placementId}", placementID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartConnectorRun: Start a run.
//
// Starts a run, which pulls the board in the background. New postings create jobs, changed ones update them, and jobs that the board no longer has are closed when all its pages were read. Jobs of other sources stay as they are. A run continues after a failure from its last page. Follow the operation with the id of the run.
//
// Requires the scope `jobs`.
func (client *Client) StartConnectorRun(ctx context.Context, connectorID string, body ConnectorRunRequest, options ...Option) (*ConnectorRun, error) {
	result := new(ConnectorRun)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/connectors/{connectorId}/runs", connectorID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// SyncCandidates: Push candidates.
//
// Saves up to 100 candidates in their order, given as candidates or as records exported by your case-management system. Sensitive fields are never stored; `droppedFields` lists them. Another push with the same `externalId` updates the candidate: an absent field keeps its value, null clears it. An invalid item does not affect the others; its entry contains the error.
//
// Requires the scope `candidates`.
func (client *Client) SyncCandidates(ctx context.Context, body CandidateSyncRequest, options ...Option) (*CandidateSyncAnswer, error) {
	result := new(CandidateSyncAnswer)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/candidates/sync", Body: body, AwaitsResult: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartSyncCandidates starts SyncCandidates and returns its operation: pass its id to WaitFor.
func (client *Client) StartSyncCandidates(ctx context.Context, body CandidateSyncRequest, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/candidates/sync", Body: body, StartsOperation: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// SyncJob: Push a job.
//
// Saves a posting from your ATS or careers page, given as text, which is parsed, or as parsed data. Another push with the same `externalId` updates the job. A push never changes the status of a job: a closed or expired job stays closed until `PATCH /jobs/{jobId}` reopens it, and the response contains a warning.
//
// A `title` sent with the text overrides the title in the text. It also applies to later pushes without `title`, until a push sets another value or `null`. The title in `parsed` overrides an earlier title.
//
// Requires the scope `jobs`.
func (client *Client) SyncJob(ctx context.Context, body JobSyncRequest, options ...Option) (*JobSyncAnswer, error) {
	result := new(JobSyncAnswer)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/jobs/sync", Body: body, AwaitsResult: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// StartSyncJob starts SyncJob and returns its operation: pass its id to WaitFor.
func (client *Client) StartSyncJob(ctx context.Context, body JobSyncRequest, options ...Option) (*Operation, error) {
	result := new(Operation)
	if err := client.Send(ctx, Call{Method: "POST", Path: "/api/v1/jobs/sync", Body: body, StartsOperation: true}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// TestWebhookSubscription: Send a test event.
//
// Sends a sample event to the endpoint and shows how its signature is computed. Follow the delivery by its `deliveryId`.
func (client *Client) TestWebhookSubscription(ctx context.Context, subscriptionID string, body TestWebhookRequest, options ...Option) (*TestDeliveryAnswer, error) {
	result := new(TestDeliveryAnswer)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/webhook-subscriptions/{subscriptionId}/test", subscriptionID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// UnmergeCandidates: Undo a merge.
//
// Undoes a merge: both records are candidates again, each with what it held and what was pushed to it since. Moved matches, placements, decisions and ratings go back.
//
// Requires the scope `candidates`.
func (client *Client) UnmergeCandidates(ctx context.Context, candidateID string, body CandidateMergeRequest, options ...Option) (*CandidateUnmerge, error) {
	result := new(CandidateUnmerge)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/candidates/{candidateId}/unmerge", candidateID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// UpdateCandidate: Change a candidate.
//
// Replaces the custom fields of a candidate, without a push of its record. All other fields are changed by `POST /candidates/sync`.
//
// Requires the scope `candidates`.
func (client *Client) UpdateCandidate(ctx context.Context, candidateID string, body CandidateChangeRequest, options ...Option) (*Candidate, error) {
	result := new(Candidate)
	if err := client.Send(ctx, Call{Method: "PATCH", Path: expandPath("/api/v1/candidates/{candidateId}", candidateID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// UpdateConnector: Change a connector.
//
// Changes the credentials, the interval or the mapping, or enables or disables scheduled runs.
//
// Requires the scope `jobs`.
func (client *Client) UpdateConnector(ctx context.Context, connectorID string, body ConnectorChangeRequest, options ...Option) (*Connector, error) {
	result := new(Connector)
	if err := client.Send(ctx, Call{Method: "PATCH", Path: expandPath("/api/v1/connectors/{connectorId}", connectorID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// UpdateReviewSettings: Change the settings of reviews.
//
// Replaces the list of origins whose pages may show reviews in a frame, for live and test sessions. Browsers refuse all other pages.
//
// Requires the scope `parse`.
func (client *Client) UpdateReviewSettings(ctx context.Context, body ReviewSettings, options ...Option) (*ReviewSettings, error) {
	result := new(ReviewSettings)
	if err := client.Send(ctx, Call{Method: "PATCH", Path: "/api/v1/review-settings", Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// UpdateSavedSearch: Change a saved search.
//
// Changes the name, the filters, or of what a search notifies. Records that were announced are not announced again while they pass.
func (client *Client) UpdateSavedSearch(ctx context.Context, searchID string, body SavedSearchChangeRequest, options ...Option) (*SavedSearch, error) {
	result := new(SavedSearch)
	if err := client.Send(ctx, Call{Method: "PATCH", Path: expandPath("/api/v1/saved-searches/{searchId}", searchID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// UpdateWebhookSubscription: Change a webhook subscription.
//
// Changes the URL, event types or description, or enables or disables the subscription.
func (client *Client) UpdateWebhookSubscription(ctx context.Context, subscriptionID string, body WebhookSubscriptionChange, options ...Option) (*WebhookSubscription, error) {
	result := new(WebhookSubscription)
	if err := client.Send(ctx, Call{Method: "PATCH", Path: expandPath("/api/v1/webhook-subscriptions/{subscriptionId}", subscriptionID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

// WithdrawDecision: Withdraw a decision.
//
// Withdraws a decision that your tenant recorded. It stays in the list and in the history with the time, and counts nowhere: the match shows the decision before it, and impact reports leave it out. Withdrawing it again changes nothing. Both tenants of the pair receive an event, without the person who withdrew it.
//
// Requires the scope `match`.
func (client *Client) WithdrawDecision(ctx context.Context, decisionID string, body DecisionWithdrawalRequest, options ...Option) (*Decision, error) {
	result := new(Decision)
	if err := client.Send(ctx, Call{Method: "POST", Path: expandPath("/api/v1/decisions/{decisionId}/withdraw", decisionID), Body: body}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}
