import type { RequestHandler } from 'express';
import { AppError } from '../platform/app-error';
import { unstorableTexts } from '../platform/storable-text';

/** Refuses fields of a body or form that cannot be stored as they were sent; comes after what reads the body. */
export const storableBody: RequestHandler = (request, _response, next): void => {
  next(refusal(unstorableTexts(request.body, '')));
};

/** The same for queries. A path that holds what no name of ours does leads nowhere. */
export const storableAddress: RequestHandler = (request, _response, next): void => {
  if (/%00/.test(request.path)) return next(new AppError('route_not_found', 'There is no such route.'));
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
  return new AppError('validation_failed', 'The request has fields that are not valid.', { errors });
}
