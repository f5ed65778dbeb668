import type { Request, RequestHandler, Response } from 'express';
import { drainBriefly } from '../body/linger';
import { startRequestSpan } from '../../platform/request-span';
import type { HttpDeps } from '../http-deps';
import { logEntry } from './request-log';
import { roundTo } from '../../domain/numbers';

/** Asked for every few seconds by machines. */
const QUIET_PATHS = new Set(['/health', '/ready', '/metrics', '/api/v1/health', '/api/v1/ready']);

/**
 * What happens once a request has ended, however it ended: the rest of an unread body is let go, the request is
 * counted, traced and logged by the template of its route; never by its query, headers or body.
 */
export function requestEnd({ metrics, logger, requestLog }: HttpDeps): RequestHandler {
  return (request: Request, response: Response, next): void => {
    const start = performance.now();
    const span = startRequestSpan(request.headers);
    response.once('close', () => {
      drainBriefly(request);
      const milliseconds = performance.now() - start;
      const route = routeTemplate(request);
      // As nginx has it: the caller left before there was an answer.
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.observeRequest(route, request.method, status, milliseconds / 1000);
      const entry = logEntry(request, { route, status, milliseconds });
      if (entry) requestLog.record(entry);
      const { requestId, caller, operationId } = request.context ?? {};
      span.end({ route, method: request.method, status, requestId });
      logger[QUIET_PATHS.has(route) ? 'debug' : 'info'](
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

/** Bounded in number: paths that match no route are one. */
function routeTemplate(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  return typeof route?.path === 'string' ? route.path : 'unmatched';
}
