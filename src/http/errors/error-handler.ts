import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import { AppError } from '../../platform/app-error';
import { problemOf, sendProblem } from './problem';

/** Everything that went wrong, as `application/problem+json`. What we did not foresee is logged and kept inside. */
export const errorHandler: ErrorRequestHandler = (
  thrown: unknown,
  request: Request,
  response: Response,
  next: NextFunction,
): void => {
  const error = asAppError(thrown);
  if (error.status >= 500 && error.code !== 'deadline_exceeded') logFault(error, thrown, request);
  request.context.problemCode = error.code;
  if (response.headersSent) return next(thrown);
  for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
  sendProblem(
    response,
    problemOf(request, {
      code: error.code,
      detail: error.message,
      ...(error.errors ? { errors: error.errors } : {}),
      extensions: error.extensions,
    }),
  );
};

/** The last route: nothing else has matched. */
export const routeNotFound: RequestHandler = (_request, _response, next): void => {
  next(new AppError('route_not_found', 'No such route exists.'));
};

function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  // Express could not decode a percent-encoded path: it names no route we have.
  if (thrown instanceof URIError) return new AppError('route_not_found', 'No such route exists.');
  return new AppError('internal_error', 'An internal error occurred.', { cause: thrown });
}

function logFault(error: AppError, thrown: unknown, request: Request): void {
  const { logger } = request.context.services;
  logger.error(
    { err: error.cause ?? thrown, code: error.code, requestId: request.context.requestId },
    'request failed',
  );
}
