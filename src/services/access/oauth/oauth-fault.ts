/** Error codes of RFC 6749, 6750, 7009, 8628 and 8707 that the services use. */
export type OAuthFaultCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unauthorized_client'
  | 'access_denied'
  | 'unsupported_response_type'
  | 'temporarily_unavailable'
  | 'authorization_pending'
  | 'slow_down'
  | 'expired_token';

/** A refused OAuth request. The message is sent to the client, so it contains no quotes, backslashes or secrets. */
export class OAuthFault extends Error {
  constructor(
    readonly code: OAuthFaultCode,
    message: string,
  ) {
    super(message);
    this.name = 'OAuthFault';
  }
}
