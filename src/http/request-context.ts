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

/** State of a request, filled in by the checks. */
export interface RequestContext {
  readonly requestId: string;
  /** `performance.now()` at arrival. */
  readonly arrivedAt: number;
  readonly services: HttpDeps;
  caller: Caller | null;
  /** Owner of the key as soon as it is authenticated, also for a request that is then rejected. */
  keyHolder: Caller | null;
  rule: RouteRule | null;
  /** Set for a deprecated route. */
  deprecated: DeprecatedRoute | null;
  /** The file of a multipart body; text fields are in `request.body`. */
  upload: UploadedDocument | null;
  /** SHA-256 of the content of a streamed body that was read. */
  bodyDigest: Buffer | null;
  /** Bytes read from the body. */
  bodyBytes: number;
  /** Record of the `Idempotency-Key` while this request owns it. */
  idempotencyId: string | null;
  /** Operation that an earlier request with the same `Idempotency-Key` has started. */
  resumedOperationId: string | null;
  /** Operation that this request started or refers to. */
  operationId: string | null;
  /** Negotiated media type of the response; null before negotiation. */
  responseType: string | null;
  /** Problem code of the response. */
  problemCode: ProblemCode | null;
  /** Pages of documents parsed for the request. */
  pages: number;
  /** True if the log stores the response body. */
  keepsResponse: boolean;
  /** Response body for a test key; never stored for live keys. */
  responseText: string | null;
}

declare module 'express-serve-static-core' {
  interface Request {
    context: RequestContext;
  }
}

/**
 * Headers that a request has at most once (RFC 9110 §5.3). Node keeps the first of several; a proxy in front may have
 * checked another one.
 */
const SINGLE_HEADERS = ['Authorization', 'Content-Type', 'Host'];
/** Valid values of `Client-Request-Id`: printable characters that cannot break a log line or a header. */
const CLIENT_REQUEST_ID = /^[A-Za-z0-9._~:+/=@-]{1,64}$/;

/** Creates the context of every request and sets the headers of all responses. */
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
      bodyDigest: null,
      bodyBytes: 0,
      idempotencyId: null,
      resumedOperationId: null,
      operationId: null,
      responseType: null,
      problemCode: null,
      pages: 0,
      keepsResponse: false,
      responseText: null,
    };
    response.setHeader('Request-Id', request.context.requestId);
    response.setHeader('API-Version', API_VERSION);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cache-Control', 'no-store');
    // API responses are data: no content may run or be framed. Pages set their own policy.
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (request.secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    const repeated = SINGLE_HEADERS.find(
      (name) => (request.headersDistinct[name.toLowerCase()]?.length ?? 0) > 1,
    );
    if (repeated) return next(new AppError('invalid_header', `Send one ${repeated} header.`));
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      return next(new AppError('invalid_header', 'Send a Host header.'));
    }
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
