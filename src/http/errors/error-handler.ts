import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import { AppError } from '../../platform/app-error';
import { isPageRequest, sendNotFoundPage } from './not-found-page';
import { problemOf, sendProblem } from './problem';

/** Sends every error as `application/problem+json`, and browsers a page if nothing has the address. Unexpected errors are logged, and their details are not exposed. */
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
  if (error.status === 404 && isPageRequest(request)) return sendNotFoundPage(response);
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

/** The fallback route. */
export const routeNotFound: RequestHandler = (_request, _response, next): void => {
  next(new AppError('route_not_found', 'No such route exists.'));
};

function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  // Express could not decode the percent-encoded path, so no route matches.
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
