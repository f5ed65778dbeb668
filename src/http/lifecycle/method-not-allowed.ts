import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import { AppError } from '../../platform/app-error';
import { allOperations } from '../openapi/document';

/** Methods of each path of the API as Express spells it, `OPTIONS` and `HEAD` included. */
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
 * Goes before the routes. A path without parameters, such as `/jobs/bulk-status`, also fits the route of
 * `/jobs/:jobId`; a method it does not have must be refused here, or that route would take the request.
 */
export function fixedPathMethods(): RequestHandler {
  const fixed = new Map([...methodsByPath()].filter(([path]) => !path.includes(':')));
  return (request, response, next) => {
    const methods = fixed.get(request.path) ?? fixed.get(request.path.replace(/\/$/, ''));
    if (!methods || (methods.includes(request.method) && request.method !== 'OPTIONS')) return next();
    refuseMethod(methods, request, response, next);
  };
}

/** Goes after the routes: refuses methods a path with parameters does not have, naming those it has. */
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
