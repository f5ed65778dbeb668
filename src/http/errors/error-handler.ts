import { ValidateError } from '@tsoa/runtime';
import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import { AppError } from '../../platform/app-error';
import { problemOf, sendProblem } from './problem';
import { fieldErrorsOf } from './validation-errors';

/** Everything that went wrong, as `application/problem+json`. What we did not foresee is logged and kept inside. */
export const errorHandler: ErrorRequestHandler = (
  thrown: unknown,
  request: Request,
  response: Response,
  next: NextFunction,
): void => {
  const error = asAppError(thrown, request);
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
  next(new AppError('route_not_found', 'There is no such route.'));
};

function asAppError(thrown: unknown, request: Request): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ValidateError) {
    // A path parameter of the wrong form names no record.
    const { path = '' } = (request.route as { path?: string } | undefined) ?? {};
    if (Object.keys(thrown.fields).some((field) => path.includes(`:${field}`))) return notFound();
    return new AppError('validation_failed', 'The request has fields that are not valid.', {
      errors: fieldErrorsOf(request, thrown.fields),
    });
  }
  // Express could not decode a percent-encoded path: it names no route we have.
  if (thrown instanceof URIError) return new AppError('route_not_found', 'There is no such route.');
  return new AppError('internal_error', 'Something went wrong on our side.', { cause: thrown });
}

export function notFound(): AppError {
  return new AppError('not_found', 'There is no such record.');
}

function logFault(error: AppError, thrown: unknown, request: Request): void {
  const { logger } = request.context.services;
  logger.error(
    { err: error.cause ?? thrown, code: error.code, requestId: request.context.requestId },
    'request failed',
  );
}
