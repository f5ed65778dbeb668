import type { Request, Response } from 'express';
import { AppError, type AppErrorOptions, type FieldError, type StoredError } from '../../platform/app-error';
import { PROBLEM_CODES, type ProblemCode } from '../../platform/problem-codes';
import { SUPPORTED_MEDIA_TYPES } from '../../domain/layout/media-types';
import type { Problem } from '../models/problem';

export const PROBLEM_TYPE = 'application/problem+json';

/** A host name or address with an optional port; rejects any other content of the header. */
const HOST_PATTERN = /^[A-Za-z0-9.-]+(:\d{1,5})?$|^\[[0-9A-Fa-f:.]+\](:\d{1,5})?$/;

/** The public base URL of the service without a trailing slash; empty if unknown. */
export function baseUrlOf(request: Request): string {
  const { publicBaseUrl } = request.context.services.settings;
  if (publicBaseUrl !== null) return publicBaseUrl;
  const host = request.get('host');
  return host && HOST_PATTERN.test(host) ? `${request.protocol}://${host}` : '';
}

/** The same. Throws `invalid_header` if it is unknown. */
export function knownBaseUrl(request: Request): string {
  const base = baseUrlOf(request);
  if (base === '') throw new AppError('invalid_header', 'The Host header is not valid.');
  return base;
}

/**
 * The path of the request without the query, which may contain personal data. A request line may state a whole URL
 * (RFC 9112 §3.2.2); its scheme and host are no part of the path.
 */
export function pathOf(request: Request): string {
  const target = request.originalUrl.replace(/^https?:\/\/[^/?]*/i, '');
  const end = target.indexOf('?');
  return end === -1 ? target : target.slice(0, end);
}

/** RFC 9457 problem details for an error of this request. */
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

/** The error of an operation, as the problem that a synchronous request would have returned. */
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

/** Additional members that the error catalogue documents for the code. */
export function storedExtensions({ code, resource }: StoredError): Record<string, unknown> {
  // The value is constant, so it is not stored.
  if (code === 'unsupported_media_type') return { supported: [...SUPPORTED_MEDIA_TYPES] };
  return resource === undefined ? {} : { resource };
}

export function sendProblem(response: Response, problem: Problem): void {
  response.status(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(problem));
}
