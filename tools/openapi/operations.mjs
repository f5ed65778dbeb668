const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** All operations of a document with their method and path. */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method] })),
  );
}

/** Whether an operation requires no key. */
export function isPublic(operation) {
  return Array.isArray(operation.security) && operation.security.length === 0;
}

/** Whether an operation starts asynchronous work for which a caller may wait. */
export function isWaiting(operation) {
  return (operation['x-problems'] ?? []).includes('deadline_exceeded');
}

/** Whether a route stores nothing, so that an `Idempotency-Key` has no effect. */
export function keepsNothing({ path }) {
  return path.endsWith('/match/preview');
}
