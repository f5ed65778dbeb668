import type { Response } from 'express';
import { AppError } from '../../platform/app-error';
import { OAuthFault, type OAuthFaultCode } from '../../services/access/oauth/oauth-fault';

type OAuthErrorCode = OAuthFaultCode | 'unsupported_grant_type' | 'unsupported_token_type' | 'server_error';

/** An error of the OAuth endpoints (RFC 6749 §5.2). The description has no quotes or backslashes, as the RFC demands. */
export class OAuthError extends Error {
  constructor(
    readonly code: OAuthErrorCode,
    message: string,
    readonly status = 400,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'OAuthError';
  }
}

export function sendOAuthError(response: Response, error: OAuthError): void {
  for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
  response.status(error.status).json({ error: error.code, error_description: error.message });
}

/** Converts an error of the body or the service. Unexpected errors are not described. */
export function asOAuthError(thrown: unknown): OAuthError {
  if (thrown instanceof OAuthError) return thrown;
  if (thrown instanceof OAuthFault) {
    const status = { invalid_client: 401, temporarily_unavailable: 503 }[thrown.code as string] ?? 400;
    return new OAuthError(thrown.code, thrown.message, status);
  }
  if (!(thrown instanceof AppError))
    return new OAuthError('server_error', 'An internal error occurred.', 500);
  const { status, message, headers } = thrown;
  if (status === 503) return new OAuthError('temporarily_unavailable', message, status, headers);
  if (status >= 500) return new OAuthError('server_error', 'An internal error occurred.', status);
  return new OAuthError('invalid_request', message, status, headers);
}
