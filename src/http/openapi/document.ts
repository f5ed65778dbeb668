import generated from '../generated/openapi.json';

export interface ParameterObject {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  description?: string;
  schema: Record<string, unknown>;
  /** A shared parameter, such as a header: only this member is present then. */
  $ref?: string;
}

export interface ResponseObject {
  content?: Record<string, { schema: Record<string, unknown> }>;
  /** A shared response: only this member is present then. */
  $ref?: string;
}

export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  tags?: string[];
  parameters?: ParameterObject[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Record<string, unknown> }> };
  responses?: Record<string, ResponseObject>;
  security?: Record<string, string[]>[];
}

export interface OpenApiDocument {
  openapi: string;
  /** In display order. */
  tags?: { name: string; description: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: {
    schemas: Record<string, Record<string, unknown>>;
    parameters: Record<string, ParameterObject>;
    responses: Record<string, ResponseObject>;
  };
}

/** An operation of the API description with the schemas that validate its requests. */
export interface DescribedOperation {
  method: string;
  /** In Express syntax: `/api/v1/operations/:operationId`. */
  path: string;
  operation: OperationObject;
  queryNames: readonly string[];
  /** Body schemas by media type; references point into the API description. */
  bodySchemas: Readonly<Record<string, Record<string, unknown>>>;
}

/** The API description, generated together with the routes. */
export const openApiDocument = generated as unknown as OpenApiDocument;

const operations = new Map<string, DescribedOperation>();
for (const [template, methods] of Object.entries(openApiDocument.paths)) {
  for (const [name, operation] of Object.entries(methods)) {
    const method = name.toUpperCase();
    const path = template.replace(/\{(\w+)\}/g, ':$1');
    const parameters = operation.parameters ?? [];
    operations.set(`${method} ${path}`, {
      method,
      path,
      operation,
      queryNames: parameters
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => parameter.name),
      bodySchemas: Object.fromEntries(
        Object.entries(operation.requestBody?.content ?? {}).map(([mediaType, { schema }]) => [
          mediaType,
          schema,
        ]),
      ),
    });
  }
}

export function operationOf(method: string, path: string): DescribedOperation | undefined {
  return operations.get(`${method} ${path}`);
}

export function allOperations(): readonly DescribedOperation[] {
  return [...operations.values()];
}
