import type { ProblemCode } from '../../platform/problem-codes';

/** Advice for developers per code, in one or two sentences. */
export const PROBLEM_ADVICE: Record<ProblemCode, string> = {
  malformed_request:
    'The server could not parse the request as HTTP/1.1. Check Content-Length and chunked encoding.',
  invalid_json: 'Send one JSON value in UTF-8 with at most 64 levels of nesting.',
  invalid_multipart:
    'Send multipart/form-data with a boundary, one file in the field "file", and short text fields.',
  upload_interrupted: 'Nothing was applied. Send the file again, with a new Idempotency-Key or the same one.',
  invalid_cursor:
    'Pass nextCursor unchanged to the same list with the same key, or restart the list without a cursor.',
  invalid_header: 'The detail names the header and the values it accepts.',
  sandbox_header_not_allowed: 'Omit Sandbox-Tenant, or use a test key.',
  missing_api_key: 'Send the header "Authorization: Bearer <key>". Keys begin with svc_live_ or svc_test_.',
  invalid_api_key: 'Check that the key is complete and was issued by this service.',
  expired_api_key:
    'Create a new key in the developer portal and rotate keys before they expire. Request a new access token with the key.',
  revoked_api_key:
    'The key or the access token was revoked. Create a new key in the developer portal, or request a new token.',
  sign_in_required: 'Sign in at /developers. API keys do not give access to the portal.',
  insufficient_scope: 'requiredScope names the missing scope. Scopes are set when a key is created.',
  employer_key_required: 'Use the API key of an employer; keys of organizations cannot call this route.',
  ip_not_allowed: 'Add the address to the allow list of the key, or call from an allowed address.',
  synthetic_tenant_read_only: 'Write to your own test data: send "Sandbox-Tenant: own".',
  sandbox_not_claimed: 'Send POST /sandboxes/claim with your e-mail address and follow the mailed link.',
  tenant_suspended: 'The tenant of the key is suspended. Contact support.',
  role_not_allowed: 'Ask an administrator for the required role, or sign in as a user who has it.',
  cross_site_request: 'Reload the page and submit the form again. Cookies must be enabled.',
  not_found:
    'The record does not exist, or the key has no access to it. The API does not distinguish the two cases.',
  route_not_found: 'Compare the method and path with the API reference.',
  method_not_allowed: 'The Allow header lists the methods of the route.',
  not_acceptable: 'The member "supported" lists the media types of the response.',
  request_timeout: 'Send the headers within 15 seconds and the whole request within two minutes, then retry.',
  invalid_transition: 'The member "allowed" lists the valid target states.',
  idempotency_in_progress: 'Wait for the first request to finish, then retry: the response will be the same.',
  candidate_has_merges: 'Merge in the other direction, or undo the merges of the other candidate first.',
  placement_exists: 'Update the existing placement instead of creating another.',
  candidate_opted_out: 'The candidate has not consented to automated scoring. Do not retry.',
  custom_field_limit_reached: 'Delete a custom field that you no longer need.',
  saved_search_limit_reached: 'Delete a saved search that you no longer need.',
  custom_field_type_conflict: 'Delete the custom field and declare it again, or use another key.',
  feed_limit_reached: 'Delete a job feed that you no longer need.',
  subscription_limit_reached:
    'Delete a webhook subscription you no longer need, or add event types to an existing one.',
  subscription_disabled:
    'Set the status of the subscription to "enabled" first. disabledReason states why it was disabled.',
  connector_exists: 'List your connectors and change the one of this board.',
  connector_limit_reached: 'Delete a connector that you no longer need.',
  connector_run_active: 'Wait until the run has ended, or cancel its operation.',
  review_confirmed: 'A review is confirmed once. Create another session for further corrections.',
  scoring_paused: 'Retry after the tenant has resumed scoring: POST /api/v1/tenants/me/resume.',
  job_not_open: 'The job is archived. An archived job cannot be reopened.',
  operation_not_cancellable: 'The operation has already ended. Fetch it for its result.',
  operation_cancelled:
    'The operation was cancelled with a key of your tenant. Send the request again if you still need the result.',
  operation_expired: 'Results are kept for 72 hours. Send the request again.',
  review_expired: 'Create another session: POST /api/v1/review-sessions.',
  view_expired: 'Create another session: POST /api/v1/view-sessions.',
  answer_erased:
    'The request with this Idempotency-Key was processed and will not be repeated. Use a new key for a new request.',
  length_required:
    'The route requires a body. Send Content-Length or chunked encoding; "Content-Length: 0" is an empty body.',
  payload_too_large: 'maxBytes is the maximum size of the body.',
  unsupported_media_type:
    'supported lists the accepted media types. The type of a file is detected from its content, not its name.',
  validation_failed: 'errors lists every invalid field with its JSON Pointer.',
  text_or_parsed_required: 'Send either text to parse or parsed data.',
  text_and_parsed_conflict: 'Send either text or parsed data, not both.',
  file_or_text_required: 'Send a file as multipart/form-data in the field "file", or JSON with text.',
  file_and_text_conflict: 'Send either a file or text, not both.',
  text_too_long: 'A text may have at most 100,000 characters.',
  too_many_pages: 'Send only the relevant pages.',
  batch_too_large: 'Split the batch; the detail states the maximum number of items.',
  idempotency_key_reused: 'Use a new Idempotency-Key for each distinct request.',
  document_encrypted: 'Remove the password and send the document again.',
  document_corrupt: 'The file is truncated or damaged. Export it again.',
  no_text_found: 'The document contains no text, and text recognition found none. Send a document with text.',
  adapter_record_invalid:
    'Send the record as the source system exports it, and set the adapter of that system.',
  insufficient_data: 'The candidate and the job have no comparable data. Add data to the records first.',
  headers_too_large: 'The total size of the request headers is limited to 16 KiB.',
  rate_limited:
    'Wait for the time in Retry-After. The RateLimit headers show the remaining quota. The policy "backlog" limits unfinished operations: wait until some have ended, or cancel some.',
  concurrency_limited: 'Wait for running requests to finish, or send "Prefer: respond-async".',
  internal_error: 'The service has a bug or an outage. Retry; if the error persists, report the Request-Id.',
  upstream_failed: 'A model that the service depends on failed. Retry later.',
  service_unavailable: 'Wait for the time in Retry-After, then retry.',
  deadline_exceeded: 'The operation continues: poll it by its operationId.',
};
