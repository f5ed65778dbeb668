import type { Request } from 'express';
import { AppError } from '../../platform/app-error';
import { JSON_TYPE } from '../route-rules';

/**
 * The media type to answer with: the one of `produces` the caller likes best. Refuses with `not_acceptable` before
 * any work is done.
 */
export function negotiate(request: Request, produces: readonly string[]): string {
  const accept = request.headers.accept;
  // What nearly every client sends is decided without parsing.
  if (accept === undefined || accept === '*/*' || accept === JSON_TYPE) return produces[0] ?? JSON_TYPE;
  const best = request.accepts([...produces]);
  if (best !== false) return best;
  throw new AppError('not_acceptable', 'The route cannot answer in any of the accepted types.', {
    extensions: { supported: [...produces] },
  });
}
