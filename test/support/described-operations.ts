import document from '../../src/http/generated/openapi.json';

interface Described {
  operationId: string;
  security?: unknown[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}

export interface DescribedOperation {
  /** `POST /api/v1/match`. */
  name: string;
  method: string;
  /** With parameters in braces. */
  path: string;
  operationId: string;
  isPublic: boolean;
  takesBody: boolean;
  /** An example of its JSON body. */
  example: unknown;
}

const METHODS = ['get', 'post', 'patch', 'delete'];

/** Every operation of the published description; a new endpoint is among them by itself. */
export const DESCRIBED_OPERATIONS: readonly DescribedOperation[] = Object.entries(
  document.paths as unknown as Record<string, Record<string, Described>>,
).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    return {
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operationId: operation.operationId,
      isPublic: operation.security?.length === 0,
      takesBody: operation.requestBody !== undefined,
      example: operation.requestBody?.content['application/json']?.example,
    };
  }),
);
