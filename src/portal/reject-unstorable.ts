import type { RequestHandler } from 'express';
import { AppError } from '../platform/app-error';
import { unstorableTexts } from '../platform/storable-text';

/** Rejects body or form fields that cannot be stored unchanged. Must run after the body parser. */
export const rejectUnstorableBody: RequestHandler = (request, _response, next): void => {
  next(refusal(unstorableTexts(request.body, '')));
};

/** Rejects such query fields. A path with a null byte matches no route. */
export const rejectUnstorableUrl: RequestHandler = (request, _response, next): void => {
  if (/%00/.test(request.path)) return next(new AppError('route_not_found', 'The route does not exist.'));
  next(
    refusal(
      Object.entries(request.query).flatMap(([name, value]) =>
        unstorableTexts(value, `?${name.slice(0, 100)}`),
      ),
    ),
  );
};

function refusal(errors: ReturnType<typeof unstorableTexts>): AppError | undefined {
  if (errors.length === 0) return undefined;
  return new AppError('validation_failed', 'The request has invalid fields.', { errors });
}
