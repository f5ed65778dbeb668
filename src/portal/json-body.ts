import { json, type ErrorRequestHandler, type RequestHandler } from 'express';
import { AppError } from '../platform/app-error';
import { rejectUnstorableBody } from './reject-unstorable';

const MAX_BODY_BYTES = 64 * 1024;

/** Converts Express body errors to the error format of the API. */
const bodyErrorHandler: ErrorRequestHandler = (error: unknown, _request, _response, next): void => {
  const { type } = error as { type?: unknown };
  if (type === 'entity.too.large') {
    next(
      new AppError('payload_too_large', 'The body is too large.', {
        extensions: { maxBytes: MAX_BODY_BYTES },
      }),
    );
  } else if (typeof type === 'string') {
    next(new AppError('invalid_json', 'The body is not valid JSON.'));
  } else {
    next(error);
  }
};

/** Reads a small JSON body. */
export const jsonBody: readonly (RequestHandler | ErrorRequestHandler)[] = [
  json({ limit: MAX_BODY_BYTES, strict: true }),
  bodyErrorHandler,
  rejectUnstorableBody,
];
