import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { AppError } from '../platform/app-error';
import { randomBase62 } from '../platform/ids';
import type { ProblemCode } from '../platform/problem-codes';
import type { Caller } from '../services/access/caller';
import type { DeprecatedRoute } from '../services/deprecations/deprecated-routes';
import type { UploadedDocument } from './body/multipart-body';
import type { HttpDeps } from './http-deps';
import type { RouteRule } from './route-rules';

export const API_VERSION = '1.1.0';

/** What is known of a request so far; filled in as it passes the checks. */
export interface RequestContext {
  readonly requestId: string;
  /** `performance.now()` at arrival. */
  readonly arrivedAt: number;
  readonly services: HttpDeps;
  caller: Caller | null;
  /** Whose key it is, once that is known: also of a call that is refused for what the key lacks. */
  keyHolder: Caller | null;
  rule: RouteRule | null;
  /** Set when the route will go. */
  deprecated: DeprecatedRoute | null;
  /** The file of a multipart body; text fields are in `request.body`. */
  upload: UploadedDocument | null;
  /** Bytes of body read. */
  bodyBytes: number;
  /** Record of the `Idempotency-Key`, while this request holds it. */
  idempotencyId: string | null;
  /** Work an earlier call with the same `Idempotency-Key` has already started. */
  resumedOperationId: string | null;
  /** The work this request started or asked about. */
  operationId: string | null;
  /** Media type of the answer, as negotiated; null before that. */
  answerType: string | null;
  /** Code of the refusal it was answered with. */
  problemCode: ProblemCode | null;
  /** Pages of documents read for it. */
  pages: number;
  /** What was sent to a test key; never kept of live ones. */
  answerText: string | null;
}

declare module 'express-serve-static-core' {
  interface Request {
    context: RequestContext;
  }
}

/** What clients may send as `Client-Request-Id`: printable, nothing that could break a log line or a header. */
const CLIENT_REQUEST_ID = /^[A-Za-z0-9._~:+/=@-]{1,64}$/;

/** Gives every request its id and the headers every answer carries. */
export function requestContext(services: HttpDeps): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    request.context = {
      requestId: `req_${randomBase62(22)}`,
      arrivedAt: performance.now(),
      services,
      caller: null,
      keyHolder: null,
      rule: null,
      deprecated: null,
      upload: null,
      bodyBytes: 0,
      idempotencyId: null,
      resumedOperationId: null,
      operationId: null,
      answerType: null,
      problemCode: null,
      pages: 0,
      answerText: null,
    };
    response.setHeader('Request-Id', request.context.requestId);
    response.setHeader('API-Version', API_VERSION);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cache-Control', 'no-store');
    // Answers of the API are data: nothing in them may run, frame or be framed. Pages set a policy of their own.
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (request.secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    const clientRequestId = request.headers['client-request-id'];
    if (clientRequestId === undefined) return next();
    if (typeof clientRequestId !== 'string' || !CLIENT_REQUEST_ID.test(clientRequestId)) {
      return next(
        new AppError(
          'invalid_header',
          'Client-Request-Id must have 1 to 64 letters, digits and . _ ~ : + / = @ - characters.',
        ),
      );
    }
    response.setHeader('Client-Request-Id', clientRequestId);
    next();
  };
}

/** The caller of a request that has passed authentication. */
export function callerOf(request: Request): Caller {
  const { caller } = request.context;
  if (!caller) throw new Error('The route was reached without authentication.');
  return caller;
}
