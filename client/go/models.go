// Code generated from the OpenAPI document of the service by npm run build. DO NOT EDIT.

package tenure

// AccessExport: An export of everything that your tenant holds about a person.
type AccessExport struct {
	ExportID UUID `json:"exportId"`

	CandidateID UUID `json:"candidateId"`

	// Path of the zip archive; it requires a key of your tenant and contains a secret token.
	DownloadPath string `json:"downloadPath"`

	// From then on, the path responds with 404.
	ExpiresAt Timestamp `json:"expiresAt"`

	// Size of the zip archive in bytes.
	ArchiveBytes float64 `json:"archiveBytes"`

	// Number of entries of each table in the archive.
	Entries RecordStringNumber `json:"entries"`
}

// AppliedCorrection: A correction of a result with who made it.
type AppliedCorrection struct {
	SessionID UUID `json:"sessionId"`

	// Who reviewed, as the review session states it.
	Reviewer string `json:"reviewer"`

	CorrectedAt Timestamp `json:"correctedAt"`

	// JSON Pointer (RFC 6901) into the result as the reviewer saw it; `/-` is a new entry of a list.
	Pointer string `json:"pointer"`

	Action CorrectionAction `json:"action"`

	// What was read.
	Old any `json:"old"`

	New any `json:"new"`

	// Page that the value was taken from by drawing a box; null if it was typed.
	Page *float64 `json:"page"`

	// `[x0, y0, x1, y1]` as fractions of the page.
	Box []float64 `json:"box"`
}

// ApplyAddress: A URL that begins with `https://`, `http://` or `mailto:`.
type ApplyAddress = string

type AwardItem struct {
	Title string `json:"title"`

	Date *PartialDate `json:"date"`

	Awarder *string `json:"awarder"`

	Summary *string `json:"summary"`

	Confidence Unit `json:"confidence"`

	Evidence []Evidence `json:"evidence,omitempty"`
}

// BasicsEvidence: Where the document states each of the basics, one part for each line. A field without evidence is absent.
type BasicsEvidence struct {
	Name []Evidence `json:"name,omitempty"`

	Label []Evidence `json:"label,omitempty"`

	Email []Evidence `json:"email,omitempty"`

	Phone []Evidence `json:"phone,omitempty"`

	URL []Evidence `json:"url,omitempty"`

	Summary []Evidence `json:"summary,omitempty"`

	Objective []Evidence `json:"objective,omitempty"`

	Location []Evidence `json:"location,omitempty"`

	// One list for each email address, in the order of `emails`.
	Emails [][]Evidence `json:"emails,omitempty"`

	// One list for each phone number, in the order of `phones`.
	Phones [][]Evidence `json:"phones,omitempty"`

	// One list for each profile, in the order of `profiles`.
	Profiles [][]Evidence `json:"profiles,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value BasicsEvidence) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type Benefit struct {
	Name string `json:"name"`

	Category BenefitCategory `json:"category"`

	Confidence Unit `json:"confidence"`

	Evidence []Evidence `json:"evidence,omitempty"`
}

type BenefitCategory string

// The values of BenefitCategory.
const (
	BenefitCategoryHealth        BenefitCategory = "health"
	BenefitCategoryDental        BenefitCategory = "dental"
	BenefitCategoryVision        BenefitCategory = "vision"
	BenefitCategoryRetirement    BenefitCategory = "retirement"
	BenefitCategoryPaidTimeOff   BenefitCategory = "paid_time_off"
	BenefitCategoryParentalLeave BenefitCategory = "parental_leave"
	BenefitCategoryTuition       BenefitCategory = "tuition"
	BenefitCategoryTransport     BenefitCategory = "transport"
	BenefitCategoryChildcare     BenefitCategory = "childcare"
	BenefitCategoryMeals         BenefitCategory = "meals"
	BenefitCategoryRelocation    BenefitCategory = "relocation"
	BenefitCategorySignOnBonus   BenefitCategory = "sign_on_bonus"
	BenefitCategoryTraining      BenefitCategory = "training"
	BenefitCategoryOther         BenefitCategory = "other"
)

// BenefitInput: A benefit with at least its name.
type BenefitInput struct {
	Name string `json:"name"`

	Category Optional[BenefitCategory] `json:"category,omitempty"`

	Confidence Optional[Unit] `json:"confidence,omitempty"`

	Evidence []Evidence `json:"evidence,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value BenefitInput) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// CalibrationBin: Outcomes with similar scores: predicted and observed shares.
type CalibrationBin struct {
	ScoreFrom float64 `json:"scoreFrom"`

	ScoreTo float64 `json:"scoreTo"`

	Outcomes float64 `json:"outcomes"`

	Predicted Unit `json:"predicted"`

	// Share of good outcomes.
	Observed Unit `json:"observed"`
}

// CalibrationFigures: Calibration from score to probability, for the weights that performed better.
type CalibrationFigures struct {
	Intercept float64 `json:"intercept"`

	// At least 0: a higher score never means a lower probability.
	Slope float64 `json:"slope"`

	// Mean difference between predicted and observed over the bins; null when there are too few outcomes for bins.
	Error *Unit `json:"error"`

	// Based on held-out predictions.
	Bins []CalibrationBin `json:"bins"`
}

// Candidate: A job seeker, as returned by the API.
type Candidate struct {
	FirstName *string `json:"firstName"`

	MiddleName *string `json:"middleName"`

	LastName *string `json:"lastName"`

	PreferredName *string `json:"preferredName"`

	Email *string `json:"email"`

	// E.164.
	Phone *string `json:"phone"`

	// BCP 47.
	PreferredLanguage *string `json:"preferredLanguage"`

	Location *Location `json:"location"`

	// Time of the last change in the source system.
	SourceUpdatedAt *Timestamp `json:"sourceUpdatedAt"`

	Programs []CandidateProgram `json:"programs"`

	CustomFields CustomFields `json:"customFields"`

	Summary *string `json:"summary"`

	Skills []CandidateSkill `json:"skills"`

	// Titles of past work without dates, as in the record.
	Occupations []string `json:"occupations"`

	// Current roles first, then newest first.
	Work []WorkItem `json:"work"`

	Education []EducationItem `json:"education"`

	Certifications []Certification `json:"certifications"`

	Languages []LanguageSkill `json:"languages"`

	HighestEducationLevel *EducationLevel `json:"highestEducationLevel"`

	EmploymentStatus *EmploymentStatus `json:"employmentStatus"`

	Preferences CandidatePreferences `json:"preferences"`

	Logistics CandidateLogistics `json:"logistics"`

	WorkAuthorization WorkAuthorization `json:"workAuthorization"`

	CandidateID UUID `json:"candidateId"`

	ExternalID *string `json:"externalId"`

	TenantID UUID `json:"tenantId"`

	Source CandidateSource `json:"source"`

	Status CandidateStatus `json:"status"`

	Consent CandidateConsent `json:"consent"`

	CreatedAt Timestamp `json:"createdAt"`

	UpdatedAt Timestamp `json:"updatedAt"`

	// What people changed in reviews; absent if nothing. The fields have the corrected values.
	Corrections []AppliedCorrection `json:"corrections,omitempty"`
}

// CandidateAdapter: The format of the items of a push: candidates, or records of a case-management system.
type CandidateAdapter string

// The values of CandidateAdapter.
const (
	CandidateAdapterNative     CandidateAdapter = "native"
	CandidateAdapterSalesforce CandidateAdapter = "salesforce"
	CandidateAdapterCivicrm    CandidateAdapter = "civicrm"
	CandidateAdapterHmis       CandidateAdapter = "hmis"
)

// CandidateChangeRequest: What changes of a candidate.
type CandidateChangeRequest struct {
	// Replaces all custom fields; null removes them.
	CustomFields *CustomFields `json:"customFields"`
}

type CandidateConsent struct {
	// Linked employers may see the candidate.
	ShareWithEmployers bool `json:"shareWithEmployers"`

	// Matches and forecasts may be computed.
	AutomatedScoring bool `json:"automatedScoring"`

	RecordedAt *Timestamp `json:"recordedAt"`
}

// CandidateDuplicates: Candidates that may be the same person as another one.
type CandidateDuplicates struct {
	CandidateID UUID `json:"candidateId"`

	// Version of the weights.
	ModelVersion string `json:"modelVersion"`

	// The most likely first.
	Duplicates []DuplicateCandidate `json:"duplicates"`
}

type CandidateList struct {
	Candidates []CandidateListItem `json:"candidates"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

// CandidateListItem: A candidate in a list.
type CandidateListItem struct {
	CandidateID UUID `json:"candidateId"`

	ExternalID *string `json:"externalId"`

	FirstName *string `json:"firstName"`

	LastName *string `json:"lastName"`

	Status CandidateStatus `json:"status"`

	City *string `json:"city"`

	State *string `json:"state"`

	HighestEducationLevel *EducationLevel `json:"highestEducationLevel"`

	SkillsCount float64 `json:"skillsCount"`

	Source CandidateSource `json:"source"`

	UpdatedAt Timestamp `json:"updatedAt"`
}

type CandidateLogistics struct {
	HasDriversLicense *bool `json:"hasDriversLicense"`

	HasVehicle *bool `json:"hasVehicle"`

	UsesTransit *bool `json:"usesTransit"`
}

// CandidateMerge: Two records that are now one candidate.
type CandidateMerge struct {
	// The candidate that remains.
	CandidateID UUID `json:"candidateId"`

	// The record that was merged into it.
	MergedCandidateID UUID `json:"mergedCandidateId"`

	// Number of rows that now belong to the candidate.
	Moved CandidateMergeMoved `json:"moved"`
}

// CandidateMergeRequest: The other record of the person.
type CandidateMergeRequest struct {
	CandidateID UUID `json:"candidateId"`
}

type CandidatePreferences struct {
	Occupations []string `json:"occupations"`

	HourlyMinUsd *float64 `json:"hourlyMinUsd"`

	EmploymentTypes []EmploymentType `json:"employmentTypes"`

	Shifts []Shift `json:"shifts"`

	MaxCommuteMiles *float64 `json:"maxCommuteMiles"`

	WorkplaceTypes []WorkplaceType `json:"workplaceTypes"`

	AvailableFrom *PartialDate `json:"availableFrom"`
}

// CandidateProgram: Enrolment in a program of the organization.
type CandidateProgram struct {
	Name string `json:"name"`

	Stage *string `json:"stage"`

	StartDate *PartialDate `json:"startDate"`

	EndDate *PartialDate `json:"endDate"`

	ExternalID *string `json:"externalId"`
}

// CandidateRecordItem: A record as its system exports it, with additional data that such records do not contain.
type CandidateRecordItem struct {
	Record map[string]any `json:"record"`

	// As in a native candidate.
	ResumeText Optional[string] `json:"resumeText,omitempty"`

	// As in a native candidate.
	ResumeParseID Optional[UUID] `json:"resumeParseId,omitempty"`

	// Date of the resume, `YYYY-MM-DD`: "present" in it means this date.
	DocumentDate Optional[string] `json:"documentDate,omitempty"`

	// Past job titles; skills are inferred from them.
	Occupations Optional[[]string] `json:"occupations,omitempty"`

	// One of the types: string, GivenSkill.
	Skills Optional[[]any] `json:"skills,omitempty"`

	Preferences Optional[RecordPreferences] `json:"preferences,omitempty"`

	Consent Optional[PartialCandidateConsent] `json:"consent,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value CandidateRecordItem) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type CandidateSkill struct {
	Name string `json:"name"`

	SkillID *string `json:"skillId"`

	Type SkillType `json:"type"`

	Provenance SkillProvenance `json:"provenance"`

	// 1 if stated; otherwise the probability that the candidate has the skill.
	Confidence Unit `json:"confidence"`

	MonthsUsed *float64 `json:"monthsUsed"`
}

type CandidateSource string

// The values of CandidateSource.
const (
	CandidateSourceResume     CandidateSource = "resume"
	CandidateSourceNative     CandidateSource = "native"
	CandidateSourceSalesforce CandidateSource = "salesforce"
	CandidateSourceCivicrm    CandidateSource = "civicrm"
	CandidateSourceHmis       CandidateSource = "hmis"
)

type CandidateStatus string

// The values of CandidateStatus.
const (
	CandidateStatusActive   CandidateStatus = "active"
	CandidateStatusPlaced   CandidateStatus = "placed"
	CandidateStatusInactive CandidateStatus = "inactive"
	CandidateStatusArchived CandidateStatus = "archived"
)

type CandidateSyncAnswer struct {
	// One entry per record, in the order of the request.
	Results []CandidateSyncItem `json:"results"`

	Summary CandidateSyncSummary `json:"summary"`
}

// CandidateSyncItem: The result of one candidate; `error` contains the reason of a failure.
type CandidateSyncItem struct {
	// Position among the records of the request, from 0.
	Index float64 `json:"index"`

	CandidateID *UUID `json:"candidateId"`

	ExternalID *string `json:"externalId"`

	// One of: `created`, `updated`, `failed`.
	Action string `json:"action"`

	// Names of fields that were not stored; only present if not empty.
	DroppedFields []string `json:"droppedFields,omitempty"`

	// Only present if not empty.
	Warnings []Warning `json:"warnings,omitempty"`

	Error *ItemError `json:"error,omitempty"`
}

// CandidateSyncRequest: Up to 100 candidates, processed in their order.
type CandidateSyncRequest struct {
	// `native` by default.
	Adapter Optional[CandidateAdapter] `json:"adapter,omitempty"`

	// Each item is validated separately: an invalid item does not affect the others.
	// One of the types: NativeCandidate, CandidateRecordItem.
	Candidates []any `json:"candidates"`
}

// MarshalJSON leaves out absent members.
func (value CandidateSyncRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type CandidateSyncSummary struct {
	Total int `json:"total"`

	Created int `json:"created"`

	Updated int `json:"updated"`

	Failed int `json:"failed"`
}

// CandidateUnmerge: Two candidates that were one.
type CandidateUnmerge struct {
	CandidateID UUID `json:"candidateId"`

	// The record that is a candidate again.
	RestoredCandidateID UUID `json:"restoredCandidateId"`
}

type Certification struct {
	Name string `json:"name"`

	// Only of a credential that the document does not state as held. A match does not count it.
	Status *CredentialStatus `json:"status,omitempty"`

	Issuer *string `json:"issuer"`

	// Of a credential in progress: the expected date.
	Date *PartialDate `json:"date"`

	Expires *PartialDate `json:"expires"`

	LicenseNumber *string `json:"licenseNumber"`

	State *StateCode `json:"state"`

	URL *WebAddress `json:"url"`

	// One of: `certification`, `license`.
	Kind string `json:"kind"`

	Confidence Unit `json:"confidence"`

	Evidence []Evidence `json:"evidence,omitempty"`
}

type ClassifiedOccupation struct {
	Input string `json:"input"`

	OnetSocCode *string `json:"onetSocCode"`

	OnetTitle *string `json:"onetTitle"`

	Confidence Unit `json:"confidence"`

	MatchedBy OccupationMatch `json:"matchedBy"`
}

// ClientCredentials: OAuth client credentials of an account, for `greenhouse_harvest`.
type ClientCredentials struct {
	// One of: `client_credentials`.
	Type string `json:"type"`

	ClientID string `json:"clientId"`

	ClientSecret string `json:"clientSecret"`
}

type ClosableBy struct {
	// One of: `training`, `certification`, `document`, `transport`, `schedule`, `negotiation`.
	Kind string `json:"kind"`

	Title string `json:"title"`

	EstimatedDays *float64 `json:"estimatedDays"`
}

type CloseReason string

// The values of CloseReason.
const (
	CloseReasonOther     CloseReason = "other"
	CloseReasonCancelled CloseReason = "cancelled"
	CloseReasonExpired   CloseReason = "expired"
	CloseReasonFilled    CloseReason = "filled"
	CloseReasonDuplicate CloseReason = "duplicate"
)

type Compensation struct {
	Min *float64 `json:"min"`

	Max *float64 `json:"max"`

	// Only `USD` with `hourlyMinUsd` or `hourlyMaxUsd`.
	Currency CurrencyCode `json:"currency"`

	// One of: `hour`, `day`, `week`, `month`, `year`, `piece`, null.
	Period *string `json:"period"`

	Raw *string `json:"raw"`

	// Every range in the text, in its order; `min` and `max` span them.
	Ranges []CompensationRanges `json:"ranges"`

	// True when the hourly figures were computed: year / 2080, month / 173.33, week / 40, day / 8.
	HourlyDerived bool `json:"hourlyDerived"`

	Tips *bool `json:"tips"`

	Overtime *bool `json:"overtime"`

	Bonus *string `json:"bonus"`
}

// ComponentName: The compared components, each with its own score.
type ComponentName string

// The values of ComponentName.
const (
	ComponentNameSkills         ComponentName = "skills"
	ComponentNameExperience     ComponentName = "experience"
	ComponentNameCertifications ComponentName = "certifications"
	ComponentNameEducation      ComponentName = "education"
	ComponentNameLanguages      ComponentName = "languages"
	ComponentNameLocation       ComponentName = "location"
	ComponentNameCompensation   ComponentName = "compensation"
	ComponentNameSchedule       ComponentName = "schedule"
)

type ComponentScore struct {
	// Null when the job has no such requirement or the candidate's record has no such data.
	Score *Score100 `json:"score"`

	// As applied; 0 when the score is null. The weights of all components sum to 1.
	Weight Unit `json:"weight"`

	// At most 100; `foundTotal` counts all.
	Found []string `json:"found"`

	FoundTotal float64 `json:"foundTotal"`

	// At most 100; `missingTotal` counts all.
	Missing []string `json:"missing"`

	MissingTotal float64 `json:"missingTotal"`

	Note *string `json:"note"`

	// Only in `skills`, and only if the request sets `options.includeEvidence`: where the candidate record names each skill of `found`. At most 100; `evidenceTotal` counts all.
	Evidence []MatchedSkillEvidence `json:"evidence,omitempty"`

	EvidenceTotal *float64 `json:"evidenceTotal,omitempty"`
}

type ComponentWeights struct {
	Skills float64 `json:"skills"`

	Experience float64 `json:"experience"`

	Certifications float64 `json:"certifications"`

	Education float64 `json:"education"`

	Languages float64 `json:"languages"`

	Location float64 `json:"location"`

	Compensation float64 `json:"compensation"`

	Schedule float64 `json:"schedule"`
}

// ComponentWeightsInput: Weights from 0 to 1; omitted components keep their weight.
type ComponentWeightsInput struct {
	Skills Optional[Unit] `json:"skills,omitempty"`

	Experience Optional[Unit] `json:"experience,omitempty"`

	Certifications Optional[Unit] `json:"certifications,omitempty"`

	Education Optional[Unit] `json:"education,omitempty"`

	Languages Optional[Unit] `json:"languages,omitempty"`

	Location Optional[Unit] `json:"location,omitempty"`

	Compensation Optional[Unit] `json:"compensation,omitempty"`

	Schedule Optional[Unit] `json:"schedule,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value ComponentWeightsInput) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type Connector struct {
	ConnectorID UUID `json:"connectorId"`

	Kind ConnectorKindName `json:"kind"`

	Board string `json:"board"`

	// One of: `enabled`, `disabled`.
	Status string `json:"status"`

	HasCredentials bool `json:"hasCredentials"`

	IntervalMinutes *int `json:"intervalMinutes"`

	Mapping ConnectorMappingResponse `json:"mapping"`

	// Jobs of the connector that the board had in its last run.
	OpenJobs int `json:"openJobs"`

	NextRunAt *Timestamp `json:"nextRunAt"`

	LastRun *ConnectorRun `json:"lastRun"`

	CreatedAt Timestamp `json:"createdAt"`

	UpdatedAt Timestamp `json:"updatedAt"`
}

// ConnectorChange: What a run would do with one posting.
type ConnectorChange struct {
	// One of: `create`, `update`, `reopen`, `close`.
	Action string `json:"action"`

	PostingID string `json:"postingId"`

	ExternalID string `json:"externalId"`

	// Null for a job that would be created.
	JobID *UUID `json:"jobId"`

	// Null for a job that the board no longer has.
	Title *string `json:"title"`

	// As the board writes it.
	Location *string `json:"location"`
}

// ConnectorChangeRequest: The changes; omitted members keep their value.
type ConnectorChangeRequest struct {
	// A disabled connector has no scheduled runs.
	// One of: `enabled`, `disabled`.
	Status Optional[string] `json:"status,omitempty"`

	// One of the types: ClientCredentials, LinkedAccountCredentials.
	Credentials any `json:"credentials,omitempty"`

	// Null ends scheduled runs.
	IntervalMinutes Optional[int] `json:"intervalMinutes,omitempty"`

	Mapping Optional[ConnectorMappingRequest] `json:"mapping,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value ConnectorChangeRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// ConnectorKindName: A system from which a connector pulls jobs.
type ConnectorKindName string

// The values of ConnectorKindName.
const (
	ConnectorKindNameGreenhouse        ConnectorKindName = "greenhouse"
	ConnectorKindNameLever             ConnectorKindName = "lever"
	ConnectorKindNameAshby             ConnectorKindName = "ashby"
	ConnectorKindNameWorkable          ConnectorKindName = "workable"
	ConnectorKindNameSmartrecruiters   ConnectorKindName = "smartrecruiters"
	ConnectorKindNameRecruitee         ConnectorKindName = "recruitee"
	ConnectorKindNamePersonio          ConnectorKindName = "personio"
	ConnectorKindNameTeamtailor        ConnectorKindName = "teamtailor"
	ConnectorKindNameGreenhouseHarvest ConnectorKindName = "greenhouse_harvest"
	ConnectorKindNameMerge             ConnectorKindName = "merge"
	ConnectorKindNameCareersPage       ConnectorKindName = "careers_page"
)

// ConnectorList: One page of the connectors of the tenant in this mode, oldest first.
type ConnectorList struct {
	Connectors []Connector `json:"connectors"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

// ConnectorMappingRequest: What you state about a board, because its postings do not.
type ConnectorMappingRequest struct {
	// Name of the employer of postings that state none; Lever and Ashby state none.
	EmployerName Optional[string] `json:"employerName,omitempty"`

	// Employment types by the label that the board uses, without regard to case: `{"Festanstellung": "full_time"}`.
	EmploymentTypes RecordStringEmploymentType `json:"employmentTypes,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value ConnectorMappingRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type ConnectorMappingResponse struct {
	EmployerName *string `json:"employerName"`

	EmploymentTypes RecordStringEmploymentType `json:"employmentTypes"`
}

type ConnectorPostingError struct {
	// Identifier of the posting at the board.
	PostingID string `json:"postingId"`

	Error Problem `json:"error"`
}

// ConnectorPreviewResponse: What a run would change.
type ConnectorPreviewResponse struct {
	ConnectorID UUID `json:"connectorId"`

	RunID UUID `json:"runId"`

	DryRun bool `json:"dryRun"`

	Pages int `json:"pages"`

	Counts ConnectorRunCountsResponse `json:"counts"`

	// The first 200 changes.
	Items []ConnectorChange `json:"items"`

	// Why jobs that the board no longer has would stay open: a posting without an identifier could be one of them, or the board is empty.
	// One of: `posting_without_identifier`, `board_empty`, null.
	ClosingSkipped *string `json:"closingSkipped"`
}

// ConnectorRequest: A board and when to pull it.
type ConnectorRequest struct {
	Kind ConnectorKindName `json:"kind"`

	// What identifies the board, in the form of the kind: usually the name of the company in the address of its board.
	Board string `json:"board"`

	// Required by `greenhouse_harvest` and `merge`. They are stored encrypted and never returned.
	// One of the types: ClientCredentials, LinkedAccountCredentials.
	Credentials any `json:"credentials,omitempty"`

	// Minutes between scheduled runs, from 15 minutes to 31 days. Null or absent: only on request.
	IntervalMinutes Optional[int] `json:"intervalMinutes,omitempty"`

	Mapping Optional[ConnectorMappingRequest] `json:"mapping,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value ConnectorRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// ConnectorRun: A pull of a board. Its operation has the same id.
type ConnectorRun struct {
	RunID UUID `json:"runId"`

	ConnectorID UUID `json:"connectorId"`

	Status ConnectorRunStatus `json:"status"`

	// One of: `request`, `schedule`.
	StartedBy string `json:"startedBy"`

	DryRun bool `json:"dryRun"`

	// Pages of the board that were read.
	Pages int `json:"pages"`

	Counts ConnectorRunCountsResponse `json:"counts"`

	// Why the run failed. Errors of single postings are in `errors` of the run.
	Error *Problem `json:"error"`

	CreatedAt Timestamp `json:"createdAt"`

	FinishedAt *Timestamp `json:"finishedAt"`
}

// ConnectorRunCountsResponse: Postings of a run by what happened to their jobs.
type ConnectorRunCountsResponse struct {
	Created int `json:"created"`

	Updated int `json:"updated"`

	Unchanged int `json:"unchanged"`

	// Jobs that the connector had closed and that the board has again.
	Reopened int `json:"reopened"`

	Closed int `json:"closed"`

	Failed int `json:"failed"`
}

type ConnectorRunDetail struct {
	RunID UUID `json:"runId"`

	ConnectorID UUID `json:"connectorId"`

	Status ConnectorRunStatus `json:"status"`

	// One of: `request`, `schedule`.
	StartedBy string `json:"startedBy"`

	DryRun bool `json:"dryRun"`

	// Pages of the board that were read.
	Pages int `json:"pages"`

	Counts ConnectorRunCountsResponse `json:"counts"`

	// Why the run failed. Errors of single postings are in `errors` of the run.
	Error *Problem `json:"error"`

	CreatedAt Timestamp `json:"createdAt"`

	FinishedAt *Timestamp `json:"finishedAt"`

	// Postings whose jobs could not be written, at most 1,000.
	Errors []ConnectorPostingError `json:"errors"`
}

// ConnectorRunList: One page of the runs of a connector, latest first.
type ConnectorRunList struct {
	Runs []ConnectorRun `json:"runs"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

type ConnectorRunRequest struct {
	// `true` reads the board and writes nothing; the result of the operation lists what would change.
	DryRun Optional[bool] `json:"dryRun,omitempty"`

	// `true` closes all jobs of the connector if the board has none. Otherwise, an empty board closes nothing.
	AllowEmpty Optional[bool] `json:"allowEmpty,omitempty"`

	// `true` pulls the whole board, also if the board can list what has changed.
	Full Optional[bool] `json:"full,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value ConnectorRunRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type ConnectorRunStatus string

// The values of ConnectorRunStatus.
const (
	ConnectorRunStatusQueued    ConnectorRunStatus = "queued"
	ConnectorRunStatusRunning   ConnectorRunStatus = "running"
	ConnectorRunStatusSucceeded ConnectorRunStatus = "succeeded"
	ConnectorRunStatusFailed    ConnectorRunStatus = "failed"
	ConnectorRunStatusCancelled ConnectorRunStatus = "cancelled"
)

type CorrectedField string

// The values of CorrectedField.
const (
	CorrectedFieldStatus    CorrectedField = "status"
	CorrectedFieldStartDate CorrectedField = "startDate"
	CorrectedFieldEndDate   CorrectedField = "endDate"
	CorrectedFieldEndReason CorrectedField = "endReason"
	CorrectedFieldHourlyUsd CorrectedField = "hourlyUsd"
)

type CorrectionAction string

// The values of CorrectionAction.
const (
	CorrectionActionReplace CorrectionAction = "replace"
	CorrectionActionAdd     CorrectionAction = "add"
	CorrectionActionRemove  CorrectionAction = "remove"
)

// CountedPart: A part that counted.
type CountedPart struct {
	// One of the types: ComponentName, string.
	Component string `json:"component"`

	Text string `json:"text"`

	// Signed contribution to the score; null for the audience `candidate`.
	Points *float64 `json:"points"`
}

// CredentialStatus: Why a credential is not held: the document says that it is still to be earned, or no longer valid.
type CredentialStatus string

// The values of CredentialStatus.
const (
	CredentialStatusInProgress CredentialStatus = "in_progress"
	CredentialStatusLapsed     CredentialStatus = "lapsed"
)

// CsvWarning: A fault of a line. It names the line and the column, never the value.
type CsvWarning struct {
	// Number of the line in the file; the heading is line 1.
	Line float64 `json:"line"`

	Message string `json:"message"`
}

// CurrencyCode: ISO 4217 currency code, such as `USD`.
type CurrencyCode = string

// CurveView: The learned curve of a family of jobs, or of all jobs.
type CurveView struct {
	// Two digits of SOC; null for all jobs.
	JobFamily *string `json:"jobFamily"`

	Version string `json:"version"`

	// Factor on the hazard rate at one year, relative to the shipped model.
	HazardRatio float64 `json:"hazardRatio"`

	// Below 1, people leave earlier than the shipped model predicts; above 1, later.
	Shape float64 `json:"shape"`

	Outcomes float64 `json:"outcomes"`

	Stays float64 `json:"stays"`

	CalibrationError *Unit `json:"calibrationError"`

	FittedAt Timestamp `json:"fittedAt"`
}

// CustomField: A declared custom field.
type CustomField struct {
	CustomFieldID UUID `json:"customFieldId"`

	Record CustomFieldRecordKind `json:"record"`

	Key string `json:"key"`

	Type CustomFieldValueType `json:"type"`

	Label *string `json:"label"`

	// Empty unless the type is `enum`.
	Values []string `json:"values"`

	CreatedAt Timestamp `json:"createdAt"`
}

type CustomFieldChoice = string

// CustomFieldLimits: Limits of custom fields of your tenant.
type CustomFieldLimits struct {
	// Declared keys of each record kind and mode.
	MaxKeys int `json:"maxKeys"`

	// Bytes of `customFields` of a record as JSON.
	MaxBytes int `json:"maxBytes"`
}

type CustomFieldList struct {
	CustomFields []CustomField `json:"customFields"`

	Limits CustomFieldLimits `json:"limits"`
}

// CustomFieldRecordKind: The kind of records that may have the field.
type CustomFieldRecordKind string

// The values of CustomFieldRecordKind.
const (
	CustomFieldRecordKindCandidate CustomFieldRecordKind = "candidate"
	CustomFieldRecordKindJob       CustomFieldRecordKind = "job"
)

// CustomFieldRequest: A custom field to declare.
type CustomFieldRequest struct {
	Record CustomFieldRecordKind `json:"record"`

	// The key in `customFields` of records.
	Key string `json:"key"`

	Type CustomFieldValueType `json:"type"`

	// Text for people.
	Label Optional[string] `json:"label,omitempty"`

	// Required for `enum`, and only accepted for it.
	Values Optional[[]CustomFieldChoice] `json:"values,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value CustomFieldRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// CustomFieldValueType: `date` is `YYYY-MM-DD`; `enum` is one of `values`.
type CustomFieldValueType string

// The values of CustomFieldValueType.
const (
	CustomFieldValueTypeString  CustomFieldValueType = "string"
	CustomFieldValueTypeNumber  CustomFieldValueType = "number"
	CustomFieldValueTypeBoolean CustomFieldValueType = "boolean"
	CustomFieldValueTypeDate    CustomFieldValueType = "date"
	CustomFieldValueTypeEnum    CustomFieldValueType = "enum"
)

type CustomFields = map[string]any

// Decision: A decision; `reason`, `decidedBy` and `withdrawnBy` are null for the other tenant of the pair.
type Decision struct {
	DecisionID UUID `json:"decisionId"`

	MatchID UUID `json:"matchId"`

	CandidateID UUID `json:"candidateId"`

	JobID UUID `json:"jobId"`

	Outcome DecisionOutcome `json:"outcome"`

	ReasonCode DecisionReasonCode `json:"reasonCode"`

	// Null without one, and for the other tenant of the pair.
	Reason *string `json:"reason"`

	// Your identifier of the person who decided; null for the other tenant of the pair.
	DecidedBy *string `json:"decidedBy"`

	// Entry of the score log on which the decision rests; null if none was named.
	LogEntryID *UUID `json:"logEntryId"`

	CreatedAt Timestamp `json:"createdAt"`

	// Time at which the decision was withdrawn; null while it counts.
	WithdrawnAt *Timestamp `json:"withdrawnAt"`

	// Your identifier of the person who withdrew it; null for the other tenant of the pair.
	WithdrawnBy *string `json:"withdrawnBy"`
}

// DecisionList: One page of decisions, the newest first.
type DecisionList struct {
	Decisions []Decision `json:"decisions"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

type DecisionOutcome string

// The values of DecisionOutcome.
const (
	DecisionOutcomeAdvanced   DecisionOutcome = "advanced"
	DecisionOutcomeRejected   DecisionOutcome = "rejected"
	DecisionOutcomeHired      DecisionOutcome = "hired"
	DecisionOutcomeOverridden DecisionOutcome = "overridden"
)

type DecisionReasonCode string

// The values of DecisionReasonCode.
const (
	DecisionReasonCodeRequirements      DecisionReasonCode = "requirements"
	DecisionReasonCodeSkills            DecisionReasonCode = "skills"
	DecisionReasonCodeExperience        DecisionReasonCode = "experience"
	DecisionReasonCodeInterview         DecisionReasonCode = "interview"
	DecisionReasonCodePay               DecisionReasonCode = "pay"
	DecisionReasonCodeAvailability      DecisionReasonCode = "availability"
	DecisionReasonCodePositionFilled    DecisionReasonCode = "position_filled"
	DecisionReasonCodeCandidateWithdrew DecisionReasonCode = "candidate_withdrew"
	DecisionReasonCodeScoreIncorrect    DecisionReasonCode = "score_incorrect"
	DecisionReasonCodeRecordIncomplete  DecisionReasonCode = "record_incomplete"
	DecisionReasonCodeOther             DecisionReasonCode = "other"
)

// DecisionRecord: A decision of a person about a match.
type DecisionRecord struct {
	DecisionID UUID `json:"decisionId"`

	MatchID UUID `json:"matchId"`

	CandidateID UUID `json:"candidateId"`

	JobID UUID `json:"jobId"`

	Outcome DecisionOutcome `json:"outcome"`

	ReasonCode DecisionReasonCode `json:"reasonCode"`

	// Null without one, and for the other tenant of the pair.
	Reason *string `json:"reason"`

	// Your identifier of the person who decided; null for the other tenant of the pair.
	DecidedBy *string `json:"decidedBy"`

	// Entry of the score log on which the decision rests; null if none was named.
	LogEntryID *UUID `json:"logEntryId"`

	CreatedAt Timestamp `json:"createdAt"`

	// Time at which the decision was withdrawn; null while it counts.
	WithdrawnAt *Timestamp `json:"withdrawnAt"`

	// Your identifier of the person who withdrew it; null for the other tenant of the pair.
	WithdrawnBy *string `json:"withdrawnBy"`
}

// DecisionRequest: A decision of a person about a match.
type DecisionRequest struct {
	// `overridden`: the person disregarded the score.
	Outcome DecisionOutcome `json:"outcome"`

	ReasonCode DecisionReasonCode `json:"reasonCode"`

	// The reason in words. Only visible to your tenant; deleted if the candidate is erased.
	Reason Optional[string] `json:"reason,omitempty"`

	// Your identifier of the person who decided, such as a staff number. Only visible to your tenant.
	DecidedBy string `json:"decidedBy"`

	// The score on which the decision rests: `id` of a score in the history of the match.
	LogEntryID Optional[UUID] `json:"logEntryId,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value DecisionRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// DecisionWithdrawalRequest: Who takes a decision back.
type DecisionWithdrawalRequest struct {
	// Your identifier of the person who withdraws the decision, such as a staff number. Only visible to your tenant.
	WithdrawnBy string `json:"withdrawnBy"`
}

// DeliveryAttempt: One attempt to send a message.
type DeliveryAttempt struct {
	Attempt int `json:"attempt"`

	At Timestamp `json:"at"`

	// Null if there was no response.
	StatusCode *float64 `json:"statusCode"`

	DurationMs int `json:"durationMs"`

	// Reason for the missing or unusable response: `timeout`, `connection_failed`, `tls_failed`, `not_http`, `redirect`, `host_not_found`, `address_not_allowed`, `url_not_allowed`.
	Error *string `json:"error"`

	// Beginning of the response body.
	ResponseSnippet *string `json:"responseSnippet"`

	// One of: `scheduled`, `manual`.
	Trigger string `json:"trigger"`
}

// DistanceMode: What the distance between the candidate and the job does: `score` lets it count as a component and in the retention forecast, `gate` only excludes a candidate who states a shorter maximum commute, `off` leaves it out.
type DistanceMode string

// The values of DistanceMode.
const (
	DistanceModeScore DistanceMode = "score"
	DistanceModeGate  DistanceMode = "gate"
	DistanceModeOff   DistanceMode = "off"
)

// DocumentDate: The day that "present" refers to in a resume.
type DocumentDate struct {
	// `YYYY-MM-DD`.
	Value string `json:"value"`

	Source DocumentDateSource `json:"source"`
}

// DocumentDateSource: Source of the date of a document: the request, the text, the properties of the file, or the day of the request.
type DocumentDateSource string

// The values of DocumentDateSource.
const (
	DocumentDateSourceRequest  DocumentDateSource = "request"
	DocumentDateSourceText     DocumentDateSource = "text"
	DocumentDateSourceMetadata DocumentDateSource = "metadata"
	DocumentDateSourceReceived DocumentDateSource = "received"
)

type DocumentType string

// The values of DocumentType.
const (
	DocumentTypeResume         DocumentType = "resume"
	DocumentTypeJobDescription DocumentType = "job_description"
)

// DuplicateCandidate: Another record that may be of the same person.
type DuplicateCandidate struct {
	Likelihood Unit `json:"likelihood"`

	// True if the likelihood is at least 0.8 and more agrees than people of one household share. A person decides in any case.
	IsLikely bool `json:"isLikely"`

	// Fields that both records state, the strongest first. The weights and the prior add up to the likelihood.
	Reasons []DuplicateReason `json:"reasons"`

	CandidateID UUID `json:"candidateId"`

	ExternalID *string `json:"externalId"`

	FirstName *string `json:"firstName"`

	LastName *string `json:"lastName"`
}

// DuplicateReason: What a field says about whether two records are of one person.
type DuplicateReason struct {
	// One of: `givenName`, `familyName`, `middleName`, `generation`, `email`, `phone`, `place`, `work`, `education`, `household`.
	Field string `json:"field"`

	// How far the field agrees, such as `same`, `similar` or `different`.
	Agreement string `json:"agreement"`

	// Doublings of the odds: 3 makes one person 8 times as likely, -1 half as likely.
	Weight float64 `json:"weight"`
}

type EducationItem struct {
	Institution *string `json:"institution"`

	StudyType *string `json:"studyType"`

	Area *string `json:"area"`

	Level *EducationLevel `json:"level"`

	StartDate *PartialDate `json:"startDate"`

	EndDate *PartialDate `json:"endDate"`

	IsCurrent bool `json:"isCurrent"`

	Completed *bool `json:"completed"`

	Score *string `json:"score"`

	Courses []string `json:"courses"`

	Location *Location `json:"location"`

	Confidence Unit `json:"confidence"`

	Evidence []Evidence `json:"evidence,omitempty"`
}

type EducationLevel string

// The values of EducationLevel.
const (
	EducationLevelNone           EducationLevel = "none"
	EducationLevelSomeHighSchool EducationLevel = "some_high_school"
	EducationLevelHighSchool     EducationLevel = "high_school"
	EducationLevelGed            EducationLevel = "ged"
	EducationLevelVocational     EducationLevel = "vocational"
	EducationLevelSomeCollege    EducationLevel = "some_college"
	EducationLevelAssociate      EducationLevel = "associate"
	EducationLevelBachelor       EducationLevel = "bachelor"
	EducationLevelMaster         EducationLevel = "master"
	EducationLevelDoctorate      EducationLevel = "doctorate"
)

type EmploymentStatus string

// The values of EmploymentStatus.
const (
	EmploymentStatusEmployed   EmploymentStatus = "employed"
	EmploymentStatusUnemployed EmploymentStatus = "unemployed"
	EmploymentStatusUnable     EmploymentStatus = "unable"
	EmploymentStatusNotLooking EmploymentStatus = "not_looking"
)

type EmploymentType string

// The values of EmploymentType.
const (
	EmploymentTypeFullTime       EmploymentType = "full_time"
	EmploymentTypePartTime       EmploymentType = "part_time"
	EmploymentTypeTemporary      EmploymentType = "temporary"
	EmploymentTypeContract       EmploymentType = "contract"
	EmploymentTypeSeasonal       EmploymentType = "seasonal"
	EmploymentTypeInternship     EmploymentType = "internship"
	EmploymentTypeApprenticeship EmploymentType = "apprenticeship"
	EmploymentTypePerDiem        EmploymentType = "per_diem"
	EmploymentTypeVolunteer      EmploymentType = "volunteer"
)

// EndReason: Why an employment ended.
type EndReason string

// The values of EndReason.
const (
	EndReasonQuit        EndReason = "quit"
	EndReasonLaidOff     EndReason = "laid_off"
	EndReasonTerminated  EndReason = "terminated"
	EndReasonContractEnd EndReason = "contract_end"
	EndReasonBetterJob   EndReason = "better_job"
	EndReasonTransport   EndReason = "transport"
	EndReasonChildcare   EndReason = "childcare"
	EndReasonHealth      EndReason = "health"
	EndReasonOther       EndReason = "other"
)

// EventChoice: An event type, or `*` for all types, including future types.
type EventChoice string

// The values of EventChoice.
const (
	EventChoiceMatchCreated             EventChoice = "match.created"
	EventChoiceMatchUpdated             EventChoice = "match.updated"
	EventChoiceMatchFound               EventChoice = "match.found"
	EventChoiceParseCompleted           EventChoice = "parse.completed"
	EventChoiceParseCorrected           EventChoice = "parse.corrected"
	EventChoiceBatchCompleted           EventChoice = "batch.completed"
	EventChoiceConnectorRunCompleted    EventChoice = "connector.run.completed"
	EventChoiceRatingSubmitted          EventChoice = "rating.submitted"
	EventChoiceDecisionRecorded         EventChoice = "decision.recorded"
	EventChoiceDecisionWithdrawn        EventChoice = "decision.withdrawn"
	EventChoiceReconsiderationRequested EventChoice = "reconsideration.requested"
	EventChoicePlacementCreated         EventChoice = "placement.created"
	EventChoicePlacementStatusChanged   EventChoice = "placement.status_changed"
	EventChoiceCandidateMerged          EventChoice = "candidate.merged"
	EventChoiceCandidateUnmerged        EventChoice = "candidate.unmerged"
	EventChoiceModelUpdated             EventChoice = "model.updated"
	EventChoiceAll                      EventChoice = "*"
)

// EventList: One page of the event log, oldest first.
type EventList struct {
	Events []EventMessage `json:"events"`

	HasMore bool `json:"hasMore"`

	// Position for the next request; store it even if `hasMore` is false.
	NextCursor *string `json:"nextCursor"`
}

// EventMessage: An event, as sent to webhooks.
type EventMessage struct {
	ID string `json:"id"`

	Type EventType `json:"type"`

	Timestamp Timestamp `json:"timestamp"`

	// One of: `v1`.
	APIVersion string `json:"apiVersion"`

	Mode Mode `json:"mode"`

	TenantID UUID `json:"tenantId"`

	// Data of the event by `type`; see the webhook of the same name.
	Data map[string]any `json:"data"`
}

// EventType: All event types; a type is never renamed.
type EventType string

// The values of EventType.
const (
	EventTypeMatchCreated             EventType = "match.created"
	EventTypeMatchUpdated             EventType = "match.updated"
	EventTypeMatchFound               EventType = "match.found"
	EventTypeParseCompleted           EventType = "parse.completed"
	EventTypeParseCorrected           EventType = "parse.corrected"
	EventTypeBatchCompleted           EventType = "batch.completed"
	EventTypeConnectorRunCompleted    EventType = "connector.run.completed"
	EventTypeRatingSubmitted          EventType = "rating.submitted"
	EventTypeDecisionRecorded         EventType = "decision.recorded"
	EventTypeDecisionWithdrawn        EventType = "decision.withdrawn"
	EventTypeReconsiderationRequested EventType = "reconsideration.requested"
	EventTypePlacementCreated         EventType = "placement.created"
	EventTypePlacementStatusChanged   EventType = "placement.status_changed"
	EventTypeCandidateMerged          EventType = "candidate.merged"
	EventTypeCandidateUnmerged        EventType = "candidate.unmerged"
	EventTypeModelUpdated             EventType = "model.updated"
)

// Evidence: The source text of a value; only returned if evidence was requested.
type Evidence struct {
	// Verbatim, at most 300 characters.
	Text string `json:"text"`

	// 1-based page, null for formats without pages.
	Page *float64 `json:"page"`

	// `[x0, y0, x1, y1]` as fractions of the page, origin top left.
	Box []float64 `json:"box"`

	// Offset into `meta.rawText`, inclusive.
	CharStart *float64 `json:"charStart"`

	// Offset into `meta.rawText`, exclusive.
	CharEnd *float64 `json:"charEnd"`
}

// ExplanationAudience: Who reads an explanation: the person who was scored, who assists them, or who audits the scores.
type ExplanationAudience string

// The values of ExplanationAudience.
const (
	ExplanationAudienceCandidate  ExplanationAudience = "candidate"
	ExplanationAudienceCaseworker ExplanationAudience = "caseworker"
	ExplanationAudienceAuditor    ExplanationAudience = "auditor"
)

// ExplanationResponse: A score in plain language, from what was logged with it.
type ExplanationResponse struct {
	// The result, and that a person decides.
	Summary []string `json:"summary"`

	// Strongest first; at most the 8 parts that were logged with the score.
	Counted []CountedPart `json:"counted"`

	// What was not compared in this score, and what is never scored.
	NotCounted []string `json:"notCounted"`

	// What would change the score, most severe first.
	Changes []ScoreChange `json:"changes"`

	// How to object, correct a record or override the score.
	Objection []string `json:"objection"`

	Audience ExplanationAudience `json:"audience"`

	EntryID UUID `json:"entryId"`

	GivenAt Timestamp `json:"givenAt"`

	// The whole entry for the audience `auditor`; null for others.
	Entry *LoggedScore `json:"entry"`
}

// FeatureSnapshot: The inputs used. Null means unknown, or not an input of this version.
type FeatureSnapshot struct {
	PriorJobCount *float64 `json:"priorJobCount"`

	CompletedJobCount *float64 `json:"completedJobCount"`

	MedianPriorTenureDays *float64 `json:"medianPriorTenureDays"`

	MeanPriorTenureDays *float64 `json:"meanPriorTenureDays"`

	ShortestPriorTenureDays *float64 `json:"shortestPriorTenureDays"`

	LongestPriorTenureDays *float64 `json:"longestPriorTenureDays"`

	// Always null: gaps between jobs are never an input.
	CurrentGapDays *float64 `json:"currentGapDays"`

	TotalWorkMonths *float64 `json:"totalWorkMonths"`

	OccupationMatchLevel *OccupationMatchLevel `json:"occupationMatchLevel"`

	SameIndustry *bool `json:"sameIndustry"`

	KnownEmployer *bool `json:"knownEmployer"`

	SkillsCoverage *Unit `json:"skillsCoverage"`

	CertificationsMet *Unit `json:"certificationsMet"`

	HourlyMinUsd *float64 `json:"hourlyMinUsd"`

	HourlyMaxUsd *float64 `json:"hourlyMaxUsd"`

	// Midpoint of the offer relative to the candidate's request, in percent.
	PayVsExpectedPct *float64 `json:"payVsExpectedPct"`

	PayVsAreaMedianPct *float64 `json:"payVsAreaMedianPct"`

	CommuteMiles *float64 `json:"commuteMiles"`

	// Days until the planned end; absent for a permanent position.
	PlannedEndDays *float64 `json:"plannedEndDays,omitempty"`

	ScheduleFit *Unit `json:"scheduleFit"`

	EmploymentType *EmploymentType `json:"employmentType"`

	WorkplaceType *WorkplaceType `json:"workplaceType"`

	BenefitsCount *float64 `json:"benefitsCount"`

	OccupationBaseTenureDays *float64 `json:"occupationBaseTenureDays"`

	// Restricted mean under the tenant's own curve; null until a curve is learned.
	EmployerBaseTenureDays *float64 `json:"employerBaseTenureDays"`

	// Two digits of SOC, e.g. `35`.
	OccupationGroup *string `json:"occupationGroup"`

	Industry *string `json:"industry"`

	// Words and position types of the title that have a coefficient.
	TitleSigns []string `json:"titleSigns"`

	// 1–12.
	StartMonth *float64 `json:"startMonth"`

	MissingFeatures []string `json:"missingFeatures"`
}

// FeedField: A field without which the reader of a format rejects a job.
type FeedField string

// The values of FeedField.
const (
	FeedFieldURL         FeedField = "url"
	FeedFieldCity        FeedField = "city"
	FeedFieldCountry     FeedField = "country"
	FeedFieldDescription FeedField = "description"
)

type FeedFormat string

// The values of FeedFormat.
const (
	FeedFormatSchemaOrg FeedFormat = "schema-org"
	FeedFormatIndeed    FeedFormat = "indeed"
	FeedFormatLinkedin  FeedFormat = "linkedin"
	FeedFormatAtom      FeedFormat = "atom"
)

type FieldErrorCode string

// The values of FieldErrorCode.
const (
	FieldErrorCodeRequired     FieldErrorCode = "required"
	FieldErrorCodeType         FieldErrorCode = "type"
	FieldErrorCodeFormat       FieldErrorCode = "format"
	FieldErrorCodeMin          FieldErrorCode = "min"
	FieldErrorCodeMax          FieldErrorCode = "max"
	FieldErrorCodeEnum         FieldErrorCode = "enum"
	FieldErrorCodeUnknownField FieldErrorCode = "unknown_field"
	FieldErrorCodeConflict     FieldErrorCode = "conflict"
)

// ForecastIntervals: 80% intervals; each contains its point estimate.
type ForecastIntervals struct {
	D30 Interval `json:"d30"`

	D90 Interval `json:"d90"`

	D180 Interval `json:"d180"`

	D365 Interval `json:"d365"`
}

// FrameOrigin: Scheme, host and port: https, or http on localhost.
type FrameOrigin = string

// FriendlinessSignal: Describes the text of the posting, never a person.
type FriendlinessSignal struct {
	// One of: `fair_chance`, `refugee_immigrant`, `limited_english`, `no_degree_required`, `no_experience_required`, `veteran`, `disability_inclusive`, `youth`, `older_worker`, `caregiver_flexible`, `transit_accessible`.
	Signal string `json:"signal"`

	// One of: `positive`, `negative`, `neutral`.
	Polarity string `json:"polarity"`

	Confidence Unit `json:"confidence"`

	// One of: `explicit_text`, `inferred`.
	Basis string `json:"basis"`

	// Always present: the source text of the signal.
	Evidence []Evidence `json:"evidence"`
}

type Gap struct {
	Type GapType `json:"type"`

	Name string `json:"name"`

	// One of: `required`, `preferred`.
	RequirementLevel string `json:"requirementLevel"`

	// One of: `blocking`, `major`, `minor`.
	Severity string `json:"severity"`

	Required *string `json:"required"`

	Actual *string `json:"actual"`

	Shortfall *Shortfall `json:"shortfall"`

	ClosableBy *ClosableBy `json:"closableBy"`
}

type GapType string

// The values of GapType.
const (
	GapTypeSkill             GapType = "skill"
	GapTypeCertification     GapType = "certification"
	GapTypeLicense           GapType = "license"
	GapTypeEducation         GapType = "education"
	GapTypeExperience        GapType = "experience"
	GapTypeLanguage          GapType = "language"
	GapTypeLocation          GapType = "location"
	GapTypeSchedule          GapType = "schedule"
	GapTypeCompensation      GapType = "compensation"
	GapTypeWorkAuthorization GapType = "work_authorization"
)

// GivenCertification: A certificate or license with at least its name.
type GivenCertification struct {
	Name string `json:"name"`

	// Only of a credential that the document does not state as held. A match does not count it.
	Status Optional[CredentialStatus] `json:"status,omitempty"`

	Issuer Optional[string] `json:"issuer,omitempty"`

	// Of a credential in progress: the expected date.
	Date Optional[PartialDate] `json:"date,omitempty"`

	Expires Optional[PartialDate] `json:"expires,omitempty"`

	LicenseNumber Optional[string] `json:"licenseNumber,omitempty"`

	State Optional[StateCode] `json:"state,omitempty"`

	URL Optional[WebAddress] `json:"url,omitempty"`

	// One of: `certification`, `license`.
	Kind Optional[string] `json:"kind,omitempty"`

	Confidence Optional[Unit] `json:"confidence,omitempty"`

	Evidence []Evidence `json:"evidence,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value GivenCertification) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type GivenEducation struct {
	Score Optional[string] `json:"score,omitempty"`

	Completed Optional[bool] `json:"completed,omitempty"`

	StartDate Optional[PartialDate] `json:"startDate,omitempty"`

	EndDate Optional[PartialDate] `json:"endDate,omitempty"`

	Confidence Optional[Unit] `json:"confidence,omitempty"`

	Evidence []Evidence `json:"evidence,omitempty"`

	Level Optional[EducationLevel] `json:"level,omitempty"`

	IsCurrent Optional[bool] `json:"isCurrent,omitempty"`

	Institution Optional[string] `json:"institution,omitempty"`

	StudyType Optional[string] `json:"studyType,omitempty"`

	Area Optional[string] `json:"area,omitempty"`

	Courses []string `json:"courses,omitempty"`

	Location Optional[PartialLocation] `json:"location,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value GivenEducation) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// GivenLanguage: A language with at least its name.
type GivenLanguage struct {
	Language string `json:"language"`

	// ISO 639-1.
	LanguageCode Optional[string] `json:"languageCode,omitempty"`

	// One of: `native`, `fluent`, `professional`, `conversational`, `basic`, null.
	Fluency Optional[string] `json:"fluency,omitempty"`

	// Common European Framework of Reference level.
	// One of: `A1`, `A2`, `B1`, `B2`, `C1`, `C2`, null.
	Cefr Optional[string] `json:"cefr,omitempty"`

	Confidence Optional[Unit] `json:"confidence,omitempty"`

	Evidence []Evidence `json:"evidence,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value GivenLanguage) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// GivenPreferences: Absent fields keep their value, null ones are cleared.
type GivenPreferences struct {
	Occupations Optional[[]string] `json:"occupations,omitempty"`

	HourlyMinUsd Optional[float64] `json:"hourlyMinUsd,omitempty"`

	EmploymentTypes Optional[[]EmploymentType] `json:"employmentTypes,omitempty"`

	Shifts Optional[[]Shift] `json:"shifts,omitempty"`

	MaxCommuteMiles Optional[float64] `json:"maxCommuteMiles,omitempty"`

	WorkplaceTypes Optional[[]WorkplaceType] `json:"workplaceTypes,omitempty"`

	AvailableFrom Optional[PartialDate] `json:"availableFrom,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value GivenPreferences) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type GivenProgram struct {
	Name string `json:"name"`

	Stage Optional[string] `json:"stage,omitempty"`

	StartDate Optional[PartialDate] `json:"startDate,omitempty"`

	EndDate Optional[PartialDate] `json:"endDate,omitempty"`

	ExternalID Optional[string] `json:"externalId,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value GivenProgram) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// GivenSkill: A skill with at least its name. Inferred skills are ignored and inferred again.
type GivenSkill struct {
	Name string `json:"name"`

	SkillID Optional[string] `json:"skillId,omitempty"`

	Type Optional[SkillType] `json:"type,omitempty"`

	Provenance Optional[SkillProvenance] `json:"provenance,omitempty"`

	// 1 if stated; otherwise the probability that the candidate has the skill.
	Confidence Optional[Unit] `json:"confidence,omitempty"`

	MonthsUsed Optional[float64] `json:"monthsUsed,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value GivenSkill) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// GivenWork: A past or current position; all fields are optional.
type GivenWork struct {
	Skills []string `json:"skills,omitempty"`

	// Employer.
	Name Optional[string] `json:"name,omitempty"`

	StartDate Optional[PartialDate] `json:"startDate,omitempty"`

	// Null for a current role.
	EndDate Optional[PartialDate] `json:"endDate,omitempty"`

	Summary Optional[string] `json:"summary,omitempty"`

	Confidence Optional[Unit] `json:"confidence,omitempty"`

	URL Optional[WebAddress] `json:"url,omitempty"`

	Evidence []Evidence `json:"evidence,omitempty"`

	Position Optional[string] `json:"position,omitempty"`

	// O*NET-SOC code, e.g. `53-7051.00`.
	OnetSocCode Optional[string] `json:"onetSocCode,omitempty"`

	OnetTitle Optional[string] `json:"onetTitle,omitempty"`

	OccupationConfidence Optional[Unit] `json:"occupationConfidence,omitempty"`

	EmploymentType Optional[EmploymentType] `json:"employmentType,omitempty"`

	IsCurrent Optional[bool] `json:"isCurrent,omitempty"`

	// In a candidate record: date of the resume in which the position was current, if known. Its months and its recency count to this date.
	CurrentAsOf Optional[string] `json:"currentAsOf,omitempty"`

	Months Optional[float64] `json:"months,omitempty"`

	RawDates Optional[string] `json:"rawDates,omitempty"`

	Highlights []string `json:"highlights,omitempty"`

	Location Optional[PartialLocation] `json:"location,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value GivenWork) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// HeldOutMetrics: Performance of default and learned weights on held-out outcomes.
type HeldOutMetrics struct {
	// Mean log loss; lower is better.
	LogLoss HeldOutMetricsLogLoss `json:"logLoss"`

	// Share of pairs of good and other outcomes ranked correctly; null without both kinds of outcomes.
	Auc HeldOutMetricsAuc `json:"auc"`

	// Mean reduction of the log loss per outcome.
	Gain float64 `json:"gain"`

	// 80% interval: lower and upper bound.
	GainInterval []float64 `json:"gainInterval"`
}

// HistoryEntry: A score as it was given out, or a decision.
type HistoryEntry struct {
	// One of: `score`, `decision`.
	Type string `json:"type"`

	// Id of the score log entry or of the decision.
	ID UUID `json:"id"`

	At Timestamp `json:"at"`

	// Null for a decision.
	Score *LoggedScore `json:"score"`

	// Null for a score.
	Decision *DecisionRecord `json:"decision"`

	// Set for the score that a reconsideration led to: the earlier score, and the difference.
	Reconsideration *ReconsiderationRecord `json:"reconsideration"`
}

// HorizonCalibration: Comparison of forecasts and outcomes at one horizon.
type HorizonCalibration struct {
	Day float64 `json:"day"`

	// Placements with a known status at the horizon.
	Known float64 `json:"known"`

	// Mean forecast probability.
	Predicted *Unit `json:"predicted"`

	// Observed share (Kaplan–Meier estimate, which includes current placements up to their observed duration).
	Observed *Unit `json:"observed"`
}

// ImpactReport: An impact report that the service computed. It can be read for 72 hours.
type ImpactReport struct {
	// Persons assessed; null if masked.
	Assessed *float64 `json:"assessed"`

	Selected *float64 `json:"selected"`

	AboveMedian *float64 `json:"aboveMedian"`

	Tables []ImpactTable `json:"tables"`

	// What this report is, and is not.
	Notice string `json:"notice"`

	// Median of all scores; a score counts as high if it is above.
	MedianScore *float64 `json:"medianScore"`

	// Counts from 1 to one less than this are masked, and others from which they would follow.
	MasksCountsBelow float64 `json:"masksCountsBelow"`

	ByMonth []ImpactReportByMonth `json:"byMonth"`

	ByModelVersion []ImpactReportByModelVersion `json:"byModelVersion"`

	CreatedAt string `json:"createdAt"`

	// Scores from `from` on and before `to` count.
	Period ImpactReportPeriod `json:"period"`

	// What counts as selected, in words.
	SelectedMeans string `json:"selectedMeans"`

	// Faulty lines of the demographics: number of the line and fault, never a value. At most 100.
	Warnings []CsvWarning `json:"warnings"`

	// Number of further faulty lines.
	MoreWarnings float64 `json:"moreWarnings"`

	// Persons in the demographics who were not assessed in the period.
	NotAssessed float64 `json:"notAssessed"`

	// The operation that computed the report.
	ReportID UUID `json:"reportId"`
}

type ImpactRow struct {
	// Null in the table by race and ethnicity.
	Sex *Sex `json:"sex"`

	// Null in the table by sex.
	RaceEthnicity *RaceEthnicity `json:"raceEthnicity"`

	// Persons assessed; null if masked.
	Assessed *float64 `json:"assessed"`

	// Share of all persons assessed.
	Share *float64 `json:"share"`

	// Whether the category is under 2 % of the data and has no impact ratio for that reason.
	BelowTwoPercent *bool `json:"belowTwoPercent"`

	// Share of the persons who were selected.
	Selection RateFigures `json:"selection"`

	// Share of the persons whose score is above the median of the full sample.
	Scoring RateFigures `json:"scoring"`
}

type ImpactTable struct {
	// One of: `sex`, `race_ethnicity`, `intersectional`.
	Name string `json:"name"`

	// Persons of unknown category, who are in no row.
	Unknown ImpactTableUnknown `json:"unknown"`

	Rows []ImpactRow `json:"rows"`
}

// Import: An import of a file. Its operation has the same id.
type Import struct {
	ImportID UUID `json:"importId"`

	Kind ImportKind `json:"kind"`

	Format ImportFormat `json:"format"`

	// Only validates the rows.
	DryRun bool `json:"dryRun"`

	OnError ImportErrorRule `json:"onError"`

	// `uploading` until the file is complete, then the status of the operation.
	Status ImportStatus `json:"status"`

	// Bytes of the file after decompression.
	BytesRead int `json:"bytesRead"`

	RowsRead int `json:"rowsRead"`

	RowsCreated int `json:"rowsCreated"`

	RowsUpdated int `json:"rowsUpdated"`

	// Rows that were refused; `GET /imports/{importId}/errors` lists them.
	RowsFailed int `json:"rowsFailed"`

	// Why the import failed.
	Error *Problem `json:"error"`

	CreatedAt Timestamp `json:"createdAt"`

	UploadedAt *Timestamp `json:"uploadedAt"`

	FinishedAt *Timestamp `json:"finishedAt"`
}

// ImportErrorRule: What happens to valid rows if others are invalid: they are applied, or nothing more is.
type ImportErrorRule string

// The values of ImportErrorRule.
const (
	ImportErrorRuleContinue ImportErrorRule = "continue"
	ImportErrorRuleStop     ImportErrorRule = "stop"
)

type ImportFormat string

// The values of ImportFormat.
const (
	ImportFormatNdjson ImportFormat = "ndjson"
	ImportFormatCsv    ImportFormat = "csv"
)

type ImportKind string

// The values of ImportKind.
const (
	ImportKindJobs       ImportKind = "jobs"
	ImportKindCandidates ImportKind = "candidates"
)

type ImportStatus string

// The values of ImportStatus.
const (
	ImportStatusUploading ImportStatus = "uploading"
	ImportStatusQueued    ImportStatus = "queued"
	ImportStatusRunning   ImportStatus = "running"
	ImportStatusSucceeded ImportStatus = "succeeded"
	ImportStatusFailed    ImportStatus = "failed"
	ImportStatusCancelled ImportStatus = "cancelled"
)

type InferSkillsAnswer struct {
	// Highest confidence first.
	Skills []InferredSkill `json:"skills"`

	// How each occupation was recognized.
	Occupations []ClassifiedOccupation `json:"occupations"`

	ModelVersion string `json:"modelVersion"`

	// Only present if not empty.
	Warnings []Warning `json:"warnings,omitempty"`
}

// InferSkillsRequest: Work done, by title or by O*NET-SOC code such as `53-7051.00`.
type InferSkillsRequest struct {
	Occupations []OccupationText `json:"occupations"`

	// Skills that are already known: used as context and never returned.
	KnownSkills []SkillText `json:"knownSkills,omitempty"`

	// Maximum number of skills, 25 by default.
	Limit Optional[int] `json:"limit,omitempty"`

	// Minimum confidence of a skill, 0.3 by default.
	MinConfidence Optional[Unit] `json:"minConfidence,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value InferSkillsRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type InferredSkill struct {
	Name string `json:"name"`

	SkillID *string `json:"skillId"`

	Taxonomy *Taxonomy `json:"taxonomy"`

	Type SkillType `json:"type"`

	// One of: `curated_map`, `language_model`.
	Provenance string `json:"provenance"`

	Confidence Unit `json:"confidence"`

	Evidence []SkillEvidence `json:"evidence"`
}

// Instructions: Instructions for use, as machines read them.
type Instructions struct {
	Sections []InstructionsSection `json:"sections"`

	TrainingData []TrainingDataEntry `json:"trainingData"`

	Performance []PerformanceFigure `json:"performance"`

	Limits []string `json:"limits"`

	// SHA-256 of the other members, hexadecimal: it changes with any of them.
	Version string `json:"version"`

	Service InstructionsService `json:"service"`

	Provider Provider `json:"provider"`

	// Models in use.
	Models []InstructionsModels `json:"models"`

	// All versions that this installation has used, the latest first. They are kept.
	ModelHistory []ModelVersionRecord `json:"modelHistory"`

	// Pages with the whole text.
	Documents []InstructionsDocuments `json:"documents"`
}

// InstructionsSection: A section of the instructions as plain text.
type InstructionsSection struct {
	ID string `json:"id"`

	Title string `json:"title"`

	Paragraphs []string `json:"paragraphs"`

	Items []string `json:"items"`

	// Rows by the heading of each column.
	Table []RecordStringString `json:"table"`
}

// Interval: Two probabilities, the lower first.
type Interval = []float64

// ItemError: Why one item of a batch failed.
type ItemError struct {
	Code string `json:"code"`

	Message string `json:"message"`

	// The HTTP status that a request with only this item would have returned.
	Status float64 `json:"status"`

	Errors []ItemFieldError `json:"errors,omitempty"`

	// With `not_found`: the type of the missing record.
	Resource *string `json:"resource,omitempty"`
}

type ItemFieldError struct {
	// JSON Pointer into the body of the request.
	Pointer string `json:"pointer"`

	Code string `json:"code"`

	Message string `json:"message"`
}

type JobBulkStatusAnswer struct {
	Results []JobBulkStatusItem `json:"results"`

	Summary JobBulkStatusSummary `json:"summary"`
}

type JobBulkStatusItem struct {
	Index float64 `json:"index"`

	JobID *UUID `json:"jobId"`

	ExternalID *string `json:"externalId"`

	// One of: `updated`, `unchanged`, `failed`.
	Action string `json:"action"`

	Status *JobStatus `json:"status"`

	Error *ItemError `json:"error,omitempty"`
}

type JobBulkStatusRequest struct {
	// Each item is validated separately: an invalid item does not affect the others.
	Jobs []JobStatusItem `json:"jobs"`
}

type JobBulkStatusSummary struct {
	Total int `json:"total"`

	Updated int `json:"updated"`

	Unchanged int `json:"unchanged"`

	Failed int `json:"failed"`
}

type JobBulkSyncAnswer struct {
	// One entry per item, in the order of the request.
	Results []JobBulkSyncItem `json:"results"`

	Summary JobBulkSyncSummary `json:"summary"`
}

// JobBulkSyncItem: The result of one posting; `error` contains the reason of a failure.
type JobBulkSyncItem struct {
	// Position in the request, from 0.
	Index float64 `json:"index"`

	ExternalID *string `json:"externalId"`

	JobID *UUID `json:"jobId"`

	Slug *string `json:"slug"`

	// One of: `created`, `updated`, `failed`.
	Action string `json:"action"`

	Error *ItemError `json:"error,omitempty"`

	Warnings []Warning `json:"warnings,omitempty"`
}

// JobBulkSyncRequest: Up to 100 postings, processed in their order.
type JobBulkSyncRequest struct {
	// Each item is a `JobSyncRequest`, validated separately: an invalid item does not affect the others.
	Jobs []JobSyncRequest `json:"jobs"`
}

type JobBulkSyncSummary struct {
	Total int `json:"total"`

	Created int `json:"created"`

	Updated int `json:"updated"`

	Failed int `json:"failed"`
}

type JobDetail struct {
	ID UUID `json:"id"`

	Slug string `json:"slug"`

	Title string `json:"title"`

	City *string `json:"city"`

	State *StateCode `json:"state"`

	Status JobStatus `json:"status"`

	PostedAt Timestamp `json:"postedAt"`

	// Only present if the push had one.
	ExternalID *string `json:"externalId,omitempty"`

	Parsed ParsedJobDescription `json:"parsed"`

	CloseReason *CloseReason `json:"closeReason"`

	ClosedAt *Timestamp `json:"closedAt"`

	UpdatedAt Timestamp `json:"updatedAt"`

	// What people changed in reviews; absent if nothing. The fields have the corrected values.
	Corrections []AppliedCorrection `json:"corrections,omitempty"`

	CustomFields CustomFields `json:"customFields"`
}

// JobFeed: A feed of your open jobs.
type JobFeed struct {
	FeedID UUID `json:"feedId"`

	PublisherName string `json:"publisherName"`

	PublisherURL *string `json:"publisherUrl"`

	JobURLTemplate *string `json:"jobUrlTemplate"`

	CreatedAt Timestamp `json:"createdAt"`
}

// JobFeedLinks: The links of a feed by format. Everyone who has a link can read your open jobs.
type JobFeedLinks struct {
	// A schema.org DataFeed of JobPosting as JSON-LD.
	SchemaOrg string `json:"schemaOrg"`

	// XML in the format of Indeed.
	Indeed string `json:"indeed"`

	// XML in the format of LinkedIn.
	Linkedin string `json:"linkedin"`

	// Atom (RFC 4287).
	Atom string `json:"atom"`
}

type JobFeedList struct {
	Feeds []JobFeed `json:"feeds"`

	HasMore bool `json:"hasMore"`

	NextCursor *string `json:"nextCursor"`
}

type JobFeedReport struct {
	FeedID UUID `json:"feedId"`

	PublisherName string `json:"publisherName"`

	PublisherURL *string `json:"publisherUrl"`

	JobURLTemplate *string `json:"jobUrlTemplate"`

	CreatedAt Timestamp `json:"createdAt"`

	OpenJobs int `json:"openJobs"`

	// Open jobs that a format leaves out, by format and missing field.
	LeftOut []LeftOutJobCount `json:"leftOut"`
}

// JobFeedRequest: Who publishes a feed.
type JobFeedRequest struct {
	// Name that job boards show as the source.
	PublisherName string `json:"publisherName"`

	// Website of the publisher, http or https.
	PublisherURL Optional[string] `json:"publisherUrl,omitempty"`

	// Address of a job whose posting has no address of its own, http or https, with `{jobId}`, `{externalId}` or `{slug}`.
	JobURLTemplate Optional[string] `json:"jobUrlTemplate,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value JobFeedRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type JobFeedWithLinks struct {
	FeedID UUID `json:"feedId"`

	PublisherName string `json:"publisherName"`

	PublisherURL *string `json:"publisherUrl"`

	JobURLTemplate *string `json:"jobUrlTemplate"`

	CreatedAt Timestamp `json:"createdAt"`

	// Shown only in this response.
	Links JobFeedLinks `json:"links"`
}

// JobList: One page of jobs, the most recently posted first.
type JobList struct {
	Jobs []JobListItem `json:"jobs"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

type JobListItem struct {
	ID UUID `json:"id"`

	Slug string `json:"slug"`

	Title string `json:"title"`

	City *string `json:"city"`

	State *StateCode `json:"state"`

	Status JobStatus `json:"status"`

	PostedAt Timestamp `json:"postedAt"`

	// Only present if the push had one.
	ExternalID *string `json:"externalId,omitempty"`
}

type JobSkill struct {
	Name string `json:"name"`

	RawNames []string `json:"rawNames"`

	SkillID *string `json:"skillId"`

	Taxonomy *Taxonomy `json:"taxonomy"`

	Type SkillType `json:"type"`

	MinMonths *float64 `json:"minMonths"`

	Confidence Unit `json:"confidence"`

	Evidence []Evidence `json:"evidence,omitempty"`
}

// JobSkillInput: A skill with at least its name.
type JobSkillInput struct {
	Name string `json:"name"`

	RawNames []string `json:"rawNames,omitempty"`

	SkillID Optional[string] `json:"skillId,omitempty"`

	Taxonomy Optional[Taxonomy] `json:"taxonomy,omitempty"`

	Type Optional[SkillType] `json:"type,omitempty"`

	MinMonths Optional[float64] `json:"minMonths,omitempty"`

	Confidence Optional[Unit] `json:"confidence,omitempty"`

	Evidence []Evidence `json:"evidence,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value JobSkillInput) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type JobStatus string

// The values of JobStatus.
const (
	JobStatusArchived JobStatus = "archived"
	JobStatusDraft    JobStatus = "draft"
	JobStatusOpen     JobStatus = "open"
	JobStatusPaused   JobStatus = "paused"
	JobStatusClosed   JobStatus = "closed"
)

// JobStatusRequest: A new status, custom fields, or both.
type JobStatusRequest struct {
	Status Optional[JobStatus] `json:"status,omitempty"`

	// Replaces all custom fields; null removes them.
	CustomFields Optional[CustomFields] `json:"customFields,omitempty"`

	// Required when this request closes the job.
	CloseReason Optional[CloseReason] `json:"closeReason,omitempty"`

	// Only with `archived`: frees the `externalId`, so that the next push under it creates a new job. Without it, a push under the `externalId` of an archived job updates that job, which stays archived. Also works on a job that is already archived.
	ReleaseExternalID Optional[bool] `json:"releaseExternalId,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value JobStatusRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type JobSyncAnswer struct {
	JobID UUID `json:"jobId"`

	Slug string `json:"slug"`

	// One of: `created`, `updated`.
	Action string `json:"action"`

	Parsed JobSyncFacts `json:"parsed"`

	// Only present if not empty.
	Warnings []Warning `json:"warnings,omitempty"`
}

// JobSyncFacts: The main data of the posting, returned by a push.
type JobSyncFacts struct {
	Title string `json:"title"`

	RequiredCertifications []string `json:"requiredCertifications"`

	HourlyMinUsd *float64 `json:"hourlyMinUsd"`

	HourlyMaxUsd *float64 `json:"hourlyMaxUsd"`

	City *string `json:"city"`

	State *StateCode `json:"state"`
}

// JobSyncRequest: Your posting: exactly one of `text` and `parsed`.
type JobSyncRequest struct {
	// The posting as text, at most 100,000 characters, or a whole file as an RFC 2397 data URL.
	Text Optional[string] `json:"text,omitempty"`

	Parsed Optional[ParsedJobInput] `json:"parsed,omitempty"`

	// Your own identifier. Another push with the same identifier updates the job.
	ExternalID Optional[string] `json:"externalId,omitempty"`

	// Overrides the title in the text, also for later pushes without `title`; null removes the override.
	Title Optional[string] `json:"title,omitempty"`

	// `City, ST`, used if the text does not state a location.
	Location Optional[string] `json:"location,omitempty"`

	// Values of your declared custom fields, at most 16 kB as JSON; never scored. Replaces the existing ones, null removes them, and without it they stay.
	CustomFields Optional[CustomFields] `json:"customFields,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value JobSyncRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type LanguageSkill struct {
	Language string `json:"language"`

	// ISO 639-1.
	LanguageCode *string `json:"languageCode"`

	// One of: `native`, `fluent`, `professional`, `conversational`, `basic`, null.
	Fluency *string `json:"fluency"`

	// Common European Framework of Reference level.
	// One of: `A1`, `A2`, `B1`, `B2`, `C1`, `C2`, null.
	Cefr *string `json:"cefr"`

	Confidence Unit `json:"confidence"`

	Evidence []Evidence `json:"evidence,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value LanguageSkill) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// LatestDecision: The latest decision of a person about a match.
type LatestDecision struct {
	DecisionID UUID `json:"decisionId"`

	// `overridden`: the person disregarded the score.
	Outcome DecisionOutcome `json:"outcome"`

	ReasonCode DecisionReasonCode `json:"reasonCode"`

	// Your tenant recorded the decision, and can withdraw it.
	IsOwn bool `json:"isOwn"`

	DecidedAt Timestamp `json:"decidedAt"`
}

// LearnedVersionView: One fit of weights to a tenant's outcomes, active or not.
type LearnedVersionView struct {
	Weights ComponentWeights `json:"weights"`

	// True when they outperform the defaults enough to be used.
	Better bool `json:"better"`

	Outcomes float64 `json:"outcomes"`

	GoodOutcomes float64 `json:"goodOutcomes"`

	HeldBack HeldOutMetrics `json:"heldBack"`

	Calibration CalibrationFigures `json:"calibration"`

	Version float64 `json:"version"`

	FittedAt Timestamp `json:"fittedAt"`
}

// LearningView: State of learning from outcomes.
type LearningView struct {
	// If false, no weights are learned, and learned weights are not used.
	Enabled bool `json:"enabled"`

	// Matches with an outcome, good or not.
	Outcomes float64 `json:"outcomes"`

	GoodOutcomes float64 `json:"goodOutcomes"`

	// Outcomes missing until weights are fitted.
	OutcomesUntilLearning float64 `json:"outcomesUntilLearning"`

	// Newest first, at most ten. Only the newest can be active.
	Versions []LearnedVersionView `json:"versions"`
}

type LeftOutJobCount struct {
	Format FeedFormat `json:"format"`

	// The field that the format requires and the jobs do not have.
	Field FeedField `json:"field"`

	Count int `json:"count"`
}

type LinkSide string

// The values of LinkSide.
const (
	LinkSideOrganization LinkSide = "organization"
	LinkSideEmployer     LinkSide = "employer"
)

// LinkedAccountCredentials: API key and the token of a linked account, for `merge`.
type LinkedAccountCredentials struct {
	// One of: `api_key`.
	Type string `json:"type"`

	APIKey string `json:"apiKey"`

	AccountToken string `json:"accountToken"`
}

type Location struct {
	Address *string `json:"address"`

	City *string `json:"city"`

	State *StateCode `json:"state"`

	Region *string `json:"region"`

	PostalCode *string `json:"postalCode"`

	// ISO 3166-1 alpha-2.
	CountryCode *string `json:"countryCode"`

	Raw *string `json:"raw"`
}

// LoggedForecast: Survival probabilities and expected tenure, as given out.
type LoggedForecast struct {
	Probability30d float64 `json:"probability30d"`

	Probability90d float64 `json:"probability90d"`

	Probability180d float64 `json:"probability180d"`

	Probability365d float64 `json:"probability365d"`

	// Restricted mean over `horizonDays`.
	ExpectedTenureDays float64 `json:"expectedTenureDays"`
}

// LoggedRank: Place of a score in a ranking.
type LoggedRank struct {
	// Operation of the ranking.
	RankingID UUID `json:"rankingId"`

	// From 1.
	Rank float64 `json:"rank"`

	// Records that were ranked.
	PoolSize float64 `json:"poolSize"`
}

// LoggedScore: A score as it was given out.
type LoggedScore struct {
	Confidence *Unit `json:"confidence"`

	Components LoggedScoreComponents `json:"components"`

	SubModels LoggedScoreSubModels `json:"subModels"`

	Reasons []PickReasonCodeOrComponentOrPoints `json:"reasons"`

	Gaps []PickGapTypeOrNameOrRequirementLevelOrSeverity `json:"gaps"`

	Forecast LoggedForecast `json:"forecast"`

	EntryID UUID `json:"entryId"`

	// What gave the score out: a match, a rescoring in the background, a ranking or a forecast.
	Kind ScoreKind `json:"kind"`

	// What the distance did; `gate` or `off` only at the request of the caller.
	Distance DistanceMode `json:"distance"`

	// Null for a forecast.
	FinalScore *Score100 `json:"finalScore"`

	// Null for a forecast.
	Recommendation *Recommendation `json:"recommendation"`

	ModelVersion string `json:"modelVersion"`

	// Version of learned or set weights; null with the default weights.
	WeightsVersion *string `json:"weightsVersion"`

	// SHA-256 of the scored records, hexadecimal.
	InputsSha256 *string `json:"inputsSha256"`

	// Null for a score given to the other tenant of the pair, and for a rescoring.
	KeyID *UUID `json:"keyId"`

	Surface ScoreSurface `json:"surface"`

	// Null outside rankings.
	Ranking *LoggedRank `json:"ranking"`

	GivenAt Timestamp `json:"givenAt"`
}

// Match: How well a candidate matches a job, with reasons. `subModels.requirements.score` is the sum of component weights times scores; `finalScore` the sum of sub-model weights times scores, at most 49.9 if a requirement is not met.
type Match struct {
	MatchID UUID `json:"matchId"`

	CandidateID UUID `json:"candidateId"`

	JobID UUID `json:"jobId"`

	// Two sentences: the recommendation with what supports it, and what speaks against it or is to be clarified.
	Verdict string `json:"verdict"`

	SubModels RecordSubModelNamePublishedSubModel `json:"subModels"`

	RetentionForecast RetentionForecast `json:"retentionForecast"`

	CreatedAt Timestamp `json:"createdAt"`

	UpdatedAt Timestamp `json:"updatedAt"`

	// Only in reads of a match about which a person has decided.
	LatestDecision *LatestDecision `json:"latestDecision,omitempty"`

	FinalScore float64 `json:"finalScore"`

	Recommendation Recommendation `json:"recommendation"`

	Confidence float64 `json:"confidence"`

	// 1–8, strongest first.
	Reasons []Reason `json:"reasons"`

	ComponentScores RecordComponentNameComponentScore `json:"componentScores"`

	// At most 100, most severe first; `gapsTotal` counts all.
	Gaps []Gap `json:"gaps"`

	GapsTotal float64 `json:"gapsTotal"`

	// At most 10.
	TransferableSkillBridges []TransferableSkillBridge `json:"transferableSkillBridges"`

	ModelVersion string `json:"modelVersion"`
}

// MatchHistory: One page of the history of a match, the newest first.
type MatchHistory struct {
	Entries []HistoryEntry `json:"entries"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

// MatchList: One page of matches.
type MatchList struct {
	Matches []MatchListItem `json:"matches"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

type MatchListItem struct {
	MatchID UUID `json:"matchId"`

	CandidateID UUID `json:"candidateId"`

	JobID UUID `json:"jobId"`

	FinalScore Score100 `json:"finalScore"`

	Recommendation Recommendation `json:"recommendation"`

	Confidence Unit `json:"confidence"`

	Probability90d Unit `json:"probability90d"`

	ExpectedTenureDays float64 `json:"expectedTenureDays"`

	CreatedAt Timestamp `json:"createdAt"`

	UpdatedAt Timestamp `json:"updatedAt"`

	// Only for a match about which a person has decided.
	LatestDecision *LatestDecision `json:"latestDecision,omitempty"`
}

type MatchOptions struct {
	// Component weights for this response only, 0–1; omitted components keep their weight. They are scaled to sum to 1.
	ComponentWeights Optional[ComponentWeightsInput] `json:"componentWeights,omitempty"`

	// What the distance does in this response: `score` (default) lets it count as a component and in the retention forecast; `gate` only makes a candidate with a shorter stated maximum commute not eligible; `off` leaves it out. The stored match scores it.
	Distance Optional[DistanceMode] `json:"distance,omitempty"`

	// True adds `evidence` to the component `skills` of this response: where the candidate record names each matched skill. The evidence contains no employer, date, contact detail or name. It is not stored with the match.
	IncludeEvidence Optional[bool] `json:"includeEvidence,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value MatchOptions) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// MatchPairRequest: A candidate and a job to score.
type MatchPairRequest struct {
	CandidateID UUID `json:"candidateId"`

	JobID UUID `json:"jobId"`

	Options Optional[MatchOptions] `json:"options,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value MatchPairRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// MatchPreview: A match without `matchId`, `createdAt` and `updatedAt`, with the parsing warnings of each side.
type MatchPreview struct {
	// Null if the request has no `candidateId`.
	CandidateID *UUID `json:"candidateId"`

	// Null if the request has no `jobId`.
	JobID *UUID `json:"jobId"`

	RetentionForecast PreviewForecast `json:"retentionForecast"`

	Warnings PreviewWarnings `json:"warnings"`

	SubModels RecordSubModelNamePublishedSubModel `json:"subModels"`

	FinalScore float64 `json:"finalScore"`

	Recommendation Recommendation `json:"recommendation"`

	Confidence float64 `json:"confidence"`

	// 1–8, strongest first.
	Reasons []Reason `json:"reasons"`

	ComponentScores RecordComponentNameComponentScore `json:"componentScores"`

	// At most 100, most severe first; `gapsTotal` counts all.
	Gaps []Gap `json:"gaps"`

	GapsTotal float64 `json:"gapsTotal"`

	// At most 10.
	TransferableSkillBridges []TransferableSkillBridge `json:"transferableSkillBridges"`

	ModelVersion string `json:"modelVersion"`

	// Two sentences: the recommendation with what supports it, and what speaks against it or is to be clarified.
	Verdict string `json:"verdict"`
}

// MatchPreviewRequest: A candidate and a job to be scored without storing either.
type MatchPreviewRequest struct {
	Candidate PreviewCandidateInput `json:"candidate"`

	Job PreviewJobInput `json:"job"`

	Options Optional[PreviewOptions] `json:"options,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value MatchPreviewRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type MatchSort string

// The values of MatchSort.
const (
	MatchSortFinalScore MatchSort = "-finalScore"
	MatchSortUpdatedAt  MatchSort = "-updatedAt"
)

type MatchWeights struct {
	// Model version as in results.
	ModelVersion string `json:"modelVersion"`

	// One of: `defaults`, `set`, `learned`.
	InForce string `json:"inForce"`

	// Active weights; they sum to 1.
	Weights RecordComponentNameUnit `json:"weights"`

	Defaults RecordComponentNameUnit `json:"defaults"`

	// Weights set by the tenant, before scaling to a sum of 1. They take precedence over learned weights.
	Set *MatchWeightsViewSet `json:"set"`

	Learning LearningView `json:"learning"`
}

// MatchWeightsRequest: Omitted fields keep their value.
type MatchWeightsRequest struct {
	// False: no weights are learned from outcomes, and learned weights are not used.
	Learning Optional[bool] `json:"learning,omitempty"`

	// Your own weights, 0–1, scaled to sum to 1; omitted components keep their default. Null removes them.
	ComponentWeights Optional[ComponentWeightsInput] `json:"componentWeights,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value MatchWeightsRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// MatchedSkillEvidence: Where a candidate record names a skill that meets a requirement.
type MatchedSkillEvidence struct {
	// The requirement, as in `found`.
	Skill string `json:"skill"`

	// One of: `required`, `preferred`.
	RequirementLevel string `json:"requirementLevel"`

	// The candidate's skill that meets it: the same skill under any spelling, or a narrower one.
	HeldSkill string `json:"heldSkill"`

	// At most 5; `sourcesTotal` counts all.
	Sources []MatchedSkillSource `json:"sources"`

	SourcesTotal float64 `json:"sourcesTotal"`
}

// MatchedSkillSource: A place in a candidate record. Names, employers, dates and contact details are never included.
type MatchedSkillSource struct {
	// `skills` is the list of skills, `work` a position with its skills, summary and highlights.
	// One of: `skills`, `work`, `summary`.
	Part string `json:"part"`

	// Index in `skills` or `work` of the candidate, from 0; null for the summary.
	Index *float64 `json:"index"`

	// Title of the position, without identifying data; null for other parts.
	Position *string `json:"position"`

	// The words of a text that name the skill, the usual name of a listed skill, or the title of a position whose work always requires the skill; at most 300 characters.
	Text string `json:"text"`
}

// Me: The API key of the request, its tenant and its permissions.
type Me struct {
	KeyID UUID `json:"keyId"`

	KeyName string `json:"keyName"`

	Mode Mode `json:"mode"`

	TenantID UUID `json:"tenantId"`

	TenantType TenantType `json:"tenantType"`

	Scopes []Scope `json:"scopes"`

	ExpiresAt *Timestamp `json:"expiresAt"`

	// The tenant that reads use by default; null for live keys.
	// One of: `own`, `synthetic`, null.
	SandboxTenant *string `json:"sandboxTenant"`

	// Empty for test keys, which have no limits.
	RateLimits []RateLimitInfo `json:"rateLimits"`
}

// Mode: Test keys access only test rows; live keys access only live rows.
type Mode string

// The values of Mode.
const (
	ModeLive Mode = "live"
	ModeTest Mode = "test"
)

type ModelName string

// The values of ModelName.
const (
	ModelNameRetention     ModelName = "retention"
	ModelNameMatching      ModelName = "matching"
	ModelNameResumeParser  ModelName = "resume_parser"
	ModelNamePostingParser ModelName = "posting_parser"
	ModelNameSkillsMap     ModelName = "skills_map"
)

// ModelVersionRecord: A version of a model that this installation has used.
type ModelVersionRecord struct {
	Model ModelName `json:"model"`

	Version string `json:"version"`

	PreviousVersion *string `json:"previousVersion"`

	FirstUsedAt Timestamp `json:"firstUsedAt"`
}

// NativeCandidate: Your candidate: an absent field keeps its value, null clears it.
type NativeCandidate struct {
	Status Optional[CandidateStatus] `json:"status,omitempty"`

	FirstName Optional[string] `json:"firstName,omitempty"`

	MiddleName Optional[string] `json:"middleName,omitempty"`

	LastName Optional[string] `json:"lastName,omitempty"`

	PreferredName Optional[string] `json:"preferredName,omitempty"`

	Email Optional[string] `json:"email,omitempty"`

	// As written; stored in E.164. Numbers without a country code are US numbers.
	Phone Optional[string] `json:"phone,omitempty"`

	// BCP 47, such as `es-MX`.
	PreferredLanguage Optional[string] `json:"preferredLanguage,omitempty"`

	Location Optional[PartialLocation] `json:"location,omitempty"`

	SourceUpdatedAt Optional[Timestamp] `json:"sourceUpdatedAt,omitempty"`

	Summary Optional[string] `json:"summary,omitempty"`

	// One of the types: string, GivenSkill.
	Skills Optional[[]any] `json:"skills,omitempty"`

	// Titles of past work without dates; skills are inferred from them.
	Occupations Optional[[]string] `json:"occupations,omitempty"`

	Work Optional[[]GivenWork] `json:"work,omitempty"`

	Education Optional[[]GivenEducation] `json:"education,omitempty"`

	// One of the types: string, GivenCertification.
	Certifications Optional[[]any] `json:"certifications,omitempty"`

	// One of the types: string, GivenLanguage.
	Languages Optional[[]any] `json:"languages,omitempty"`

	HighestEducationLevel Optional[EducationLevel] `json:"highestEducationLevel,omitempty"`

	EmploymentStatus Optional[EmploymentStatus] `json:"employmentStatus,omitempty"`

	Preferences Optional[GivenPreferences] `json:"preferences,omitempty"`

	Logistics Optional[PartialCandidateLogistics] `json:"logistics,omitempty"`

	WorkAuthorization Optional[WorkAuthorization] `json:"workAuthorization,omitempty"`

	Programs Optional[[]GivenProgram] `json:"programs,omitempty"`

	Consent Optional[PartialCandidateConsent] `json:"consent,omitempty"`

	// At most 50 keys, values of at most 1,024 characters; never scored.
	CustomFields Optional[CustomFields] `json:"customFields,omitempty"`

	// Your own identifier. Another push with the same identifier updates the candidate; without it, each push creates a candidate.
	ExternalID Optional[string] `json:"externalId,omitempty"`

	// A resume as text, at most 100,000 characters, or a whole file as an RFC 2397 data URL. The text that was read is kept with the result of its parse for 72 hours, and shown beside the record.
	ResumeText Optional[string] `json:"resumeText,omitempty"`

	// The resume as the id of its parse (`meta.parseId` of `POST /parse/resume`), instead of `resumeText`. Its values are those of the parse with the corrections of its reviews. While the result is kept, the portal shows a document that was parsed with `include=review` beside the record. The key needs the scope `parse` as well.
	ResumeParseID Optional[UUID] `json:"resumeParseId,omitempty"`

	// Date of the resume, `YYYY-MM-DD`: "present" in it means this date.
	DocumentDate Optional[string] `json:"documentDate,omitempty"`

	// Ignored, so that a candidate can be sent back unchanged.
	CandidateID any `json:"candidateId,omitempty"`

	// Ignored.
	TenantID any `json:"tenantId,omitempty"`

	// Ignored.
	Source Optional[CandidateSource] `json:"source,omitempty"`

	// Ignored.
	CreatedAt any `json:"createdAt,omitempty"`

	// Ignored.
	UpdatedAt any `json:"updatedAt,omitempty"`

	// Ignored.
	Corrections any `json:"corrections,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value NativeCandidate) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type OccupationMatch string

// The values of OccupationMatch.
const (
	OccupationMatchCode          OccupationMatch = "code"
	OccupationMatchExact         OccupationMatch = "exact"
	OccupationMatchAlias         OccupationMatch = "alias"
	OccupationMatchSemantic      OccupationMatch = "semantic"
	OccupationMatchLanguageModel OccupationMatch = "language_model"
	OccupationMatchNone          OccupationMatch = "none"
)

// OccupationMatchLevel: Similarity of the closest past occupation to the opening's.
type OccupationMatchLevel string

// The values of OccupationMatchLevel.
const (
	OccupationMatchLevelExact      OccupationMatchLevel = "exact"
	OccupationMatchLevelBroad      OccupationMatchLevel = "broad"
	OccupationMatchLevelMajorGroup OccupationMatchLevel = "major_group"
	OccupationMatchLevelNone       OccupationMatchLevel = "none"
)

type OccupationText = string

// Operation: An accepted operation: poll it until it is `succeeded`, `failed` or `cancelled`.
type Operation struct {
	OperationID UUID `json:"operationId"`

	Type OperationType `json:"type"`

	Status OperationStatus `json:"status"`

	Progress *OperationProgress `json:"progress"`

	// The body that a synchronous request would have returned.
	Result map[string]any `json:"result"`

	// The problem that a synchronous request would have returned.
	Error *Problem `json:"error"`

	CreatedAt Timestamp `json:"createdAt"`

	StartedAt *Timestamp `json:"startedAt"`

	FinishedAt *Timestamp `json:"finishedAt"`

	// After this time the operation returns 410.
	ExpiresAt Timestamp `json:"expiresAt"`
}

// OperationList: One page of operations, newest first.
type OperationList struct {
	Operations []Operation `json:"operations"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

// OperationProgress: The status of an operation.
type OperationProgress struct {
	Done int `json:"done"`

	Total int `json:"total"`

	// What a parse of scanned pages does: `done` and `total` count its pages. Absent for other operations, and `progress` is null for documents that are read at once.
	Stage *OperationStage `json:"stage,omitempty"`
}

// OperationStage: What a parse does: it reads scanned pages, then it finds the fields in their text.
type OperationStage string

// The values of OperationStage.
const (
	OperationStageReadingPages  OperationStage = "reading_pages"
	OperationStageFindingFields OperationStage = "finding_fields"
)

type OperationStatus string

// The values of OperationStatus.
const (
	OperationStatusQueued    OperationStatus = "queued"
	OperationStatusRunning   OperationStatus = "running"
	OperationStatusSucceeded OperationStatus = "succeeded"
	OperationStatusFailed    OperationStatus = "failed"
	OperationStatusCancelled OperationStatus = "cancelled"
)

type OperationType string

// The values of OperationType.
const (
	OperationTypeMatch                  OperationType = "match"
	OperationTypeRank                   OperationType = "rank"
	OperationTypeParseResume            OperationType = "parse.resume"
	OperationTypeParseJd                OperationType = "parse.jd"
	OperationTypeParseBatch             OperationType = "parse.batch"
	OperationTypeImpactReport           OperationType = "impact-report"
	OperationTypeRetentionForecast      OperationType = "retention-forecast"
	OperationTypeSkillsInfer            OperationType = "skills-infer"
	OperationTypeJobsSync               OperationType = "jobs.sync"
	OperationTypeJobsBulkSync           OperationType = "jobs.bulk-sync"
	OperationTypeCandidatesSync         OperationType = "candidates.sync"
	OperationTypeCandidatesAccessExport OperationType = "candidates.access-export"
	OperationTypeImportCandidates       OperationType = "import.candidates"
	OperationTypeImportJobs             OperationType = "import.jobs"
	OperationTypeConnectorRun           OperationType = "connector.run"
)

// ParseBatch: A batch of documents. Its operation has the same id.
type ParseBatch struct {
	BatchID UUID `json:"batchId"`

	DocumentType DocumentType `json:"documentType"`

	// `uploading` until all documents are stored, then the status of the operation.
	Status ParseBatchStatus `json:"status"`

	// Bytes of the documents after decompression.
	BytesRead int `json:"bytesRead"`

	Entries ParseBatchEntries `json:"entries"`

	// Why the batch failed. An error of a document is in its result.
	Error *Problem `json:"error"`

	CreatedAt Timestamp `json:"createdAt"`

	UploadedAt *Timestamp `json:"uploadedAt"`

	FinishedAt *Timestamp `json:"finishedAt"`
}

// ParseBatchEntries: Documents of a batch by the status of their operations.
type ParseBatchEntries struct {
	// Documents of the batch, with those that were refused.
	Total int `json:"total"`

	Queued int `json:"queued"`

	Running int `json:"running"`

	Succeeded int `json:"succeeded"`

	Failed int `json:"failed"`

	Cancelled int `json:"cancelled"`

	// Documents whose result was deleted 72 hours after they were parsed.
	Expired int `json:"expired"`
}

type ParseBatchStatus string

// The values of ParseBatchStatus.
const (
	ParseBatchStatusUploading ParseBatchStatus = "uploading"
	ParseBatchStatusQueued    ParseBatchStatus = "queued"
	ParseBatchStatusRunning   ParseBatchStatus = "running"
	ParseBatchStatusSucceeded ParseBatchStatus = "succeeded"
	ParseBatchStatusFailed    ParseBatchStatus = "failed"
	ParseBatchStatusCancelled ParseBatchStatus = "cancelled"
)

// ParseMeta: Information about the document, how it was read, and the confidence in the result.
type ParseMeta struct {
	ParseID UUID `json:"parseId"`

	DocumentType DocumentType `json:"documentType"`

	CreatedAt Timestamp `json:"createdAt"`

	Method ReadMethod `json:"method"`

	// Engine that read the scanned pages.
	// One of: `ocr`, `language_model`, null.
	VisionEngine *string `json:"visionEngine"`

	MediaType string `json:"mediaType"`

	FileName *string `json:"fileName"`

	// Lower-case hex digest of the received bytes.
	Sha256 string `json:"sha256"`

	PageCount *float64 `json:"pageCount"`

	// 1-based.
	VisionPages []float64 `json:"visionPages"`

	// Unicode code points of the text.
	Characters float64 `json:"characters"`

	Truncated bool `json:"truncated"`

	// ISO 639-1 code of the language of the document.
	Language *string `json:"language"`

	// The day that "present" refers to; null for a posting.
	DocumentDate *DocumentDate `json:"documentDate"`

	// Probability that the document is of the requested type.
	DocumentProbability Unit `json:"documentProbability"`

	Confidence Unit `json:"confidence"`

	// JSON pointers (RFC 6901) to the values of this result with a confidence below 0.5, which a person should check against the document: `/work/1`, `/basics/name`. Empty if there are none.
	NeedsReview []string `json:"needsReview"`

	Warnings []Warning `json:"warnings"`

	ModelVersion string `json:"modelVersion"`

	// Milliseconds from bytes to result.
	DurationMs float64 `json:"durationMs"`

	// With `include=rawText`.
	RawText *string `json:"rawText,omitempty"`

	// With `include=review`, for documents with pages: every word with its place.
	Words []Evidence `json:"words,omitempty"`

	// After a review: what people changed. The result contains their values, and each correction the value that was read.
	Corrections []AppliedCorrection `json:"corrections,omitempty"`

	// With `include=redacted`: name, contacts, address, dates of birth and photos removed.
	RedactedText *string `json:"redactedText,omitempty"`
}

// ParsedJobDescription: A posting as structured data; on output every key is present.
type ParsedJobDescription struct {
	Title string `json:"title"`

	RequiredCertifications []string `json:"requiredCertifications"`

	// US dollars per hour, two decimals.
	HourlyMinUsd *float64 `json:"hourlyMinUsd"`

	// US dollars per hour, two decimals, at least `hourlyMinUsd`.
	HourlyMaxUsd *float64 `json:"hourlyMaxUsd"`

	City *string `json:"city"`

	State *StateCode `json:"state"`

	EmployerName *string `json:"employerName"`

	Department *string `json:"department"`

	Summary *string `json:"summary"`

	Responsibilities []string `json:"responsibilities"`

	// The items as written, one an entry.
	RequiredQualifications []string `json:"requiredQualifications"`

	// The items as written, one an entry.
	PreferredQualifications []string `json:"preferredQualifications"`

	RequiredSkills []JobSkill `json:"requiredSkills"`

	PreferredSkills []JobSkill `json:"preferredSkills"`

	// Skills that the occupation usually needs and the posting does not ask for. Not used in matching.
	InferredSkills []InferredSkill `json:"inferredSkills"`

	PreferredCertifications []string `json:"preferredCertifications"`

	Compensation Compensation `json:"compensation"`

	Benefits []Benefit `json:"benefits"`

	FriendlinessSignals []FriendlinessSignal `json:"friendlinessSignals"`

	EmploymentType *EmploymentType `json:"employmentType"`

	Schedule Schedule `json:"schedule"`

	WorkplaceType *WorkplaceType `json:"workplaceType"`

	PostalCode *string `json:"postalCode"`

	Address *string `json:"address"`

	// ISO 3166-1 alpha-2.
	CountryCode *string `json:"countryCode"`

	MinEducationLevel *EducationLevel `json:"minEducationLevel"`

	// At most 1,200: a hundred years.
	MinExperienceMonths *int `json:"minExperienceMonths"`

	// At least `minExperienceMonths`, at most 1,200.
	MaxExperienceMonths *int `json:"maxExperienceMonths"`

	Languages []LanguageSkill `json:"languages"`

	PhysicalRequirements []string `json:"physicalRequirements"`

	Licenses []string `json:"licenses"`

	RequiresDriversLicense *bool `json:"requiresDriversLicense"`

	RequiresBackgroundCheck *bool `json:"requiresBackgroundCheck"`

	RequiresDrugTest *bool `json:"requiresDrugTest"`

	SponsorsVisa *bool `json:"sponsorsVisa"`

	Openings *int `json:"openings"`

	StartDate *PartialDate `json:"startDate"`

	PostedAt *Timestamp `json:"postedAt"`

	ExpiresAt *Timestamp `json:"expiresAt"`

	ApplyURL *ApplyAddress `json:"applyUrl"`

	OnetSocCode *SocCode `json:"onetSocCode"`

	OnetTitle *string `json:"onetTitle"`

	OccupationConfidence *Unit `json:"occupationConfidence"`

	// Output only, with `include=evidence`.
	Evidence *PostingEvidence `json:"evidence,omitempty"`

	// Output only.
	Meta *ParseMeta `json:"meta,omitempty"`
}

// ParsedJobInput: A posting as structured data: only `title` is required. Skills and benefits may be plain names. The result of `POST /parse/jd` can be sent unchanged.
type ParsedJobInput struct {
	Languages []LanguageSkill `json:"languages,omitempty"`

	StartDate Optional[PartialDate] `json:"startDate,omitempty"`

	Summary Optional[string] `json:"summary,omitempty"`

	Address Optional[string] `json:"address,omitempty"`

	City Optional[string] `json:"city,omitempty"`

	State Optional[StateCode] `json:"state,omitempty"`

	PostalCode Optional[string] `json:"postalCode,omitempty"`

	// ISO 3166-1 alpha-2.
	CountryCode Optional[string] `json:"countryCode,omitempty"`

	OnetSocCode Optional[SocCode] `json:"onetSocCode,omitempty"`

	OnetTitle Optional[string] `json:"onetTitle,omitempty"`

	OccupationConfidence Optional[Unit] `json:"occupationConfidence,omitempty"`

	EmploymentType Optional[EmploymentType] `json:"employmentType,omitempty"`

	RequiredCertifications []string `json:"requiredCertifications,omitempty"`

	// US dollars per hour, two decimals.
	HourlyMinUsd Optional[float64] `json:"hourlyMinUsd,omitempty"`

	// US dollars per hour, two decimals, at least `hourlyMinUsd`.
	HourlyMaxUsd Optional[float64] `json:"hourlyMaxUsd,omitempty"`

	EmployerName Optional[string] `json:"employerName,omitempty"`

	Department Optional[string] `json:"department,omitempty"`

	Responsibilities []string `json:"responsibilities,omitempty"`

	// The items as written, one an entry.
	RequiredQualifications []string `json:"requiredQualifications,omitempty"`

	// The items as written, one an entry.
	PreferredQualifications []string `json:"preferredQualifications,omitempty"`

	// Skills that the occupation usually needs and the posting does not ask for. Not used in matching.
	InferredSkills []InferredSkill `json:"inferredSkills,omitempty"`

	PreferredCertifications []string `json:"preferredCertifications,omitempty"`

	FriendlinessSignals []FriendlinessSignal `json:"friendlinessSignals,omitempty"`

	WorkplaceType Optional[WorkplaceType] `json:"workplaceType,omitempty"`

	MinEducationLevel Optional[EducationLevel] `json:"minEducationLevel,omitempty"`

	// At most 1,200: a hundred years.
	MinExperienceMonths Optional[int] `json:"minExperienceMonths,omitempty"`

	// At least `minExperienceMonths`, at most 1,200.
	MaxExperienceMonths Optional[int] `json:"maxExperienceMonths,omitempty"`

	PhysicalRequirements []string `json:"physicalRequirements,omitempty"`

	Licenses []string `json:"licenses,omitempty"`

	RequiresDriversLicense Optional[bool] `json:"requiresDriversLicense,omitempty"`

	RequiresBackgroundCheck Optional[bool] `json:"requiresBackgroundCheck,omitempty"`

	RequiresDrugTest Optional[bool] `json:"requiresDrugTest,omitempty"`

	SponsorsVisa Optional[bool] `json:"sponsorsVisa,omitempty"`

	Openings Optional[int] `json:"openings,omitempty"`

	PostedAt Optional[Timestamp] `json:"postedAt,omitempty"`

	ExpiresAt Optional[Timestamp] `json:"expiresAt,omitempty"`

	ApplyURL Optional[ApplyAddress] `json:"applyUrl,omitempty"`

	Meta map[string]any `json:"meta,omitempty"`

	Evidence map[string]any `json:"evidence,omitempty"`

	Schedule Optional[PartialSchedule] `json:"schedule,omitempty"`

	Compensation Optional[PartialCompensation] `json:"compensation,omitempty"`

	// One of the types: string, BenefitInput.
	Benefits []any `json:"benefits,omitempty"`

	// One of the types: string, JobSkillInput.
	PreferredSkills []any `json:"preferredSkills,omitempty"`

	// One of the types: string, JobSkillInput.
	RequiredSkills []any `json:"requiredSkills,omitempty"`

	Title string `json:"title"`
}

// MarshalJSON leaves out absent members.
func (value ParsedJobInput) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// ParsedResume: A resume as structured data. Field names follow JSON Resume where possible.
type ParsedResume struct {
	Basics ResumeBasics `json:"basics"`

	Skills []ResumeSkill `json:"skills"`

	Certifications []Certification `json:"certifications"`

	Languages []LanguageSkill `json:"languages"`

	// Current roles first, then newest first.
	Work []WorkItem `json:"work"`

	// Newest first.
	Education []EducationItem `json:"education"`

	Volunteer []WorkItem `json:"volunteer"`

	Projects []ProjectItem `json:"projects"`

	Awards []AwardItem `json:"awards"`

	References []ReferenceItem `json:"references"`

	Totals ResumeTotals `json:"totals"`

	Meta ParseMeta `json:"meta"`
}

// ParsedResumeInput: A resume as structured data. The result of `POST /parse/resume` can be sent unchanged.
type ParsedResumeInput struct {
	Basics Optional[ResumeBasicsInput] `json:"basics,omitempty"`

	// One of the types: string, ResumeSkillInput.
	Skills []any `json:"skills,omitempty"`

	// One of the types: string, GivenCertification.
	Certifications []any `json:"certifications,omitempty"`

	// One of the types: string, GivenLanguage.
	Languages []any `json:"languages,omitempty"`

	Work []GivenWork `json:"work,omitempty"`

	Education []GivenEducation `json:"education,omitempty"`

	// Only `highestEducationLevel` is read.
	Totals Optional[PartialResumeTotals] `json:"totals,omitempty"`

	// Ignored, so that a parsed resume can be sent back unchanged.
	Volunteer []any `json:"volunteer,omitempty"`

	// Ignored.
	Projects []any `json:"projects,omitempty"`

	// Ignored.
	Awards []any `json:"awards,omitempty"`

	// Ignored.
	References []any `json:"references,omitempty"`

	Meta map[string]any `json:"meta,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value ParsedResumeInput) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type PartScore struct {
	Score *Score100 `json:"score"`

	// As applied.
	Weight Unit `json:"weight"`
}

// PartialDate: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as precise as the source. In requests it must be valid and in the years 1900 to 2999.
type PartialDate = string

type PartialCandidateConsent struct {
	// Linked employers may see the candidate.
	ShareWithEmployers Optional[bool] `json:"shareWithEmployers,omitempty"`

	// Matches and forecasts may be computed.
	AutomatedScoring Optional[bool] `json:"automatedScoring,omitempty"`

	RecordedAt Optional[Timestamp] `json:"recordedAt,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value PartialCandidateConsent) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type PartialCandidateLogistics struct {
	HasDriversLicense Optional[bool] `json:"hasDriversLicense,omitempty"`

	HasVehicle Optional[bool] `json:"hasVehicle,omitempty"`

	UsesTransit Optional[bool] `json:"usesTransit,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value PartialCandidateLogistics) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type PartialCompensation struct {
	Min Optional[float64] `json:"min,omitempty"`

	Max Optional[float64] `json:"max,omitempty"`

	// Only `USD` with `hourlyMinUsd` or `hourlyMaxUsd`.
	Currency Optional[CurrencyCode] `json:"currency,omitempty"`

	// One of: `hour`, `day`, `week`, `month`, `year`, `piece`, null.
	Period Optional[string] `json:"period,omitempty"`

	Raw Optional[string] `json:"raw,omitempty"`

	// Every range in the text, in its order; `min` and `max` span them.
	Ranges []PartialCompensationRanges `json:"ranges,omitempty"`

	// True when the hourly figures were computed: year / 2080, month / 173.33, week / 40, day / 8.
	HourlyDerived Optional[bool] `json:"hourlyDerived,omitempty"`

	Tips Optional[bool] `json:"tips,omitempty"`

	Overtime Optional[bool] `json:"overtime,omitempty"`

	Bonus Optional[string] `json:"bonus,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value PartialCompensation) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type PartialLocation struct {
	Address Optional[string] `json:"address,omitempty"`

	City Optional[string] `json:"city,omitempty"`

	State Optional[StateCode] `json:"state,omitempty"`

	Region Optional[string] `json:"region,omitempty"`

	PostalCode Optional[string] `json:"postalCode,omitempty"`

	// ISO 3166-1 alpha-2.
	CountryCode Optional[string] `json:"countryCode,omitempty"`

	Raw Optional[string] `json:"raw,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value PartialLocation) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type PartialResumeTotals struct {
	// Union of the work intervals, overlaps counted once.
	WorkMonths Optional[float64] `json:"workMonths,omitempty"`

	AverageMonthsPerEmployer Optional[float64] `json:"averageMonthsPerEmployer,omitempty"`

	LongestTenureMonths Optional[float64] `json:"longestTenureMonths,omitempty"`

	// Gaps longer than a month since the first job.
	GapMonths Optional[float64] `json:"gapMonths,omitempty"`

	CurrentPosition Optional[string] `json:"currentPosition,omitempty"`

	HighestEducationLevel Optional[EducationLevel] `json:"highestEducationLevel,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value PartialResumeTotals) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type PartialSchedule struct {
	Shifts []Shift `json:"shifts,omitempty"`

	HoursPerWeekMin Optional[float64] `json:"hoursPerWeekMin,omitempty"`

	HoursPerWeekMax Optional[float64] `json:"hoursPerWeekMax,omitempty"`

	Raw Optional[string] `json:"raw,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value PartialSchedule) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// PerformanceFigure: A figure of the performance, measured on a labelled set.
type PerformanceFigure struct {
	// Kind of document, scores or groups.
	Area string `json:"area"`

	What string `json:"what"`

	MeasuredOn *string `json:"measuredOn"`

	Set string `json:"set"`

	Metric string `json:"metric"`

	Value float64 `json:"value"`
}

type Phone struct {
	Raw string `json:"raw"`

	E164 *string `json:"e164"`
}

type PickGapTypeOrNameOrRequirementLevelOrSeverity struct {
	Type GapType `json:"type"`

	Name string `json:"name"`

	// One of: `required`, `preferred`.
	RequirementLevel string `json:"requirementLevel"`

	// One of: `blocking`, `major`, `minor`.
	Severity string `json:"severity"`
}

type PickReasonCodeOrComponentOrPoints struct {
	Code string `json:"code"`

	// One of the types: ComponentName, string.
	Component string `json:"component"`

	// Signed contribution to `finalScore`, one decimal.
	Points float64 `json:"points"`
}

type Placement struct {
	PlacementID UUID `json:"placementId"`

	CandidateID UUID `json:"candidateId"`

	JobID UUID `json:"jobId"`

	MatchID *UUID `json:"matchId"`

	ExternalID *string `json:"externalId"`

	Status PlacementStatus `json:"status"`

	HourlyUsd *float64 `json:"hourlyUsd"`

	StartDate *PartialDate `json:"startDate"`

	EndDate *PartialDate `json:"endDate"`

	EndReason *EndReason `json:"endReason"`

	CreatedAt Timestamp `json:"createdAt"`

	UpdatedAt Timestamp `json:"updatedAt"`

	History []PlacementHistoryEntry `json:"history"`
}

// PlacementBeforeCorrection: Values before a correction.
type PlacementBeforeCorrection struct {
	Status *PlacementStatus `json:"status,omitempty"`

	StartDate *string `json:"startDate,omitempty"`

	EndDate *string `json:"endDate,omitempty"`

	HourlyUsd *float64 `json:"hourlyUsd,omitempty"`
}

// PlacementChangeRequest: A status change or a correction of a placement. Omitted fields keep their value.
type PlacementChangeRequest struct {
	Status Optional[PlacementStatus] `json:"status,omitempty"`

	// The date of the status change: the first day for `started`, the last day for `completed` and `ended`; today by default. From 1970-01-01 to 366 days ahead; a month or year means its first day.
	EffectiveDate Optional[PartialDate] `json:"effectiveDate,omitempty"`

	// Reason for the end; only for a `completed` or `ended` placement. Null removes it.
	EndReason Optional[EndReason] `json:"endReason,omitempty"`

	// The planned or actual first day, within the same bounds.
	StartDate Optional[PartialDate] `json:"startDate,omitempty"`

	// The last day, within the same bounds; only for a `completed` or `ended` placement.
	EndDate Optional[PartialDate] `json:"endDate,omitempty"`

	// Agreed pay in US dollars per hour. Null removes it.
	HourlyUsd Optional[float64] `json:"hourlyUsd,omitempty"`

	// True if the recorded status was wrong: any status may replace it. The history keeps both, and `placement.status_changed` contains `correction: true`.
	Correction Optional[bool] `json:"correction,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value PlacementChangeRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type PlacementHistoryEntry struct {
	Status PlacementStatus `json:"status"`

	// ISO 8601.
	At string `json:"at"`

	// One of: `api`, `portal`.
	By string `json:"by"`

	// Fields changed by a correction; absent otherwise.
	Corrected []CorrectedField `json:"corrected,omitempty"`

	// Values before a correction; absent otherwise. A previous `endReason` is not stored.
	Previous *PlacementBeforeCorrection `json:"previous,omitempty"`
}

// PlacementList: One page of placements, the newest first.
type PlacementList struct {
	Placements []Placement `json:"placements"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

// PlacementRequest: A job offer to a candidate.
type PlacementRequest struct {
	CandidateID UUID `json:"candidateId"`

	JobID UUID `json:"jobId"`

	// `offered` by default.
	// One of: `offered`, `accepted`, `started`.
	Status Optional[string] `json:"status,omitempty"`

	// The planned or actual first day; defaults to today for `started`. From 1970-01-01 to 366 days ahead; a month or year means its first day.
	StartDate Optional[PartialDate] `json:"startDate,omitempty"`

	// Agreed pay in US dollars per hour.
	HourlyUsd Optional[float64] `json:"hourlyUsd,omitempty"`

	// Your own identifier. The other tenant of the placement does not see it.
	ExternalID Optional[string] `json:"externalId,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value PlacementRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type PlacementStatus string

// The values of PlacementStatus.
const (
	PlacementStatusOffered   PlacementStatus = "offered"
	PlacementStatusAccepted  PlacementStatus = "accepted"
	PlacementStatusStarted   PlacementStatus = "started"
	PlacementStatusCompleted PlacementStatus = "completed"
	PlacementStatusEnded     PlacementStatus = "ended"
	PlacementStatusDeclined  PlacementStatus = "declined"
	PlacementStatusWithdrawn PlacementStatus = "withdrawn"
	PlacementStatusNoShow    PlacementStatus = "no_show"
)

// PostingEvidence: Where the posting states the fields that have no evidence of their own, one part for each line. A field without evidence is absent; a list has one list of parts for each of its items.
type PostingEvidence struct {
	Title []Evidence `json:"title,omitempty"`

	EmployerName []Evidence `json:"employerName,omitempty"`

	Department []Evidence `json:"department,omitempty"`

	Summary []Evidence `json:"summary,omitempty"`

	// Of `city` and `state`.
	Location []Evidence `json:"location,omitempty"`

	Address []Evidence `json:"address,omitempty"`

	PostalCode []Evidence `json:"postalCode,omitempty"`

	Compensation []Evidence `json:"compensation,omitempty"`

	Schedule []Evidence `json:"schedule,omitempty"`

	ApplyURL []Evidence `json:"applyUrl,omitempty"`

	Responsibilities [][]Evidence `json:"responsibilities,omitempty"`

	RequiredQualifications [][]Evidence `json:"requiredQualifications,omitempty"`

	PreferredQualifications [][]Evidence `json:"preferredQualifications,omitempty"`

	RequiredCertifications [][]Evidence `json:"requiredCertifications,omitempty"`

	PreferredCertifications [][]Evidence `json:"preferredCertifications,omitempty"`

	Licenses [][]Evidence `json:"licenses,omitempty"`

	PhysicalRequirements [][]Evidence `json:"physicalRequirements,omitempty"`
}

// PreviewCandidateInput: Exactly one of `text`, `parsed` and `candidateId`.
type PreviewCandidateInput struct {
	// A resume as text, at most 100,000 characters.
	Text Optional[string] `json:"text,omitempty"`

	Parsed Optional[ParsedResumeInput] `json:"parsed,omitempty"`

	// A stored candidate of your own tenant.
	CandidateID Optional[UUID] `json:"candidateId,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value PreviewCandidateInput) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// PreviewForecast: A retention forecast of a preview.
type PreviewForecast struct {
	Probability30d Unit `json:"probability30d"`

	Probability90d Unit `json:"probability90d"`

	Probability180d Unit `json:"probability180d"`

	Probability365d Unit `json:"probability365d"`

	Intervals ForecastIntervals `json:"intervals"`

	Confidence Unit `json:"confidence"`

	// One of: `low`, `medium`, `high`.
	ConfidenceLevel string `json:"confidenceLevel"`

	// Restricted mean over `horizonDays`.
	ExpectedTenureDays float64 `json:"expectedTenureDays"`

	// Null when the probability of staying beyond the horizon exceeds one half.
	MedianTenureDays *float64 `json:"medianTenureDays"`

	HorizonDays float64 `json:"horizonDays"`

	// At most six, the strongest first.
	Drivers []RetentionDriver `json:"drivers"`

	FeatureSnapshot FeatureSnapshot `json:"featureSnapshot"`

	ModelVersion string `json:"modelVersion"`

	// Null if the request has no `candidateId`.
	CandidateID *UUID `json:"candidateId"`

	// Null if the request has no `jobId`.
	JobID *UUID `json:"jobId"`

	ComputedAt Timestamp `json:"computedAt"`
}

// PreviewJobInput: Exactly one of `text`, `parsed` and `jobId`.
type PreviewJobInput struct {
	// A posting as text, at most 100,000 characters.
	Text Optional[string] `json:"text,omitempty"`

	Parsed Optional[ParsedJobInput] `json:"parsed,omitempty"`

	// A stored job of your own tenant or of a linked employer.
	JobID Optional[UUID] `json:"jobId,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value PreviewJobInput) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type PreviewOptions struct {
	// Component weights, 0–1; omitted components keep their weight. They are scaled to sum to 1.
	ComponentWeights Optional[ComponentWeightsInput] `json:"componentWeights,omitempty"`

	// What the distance does, as in `POST /match`.
	Distance Optional[DistanceMode] `json:"distance,omitempty"`

	// True adds `evidence` to the component `skills` of this response: where the candidate record names each matched skill. The evidence contains no employer, date, contact detail or name. It is not stored with the match.
	IncludeEvidence Optional[bool] `json:"includeEvidence,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value PreviewOptions) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// PreviewWarnings: Warnings from parsing each side.
type PreviewWarnings struct {
	// Warnings about `candidate.text`; empty if the request has none.
	Candidate []Warning `json:"candidate"`

	// Warnings about `job.text`; empty if the request has none.
	Job []Warning `json:"job"`
}

// Problem: An error (RFC 9457). Further members depend on `code`.
type Problem struct {
	// URL of a page that explains the code.
	Type string `json:"type"`

	Title string `json:"title"`

	Status float64 `json:"status"`

	Detail string `json:"detail"`

	// Path of the request.
	Instance string `json:"instance"`

	// Permanent; use it to distinguish errors.
	Code ProblemCode `json:"code"`

	// The `Request-Id` of the response; include it in support requests.
	RequestID string `json:"requestId"`

	// Every invalid field, if fields are invalid.
	Errors []RequestFieldError `json:"errors,omitempty"`
}

type ProblemCode string

// The values of ProblemCode.
const (
	ProblemCodeMalformedRequest         ProblemCode = "malformed_request"
	ProblemCodeInvalidJson              ProblemCode = "invalid_json"
	ProblemCodeInvalidMultipart         ProblemCode = "invalid_multipart"
	ProblemCodeUploadInterrupted        ProblemCode = "upload_interrupted"
	ProblemCodeInvalidCursor            ProblemCode = "invalid_cursor"
	ProblemCodeInvalidHeader            ProblemCode = "invalid_header"
	ProblemCodeSandboxHeaderNotAllowed  ProblemCode = "sandbox_header_not_allowed"
	ProblemCodeMissingAPIKey            ProblemCode = "missing_api_key"
	ProblemCodeInvalidAPIKey            ProblemCode = "invalid_api_key"
	ProblemCodeExpiredAPIKey            ProblemCode = "expired_api_key"
	ProblemCodeRevokedAPIKey            ProblemCode = "revoked_api_key"
	ProblemCodeSignInRequired           ProblemCode = "sign_in_required"
	ProblemCodeInsufficientScope        ProblemCode = "insufficient_scope"
	ProblemCodeEmployerKeyRequired      ProblemCode = "employer_key_required"
	ProblemCodeIpNotAllowed             ProblemCode = "ip_not_allowed"
	ProblemCodeSyntheticTenantReadOnly  ProblemCode = "synthetic_tenant_read_only"
	ProblemCodeSandboxNotClaimed        ProblemCode = "sandbox_not_claimed"
	ProblemCodeTenantSuspended          ProblemCode = "tenant_suspended"
	ProblemCodeRoleNotAllowed           ProblemCode = "role_not_allowed"
	ProblemCodeCrossSiteRequest         ProblemCode = "cross_site_request"
	ProblemCodeNotFound                 ProblemCode = "not_found"
	ProblemCodeRouteNotFound            ProblemCode = "route_not_found"
	ProblemCodeMethodNotAllowed         ProblemCode = "method_not_allowed"
	ProblemCodeNotAcceptable            ProblemCode = "not_acceptable"
	ProblemCodeRequestTimeout           ProblemCode = "request_timeout"
	ProblemCodeInvalidTransition        ProblemCode = "invalid_transition"
	ProblemCodeIdempotencyInProgress    ProblemCode = "idempotency_in_progress"
	ProblemCodeCandidateHasMerges       ProblemCode = "candidate_has_merges"
	ProblemCodePlacementExists          ProblemCode = "placement_exists"
	ProblemCodeCandidateOptedOut        ProblemCode = "candidate_opted_out"
	ProblemCodeCustomFieldLimitReached  ProblemCode = "custom_field_limit_reached"
	ProblemCodeSavedSearchLimitReached  ProblemCode = "saved_search_limit_reached"
	ProblemCodeCustomFieldTypeConflict  ProblemCode = "custom_field_type_conflict"
	ProblemCodeFeedLimitReached         ProblemCode = "feed_limit_reached"
	ProblemCodeSubscriptionLimitReached ProblemCode = "subscription_limit_reached"
	ProblemCodeSubscriptionDisabled     ProblemCode = "subscription_disabled"
	ProblemCodeConnectorExists          ProblemCode = "connector_exists"
	ProblemCodeConnectorLimitReached    ProblemCode = "connector_limit_reached"
	ProblemCodeConnectorRunActive       ProblemCode = "connector_run_active"
	ProblemCodeReviewConfirmed          ProblemCode = "review_confirmed"
	ProblemCodeScoringPaused            ProblemCode = "scoring_paused"
	ProblemCodeJobNotOpen               ProblemCode = "job_not_open"
	ProblemCodeOperationNotCancellable  ProblemCode = "operation_not_cancellable"
	ProblemCodeOperationCancelled       ProblemCode = "operation_cancelled"
	ProblemCodeOperationExpired         ProblemCode = "operation_expired"
	ProblemCodeReviewExpired            ProblemCode = "review_expired"
	ProblemCodeViewExpired              ProblemCode = "view_expired"
	ProblemCodeAnswerErased             ProblemCode = "answer_erased"
	ProblemCodeLengthRequired           ProblemCode = "length_required"
	ProblemCodePayloadTooLarge          ProblemCode = "payload_too_large"
	ProblemCodeUnsupportedMediaType     ProblemCode = "unsupported_media_type"
	ProblemCodeValidationFailed         ProblemCode = "validation_failed"
	ProblemCodeTextOrParsedRequired     ProblemCode = "text_or_parsed_required"
	ProblemCodeTextAndParsedConflict    ProblemCode = "text_and_parsed_conflict"
	ProblemCodeFileOrTextRequired       ProblemCode = "file_or_text_required"
	ProblemCodeFileAndTextConflict      ProblemCode = "file_and_text_conflict"
	ProblemCodeTextTooLong              ProblemCode = "text_too_long"
	ProblemCodeTooManyPages             ProblemCode = "too_many_pages"
	ProblemCodeBatchTooLarge            ProblemCode = "batch_too_large"
	ProblemCodeIdempotencyKeyReused     ProblemCode = "idempotency_key_reused"
	ProblemCodeDocumentEncrypted        ProblemCode = "document_encrypted"
	ProblemCodeDocumentCorrupt          ProblemCode = "document_corrupt"
	ProblemCodeNoTextFound              ProblemCode = "no_text_found"
	ProblemCodeAdapterRecordInvalid     ProblemCode = "adapter_record_invalid"
	ProblemCodeInsufficientData         ProblemCode = "insufficient_data"
	ProblemCodeHeadersTooLarge          ProblemCode = "headers_too_large"
	ProblemCodeRateLimited              ProblemCode = "rate_limited"
	ProblemCodeConcurrencyLimited       ProblemCode = "concurrency_limited"
	ProblemCodeInternalError            ProblemCode = "internal_error"
	ProblemCodeUpstreamFailed           ProblemCode = "upstream_failed"
	ProblemCodeServiceUnavailable       ProblemCode = "service_unavailable"
	ProblemCodeDeadlineExceeded         ProblemCode = "deadline_exceeded"
)

type Profile struct {
	Network string `json:"network"`

	Username *string `json:"username"`

	URL string `json:"url"`
}

type ProjectItem struct {
	Name string `json:"name"`

	Description *string `json:"description"`

	Highlights []string `json:"highlights"`

	Keywords []string `json:"keywords"`

	StartDate *PartialDate `json:"startDate"`

	EndDate *PartialDate `json:"endDate"`

	URL *string `json:"url"`

	Confidence Unit `json:"confidence"`

	Evidence []Evidence `json:"evidence,omitempty"`
}

// Provider: Who provides the service; null if the operator has not stated it.
type Provider struct {
	Name *string `json:"name"`

	Contact *string `json:"contact"`
}

// PublishedSubModel: A sub-model in the API.
type PublishedSubModel struct {
	Score *Score100 `json:"score"`

	// As applied; 0 when not available.
	Weight Unit `json:"weight"`

	Available bool `json:"available"`

	Version string `json:"version"`

	// Whole milliseconds. Scoring a prepared pair takes far less than one, so this is 0.
	DurationMs float64 `json:"durationMs"`
}

type RaceEthnicity string

// The values of RaceEthnicity.
const (
	RaceEthnicityHispanicOrLatino                RaceEthnicity = "hispanic_or_latino"
	RaceEthnicityWhite                           RaceEthnicity = "white"
	RaceEthnicityBlackOrAfricanAmerican          RaceEthnicity = "black_or_african_american"
	RaceEthnicityNativeHawaiianOrPacificIslander RaceEthnicity = "native_hawaiian_or_pacific_islander"
	RaceEthnicityAsian                           RaceEthnicity = "asian"
	RaceEthnicityNativeAmericanOrAlaskaNative    RaceEthnicity = "native_american_or_alaska_native"
	RaceEthnicityTwoOrMoreRaces                  RaceEthnicity = "two_or_more_races"
)

type RankFiltersInput struct {
	// Only pairs within this distance in miles, or remote jobs.
	MaxMiles Optional[float64] `json:"maxMiles,omitempty"`

	Recommendations []Recommendation `json:"recommendations,omitempty"`

	// Excludes pairs whose pay is known not to match.
	PayFits Optional[bool] `json:"payFits,omitempty"`

	// Excludes pairs whose hours are known not to match at all.
	ScheduleFits Optional[bool] `json:"scheduleFits,omitempty"`

	// Only candidates with this certificate or one that includes it.
	Certification Optional[string] `json:"certification,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value RankFiltersInput) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type RankOptions struct {
	// What the distance does, as in `POST /match`.
	Distance Optional[DistanceMode] `json:"distance,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value RankOptions) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// RankPairsRequest: Exactly one of `jobId` and `candidateId`.
type RankPairsRequest struct {
	// Ranks candidates for this job.
	JobID Optional[UUID] `json:"jobId,omitempty"`

	// Ranks open jobs for this candidate.
	CandidateID Optional[UUID] `json:"candidateId,omitempty"`

	// 1–100, default 20.
	Limit Optional[int] `json:"limit,omitempty"`

	Filters Optional[RankFiltersInput] `json:"filters,omitempty"`

	Options Optional[RankOptions] `json:"options,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value RankPairsRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// RankedPair: A ranked pair with the same scores as its match.
type RankedPair struct {
	CandidateID UUID `json:"candidateId"`

	JobID UUID `json:"jobId"`

	FinalScore Score100 `json:"finalScore"`

	Recommendation Recommendation `json:"recommendation"`

	Confidence Unit `json:"confidence"`

	Probability90d Unit `json:"probability90d"`

	ExpectedTenureDays float64 `json:"expectedTenureDays"`

	// Two sentences, as in the match.
	Verdict string `json:"verdict"`

	// At most three, strongest first.
	Reasons []Reason `json:"reasons"`
}

type RankingAnswer struct {
	Ranked []RankedPair `json:"ranked"`

	// Records that could be ranked.
	Considered float64 `json:"considered"`

	// Records scored exactly. The others cannot reach the top.
	Scored float64 `json:"scored"`

	ModelVersion string `json:"modelVersion"`

	RankedAt Timestamp `json:"rankedAt"`
}

// RateFigures: Figures of one of the two rates of a category. A figure is null if it is masked or not defined.
type RateFigures struct {
	// Persons of the category who are selected, or whose score is above the median.
	Count *float64 `json:"count"`

	Rate *float64 `json:"rate"`

	// Wilson score interval, 95 %.
	RateInterval *RateInterval `json:"rateInterval"`

	// Rate divided by the highest rate of a category in the table.
	ImpactRatio *float64 `json:"impactRatio"`

	// Interval of the impact ratio, 95 %, by the standard error of its logarithm.
	ImpactRatioInterval *RateInterval `json:"impactRatioInterval"`

	// Lowest and highest impact ratio that persons of unknown category could cause.
	ImpactRatioBounds *RateInterval `json:"impactRatioBounds"`

	// Whether the category has the highest rate, so that others are compared with it.
	IsReference bool `json:"isReference"`

	// Whether the impact ratio is under four fifths.
	BelowFourFifths *bool `json:"belowFourFifths"`

	// Two-sided p of Fisher's exact test against the reference.
	FisherP *float64 `json:"fisherP"`

	// Difference from the reference in standard deviations.
	StandardDeviations *float64 `json:"standardDeviations"`
}

type RateInterval struct {
	Low float64 `json:"low"`

	High float64 `json:"high"`
}

// RateLimitInfo: A quota of a live key.
type RateLimitInfo struct {
	// As in the `RateLimit-Policy` header.
	Policy string `json:"policy"`

	Quota int `json:"quota"`

	WindowSeconds int `json:"windowSeconds"`

	// Maximum number of concurrent requests; null for no limit.
	Concurrent *int `json:"concurrent"`
}

type RaterRole string

// The values of RaterRole.
const (
	RaterRoleCaseworker RaterRole = "caseworker"
	RaterRoleEmployer   RaterRole = "employer"
	RaterRoleCandidate  RaterRole = "candidate"
)

// Rating: A rating; `comment` is null for the other tenant of the pair.
type Rating struct {
	Rating float64 `json:"rating"`

	RaterRole RaterRole `json:"raterRole"`

	Reasons []RatingReason `json:"reasons"`

	Comment *string `json:"comment"`

	RatingID UUID `json:"ratingId"`

	MatchID UUID `json:"matchId"`

	CandidateID UUID `json:"candidateId"`

	JobID UUID `json:"jobId"`

	CreatedAt Timestamp `json:"createdAt"`
}

// RatingList: One page of ratings, the newest first.
type RatingList struct {
	Ratings []Rating `json:"ratings"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

type RatingReason string

// The values of RatingReason.
const (
	RatingReasonSkills       RatingReason = "skills"
	RatingReasonPay          RatingReason = "pay"
	RatingReasonCommute      RatingReason = "commute"
	RatingReasonSchedule     RatingReason = "schedule"
	RatingReasonCulture      RatingReason = "culture"
	RatingReasonRequirements RatingReason = "requirements"
	RatingReasonOther        RatingReason = "other"
)

// RatingRequest: A rating of a match.
type RatingRequest struct {
	// From 1 (completely wrong) to 5 (perfect).
	Rating int `json:"rating"`

	RaterRole RaterRole `json:"raterRole"`

	// The reasons of the rating.
	Reasons []RatingReason `json:"reasons,omitempty"`

	// Only visible to your tenant and never shared.
	Comment Optional[string] `json:"comment,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value RatingRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// ReadMethod: Source of the text; `vision` means OCR or a language model read all pages, `structured` that the document states its values as structured data, which take precedence over its text.
type ReadMethod string

// The values of ReadMethod.
const (
	ReadMethodTextLayer  ReadMethod = "text_layer"
	ReadMethodVision     ReadMethod = "vision"
	ReadMethodMixed      ReadMethod = "mixed"
	ReadMethodPlainText  ReadMethod = "plain_text"
	ReadMethodStructured ReadMethod = "structured"
)

type Reason struct {
	Code string `json:"code"`

	// One of: `positive`, `negative`.
	Direction string `json:"direction"`

	// One of the types: ComponentName, string.
	Component string `json:"component"`

	// Plain language, suitable for the candidate.
	Text string `json:"text"`

	// Signed contribution to `finalScore`, one decimal.
	Points float64 `json:"points"`

	// Only in `semantic`: true if a recent position or a preferred occupation has a title like that of the job.
	TitleIsSimilar *bool `json:"titleIsSimilar,omitempty"`
}

type Recommendation string

// The values of Recommendation.
const (
	RecommendationStrongMatch   Recommendation = "strong_match"
	RecommendationGoodMatch     Recommendation = "good_match"
	RecommendationPossibleMatch Recommendation = "possible_match"
	RecommendationWeakMatch     Recommendation = "weak_match"
	RecommendationNotEligible   Recommendation = "not_eligible"
)

// Reconsideration: A reconsidered score and the new one; `reason` is null for the other tenant of the pair.
type Reconsideration struct {
	ReconsiderationID UUID `json:"reconsiderationId"`

	MatchID UUID `json:"matchId"`

	CandidateID UUID `json:"candidateId"`

	JobID UUID `json:"jobId"`

	// Entry of the score log that is reconsidered.
	LogEntryID UUID `json:"logEntryId"`

	// Entry of the score log with the new score.
	NewLogEntryID UUID `json:"newLogEntryId"`

	RequestedBy ReconsiderationRequester `json:"requestedBy"`

	// Null for the other tenant of the pair.
	Reason *string `json:"reason"`

	// Null for a forecast, and for a score that your tenant does not see.
	ScoreBefore *Score100 `json:"scoreBefore"`

	RecommendationBefore *Recommendation `json:"recommendationBefore"`

	ScoreAfter *Score100 `json:"scoreAfter"`

	RecommendationAfter *Recommendation `json:"recommendationAfter"`

	// `scoreAfter` minus `scoreBefore`; null without one of them.
	Difference *float64 `json:"difference"`

	CreatedAt Timestamp `json:"createdAt"`
}

// ReconsiderationRecord: A score that was reconsidered, and the score that the pair received then.
type ReconsiderationRecord struct {
	ReconsiderationID UUID `json:"reconsiderationId"`

	MatchID UUID `json:"matchId"`

	CandidateID UUID `json:"candidateId"`

	JobID UUID `json:"jobId"`

	// Entry of the score log that is reconsidered.
	LogEntryID UUID `json:"logEntryId"`

	// Entry of the score log with the new score.
	NewLogEntryID UUID `json:"newLogEntryId"`

	RequestedBy ReconsiderationRequester `json:"requestedBy"`

	// Null for the other tenant of the pair.
	Reason *string `json:"reason"`

	// Null for a forecast, and for a score that your tenant does not see.
	ScoreBefore *Score100 `json:"scoreBefore"`

	RecommendationBefore *Recommendation `json:"recommendationBefore"`

	ScoreAfter *Score100 `json:"scoreAfter"`

	RecommendationAfter *Recommendation `json:"recommendationAfter"`

	// `scoreAfter` minus `scoreBefore`; null without one of them.
	Difference *float64 `json:"difference"`

	CreatedAt Timestamp `json:"createdAt"`
}

// ReconsiderationRequest: An objection of a person to a score.
type ReconsiderationRequest struct {
	// The score to reconsider: `id` of a score in the history of the match.
	LogEntryID UUID `json:"logEntryId"`

	// Who asks for it: the person, or a caseworker for the person.
	RequestedBy ReconsiderationRequester `json:"requestedBy"`

	// What the person objects to or what was corrected. Only visible to your tenant; deleted if the candidate is erased.
	Reason string `json:"reason"`
}

type ReconsiderationRequester string

// The values of ReconsiderationRequester.
const (
	ReconsiderationRequesterCandidate  ReconsiderationRequester = "candidate"
	ReconsiderationRequesterCaseworker ReconsiderationRequester = "caseworker"
)

// RecordPreferences: Preferences in addition to a record, with the values of its system.
type RecordPreferences struct {
	HourlyMinUsd Optional[float64] `json:"hourlyMinUsd,omitempty"`

	Occupations []string `json:"occupations,omitempty"`

	EmploymentTypes []EmploymentType `json:"employmentTypes,omitempty"`

	MaxCommuteMiles Optional[float64] `json:"maxCommuteMiles,omitempty"`

	AvailableFrom Optional[string] `json:"availableFrom,omitempty"`

	// As in a native candidate, or in words such as `Night shift`; unrecognized values are left out with a warning.
	Shifts Optional[[]string] `json:"shifts,omitempty"`

	// As in a native candidate, or in words such as `Work from home`; unrecognized values are left out with a warning.
	WorkplaceTypes Optional[[]string] `json:"workplaceTypes,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value RecordPreferences) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type RecordComponentNameComponentScore struct {
	Skills ComponentScore `json:"skills"`

	Experience ComponentScore `json:"experience"`

	Certifications ComponentScore `json:"certifications"`

	Education ComponentScore `json:"education"`

	Languages ComponentScore `json:"languages"`

	Location ComponentScore `json:"location"`

	Compensation ComponentScore `json:"compensation"`

	Schedule ComponentScore `json:"schedule"`
}

type RecordComponentNameUnit struct {
	Skills float64 `json:"skills"`

	Experience float64 `json:"experience"`

	Certifications float64 `json:"certifications"`

	Education float64 `json:"education"`

	Languages float64 `json:"languages"`

	Location float64 `json:"location"`

	Compensation float64 `json:"compensation"`

	Schedule float64 `json:"schedule"`
}

type RecordSubModelNamePublishedSubModel struct {
	Semantic PublishedSubModel `json:"semantic"`

	Requirements PublishedSubModel `json:"requirements"`

	Retention PublishedSubModel `json:"retention"`
}

type RecordStringEmploymentType = map[string]EmploymentType

type RecordStringNumber = map[string]float64

type RecordStringString = map[string]string

type RecoverAnswer struct {
	// Number of messages to send.
	Recovered int `json:"recovered"`
}

type RecoverRequest struct {
	// Start time, ISO 8601. Events are kept for 30 days.
	Since string `json:"since"`

	// End time; now by default.
	Until Optional[string] `json:"until,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value RecoverRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type ReferenceItem struct {
	Name *string `json:"name"`

	Reference *string `json:"reference"`

	Position *string `json:"position"`

	Email *string `json:"email"`

	Phone *string `json:"phone"`

	Confidence Unit `json:"confidence"`

	Evidence []Evidence `json:"evidence,omitempty"`
}

// RequestFieldError: An invalid part of the request.
type RequestFieldError struct {
	// JSON Pointer (RFC 6901) into the body (`/jobs/3/title`), `?name` for a query parameter, `{name}` for a path parameter, `#name` for a form field.
	Pointer string `json:"pointer"`

	Code FieldErrorCode `json:"code"`

	Message string `json:"message"`
}

type ResumeBasics struct {
	Name *string `json:"name"`

	FirstName *string `json:"firstName"`

	MiddleName *string `json:"middleName"`

	LastName *string `json:"lastName"`

	// The headline under the name.
	Label *string `json:"label"`

	Email *string `json:"email"`

	Emails []string `json:"emails"`

	// E.164 of the first phone.
	Phone *string `json:"phone"`

	Phones []Phone `json:"phones"`

	URL *string `json:"url"`

	Profiles []Profile `json:"profiles"`

	Summary *string `json:"summary"`

	Objective *string `json:"objective"`

	Location *Location `json:"location"`

	Evidence *BasicsEvidence `json:"evidence,omitempty"`
}

// ResumeBasicsInput: The person of the resume. Names are only used to remove them from texts; contact details are ignored.
type ResumeBasicsInput struct {
	Name Optional[string] `json:"name,omitempty"`

	Summary Optional[string] `json:"summary,omitempty"`

	FirstName Optional[string] `json:"firstName,omitempty"`

	MiddleName Optional[string] `json:"middleName,omitempty"`

	LastName Optional[string] `json:"lastName,omitempty"`

	// The headline under the name.
	Label Optional[string] `json:"label,omitempty"`

	Email Optional[string] `json:"email,omitempty"`

	Emails []string `json:"emails,omitempty"`

	// E.164 of the first phone.
	Phone Optional[string] `json:"phone,omitempty"`

	Phones []Phone `json:"phones,omitempty"`

	URL Optional[string] `json:"url,omitempty"`

	Profiles []Profile `json:"profiles,omitempty"`

	Objective Optional[string] `json:"objective,omitempty"`

	Evidence Optional[BasicsEvidence] `json:"evidence,omitempty"`

	Location Optional[PartialLocation] `json:"location,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value ResumeBasicsInput) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type ResumeSkill struct {
	// Normalized label.
	Name string `json:"name"`

	// As written.
	RawNames []string `json:"rawNames"`

	SkillID *string `json:"skillId"`

	Taxonomy *Taxonomy `json:"taxonomy"`

	Type SkillType `json:"type"`

	// Only if the document states it.
	// One of: `beginner`, `intermediate`, `advanced`, `expert`, null.
	Level *string `json:"level"`

	MonthsUsed *float64 `json:"monthsUsed"`

	LastUsed *PartialDate `json:"lastUsed"`

	FoundIn []SkillSection `json:"foundIn"`

	Confidence Unit `json:"confidence"`

	Evidence []Evidence `json:"evidence,omitempty"`
}

// ResumeSkillInput: A skill of a resume with at least its name.
type ResumeSkillInput struct {
	Name string `json:"name"`

	// As written.
	RawNames []string `json:"rawNames,omitempty"`

	SkillID Optional[string] `json:"skillId,omitempty"`

	Taxonomy Optional[Taxonomy] `json:"taxonomy,omitempty"`

	Type Optional[SkillType] `json:"type,omitempty"`

	// Only if the document states it.
	// One of: `beginner`, `intermediate`, `advanced`, `expert`, null.
	Level Optional[string] `json:"level,omitempty"`

	MonthsUsed Optional[float64] `json:"monthsUsed,omitempty"`

	LastUsed Optional[PartialDate] `json:"lastUsed,omitempty"`

	FoundIn []SkillSection `json:"foundIn,omitempty"`

	Confidence Optional[Unit] `json:"confidence,omitempty"`

	Evidence []Evidence `json:"evidence,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value ResumeSkillInput) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type ResumeTotals struct {
	// Union of the work intervals, overlaps counted once.
	WorkMonths *float64 `json:"workMonths"`

	AverageMonthsPerEmployer *float64 `json:"averageMonthsPerEmployer"`

	LongestTenureMonths *float64 `json:"longestTenureMonths"`

	// Gaps longer than a month since the first job.
	GapMonths *float64 `json:"gapMonths"`

	CurrentPosition *string `json:"currentPosition"`

	HighestEducationLevel *EducationLevel `json:"highestEducationLevel"`
}

type RetentionCalibration struct {
	ModelVersion string `json:"modelVersion"`

	// True if earlier positions are an input of this tenant's forecasts.
	PriorTenureUsed bool `json:"priorTenureUsed"`

	// Employments with a forecast, including current ones.
	Stays float64 `json:"stays"`

	// Employments with a forecast that have ended.
	Outcomes float64 `json:"outcomes"`

	// Ended employments missing until a curve is learned for the tenant.
	OutcomesUntilLearning float64 `json:"outcomesUntilLearning"`

	Horizons []HorizonCalibration `json:"horizons"`

	// Mean calibration error of the horizons with enough outcomes.
	CalibrationError *Unit `json:"calibrationError"`

	Curves []CurveView `json:"curves"`
}

// RetentionDriver: An effect on a forecast, relative to the mean of the training population.
type RetentionDriver struct {
	Feature string `json:"feature"`

	// One of the types: number, string, boolean.
	Value any `json:"value"`

	// One of: `raises`, `lowers`.
	Direction string `json:"direction"`

	// Days of expected tenure the feature adds or removes.
	EffectDays float64 `json:"effectDays"`

	// Factor on the hazard of leaving: above 1, people leave sooner.
	HazardRatio float64 `json:"hazardRatio"`

	Text string `json:"text"`
}

// RetentionForecast: A forecast as the API returns it.
type RetentionForecast struct {
	Probability30d Unit `json:"probability30d"`

	Probability90d Unit `json:"probability90d"`

	Probability180d Unit `json:"probability180d"`

	Probability365d Unit `json:"probability365d"`

	Intervals ForecastIntervals `json:"intervals"`

	Confidence Unit `json:"confidence"`

	// One of: `low`, `medium`, `high`.
	ConfidenceLevel string `json:"confidenceLevel"`

	// Restricted mean over `horizonDays`.
	ExpectedTenureDays float64 `json:"expectedTenureDays"`

	// Null when the probability of staying beyond the horizon exceeds one half.
	MedianTenureDays *float64 `json:"medianTenureDays"`

	HorizonDays float64 `json:"horizonDays"`

	// At most six, the strongest first.
	Drivers []RetentionDriver `json:"drivers"`

	FeatureSnapshot FeatureSnapshot `json:"featureSnapshot"`

	ModelVersion string `json:"modelVersion"`

	CandidateID UUID `json:"candidateId"`

	JobID UUID `json:"jobId"`

	ComputedAt Timestamp `json:"computedAt"`
}

type RetentionForecastAnswer struct {
	Probability30d Unit `json:"probability30d"`

	Probability90d Unit `json:"probability90d"`

	Probability180d Unit `json:"probability180d"`

	Probability365d Unit `json:"probability365d"`

	Intervals ForecastIntervals `json:"intervals"`

	Confidence Unit `json:"confidence"`

	// One of: `low`, `medium`, `high`.
	ConfidenceLevel string `json:"confidenceLevel"`

	// Restricted mean over `horizonDays`.
	ExpectedTenureDays float64 `json:"expectedTenureDays"`

	// Null when the probability of staying beyond the horizon exceeds one half.
	MedianTenureDays *float64 `json:"medianTenureDays"`

	HorizonDays float64 `json:"horizonDays"`

	// At most six, the strongest first.
	Drivers []RetentionDriver `json:"drivers"`

	FeatureSnapshot FeatureSnapshot `json:"featureSnapshot"`

	ModelVersion string `json:"modelVersion"`

	CandidateID UUID `json:"candidateId"`

	JobID UUID `json:"jobId"`

	ComputedAt Timestamp `json:"computedAt"`
}

// RetentionForecastRequest: A candidate and a job.
type RetentionForecastRequest struct {
	CandidateID UUID `json:"candidateId"`

	JobID UUID `json:"jobId"`
}

// ReviewCorrection: A change that a person made. The reading itself is kept.
type ReviewCorrection struct {
	// JSON Pointer (RFC 6901) into the result as the person saw it; `/-` is a new entry of a list.
	Pointer string `json:"pointer"`

	Action CorrectionAction `json:"action"`

	// What was read.
	Old any `json:"old"`

	New any `json:"new"`

	// Page that the value was taken from by drawing a box; null if it was typed.
	Page *float64 `json:"page"`

	// `[x0, y0, x1, y1]` as fractions of the page.
	Box []float64 `json:"box"`
}

// ReviewFieldPointer: JSON Pointer (RFC 6901) of a value or of all values below it.
type ReviewFieldPointer = string

// ReviewSession: A review of one result or record by one person.
type ReviewSession struct {
	SessionID UUID `json:"sessionId"`

	SubjectType ReviewSubject `json:"subjectType"`

	// Id of the operation, candidate or job.
	SubjectID UUID `json:"subjectId"`

	Reviewer string `json:"reviewer"`

	// Null if everything may be changed.
	Fields []string `json:"fields"`

	ReturnURL *string `json:"returnUrl"`

	Status ReviewStatus `json:"status"`

	CreatedAt Timestamp `json:"createdAt"`

	ExpiresAt Timestamp `json:"expiresAt"`

	OpenedAt *Timestamp `json:"openedAt"`

	ConfirmedAt *Timestamp `json:"confirmedAt"`
}

type ReviewSessionDetail struct {
	SessionID UUID `json:"sessionId"`

	SubjectType ReviewSubject `json:"subjectType"`

	// Id of the operation, candidate or job.
	SubjectID UUID `json:"subjectId"`

	Reviewer string `json:"reviewer"`

	// Null if everything may be changed.
	Fields []string `json:"fields"`

	ReturnURL *string `json:"returnUrl"`

	Status ReviewStatus `json:"status"`

	CreatedAt Timestamp `json:"createdAt"`

	ExpiresAt Timestamp `json:"expiresAt"`

	OpenedAt *Timestamp `json:"openedAt"`

	ConfirmedAt *Timestamp `json:"confirmedAt"`

	// Empty until the review is confirmed.
	Corrections []ReviewCorrection `json:"corrections"`
}

type ReviewSessionList struct {
	Sessions []ReviewSession `json:"sessions"`

	HasMore bool `json:"hasMore"`

	NextCursor *string `json:"nextCursor"`
}

// ReviewSessionRequest: What is reviewed and by whom: exactly one of `operationId`, `candidateId` and `jobId`.
type ReviewSessionRequest struct {
	// Operation of `POST /parse/*` that has succeeded. Parse with `include=review` to show its pages.
	OperationID Optional[UUID] `json:"operationId,omitempty"`

	// Requires the scope `candidates`.
	CandidateID Optional[UUID] `json:"candidateId,omitempty"`

	// Requires the scope `jobs`.
	JobID Optional[UUID] `json:"jobId,omitempty"`

	// Who reviews, as you call the person: an identifier or a name. It is stored with each correction.
	Reviewer string `json:"reviewer"`

	// JSON Pointers that may be changed, with all below them: `/basics/email`, `/work`. Everything by default.
	Fields []ReviewFieldPointer `json:"fields,omitempty"`

	// Address that the page links to after the review, https, or http on localhost.
	ReturnURL Optional[string] `json:"returnUrl,omitempty"`

	// Lifetime of the link, 60 to 86,400 seconds; an hour by default.
	ExpiresInSeconds Optional[int] `json:"expiresInSeconds,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value ReviewSessionRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type ReviewSessionWithLink struct {
	SessionID UUID `json:"sessionId"`

	SubjectType ReviewSubject `json:"subjectType"`

	// Id of the operation, candidate or job.
	SubjectID UUID `json:"subjectId"`

	Reviewer string `json:"reviewer"`

	// Null if everything may be changed.
	Fields []string `json:"fields"`

	ReturnURL *string `json:"returnUrl"`

	Status ReviewStatus `json:"status"`

	CreatedAt Timestamp `json:"createdAt"`

	ExpiresAt Timestamp `json:"expiresAt"`

	OpenedAt *Timestamp `json:"openedAt"`

	ConfirmedAt *Timestamp `json:"confirmedAt"`

	// Link to the page of the review, shown only in this response. A person who has it can see and change what is reviewed until the review is confirmed or expires. The part after `#` is secret and never reaches a server log.
	URL string `json:"url"`
}

// ReviewSettings: Where the pages of reviews may be shown.
type ReviewSettings struct {
	// Origins whose pages may show a review in a frame, such as `https://app.example.com`; none by default. A review can always be opened in a window of its own.
	FrameOrigins []FrameOrigin `json:"frameOrigins"`
}

type ReviewStatus string

// The values of ReviewStatus.
const (
	ReviewStatusOpen      ReviewStatus = "open"
	ReviewStatusConfirmed ReviewStatus = "confirmed"
	ReviewStatusExpired   ReviewStatus = "expired"
)

// ReviewSubject: What a person reviews: the result of a parse, or a record.
type ReviewSubject string

// The values of ReviewSubject.
const (
	ReviewSubjectCandidate ReviewSubject = "candidate"
	ReviewSubjectJob       ReviewSubject = "job"
	ReviewSubjectOperation ReviewSubject = "operation"
)

type RotateSecretRequest struct {
	// Hours during which messages are signed with both secrets, 24 by default.
	OverlapHours Optional[int] `json:"overlapHours,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value RotateSecretRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type SavedSearch struct {
	SearchID UUID `json:"searchId"`

	Name string `json:"name"`

	Of SavedSearchList `json:"of"`

	Filters SavedSearchFilters `json:"filters"`

	JobID *UUID `json:"jobId"`

	CandidateID *UUID `json:"candidateId"`

	Notify bool `json:"notify"`

	NotifyAbove *float64 `json:"notifyAbove"`

	CreatedAt Timestamp `json:"createdAt"`

	UpdatedAt Timestamp `json:"updatedAt"`
}

// SavedSearchChangeRequest: What changes; absent members stay. The list, the job and the candidate of a search cannot change.
type SavedSearchChangeRequest struct {
	Name Optional[string] `json:"name,omitempty"`

	// Replaces all filters.
	Filters Optional[SavedSearchFilters] `json:"filters,omitempty"`

	Notify Optional[bool] `json:"notify,omitempty"`

	NotifyAbove Optional[float64] `json:"notifyAbove,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value SavedSearchChangeRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// SavedSearchFilters: The parameters of `GET /candidates` or of `GET /jobs`, with the same meaning.
type SavedSearchFilters struct {
	// A status of candidates or of jobs.
	// One of the types: CandidateStatus, JobStatus.
	Status Optional[string] `json:"status,omitempty"`

	ExternalID Optional[string] `json:"externalId,omitempty"`

	// ISO 8601.
	UpdatedSince Optional[string] `json:"updatedSince,omitempty"`

	Skill Optional[string] `json:"skill,omitempty"`

	Occupation Optional[string] `json:"occupation,omitempty"`

	Certification Optional[string] `json:"certification,omitempty"`

	Near Optional[string] `json:"near,omitempty"`

	Within Optional[string] `json:"within,omitempty"`

	CustomFields Optional[string] `json:"customFields,omitempty"`

	// Candidates only.
	Q Optional[string] `json:"q,omitempty"`

	// Jobs only.
	Remote Optional[bool] `json:"remote,omitempty"`

	// Jobs only.
	EmploymentType Optional[EmploymentType] `json:"employmentType,omitempty"`

	// Jobs only.
	PayAtLeast Optional[float64] `json:"payAtLeast,omitempty"`

	// Jobs only.
	Source Optional[string] `json:"source,omitempty"`

	// Jobs only.
	Text Optional[string] `json:"text,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value SavedSearchFilters) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// SavedSearchLimits: Limits of saved searches of your tenant.
type SavedSearchLimits struct {
	// Saved searches in each mode.
	MaxSearches int `json:"maxSearches"`
}

// SavedSearchList: What a saved search lists.
type SavedSearchList string

// The values of SavedSearchList.
const (
	SavedSearchListCandidates SavedSearchList = "candidates"
	SavedSearchListJobs       SavedSearchList = "jobs"
)

type SavedSearchPage struct {
	SavedSearches []SavedSearch `json:"savedSearches"`

	Limits SavedSearchLimits `json:"limits"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

// SavedSearchRequest: A search to save.
type SavedSearchRequest struct {
	// Name for people; no personal data.
	Name string `json:"name"`

	Of SavedSearchList `json:"of"`

	// All records of the list if absent.
	Filters Optional[SavedSearchFilters] `json:"filters,omitempty"`

	// Only with `of: "candidates"`: notify of candidates whose score for this job reaches `notifyAbove`.
	JobID Optional[UUID] `json:"jobId,omitempty"`

	// Only with `of: "jobs"`: notify of jobs for which the score of this candidate reaches `notifyAbove`.
	CandidateID Optional[UUID] `json:"candidateId,omitempty"`

	// Whether `match.found` is sent; by default `true` with a job or a candidate and `false` without one.
	Notify Optional[bool] `json:"notify,omitempty"`

	// Score to notify from. Required with `jobId` or `candidateId`, and only accepted with one.
	NotifyAbove Optional[float64] `json:"notifyAbove,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value SavedSearchRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// SavedSearchResults: One page of the records that pass the filters now, as the list returns them.
type SavedSearchResults struct {
	Of SavedSearchList `json:"of"`

	// Empty for a search of jobs.
	Candidates []CandidateListItem `json:"candidates"`

	// Empty for a search of candidates.
	Jobs []JobListItem `json:"jobs"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

type Schedule struct {
	Shifts []Shift `json:"shifts"`

	HoursPerWeekMin *float64 `json:"hoursPerWeekMin"`

	HoursPerWeekMax *float64 `json:"hoursPerWeekMax"`

	Raw *string `json:"raw"`
}

type Scope string

// The values of Scope.
const (
	ScopeMatch      Scope = "match"
	ScopeSkills     Scope = "skills"
	ScopeRetention  Scope = "retention"
	ScopeParse      Scope = "parse"
	ScopeJobs       Scope = "jobs"
	ScopeCandidates Scope = "candidates"
)

// Score100: 0–100, one decimal.
type Score100 = float64

// ScoreChange: A gap and what closes it.
type ScoreChange struct {
	Type GapType `json:"type"`

	Name string `json:"name"`

	// One of: `blocking`, `major`, `minor`.
	Severity string `json:"severity"`

	Text string `json:"text"`
}

type ScoreKind string

// The values of ScoreKind.
const (
	ScoreKindMatch    ScoreKind = "match"
	ScoreKindRescore  ScoreKind = "rescore"
	ScoreKindRank     ScoreKind = "rank"
	ScoreKindForecast ScoreKind = "forecast"
)

// ScoreLogEntry: A score that a tenant received, with its pair.
type ScoreLogEntry struct {
	Confidence *Unit `json:"confidence"`

	Components ScoreLogEntryComponents `json:"components"`

	SubModels ScoreLogEntrySubModels `json:"subModels"`

	Reasons []PickReasonCodeOrComponentOrPoints `json:"reasons"`

	Gaps []PickGapTypeOrNameOrRequirementLevelOrSeverity `json:"gaps"`

	Forecast LoggedForecast `json:"forecast"`

	EntryID UUID `json:"entryId"`

	// What gave the score out: a match, a rescoring in the background, a ranking or a forecast.
	Kind ScoreKind `json:"kind"`

	// What the distance did; `gate` or `off` only at the request of the caller.
	Distance DistanceMode `json:"distance"`

	// Null for a forecast.
	FinalScore *Score100 `json:"finalScore"`

	// Null for a forecast.
	Recommendation *Recommendation `json:"recommendation"`

	ModelVersion string `json:"modelVersion"`

	// Version of learned or set weights; null with the default weights.
	WeightsVersion *string `json:"weightsVersion"`

	// SHA-256 of the scored records, hexadecimal.
	InputsSha256 *string `json:"inputsSha256"`

	// Null for a score given to the other tenant of the pair, and for a rescoring.
	KeyID *UUID `json:"keyId"`

	Surface ScoreSurface `json:"surface"`

	// Null outside rankings.
	Ranking *LoggedRank `json:"ranking"`

	GivenAt Timestamp `json:"givenAt"`

	// Null after an erasure.
	CandidateID *UUID `json:"candidateId"`

	// Null until an erasure; then the same in all entries of the person. A UUID of version 8.
	CandidatePseudonym *string `json:"candidatePseudonym"`

	JobID UUID `json:"jobId"`
}

// ScoreLogList: One page of the score log, the oldest entry first.
type ScoreLogList struct {
	Entries []ScoreLogEntry `json:"entries"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

// ScoreSurface: Where a score was given out: to a program, in the portal, or by a worker without a caller.
type ScoreSurface string

// The values of ScoreSurface.
const (
	ScoreSurfaceAPI    ScoreSurface = "api"
	ScoreSurfacePortal ScoreSurface = "portal"
	ScoreSurfaceWorker ScoreSurface = "worker"
)

// Scoring: Whether scoring is paused for the data of your key's mode.
type Scoring struct {
	ScoringPaused bool `json:"scoringPaused"`
}

type Sex string

// The values of Sex.
const (
	SexMale   Sex = "male"
	SexFemale Sex = "female"
)

type Shift string

// The values of Shift.
const (
	ShiftDay      Shift = "day"
	ShiftEvening  Shift = "evening"
	ShiftNight    Shift = "night"
	ShiftRotating Shift = "rotating"
	ShiftWeekend  Shift = "weekend"
	ShiftFlexible Shift = "flexible"
	ShiftOnCall   Shift = "on_call"
)

type Shortfall struct {
	Value float64 `json:"value"`

	// One of: `months`, `usdPerHour`, `miles`, `levels`.
	Unit string `json:"unit"`
}

// SignatureExample: A step-by-step signature, to verify your own code.
type SignatureExample struct {
	// The bytes of the body, as text.
	Body string `json:"body"`

	// A `webhook-timestamp`; each attempt has its own.
	Timestamp string `json:"timestamp"`

	// `id.timestamp.body`: the signed content.
	StringToSign string `json:"stringToSign"`

	// The resulting `webhook-signature`.
	Signature string `json:"signature"`
}

type SkillEvidence struct {
	Occupation string `json:"occupation"`

	OnetSocCode *string `json:"onetSocCode"`

	MapVersion *string `json:"mapVersion"`

	Importance *Unit `json:"importance"`

	// The row of the map, or the text of the model, that supports the skill.
	Text *string `json:"text"`
}

// SkillProvenance: Stated in the record, parsed from the resume, or inferred from past occupations.
type SkillProvenance string

// The values of SkillProvenance.
const (
	SkillProvenanceStated        SkillProvenance = "stated"
	SkillProvenanceParsed        SkillProvenance = "parsed"
	SkillProvenanceCuratedMap    SkillProvenance = "curated_map"
	SkillProvenanceLanguageModel SkillProvenance = "language_model"
)

type SkillSection string

// The values of SkillSection.
const (
	SkillSectionSkills         SkillSection = "skills"
	SkillSectionWork           SkillSection = "work"
	SkillSectionEducation      SkillSection = "education"
	SkillSectionCertifications SkillSection = "certifications"
	SkillSectionSummary        SkillSection = "summary"
	SkillSectionProjects       SkillSection = "projects"
	SkillSectionOther          SkillSection = "other"
)

type SkillText = string

type SkillType string

// The values of SkillType.
const (
	SkillTypeHard          SkillType = "hard"
	SkillTypeSoft          SkillType = "soft"
	SkillTypeTool          SkillType = "tool"
	SkillTypeLanguage      SkillType = "language"
	SkillTypeCertification SkillType = "certification"
	SkillTypeUnknown       SkillType = "unknown"
)

// SocCode: Code of the Standard Occupational Classification, `53-7051`, or of O*NET-SOC, `53-7051.00`, in one of its major groups (11 to 49, 51, 53 and 55, all odd).
type SocCode = string

// StateCode: Two-letter USPS code: 50 states, DC, PR, GU, VI, AS, MP, AA, AE, AP.
type StateCode = string

type Taxonomy string

// The values of Taxonomy.
const (
	TaxonomyOnet     Taxonomy = "onet"
	TaxonomyEsco     Taxonomy = "esco"
	TaxonomyInternal Taxonomy = "internal"
)

// TenantLink: A link between an organization and an employer. While it is `active`, the employer can match its jobs with consenting candidates of the organization, and the organization can match its candidates with jobs of the employer.
type TenantLink struct {
	LinkID UUID `json:"linkId"`

	OrganizationID UUID `json:"organizationId"`

	OrganizationName string `json:"organizationName"`

	EmployerID UUID `json:"employerId"`

	EmployerName string `json:"employerName"`

	Status TenantLinkStatus `json:"status"`

	RequestedBy LinkSide `json:"requestedBy"`

	// The side that ended it; a declined or withdrawn request is also `revoked`.
	RevokedBy *LinkSide `json:"revokedBy"`

	RequestedAt Timestamp `json:"requestedAt"`

	AcceptedAt *Timestamp `json:"acceptedAt"`

	RevokedAt *Timestamp `json:"revokedAt"`
}

// TenantLinkList: One page of links, the newest request first.
type TenantLinkList struct {
	Links []TenantLink `json:"links"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

type TenantLinkStatus string

// The values of TenantLinkStatus.
const (
	TenantLinkStatusRequested TenantLinkStatus = "requested"
	TenantLinkStatusActive    TenantLinkStatus = "active"
	TenantLinkStatusRevoked   TenantLinkStatus = "revoked"
)

type TenantType string

// The values of TenantType.
const (
	TenantTypeEmployer     TenantType = "employer"
	TenantTypeOrganization TenantType = "organization"
)

type TestDeliveryAnswer struct {
	DeliveryID UUID `json:"deliveryId"`

	// `webhook-id` of the message, the same for all attempts.
	MessageID string `json:"messageId"`

	EventType EventType `json:"eventType"`

	// One of: `pending`, `succeeded`, `failed`.
	Status string `json:"status"`

	Attempts []DeliveryAttempt `json:"attempts"`

	NextAttemptAt *Timestamp `json:"nextAttemptAt"`

	Payload map[string]any `json:"payload"`

	Example SignatureExample `json:"example"`
}

type TestWebhookRequest struct {
	EventType EventType `json:"eventType"`
}

// Timestamp: ISO 8601 in UTC with milliseconds, e.g. `2026-06-08T12:00:00.000Z`. Requests may contain a date or a time in any zone; it must be valid and in the years 1900 to 2999.
type Timestamp = string

type TrainingDataEntry struct {
	Model string `json:"model"`

	MadeFrom string `json:"madeFrom"`

	DataAboutPeople string `json:"dataAboutPeople"`
}

type TransferableSkillBridge struct {
	FromSkill string `json:"fromSkill"`

	FromOccupation *string `json:"fromOccupation"`

	ToSkill string `json:"toSkill"`

	Similarity Unit `json:"similarity"`

	// True when `toSkill` is the name of one of the gaps.
	ClosesGap bool `json:"closesGap"`

	// One of: `curated_map`, `language_model`, `embedding`.
	Provenance string `json:"provenance"`

	Rationale string `json:"rationale"`

	Confidence Unit `json:"confidence"`
}

// UUID: RFC 9562 UUID, version 7, lower-case.
type UUID = string

// Unit: A probability, confidence, similarity or weight from 0 to 1, at most four decimals.
type Unit = float64

// View: Pages that show what matching found: one pair, or the candidates of a ranking.
type View string

// The values of View.
const (
	ViewMatch   View = "match"
	ViewRanking View = "ranking"
)

// ViewSession: A link with which one person sees one match or one ranking.
type ViewSession struct {
	ViewSessionID UUID `json:"viewSessionId"`

	View View `json:"view"`

	// Id of the match or the ranking.
	SubjectID UUID `json:"subjectId"`

	JobID UUID `json:"jobId"`

	Viewer string `json:"viewer"`

	FrameOrigin *string `json:"frameOrigin"`

	// True if the key had the scope `candidates`, so that your candidates are shown with their names.
	ShowsNames bool `json:"showsNames"`

	Status ViewSessionStatus `json:"status"`

	CreatedAt Timestamp `json:"createdAt"`

	ExpiresAt Timestamp `json:"expiresAt"`

	OpenedAt *Timestamp `json:"openedAt"`
}

type ViewSessionList struct {
	Sessions []ViewSession `json:"sessions"`

	HasMore bool `json:"hasMore"`

	NextCursor *string `json:"nextCursor"`
}

// ViewSessionRequest: What is shown and to whom: exactly one of `matchId` and `rankingId`.
type ViewSessionRequest struct {
	// Match whose page is shown.
	MatchID Optional[UUID] `json:"matchId,omitempty"`

	// Ranking of candidates for a job: the id of the operation of `POST /matches/rank`, once it has ended.
	RankingID Optional[UUID] `json:"rankingId,omitempty"`

	// Who looks, as you call the person: an identifier of your system. The audit log names it.
	Viewer string `json:"viewer"`

	// The origin whose pages may show the page in a frame; one of `PATCH /review-settings`. None by default.
	FrameOrigin Optional[FrameOrigin] `json:"frameOrigin,omitempty"`

	// Lifetime of the link, 60 to 86,400 seconds; an hour by default.
	ExpiresInSeconds Optional[int] `json:"expiresInSeconds,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value ViewSessionRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type ViewSessionStatus string

// The values of ViewSessionStatus.
const (
	ViewSessionStatusOpen    ViewSessionStatus = "open"
	ViewSessionStatusEnded   ViewSessionStatus = "ended"
	ViewSessionStatusExpired ViewSessionStatus = "expired"
)

type ViewSessionWithLink struct {
	ViewSessionID UUID `json:"viewSessionId"`

	View View `json:"view"`

	// Id of the match or the ranking.
	SubjectID UUID `json:"subjectId"`

	JobID UUID `json:"jobId"`

	Viewer string `json:"viewer"`

	FrameOrigin *string `json:"frameOrigin"`

	// True if the key had the scope `candidates`, so that your candidates are shown with their names.
	ShowsNames bool `json:"showsNames"`

	Status ViewSessionStatus `json:"status"`

	CreatedAt Timestamp `json:"createdAt"`

	ExpiresAt Timestamp `json:"expiresAt"`

	OpenedAt *Timestamp `json:"openedAt"`

	// Link to the page, shown only in this response. A person who has it sees the match or the ranking until the session ends. The part after `#` is secret and never reaches a server log.
	URL string `json:"url"`
}

type Warning struct {
	Code string `json:"code"`

	Message string `json:"message"`

	// JSON Pointer into the result.
	Pointer *string `json:"pointer,omitempty"`
}

// WebAddress: A web URL with the scheme `https:` or `http:`, or without a scheme.
type WebAddress = string

// WebhookDelivery: A message to one subscription, with its status.
type WebhookDelivery struct {
	DeliveryID UUID `json:"deliveryId"`

	// `webhook-id` of the message, the same for all attempts.
	MessageID string `json:"messageId"`

	EventType EventType `json:"eventType"`

	// One of: `pending`, `succeeded`, `failed`.
	Status string `json:"status"`

	Attempts []DeliveryAttempt `json:"attempts"`

	NextAttemptAt *Timestamp `json:"nextAttemptAt"`

	Payload map[string]any `json:"payload"`
}

// WebhookDeliveryList: Deliveries of a subscription, newest first.
type WebhookDeliveryList struct {
	Deliveries []WebhookDelivery `json:"deliveries"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

type WebhookSubscription struct {
	SubscriptionID UUID `json:"subscriptionId"`

	URL string `json:"url"`

	// Every event type by name, also if `*` was sent.
	Events []EventType `json:"events"`

	Description *string `json:"description"`

	// One of: `enabled`, `disabled`.
	Status string `json:"status"`

	// `gone`: the endpoint responded with 410 or asked to be disabled. `failing`: all messages failed for five days.
	// One of: `manual`, `gone`, `failing`, null.
	DisabledReason *string `json:"disabledReason"`

	Mode Mode `json:"mode"`

	// One of: `v1`.
	APIVersion string `json:"apiVersion"`

	// Last four characters of the signing secret.
	SecretLast4 string `json:"secretLast4"`

	CreatedAt Timestamp `json:"createdAt"`

	UpdatedAt Timestamp `json:"updatedAt"`

	LastSuccessAt *Timestamp `json:"lastSuccessAt"`

	LastFailureAt *Timestamp `json:"lastFailureAt"`
}

// WebhookSubscriptionChange: The changes; omitted members keep their value.
type WebhookSubscriptionChange struct {
	URL Optional[string] `json:"url,omitempty"`

	Events []EventChoice `json:"events,omitempty"`

	// Null removes it.
	Description Optional[string] `json:"description,omitempty"`

	// Disabling drops pending deliveries; after enabling, `recover` sends missed messages.
	// One of: `enabled`, `disabled`.
	Status Optional[string] `json:"status,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value WebhookSubscriptionChange) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// WebhookSubscriptionList: One page of the subscriptions of the tenant in this mode, oldest first.
type WebhookSubscriptionList struct {
	Subscriptions []WebhookSubscription `json:"subscriptions"`

	HasMore bool `json:"hasMore"`

	// Pass it as `cursor` to get the next page.
	NextCursor *string `json:"nextCursor"`
}

// WebhookSubscriptionRequest: The endpoint and the event types of a subscription.
type WebhookSubscriptionRequest struct {
	// An https URL on port 443 or 8443 that is reachable on the public internet.
	URL string `json:"url"`

	// Event types; your key must have the scope of each.
	Events []EventChoice `json:"events"`

	Description Optional[string] `json:"description,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value WebhookSubscriptionRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type WebhookSubscriptionWithSecret struct {
	SubscriptionID UUID `json:"subscriptionId"`

	URL string `json:"url"`

	// Every event type by name, also if `*` was sent.
	Events []EventType `json:"events"`

	Description *string `json:"description"`

	// One of: `enabled`, `disabled`.
	Status string `json:"status"`

	// `gone`: the endpoint responded with 410 or asked to be disabled. `failing`: all messages failed for five days.
	// One of: `manual`, `gone`, `failing`, null.
	DisabledReason *string `json:"disabledReason"`

	Mode Mode `json:"mode"`

	// One of: `v1`.
	APIVersion string `json:"apiVersion"`

	// Last four characters of the signing secret.
	SecretLast4 string `json:"secretLast4"`

	CreatedAt Timestamp `json:"createdAt"`

	UpdatedAt Timestamp `json:"updatedAt"`

	LastSuccessAt *Timestamp `json:"lastSuccessAt"`

	LastFailureAt *Timestamp `json:"lastFailureAt"`

	// The signing secret. Store it: it is only shown here.
	Secret string `json:"secret"`
}

type WorkAuthorization string

// The values of WorkAuthorization.
const (
	WorkAuthorizationAuthorized       WorkAuthorization = "authorized"
	WorkAuthorizationNeedsSponsorship WorkAuthorization = "needs_sponsorship"
	WorkAuthorizationUnknown          WorkAuthorization = "unknown"
)

type WorkItem struct {
	// Employer.
	Name *string `json:"name"`

	Position *string `json:"position"`

	// O*NET-SOC code, e.g. `53-7051.00`.
	OnetSocCode *string `json:"onetSocCode"`

	OnetTitle *string `json:"onetTitle"`

	OccupationConfidence *Unit `json:"occupationConfidence"`

	EmploymentType *EmploymentType `json:"employmentType"`

	Location *Location `json:"location"`

	URL *WebAddress `json:"url"`

	StartDate *PartialDate `json:"startDate"`

	// Null for a current role.
	EndDate *PartialDate `json:"endDate"`

	IsCurrent bool `json:"isCurrent"`

	// In a candidate record: date of the resume in which the position was current, if known. Its months and its recency count to this date.
	CurrentAsOf *string `json:"currentAsOf,omitempty"`

	Months *float64 `json:"months"`

	RawDates *string `json:"rawDates"`

	Summary *string `json:"summary"`

	Highlights []string `json:"highlights"`

	Skills []string `json:"skills"`

	Confidence Unit `json:"confidence"`

	Evidence []Evidence `json:"evidence,omitempty"`
}

type WorkplaceType string

// The values of WorkplaceType.
const (
	WorkplaceTypeOnsite WorkplaceType = "onsite"
	WorkplaceTypeHybrid WorkplaceType = "hybrid"
	WorkplaceTypeRemote WorkplaceType = "remote"
)

// JobStatusItem: One job, identified by `jobId` or `externalId`, and its new status.
type JobStatusItem struct {
	JobID Optional[UUID] `json:"jobId,omitempty"`

	ExternalID Optional[string] `json:"externalId,omitempty"`

	Status JobStatus `json:"status"`

	// Required when this request closes the job.
	CloseReason Optional[CloseReason] `json:"closeReason,omitempty"`

	// Only with `archived`: frees the `externalId`, so that the next push under it creates a new job. Without it, a push under the `externalId` of an archived job updates that job, which stays archived. Also works on a job that is already archived.
	ReleaseExternalID Optional[bool] `json:"releaseExternalId,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value JobStatusItem) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// ParseTextRequest: A document as text, or a whole file as a data URL.
type ParseTextRequest struct {
	// The document as text, at most 100,000 characters; or a whole file as an RFC 2397 data URL, such as `data:application/pdf;base64,…`, at most 10 MiB of it.
	Text string `json:"text"`

	// Name of the document, returned in `meta.fileName`.
	FileName Optional[string] `json:"fileName,omitempty"`

	// ISO 639-1 code of the language of the document, if known.
	Language Optional[string] `json:"language,omitempty"`

	// Date of a resume, `YYYY-MM-DD`, not in the future. "Present" means this date. Without it, the date stated in the text, then the date of the file, then the day of the request is used; `meta.documentDate` says which.
	DocumentDate Optional[string] `json:"documentDate,omitempty"`

	// The same as the query parameter `include`.
	Include Optional[string] `json:"include,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value ParseTextRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// ParseFileRequest: A document as a file or as text. The type of a file is detected from its content, not its name or declared type.
type ParseFileRequest struct {
	// The document as text, at most 100,000 characters; or a whole file as an RFC 2397 data URL, such as `data:application/pdf;base64,…`, at most 10 MiB of it.
	Text Optional[string] `json:"text,omitempty"`

	// Name of the document, returned in `meta.fileName`.
	FileName Optional[string] `json:"fileName,omitempty"`

	// ISO 639-1 code of the language of the document, if known.
	Language Optional[string] `json:"language,omitempty"`

	// Date of a resume, `YYYY-MM-DD`, not in the future. "Present" means this date. Without it, the date stated in the text, then the date of the file, then the day of the request is used; `meta.documentDate` says which.
	DocumentDate Optional[string] `json:"documentDate,omitempty"`

	// The same as the query parameter `include`.
	Include Optional[string] `json:"include,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value ParseFileRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// ImpactReportTextRequest: Scores to report on, and demographics as text.
type ImpactReportTextRequest struct {
	// CSV with the heading `externalId,sex,raceEthnicity` (or `candidateId` instead of `externalId`) and a line for each person. It is encrypted, read by the operation and deleted when the operation ends.
	Demographics string `json:"demographics"`

	// Scores given at or after this time count, ISO 8601.
	From Timestamp `json:"from"`

	// Scores given before this time count, ISO 8601.
	To Timestamp `json:"to"`

	// What counts as selected: `recommendation:good_match` (or better), `top:10` (rank 10 or better in the latest ranking), `score:70` (or more), `decision:advanced`, `decision:hired` or `placement` (it has started).
	Selected string `json:"selected"`

	// Comma-separated ids of jobs; all jobs if absent.
	JobIDs Optional[string] `json:"jobIds,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value ImpactReportTextRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// ImpactReportFileRequest: Scores to report on, and demographics as a file.
type ImpactReportFileRequest struct {
	// Scores given at or after this time count, ISO 8601.
	From Timestamp `json:"from"`

	// Scores given before this time count, ISO 8601.
	To Timestamp `json:"to"`

	// What counts as selected: `recommendation:good_match` (or better), `top:10` (rank 10 or better in the latest ranking), `score:70` (or more), `decision:advanced`, `decision:hired` or `placement` (it has started).
	Selected string `json:"selected"`

	// Comma-separated ids of jobs; all jobs if absent.
	JobIDs Optional[string] `json:"jobIds,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value ImpactReportFileRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

type SandboxRequest struct {
	// `employer` by default.
	TenantType Optional[TenantType] `json:"tenantType,omitempty"`
}

// MarshalJSON leaves out absent members.
func (value SandboxRequest) MarshalJSON() ([]byte, error) { return marshalMembers(value) }

// Sandbox: A test tenant for seven days.
type Sandbox struct {
	TenantID UUID `json:"tenantId"`

	TenantType TenantType `json:"tenantType"`

	KeyID UUID `json:"keyId"`

	// Test key with all scopes. It is shown only here.
	Key string `json:"key"`

	// When the sandbox ends unless it is claimed.
	ExpiresAt Timestamp `json:"expiresAt"`

	// Address of the guide.
	Guide string `json:"guide"`
}

type SandboxClaimRequest struct {
	// Where to send the link.
	Email string `json:"email"`
}

type SandboxClaim struct {
	// True: the link is on its way.
	Mailed bool `json:"mailed"`
}

type TestClockRequest struct {
	// At most 90 days.
	Seconds int `json:"seconds"`
}

type TestClock struct {
	AdvancedSeconds int `json:"advancedSeconds"`
}

// MatchCreatedData: The data of a `match.created` event.
type MatchCreatedData struct {
	MatchID string `json:"matchId"`

	CandidateID string `json:"candidateId"`

	CandidateExternalID *string `json:"candidateExternalId"`

	JobID string `json:"jobId"`

	JobExternalID *string `json:"jobExternalId"`

	FinalScore float64 `json:"finalScore"`

	// One of: `strong_match`, `good_match`, `possible_match`, `weak_match`, `not_eligible`.
	Recommendation string `json:"recommendation"`

	Confidence float64 `json:"confidence"`

	Probability90d *float64 `json:"probability90d"`

	CreatedAt string `json:"createdAt"`
}

// MatchUpdatedData: The data of a `match.updated` event.
type MatchUpdatedData struct {
	MatchID string `json:"matchId"`

	CandidateID string `json:"candidateId"`

	CandidateExternalID *string `json:"candidateExternalId"`

	JobID string `json:"jobId"`

	JobExternalID *string `json:"jobExternalId"`

	FinalScore float64 `json:"finalScore"`

	// One of: `strong_match`, `good_match`, `possible_match`, `weak_match`, `not_eligible`.
	Recommendation string `json:"recommendation"`

	Confidence float64 `json:"confidence"`

	Probability90d *float64 `json:"probability90d"`

	CreatedAt string `json:"createdAt"`

	UpdatedAt string `json:"updatedAt"`

	Previous MatchUpdatedDataPrevious `json:"previous"`

	Changed []string `json:"changed"`
}

// MatchFoundData: The data of a `match.found` event.
type MatchFoundData struct {
	SearchID string `json:"searchId"`

	// One of: `candidates`, `jobs`.
	Of string `json:"of"`

	CandidateID *string `json:"candidateId"`

	CandidateExternalID *string `json:"candidateExternalId"`

	JobID *string `json:"jobId"`

	JobExternalID *string `json:"jobExternalId"`

	Score *float64 `json:"score"`

	FoundAt string `json:"foundAt"`
}

// ParseCompletedData: The data of a `parse.completed` event.
type ParseCompletedData struct {
	ParseID string `json:"parseId"`

	OperationID *string `json:"operationId"`

	// One of: `resume`, `job_description`.
	DocumentType string `json:"documentType"`

	// One of: `parse.resume`, `parse.jd`, `jobs.sync`, `candidates.sync`.
	Source string `json:"source"`

	// One of: `succeeded`, `failed`.
	Status string `json:"status"`

	Method *string `json:"method"`

	MediaType *string `json:"mediaType"`

	Confidence *float64 `json:"confidence"`

	PageCount *int `json:"pageCount"`

	Warnings []string `json:"warnings"`

	JobID *string `json:"jobId"`

	CandidateID *string `json:"candidateId"`

	Error *ParseCompletedDataError `json:"error"`
}

// ParseCorrectedData: The data of a `parse.corrected` event.
type ParseCorrectedData struct {
	SessionID string `json:"sessionId"`

	// One of: `operation`, `candidate`, `job`.
	SubjectType string `json:"subjectType"`

	SubjectID string `json:"subjectId"`

	Corrections int `json:"corrections"`
}

// BatchCompletedData: The data of a `batch.completed` event.
type BatchCompletedData struct {
	BatchID string `json:"batchId"`

	// One of: `resume`, `job_description`.
	DocumentType string `json:"documentType"`

	// One of: `succeeded`, `failed`.
	Status string `json:"status"`

	Summary BatchCompletedDataSummary `json:"summary"`

	Error *BatchCompletedDataError `json:"error"`
}

// ConnectorRunCompletedData: The data of a `connector.run.completed` event.
type ConnectorRunCompletedData struct {
	ConnectorID string `json:"connectorId"`

	RunID string `json:"runId"`

	// One of: `succeeded`, `failed`.
	Status string `json:"status"`

	Counts ConnectorRunCompletedDataCounts `json:"counts"`

	Error *ConnectorRunCompletedDataError `json:"error"`
}

// RatingSubmittedData: The data of a `rating.submitted` event.
type RatingSubmittedData struct {
	RatingID string `json:"ratingId"`

	MatchID string `json:"matchId"`

	CandidateID string `json:"candidateId"`

	JobID string `json:"jobId"`

	Rating int `json:"rating"`

	// One of: `caseworker`, `employer`, `candidate`.
	RaterRole string `json:"raterRole"`

	// One of: `skills`, `pay`, `commute`, `schedule`, `culture`, `requirements`, `other`.
	Reasons []string `json:"reasons"`

	CreatedAt string `json:"createdAt"`
}

// DecisionRecordedData: The data of a `decision.recorded` event.
type DecisionRecordedData struct {
	DecisionID string `json:"decisionId"`

	MatchID string `json:"matchId"`

	CandidateID string `json:"candidateId"`

	JobID string `json:"jobId"`

	// One of: `advanced`, `rejected`, `hired`, `overridden`.
	Outcome string `json:"outcome"`

	ReasonCode string `json:"reasonCode"`

	LogEntryID *string `json:"logEntryId"`

	CreatedAt string `json:"createdAt"`
}

// DecisionWithdrawnData: The data of a `decision.withdrawn` event.
type DecisionWithdrawnData struct {
	DecisionID string `json:"decisionId"`

	MatchID string `json:"matchId"`

	CandidateID string `json:"candidateId"`

	JobID string `json:"jobId"`

	// One of: `advanced`, `rejected`, `hired`, `overridden`.
	Outcome string `json:"outcome"`

	CreatedAt string `json:"createdAt"`

	WithdrawnAt string `json:"withdrawnAt"`
}

// ReconsiderationRequestedData: The data of a `reconsideration.requested` event.
type ReconsiderationRequestedData struct {
	ReconsiderationID string `json:"reconsiderationId"`

	MatchID string `json:"matchId"`

	CandidateID string `json:"candidateId"`

	JobID string `json:"jobId"`

	LogEntryID string `json:"logEntryId"`

	NewLogEntryID string `json:"newLogEntryId"`

	// One of: `candidate`, `caseworker`.
	RequestedBy string `json:"requestedBy"`

	CreatedAt string `json:"createdAt"`
}

// PlacementCreatedData: The data of a `placement.created` event.
type PlacementCreatedData struct {
	PlacementID string `json:"placementId"`

	CandidateID string `json:"candidateId"`

	JobID string `json:"jobId"`

	MatchID *string `json:"matchId"`

	// One of: `offered`, `accepted`, `started`, `completed`, `ended`, `declined`, `withdrawn`, `no_show`.
	Status string `json:"status"`

	StartDate *string `json:"startDate"`

	ExternalID *string `json:"externalId"`

	CreatedAt string `json:"createdAt"`
}

// PlacementStatusChangedData: The data of a `placement.status_changed` event.
type PlacementStatusChangedData struct {
	PlacementID string `json:"placementId"`

	CandidateID string `json:"candidateId"`

	JobID string `json:"jobId"`

	// One of: `offered`, `accepted`, `started`, `completed`, `ended`, `declined`, `withdrawn`, `no_show`.
	Status string `json:"status"`

	// One of: `offered`, `accepted`, `started`, `completed`, `ended`, `declined`, `withdrawn`, `no_show`.
	PreviousStatus string `json:"previousStatus"`

	EffectiveDate *string `json:"effectiveDate"`

	EndReason *string `json:"endReason"`

	Correction bool `json:"correction"`

	ChangedAt string `json:"changedAt"`
}

// CandidateMergedData: The data of a `candidate.merged` event.
type CandidateMergedData struct {
	CandidateID string `json:"candidateId"`

	MergedCandidateID string `json:"mergedCandidateId"`

	CreatedAt string `json:"createdAt"`
}

// CandidateUnmergedData: The data of a `candidate.unmerged` event.
type CandidateUnmergedData struct {
	CandidateID string `json:"candidateId"`

	RestoredCandidateID string `json:"restoredCandidateId"`

	CreatedAt string `json:"createdAt"`
}

// ModelUpdatedData: The data of a `model.updated` event.
type ModelUpdatedData struct {
	Model string `json:"model"`

	Version string `json:"version"`

	PreviousVersion string `json:"previousVersion"`

	FirstUsedAt string `json:"firstUsedAt"`

	ChangelogPath string `json:"changelogPath"`
}

// CandidateMergeMoved: Number of rows that now belong to the candidate.
type CandidateMergeMoved struct {
	Ratings float64 `json:"ratings"`

	Decisions float64 `json:"decisions"`

	Placements float64 `json:"placements"`

	Matches float64 `json:"matches"`
}

type CompensationRanges struct {
	Max float64 `json:"max"`

	Min float64 `json:"min"`
}

// HeldOutMetricsLogLoss: Mean log loss; lower is better.
type HeldOutMetricsLogLoss struct {
	Learned float64 `json:"learned"`

	Defaults float64 `json:"defaults"`
}

// HeldOutMetricsAuc: Share of pairs of good and other outcomes ranked correctly; null without both kinds of outcomes.
type HeldOutMetricsAuc struct {
	Learned *Unit `json:"learned"`

	Defaults *Unit `json:"defaults"`
}

type ImpactReportByMonth struct {
	// Persons assessed; null if masked.
	Assessed *float64 `json:"assessed"`

	Selected *float64 `json:"selected"`

	AboveMedian *float64 `json:"aboveMedian"`

	Tables []ImpactTable `json:"tables"`

	Month string `json:"month"`
}

type ImpactReportByModelVersion struct {
	// Persons assessed; null if masked.
	Assessed *float64 `json:"assessed"`

	Selected *float64 `json:"selected"`

	AboveMedian *float64 `json:"aboveMedian"`

	Tables []ImpactTable `json:"tables"`

	ModelVersion string `json:"modelVersion"`
}

// ImpactReportPeriod: Scores from `from` on and before `to` count.
type ImpactReportPeriod struct {
	To string `json:"to"`

	From string `json:"from"`
}

// ImpactTableUnknown: Persons of unknown category, who are in no row.
type ImpactTableUnknown struct {
	AboveMedian *float64 `json:"aboveMedian"`

	Selected *float64 `json:"selected"`

	Assessed *float64 `json:"assessed"`
}

type InstructionsService struct {
	Version string `json:"version"`

	Name string `json:"name"`
}

type InstructionsModels struct {
	Version string `json:"version"`

	Model ModelName `json:"model"`
}

type InstructionsDocuments struct {
	Path string `json:"path"`

	Title string `json:"title"`
}

type LoggedScoreComponents struct {
	Skills *PartScore `json:"skills,omitempty"`

	Experience *PartScore `json:"experience,omitempty"`

	Certifications *PartScore `json:"certifications,omitempty"`

	Education *PartScore `json:"education,omitempty"`

	Languages *PartScore `json:"languages,omitempty"`

	Location *PartScore `json:"location,omitempty"`

	Compensation *PartScore `json:"compensation,omitempty"`

	Schedule *PartScore `json:"schedule,omitempty"`
}

type LoggedScoreSubModels struct {
	Semantic *PartScore `json:"semantic,omitempty"`

	Requirements *PartScore `json:"requirements,omitempty"`

	Retention *PartScore `json:"retention,omitempty"`
}

// MatchWeightsViewSet: Weights set by the tenant, before scaling to a sum of 1. They take precedence over learned weights.
type MatchWeightsViewSet struct {
	Skills *float64 `json:"skills,omitempty"`

	Experience *float64 `json:"experience,omitempty"`

	Certifications *float64 `json:"certifications,omitempty"`

	Education *float64 `json:"education,omitempty"`

	Languages *float64 `json:"languages,omitempty"`

	Location *float64 `json:"location,omitempty"`

	Compensation *float64 `json:"compensation,omitempty"`

	Schedule *float64 `json:"schedule,omitempty"`
}

type PartialCompensationRanges struct {
	Max float64 `json:"max"`

	Min float64 `json:"min"`
}

type ScoreLogEntryComponents struct {
	Skills *PartScore `json:"skills,omitempty"`

	Experience *PartScore `json:"experience,omitempty"`

	Certifications *PartScore `json:"certifications,omitempty"`

	Education *PartScore `json:"education,omitempty"`

	Languages *PartScore `json:"languages,omitempty"`

	Location *PartScore `json:"location,omitempty"`

	Compensation *PartScore `json:"compensation,omitempty"`

	Schedule *PartScore `json:"schedule,omitempty"`
}

type ScoreLogEntrySubModels struct {
	Semantic *PartScore `json:"semantic,omitempty"`

	Requirements *PartScore `json:"requirements,omitempty"`

	Retention *PartScore `json:"retention,omitempty"`
}

type MatchUpdatedDataPrevious struct {
	FinalScore float64 `json:"finalScore"`

	// One of: `strong_match`, `good_match`, `possible_match`, `weak_match`, `not_eligible`.
	Recommendation string `json:"recommendation"`
}

type ParseCompletedDataError struct {
	Code string `json:"code"`

	Message string `json:"message"`
}

type BatchCompletedDataSummary struct {
	Total int `json:"total"`

	Succeeded int `json:"succeeded"`

	Failed int `json:"failed"`

	Cancelled int `json:"cancelled"`
}

type BatchCompletedDataError struct {
	Code string `json:"code"`

	Message string `json:"message"`
}

type ConnectorRunCompletedDataCounts struct {
	Created int `json:"created"`

	Updated int `json:"updated"`

	Unchanged int `json:"unchanged"`

	Reopened int `json:"reopened"`

	Closed int `json:"closed"`

	Failed int `json:"failed"`
}

type ConnectorRunCompletedDataError struct {
	Code string `json:"code"`

	Message string `json:"message"`
}
