import type { Request } from 'express';
import { readBytes } from '../body/read-bytes';
import { OAuthError } from './oauth-error';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_FORM_BYTES = 8 * 1024;
/** Parameters that may occur several times (RFC 8707 §2). */
const REPEATABLE = new Set(['resource']);

/**
 * Reads the parameters of a form. They stay out of `request.body`, which the request log stores, because they contain
 * secrets. Empty parameters count as absent, and repeated ones are refused (RFC 6749 §3.2).
 */
export async function formParameters(request: Request): Promise<URLSearchParams> {
  if (request.url.includes('?')) {
    throw new OAuthError('invalid_request', 'Send the parameters in the body, not in the query.');
  }
  if (!request.is(FORM_TYPE)) throw new OAuthError('invalid_request', `Send the body as ${FORM_TYPE}.`);
  const form = new URLSearchParams((await readBytes(request, MAX_FORM_BYTES)).toString('utf8'));
  const parameters = new URLSearchParams();
  for (const [name, value] of form) {
    if (value === '') continue;
    if (parameters.has(name) && !REPEATABLE.has(name)) {
      throw new OAuthError('invalid_request', 'A parameter occurs more than once.');
    }
    parameters.append(name, value);
  }
  return parameters;
}
