import generated from '../generated/openapi.json';

export interface ParameterObject {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Record<string, unknown>;
}

export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  tags?: string[];
  parameters?: ParameterObject[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Record<string, unknown> }> };
  security?: Record<string, string[]>[];
}

export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Record<string, unknown>> };
}

/** One operation of the document, with what requests are checked against. */
export interface KnownOperation {
  method: string;
  /** As Express spells it, `/api/v1/operations/:operationId`. */
  path: string;
  operation: OperationObject;
  queryNames: readonly string[];
  /** Schemas of its bodies by media type; references are of the document. */
  bodySchemas: Readonly<Record<string, Record<string, unknown>>>;
}

/** The description of the API that was generated together with the routes. */
export const openApiDocument = generated as unknown as OpenApiDocument;

const operations = new Map<string, KnownOperation>();
for (const [template, methods] of Object.entries(openApiDocument.paths)) {
  for (const [name, operation] of Object.entries(methods)) {
    const method = name.toUpperCase();
    const path = template.replace(/\{(\w+)\}/g, ':$1');
    const parameters = operation.parameters ?? [];
    operations.set(`${method} ${path}`, {
      method,
      path,
      operation,
      queryNames: parameters.filter((each) => each.in === 'query').map((each) => each.name),
      bodySchemas: Object.fromEntries(
        Object.entries(operation.requestBody?.content ?? {}).map(([mediaType, { schema }]) => [
          mediaType,
          schema,
        ]),
      ),
    });
  }
}

export function operationOf(method: string, path: string): KnownOperation | undefined {
  return operations.get(`${method} ${path}`);
}

export function allOperations(): readonly KnownOperation[] {
  return [...operations.values()];
}
