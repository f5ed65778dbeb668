import type { Express } from 'express';
import { AppError } from '../platform/app-error';
import { allOperations } from './openapi/document';

/** Answers `OPTIONS`, and refuses methods a known path does not have, naming those it has. */
export function methodNotAllowed(app: Express): void {
  const methodsOf = new Map<string, Set<string>>();
  for (const { method, path } of allOperations()) {
    const methods = methodsOf.get(path) ?? new Set(['OPTIONS']);
    methods.add(method);
    if (method === 'GET') methods.add('HEAD');
    methodsOf.set(path, methods);
  }
  for (const [path, methods] of methodsOf) {
    const allow = [...methods].sort().join(', ');
    app.all(path, (request, response, next) => {
      if (request.method === 'OPTIONS') {
        response.setHeader('Allow', allow);
        response.status(204).end();
        return;
      }
      next(new AppError('method_not_allowed', `The route takes ${allow}.`, { headers: { Allow: allow } }));
    });
  }
}
