/** Why an attempt got no answer, or none that counts; a permanent code. */
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

/** What came back. */
export interface AttemptResponse {
  /** Null if there was no response. */
  statusCode: number | null;
  error: AttemptError | null;
  durationMs: number;
  /** Beginning of the answer's body as text. */
  snippet: string | null;
  retryAfterMs: number | null;
  /** Answer header `webhook-delivery`. */
  directive: string | null;
}
