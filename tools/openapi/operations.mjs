const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation of a document with its method and path. */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method] })),
  );
}

/** Whether an operation takes no key. */
export function isPublic(operation) {
  return Array.isArray(operation.security) && operation.security.length === 0;
}

/** Whether it starts work a caller may wait for. */
export function isWaiting(operation) {
  return (operation['x-problems'] ?? []).includes('deadline_exceeded');
}

/** Whether nothing of a call is kept, so that an `Idempotency-Key` has no effect. */
export function keepsNothing({ path }) {
  return path.endsWith('/match/preview');
}
