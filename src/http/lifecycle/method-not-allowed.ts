import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import { AppError } from '../../platform/app-error';
import { allOperations } from '../openapi/document';

/** Methods of each API path in Express syntax, including `OPTIONS` and `HEAD`. */
function methodsByPath(): Map<string, readonly string[]> {
  const methodsOf = new Map<string, Set<string>>();
  for (const { method, path } of allOperations()) {
    const methods = methodsOf.get(path) ?? new Set(['OPTIONS']);
    methods.add(method);
    if (method === 'GET') methods.add('HEAD');
    methodsOf.set(path, methods);
  }
  return new Map([...methodsOf].map(([path, methods]) => [path, [...methods].sort()]));
}

/**
 * Precedes the routes. A path without parameters, such as `/jobs/bulk-status`, also matches the route `/jobs/:jobId`.
 * Methods that it lacks must be rejected here, or that route would handle the request.
 */
export function fixedPathMethods(): RequestHandler {
  const fixed = new Map([...methodsByPath()].filter(([path]) => !path.includes(':')));
  return (request, response, next) => {
    const methods = fixed.get(request.path) ?? fixed.get(request.path.replace(/\/$/, ''));
    if (!methods || (methods.includes(request.method) && request.method !== 'OPTIONS')) return next();
    refuseMethod(methods, request, response, next);
  };
}

/** Follows the routes. Rejects unsupported methods of paths with parameters and lists the supported ones. */
export function methodNotAllowed(app: Express): void {
  for (const [path, methods] of methodsByPath()) {
    if (!path.includes(':')) continue;
    app.all(path, (request, response, next) => refuseMethod(methods, request, response, next));
  }
}

function refuseMethod(
  methods: readonly string[],
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  const allow = methods.join(', ');
  if (request.method === 'OPTIONS') {
    response.setHeader('Allow', allow);
    response.status(204).end();
    return;
  }
  next(new AppError('method_not_allowed', `The route supports ${allow}.`, { headers: { Allow: allow } }));
}
