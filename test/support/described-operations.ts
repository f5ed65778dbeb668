import document from '../../src/http/generated/openapi.json';

interface OperationObject {
  operationId: string;
  security?: unknown[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}

export interface DescribedOperation {
  /** Method and path, for example `POST /api/v1/match`. */
  name: string;
  method: string;
  /** Path with parameters in braces. */
  path: string;
  operationId: string;
  isPublic: boolean;
  takesBody: boolean;
  /** Example of the JSON request body. */
  example: unknown;
}

const METHODS = ['get', 'post', 'patch', 'delete'];

/** All operations of the API description, including endpoints added later. */
export const DESCRIBED_OPERATIONS: readonly DescribedOperation[] = Object.entries(
  document.paths as unknown as Record<string, Record<string, OperationObject>>,
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
