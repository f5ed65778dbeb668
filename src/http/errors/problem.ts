import type { Request, Response } from 'express';
import type { AppErrorOptions, FieldError, StoredError } from '../../platform/app-error';
import { PROBLEM_CODES, type ProblemCode } from '../../platform/problem-codes';
import { READABLE_MEDIA_TYPES } from '../../services/parsing/readable-types';
import type { Problem } from '../models/problem';

export const PROBLEM_TYPE = 'application/problem+json';

/** A host name or address with an optional port, and nothing else a header could smuggle in. */
const HOST = /^[A-Za-z0-9.-]+(:\d{1,5})?$|^\[[0-9A-Fa-f:.]+\](:\d{1,5})?$/;

/** Where the caller reaches us, without a trailing slash; empty when it cannot be told. */
export function baseUrlOf(request: Request): string {
  const { publicBaseUrl } = request.context.services.settings;
  if (publicBaseUrl !== null) return publicBaseUrl;
  const host = request.get('host');
  return host && HOST.test(host) ? `${request.protocol}://${host}` : '';
}

/** The path of the request without its query, which may hold values. */
export function pathOf(request: Request): string {
  const end = request.originalUrl.indexOf('?');
  return end === -1 ? request.originalUrl : request.originalUrl.slice(0, end);
}

/** RFC 9457 problem details for one refusal of this request. */
export function problemOf(
  request: Request,
  error: { code: ProblemCode; detail: string } & Pick<AppErrorOptions, 'errors' | 'extensions'>,
): Problem {
  return makeProblem({
    baseUrl: baseUrlOf(request),
    instance: pathOf(request),
    requestId: request.context.requestId,
    ...error,
  });
}

export function makeProblem(parts: {
  baseUrl: string;
  instance: string;
  requestId: string;
  code: ProblemCode;
  detail: string;
  errors?: FieldError[];
  extensions?: Record<string, unknown>;
}): Problem {
  return {
    type: `${parts.baseUrl}/errors/${parts.code}`,
    title: PROBLEM_CODES[parts.code].title,
    status: PROBLEM_CODES[parts.code].status,
    detail: parts.detail,
    instance: parts.instance,
    code: parts.code,
    requestId: parts.requestId,
    ...(parts.errors ? { errors: parts.errors } : {}),
    ...parts.extensions,
  };
}

/** The error an operation ended with, as the problem the waiting call would have been answered with. */
export function storedProblem(request: Request, error: StoredError, instance: string): Problem {
  return makeProblem({
    baseUrl: baseUrlOf(request),
    instance,
    requestId: request.context.requestId,
    code: error.code,
    detail: error.message,
    extensions: storedExtensions(error),
    ...(error.errors ? { errors: error.errors } : {}),
  });
}

/** What the catalogue promises beside the fields of every problem. */
export function storedExtensions({ code, resource }: StoredError): Record<string, unknown> {
  // The same for all, so it is not stored.
  if (code === 'unsupported_media_type') return { supported: [...READABLE_MEDIA_TYPES] };
  return resource === undefined ? {} : { resource };
}

export function sendProblem(response: Response, problem: Problem): void {
  response.status(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(problem));
}
