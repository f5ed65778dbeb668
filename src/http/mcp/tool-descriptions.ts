/** What a model is told about an operation. The schemas come from the API description. */
export interface ToolDescription {
  name: string;
  description: string;
  /** The call stores nothing that other calls return. Reads (GET) never do. */
  readOnly?: true;
  /** The call can remove or end something that was there. */
  destructive?: true;
}

/** Operations that are tools, by operation id. */
export const TOOL_DESCRIPTIONS: Readonly<Record<string, ToolDescription>> = {
  parseResume: {
    name: 'parse_resume',
    description:
      'Extracts structured data from a resume. Give the text, or a file as a base64 data URL (data:application/pdf;base64,…) in `text`; scans are read with OCR.',
    readOnly: true,
  },
  parseJobDescription: {
    name: 'parse_job',
    description:
      'Extracts structured data from a job posting. Give the text, or a file as a base64 data URL in `text`.',
    readOnly: true,
  },
  matchPair: {
    name: 'match',
    description: 'Scores one candidate against one job and stores the match with its reasons and gaps.',
  },
  previewMatch: {
    name: 'preview_match',
    description:
      'Scores a resume against a posting without storing either: texts, parsed data or record ids.',
    readOnly: true,
  },
  rankPairs: {
    name: 'rank',
    description: 'Ranks the jobs for one candidate, or the candidates for one job.',
  },
  explainMatch: {
    name: 'explain_match',
    description: 'Explains the score of a match in plain language: reasons, gaps, and how to close them.',
  },
  explainLoggedScore: {
    name: 'explain_logged_score',
    description: 'Explains a score of the score log as it was given.',
  },
  getMatch: { name: 'get_match', description: 'Returns a match with its scores, reasons and gaps.' },
  listMatches: { name: 'list_matches', description: 'Lists matches, by candidate, job or recommendation.' },
  getMatchHistory: {
    name: 'get_match_history',
    description: 'Returns all scores of a pair and the decisions about it.',
  },
  getMatchWeights: { name: 'get_match_weights', description: 'Returns the weights of the score components.' },
  listDecisions: { name: 'list_decisions', description: 'Lists what people decided about a match.' },
  getDecision: { name: 'get_decision', description: 'Returns one decision about a match.' },
  listRatings: { name: 'list_ratings', description: 'Lists the ratings of a match.' },
  getRating: { name: 'get_rating', description: 'Returns one rating of a match.' },
  getReconsideration: {
    name: 'get_reconsideration',
    description: 'Returns a reconsideration of a score with both scores.',
  },
  listScoreLog: { name: 'list_score_log', description: 'Lists the scores that were given out.' },
  inferSkills: {
    name: 'infer_skills',
    description: 'Infers likely skills from past occupations.',
    readOnly: true,
  },
  forecastRetention: {
    name: 'forecast_retention',
    description: 'Forecasts how long a candidate will stay in a job, with the reasons.',
    readOnly: true,
  },
  getRetentionCalibration: {
    name: 'get_retention_calibration',
    description: 'Returns how well earlier forecasts agreed with what happened.',
  },
  listJobs: { name: 'list_jobs', description: 'Lists jobs by skill, occupation, place, pay or text.' },
  getJob: { name: 'get_job', description: 'Returns a job with all its fields.' },
  syncJob: { name: 'sync_job', description: 'Creates or updates one job by its external id.' },
  bulkSyncJobs: { name: 'sync_jobs', description: 'Creates or updates many jobs by their external ids.' },
  setJobStatus: {
    name: 'set_job_status',
    description: 'Opens, closes or fills a job, or replaces its custom fields.',
    destructive: true,
  },
  setJobStatuses: {
    name: 'set_job_statuses',
    description: 'Opens, closes or fills many jobs.',
    destructive: true,
  },
  listCandidates: {
    name: 'list_candidates',
    description:
      'Lists candidates by skill, occupation, certification or distance; `q` searches by name or contact.',
  },
  getCandidate: { name: 'get_candidate', description: 'Returns a candidate with all fields.' },
  listDuplicates: {
    name: 'list_duplicates',
    description: 'Lists candidates that may be the same person as a candidate, with likelihood and reasons.',
  },
  updateCandidate: {
    name: 'update_candidate',
    description: 'Replaces the custom fields of a candidate.',
    destructive: true,
  },
  syncCandidates: {
    name: 'sync_candidates',
    description: 'Creates or updates candidates by their external ids.',
  },
  eraseCandidate: {
    name: 'erase_candidate',
    description: 'Erases a candidate and everything about the person. Cannot be undone.',
    destructive: true,
  },
  listPlacements: { name: 'list_placements', description: 'Lists offers and employments.' },
  getPlacement: { name: 'get_placement', description: 'Returns one placement.' },
  createPlacement: { name: 'create_placement', description: 'Records an offer or employment for a match.' },
  setPlacementStatus: {
    name: 'set_placement_status',
    description: 'Records that a placement was accepted, started or ended.',
    destructive: true,
  },
  listOperations: { name: 'list_operations', description: 'Lists asynchronous work, newest first.' },
  getOperation: {
    name: 'get_operation',
    description:
      'Returns the status of asynchronous work and its result. Call it again after a few seconds while the status is queued or running.',
  },
  cancelOperation: {
    name: 'cancel_operation',
    description: 'Cancels asynchronous work that has not ended.',
    destructive: true,
  },
  listConnectors: { name: 'list_connectors', description: 'Lists connected job boards with their last run.' },
  getConnector: { name: 'get_connector', description: 'Returns one connected job board with its last run.' },
  previewConnector: {
    name: 'preview_connector',
    description:
      'Reads a connected job board and returns what a run would create, update and close. Changes nothing.',
  },
  startConnectorRun: {
    name: 'run_connector',
    description:
      'Pulls a connected job board: creates and updates jobs, and closes those that the board no longer has. Preview it first.',
    destructive: true,
  },
  listConnectorRuns: { name: 'list_connector_runs', description: 'Lists the runs of a connected job board.' },
  getConnectorRun: {
    name: 'get_connector_run',
    description: 'Returns one run of a connected job board with the errors of its postings.',
  },
  getImport: { name: 'get_import', description: 'Returns the progress of an import.' },
  getParseBatch: {
    name: 'get_parse_batch',
    description: 'Returns the progress of a batch of documents, by status.',
  },
  getImpactReport: { name: 'get_impact_report', description: 'Returns an impact report.' },
  getInstructions: {
    name: 'get_instructions_for_use',
    description: 'Returns purpose, limits and required oversight of the service.',
  },
  listTenantLinks: { name: 'list_tenant_links', description: 'Lists links to other organizations.' },
  getTenantLink: { name: 'get_tenant_link', description: 'Returns one link to another organization.' },
  listEvents: { name: 'list_events', description: 'Lists recent events of the tenant.' },
  getMe: { name: 'whoami', description: 'Returns the calling key, its tenant, mode, scopes and limits.' },
};

/** Operations that are no tools, with the reason. Each operation is in one of the two tables. */
export const OPERATIONS_WITHOUT_TOOL: Readonly<Record<string, string>> = {
  createSandbox: 'A sandbox is created before there is a key.',
  claimSandbox: 'A person claims a sandbox by e-mail.',
  advanceTestClock: 'Tests move the clock; an agent would end its own results.',
  mergeCandidates: 'Whether two records are of one person is decided by a person.',
  unmergeCandidates: 'Whether two records are of one person is decided by a person.',
  recordDecision: 'A decision is what a person decided.',
  withdrawDecision: 'A person takes back what a person decided.',
  rateMatch: 'A rating is the judgment of a person.',
  reconsiderMatch: 'A reconsideration is the objection of a person.',
  setMatchWeights: 'People decide what counts in a score.',
  pauseScoring: 'People decide when scoring stops.',
  resumeScoring: 'People decide when scoring resumes.',
  createImport: 'The body is a streamed file.',
  listImportErrors: 'The response is a file.',
  createParseBatch: 'The body is a streamed file.',
  listParseBatchResults: 'The response is a file.',
  createImpactReport: 'Demographics must not pass through a model.',
  exportCandidate: 'The archive about a person is handed to the person.',
  downloadAccessExport: 'The response is an archive about a person.',
  createSavedSearch: 'People decide what they are notified of.',
  listSavedSearches: 'People decide what they are notified of.',
  getSavedSearch: 'People decide what they are notified of.',
  runSavedSearch: 'The lists take the same filters.',
  updateSavedSearch: 'People decide what they are notified of.',
  deleteSavedSearch: 'People decide what they are notified of.',
  declareCustomField: 'People declare custom fields.',
  listCustomFields: 'People declare custom fields.',
  deleteCustomField: 'People declare custom fields.',
  createJobFeed: 'The response contains secret links.',
  listJobFeeds: 'People configure job feeds.',
  getJobFeed: 'People configure job feeds.',
  deleteJobFeed: 'People configure job feeds.',
  createReviewSession: 'The response contains a secret link for a person.',
  listReviewSessions: 'People review what was read.',
  getReviewSession: 'People review what was read.',
  deleteReviewSession: 'People review what was read.',
  createViewSession: 'The response contains a secret link for a person.',
  listViewSessions: 'People see matches and rankings through links.',
  getViewSession: 'People see matches and rankings through links.',
  endViewSession: 'People see matches and rankings through links.',
  getReviewSettings: 'People configure where reviews are shown.',
  updateReviewSettings: 'People configure where reviews are shown.',
  createConnector: 'People connect boards; the request can contain a secret.',
  updateConnector: 'People configure connectors; the request can contain a secret.',
  deleteConnector: 'People configure connectors.',
  createWebhookSubscription: 'People configure where events are sent; the response contains a secret.',
  listWebhookSubscriptions: 'People configure webhooks.',
  getWebhookSubscription: 'People configure webhooks.',
  updateWebhookSubscription: 'People configure webhooks.',
  deleteWebhookSubscription: 'People configure webhooks.',
  rotateWebhookSecret: 'The response contains a secret.',
  testWebhookSubscription: 'People configure webhooks.',
  listWebhookDeliveries: 'People configure webhooks.',
  getWebhookDelivery: 'People configure webhooks.',
  redeliverWebhook: 'People configure webhooks.',
  recoverWebhooks: 'People configure webhooks.',
  getOpenApiJson: 'The tools are generated from it.',
  getOpenApiYaml: 'The tools are generated from it.',
  getPostmanCollection: 'The same document for another program.',
  getHealth: 'Monitoring.',
  getReadiness: 'Monitoring.',
};
