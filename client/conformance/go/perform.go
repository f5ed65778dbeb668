package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"sort"
	"strings"
	"time"

	tenure "tenure.example/client/go"
)

type action struct {
	Type           string            `json:"type"`
	Operation      string            `json:"operation"`
	Path           []string          `json:"path"`
	Query          map[string]any    `json:"query"`
	Body           json.RawMessage   `json:"body"`
	Fields         json.RawMessage   `json:"fields"`
	Sandbox        string            `json:"sandbox"`
	IdempotencyKey string            `json:"idempotencyKey"`
	Pick           *string           `json:"pick"`
	Count          bool              `json:"count"`
	Distinct       string            `json:"distinct"`
	FileName       string            `json:"fileName"`
	Content        string            `json:"content"`
	IntervalMs     int               `json:"intervalMs"`
	TimeoutMs      int               `json:"timeoutMs"`
	Cancel         bool              `json:"cancel"`
	Secrets        []string          `json:"secrets"`
	Headers        map[string]string `json:"headers"`
	Now            int64             `json:"now"`
}

func perform(ctx context.Context, client *tenure.Client, do action) (any, error) {
	switch do.Type {
	case "webhook":
		return webhook(do)
	case "iterate":
		return iterate(ctx, client, do)
	case "start":
		return start(ctx, client, do)
	case "upload":
		fields := new(tenure.ParseFileRequest)
		if err := decode(do.Fields, fields); err != nil {
			return nil, err
		}
		file := tenure.File{Name: do.FileName, Content: strings.NewReader(do.Content)}
		result, err := client.ParseResumeFile(ctx, file, fields, nil, optionsOf(do)...)
		return picked(do, result, err)
	}
	return call(ctx, client, do)
}

func call(ctx context.Context, client *tenure.Client, do action) (any, error) {
	options := optionsOf(do)
	switch do.Operation {
	case "getMe":
		result, err := client.GetMe(ctx, options...)
		return picked(do, result, err)
	case "getCandidate":
		result, err := client.GetCandidate(ctx, do.Path[0], options...)
		return picked(do, result, err)
	case "listJobs":
		result, err := client.ListJobs(ctx, nil, options...)
		return picked(do, result, err)
	case "bulkSyncJobs":
		return withBody(do, func(body tenure.JobBulkSyncRequest) (any, error) { return client.BulkSyncJobs(ctx, body, options...) })
	case "matchPair":
		return withBody(do, func(body tenure.MatchPairRequest) (any, error) { return client.MatchPair(ctx, body, options...) })
	case "syncJob":
		return withBody(do, func(body tenure.JobSyncRequest) (any, error) { return client.SyncJob(ctx, body, options...) })
	case "parseResume":
		return withBody(do, func(body tenure.ParseTextRequest) (any, error) {
			return client.ParseResume(ctx, body, nil, options...)
		})
	case "parseJobDescription":
		var body tenure.ParseTextRequest
		if decode(do.Body, &body) != nil {
			// The types of the client have no member that the API does not know; Send takes any body.
			var result any
			err := client.Send(ctx, tenure.Call{Method: http.MethodPost, Path: "/api/v1/parse/jd", Body: do.Body}, &result, options...)
			return picked(do, result, err)
		}
		result, err := client.ParseJobDescription(ctx, body, nil, options...)
		return picked(do, result, err)
	}
	return nil, fmt.Errorf("no operation %s", do.Operation)
}

// withBody decodes the body of a case into the type of the operation, which must know every member.
func withBody[Body any](do action, send func(Body) (any, error)) (any, error) {
	var body Body
	if err := decode(do.Body, &body); err != nil {
		return nil, err
	}
	result, err := send(body)
	return picked(do, result, err)
}

func start(ctx context.Context, client *tenure.Client, do action) (any, error) {
	var body tenure.ParseTextRequest
	if err := decode(do.Body, &body); err != nil {
		return nil, err
	}
	operation, err := client.StartParseJobDescription(ctx, body, nil, optionsOf(do)...)
	if err != nil {
		return nil, err
	}
	if do.Cancel {
		if _, err := client.CancelOperation(ctx, operation.OperationID); err != nil {
			return nil, err
		}
	}
	wait := tenure.WaitOptions{
		Timeout:  time.Duration(do.TimeoutMs) * time.Millisecond,
		Interval: time.Duration(do.IntervalMs) * time.Millisecond,
	}
	var result tenure.ParsedJobDescription
	err = client.WaitFor(ctx, operation.OperationID, &result, wait)
	return picked(do, result, err)
}

func iterate(ctx context.Context, client *tenure.Client, do action) (any, error) {
	var parameters tenure.ListJobsParams
	for name, value := range do.Query {
		switch name {
		case "limit":
			parameters.Limit = int(value.(float64))
		case "externalId":
			parameters.ExternalID = value.(string)
		case "status":
			parameters.Status = tenure.JobStatus(value.(string))
		default:
			return nil, fmt.Errorf("no parameter %s", name)
		}
	}
	count, distinct := 0, map[string]bool{}
	jobs := client.IterJobs(&parameters, optionsOf(do)...)
	for jobs.Next(ctx) {
		count++
		value, err := at(jobs.Item(), do.Distinct)
		if err != nil {
			return nil, err
		}
		distinct[fmt.Sprint(value)] = true
	}
	if jobs.Err() != nil || do.Count {
		return count, jobs.Err()
	}
	values := make([]string, 0, len(distinct))
	for value := range distinct {
		values = append(values, value)
	}
	sort.Strings(values)
	return values, nil
}

func webhook(do action) (any, error) {
	header := http.Header{}
	for name, value := range do.Headers {
		// Servers of other libraries may keep the names as sent.
		header[name] = []string{value}
	}
	var body string
	if err := json.Unmarshal(do.Body, &body); err != nil {
		return nil, err
	}
	message, err := tenure.VerifyWebhookAt(time.Unix(do.Now, 0), header, []byte(body), do.Secrets...)
	if err != nil {
		return nil, err
	}
	return message.Type, nil
}

func optionsOf(do action) []tenure.Option {
	var options []tenure.Option
	if do.Sandbox != "" {
		options = append(options, tenure.WithSandboxTenant(do.Sandbox))
	}
	if do.IdempotencyKey != "" {
		options = append(options, tenure.WithIdempotencyKey(do.IdempotencyKey))
	}
	return options
}

func decode(content json.RawMessage, target any) error {
	if content == nil {
		return nil
	}
	decoder := json.NewDecoder(bytes.NewReader(content))
	decoder.DisallowUnknownFields()
	return decoder.Decode(target)
}

func picked(do action, value any, err error) (any, error) {
	if err != nil || do.Pick == nil {
		return value, err
	}
	return at(value, *do.Pick)
}
