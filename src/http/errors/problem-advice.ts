import type { ProblemCode } from '../../platform/problem-codes';

/** What a developer should do about each code, in a sentence or two. */
export const ADVICE: Record<ProblemCode, string> = {
  malformed_request:
    'The bytes on the connection were not a complete HTTP/1.1 request. Check lengths and chunking.',
  invalid_json: 'Send one JSON value as UTF-8, nested no deeper than 64 levels.',
  invalid_multipart:
    'Send multipart/form-data with a boundary, one file in the field "file", and short text fields.',
  invalid_cursor:
    'Hand back nextCursor unchanged, to the same list and with the same key. Start again without one.',
  invalid_header: 'The detail names the header and what it may hold.',
  sandbox_header_not_allowed: 'Leave Sandbox-Tenant out, or call with a test key.',
  missing_api_key: 'Send the header "Authorization: Bearer <key>". Keys begin with svc_live_ or svc_test_.',
  invalid_api_key: 'Check that the key was copied whole and belongs to this service.',
  expired_api_key: 'Make a new key in the developer portal, or rotate keys before they expire.',
  revoked_api_key: 'The key was withdrawn. Make a new one in the developer portal.',
  sign_in_required: 'Sign in at /developers. API keys do not open pages for people.',
  insufficient_scope: 'requiredScope names what the key lacks. Scopes are chosen when a key is made.',
  employer_key_required: 'Call the route with a key of an employer; keys of organizations cannot use it.',
  ip_not_allowed: 'Add the address to the allow list of the key, or call from a listed one.',
  synthetic_tenant_read_only: 'Write to your own test data: send "Sandbox-Tenant: own".',
  tenant_suspended: 'The account behind the key is suspended. Contact support.',
  role_not_allowed: 'Ask an administrator for the role, or sign in as somebody who has it.',
  cross_site_request: 'Open the page again and send the form from there. Cookies must be allowed.',
  not_found: 'The record does not exist, or is not one this key may see. The two cannot be told apart.',
  route_not_found: 'Check method and path against the API reference.',
  method_not_allowed: 'The Allow header lists the methods of the route.',
  not_acceptable: 'supported lists the media types the route can answer with.',
  request_timeout: 'Headers must arrive within 15 seconds, a whole request within two minutes. Try again.',
  invalid_transition: 'allowed lists the states the record can change to.',
  idempotency_in_progress:
    'Wait for the first call to end, then repeat this one: it will get the same answer.',
  placement_exists: 'Change the existing placement instead of making another.',
  candidate_opted_out: 'The candidate has not agreed to automated scoring. There is no way around it.',
  subscription_limit_reached:
    'Delete a webhook subscription you no longer need, or give one more kinds of event.',
  subscription_disabled: 'Set its status to "enabled" first. disabledReason says why it was disabled.',
  job_not_open: 'The job is archived, which is final.',
  operation_not_cancellable: 'The work had ended. Fetch the operation for its result.',
  operation_cancelled:
    'Somebody with a key of your tenant cancelled the work. Start it again if it is still wanted.',
  operation_expired: 'Results are kept for 72 hours. Start the work again.',
  answer_erased:
    'The call under this Idempotency-Key was made and is not made again. Use a new key to make another one.',
  length_required:
    'The route needs a body. Send one with a Content-Length or in chunks; "Content-Length: 0" sends an empty one.',
  payload_too_large: 'maxBytes says how much the route takes.',
  unsupported_media_type:
    'supported lists what the route takes. What a file is, its bytes decide, not its name.',
  validation_failed: 'errors lists every field that is wrong, with a JSON Pointer to it.',
  text_or_parsed_required: 'Send a text to be parsed, or data that is parsed already.',
  text_and_parsed_conflict: 'Send a text or parsed data, not both: there is no order of precedence.',
  file_or_text_required: 'Send a file as multipart/form-data in the field "file", or JSON with a text.',
  file_and_text_conflict: 'Send a file or a text, not both: there is no order of precedence.',
  text_too_long: 'A text may have at most 100,000 characters.',
  too_many_pages: 'Send the pages that matter.',
  batch_too_large: 'Split the batch; the detail says how many items one call takes.',
  idempotency_key_reused: 'Use a new Idempotency-Key for every different request.',
  document_encrypted: 'Remove the password and send the document again.',
  document_corrupt: 'The file could not be read to its end. Export it anew.',
  no_text_found: 'The document holds no text that could be read. Nothing was guessed.',
  adapter_record_invalid: 'Send the record as its source system gives it, under the right adapter name.',
  insufficient_data: 'Neither side of the pair has data that could be compared. Add some first.',
  headers_too_large: 'Request headers may have at most 16 KiB together.',
  rate_limited: 'Wait as long as Retry-After says. The RateLimit headers show what is left.',
  concurrency_limited: 'Wait for running calls to end, or send them with "Prefer: respond-async".',
  internal_error: 'The fault is ours. Try again; if it stays, tell us the Request-Id.',
  upstream_failed: 'A model we depend on failed. Try again later.',
  service_unavailable: 'Wait as long as Retry-After says and try again.',
  deadline_exceeded: 'The work goes on: poll the operation named by operationId.',
};
