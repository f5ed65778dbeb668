/** Why an attempt got no valid response. The codes are part of the API and do not change. */
export type AttemptError =
  | 'timeout'
  | 'connection_failed'
  | 'tls_failed'
  | 'not_http'
  | 'redirect'
  | 'host_not_found'
  | 'address_not_allowed'
  | 'url_not_allowed'
  | 'signing_failed';

/** Response of an endpoint to an attempt. */
export interface AttemptResponse {
  /** Null if there was no response. */
  statusCode: number | null;
  error: AttemptError | null;
  durationMs: number;
  /** Beginning of the response body as text. */
  snippet: string | null;
  retryAfterMs: number | null;
  /** Response header `webhook-delivery`. */
  directive: string | null;
}
