import type { Request, RequestHandler, Response } from 'express';
import { drainRequest } from '../body/drain-request';
import { withoutRedaction } from '../../platform/logger';
import { startRequestSpan } from '../../platform/tracing/request-span';
import type { HttpDeps } from '../http-deps';
import { logEntry } from './request-log';
import { roundTo } from '../../domain/numbers';

/** Paths that monitoring requests every few seconds. */
const QUIET_PATHS = new Set(['/health', '/ready', '/metrics', '/api/v1/health', '/api/v1/ready']);

/**
 * Runs when a request has ended in any way: drains an unread body, then counts, traces and logs the request by its
 * route template, never by its query, headers or body.
 */
export function requestEnd({ metrics, logger, requestLog }: HttpDeps): RequestHandler {
  const requestLogger = withoutRedaction(logger);
  return (request: Request, response: Response, next): void => {
    const start = performance.now();
    const span = startRequestSpan(request.headers);
    response.once('close', () => {
      drainRequest(request);
      const milliseconds = performance.now() - start;
      const route = routeTemplate(request);
      // 499 as in nginx: the client disconnected before the response.
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.observeRequest(route, request.method, status, milliseconds / 1000);
      const entry = logEntry(request, { route, status, milliseconds });
      if (entry) requestLog.record(entry);
      const { requestId, caller, operationId } = request.context ?? {};
      span.end({ route, method: request.method, status, requestId });
      requestLogger[QUIET_PATHS.has(route) ? 'debug' : 'info'](
        {
          requestId,
          method: request.method,
          route,
          status,
          ms: roundTo(milliseconds, 1),
          ...(caller ? { tenantId: caller.tenantId, keyId: caller.keyId, mode: caller.mode } : {}),
          ...(operationId ? { operationId } : {}),
        },
        'request',
      );
    });
    span.within(next);
  };
}

/** The route template, which bounds the number of labels; paths without a route share one. */
function routeTemplate(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  return typeof route?.path === 'string' ? route.path : 'unmatched';
}
