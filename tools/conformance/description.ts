import { at, isObject, listOf, objectOf, stepsOf, textOf, type JsonObject } from './json';

/** One schema of the OpenAPI document. */
export type Schema = JsonObject;

export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Schema;
}

export interface DescribedResponse {
  headers: Record<string, Schema>;
  /** Schema and documented problem codes by media type. */
  content: Record<string, { schema: Schema; codes: string[] }>;
}

export interface Operation {
  /** Method and path template. */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** Schema and example by media type; null if the operation has no request body. */
  body: Record<string, { schema: Schema; example: unknown }> | null;
  isPublic: boolean;
  scopes: string[];
  responses: Record<string, DescribedResponse>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** The OpenAPI document of a deployment, with references of operations resolved. */
export class Description {
  readonly operations: Operation[];
  readonly version: string;

  constructor(readonly document: JsonObject) {
    this.version = textOf(at(document, 'info', 'version'));
    this.operations = Object.entries(objectOf(document['paths'])).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = at(item, method);
        return isObject(operation) && !isExcluded(operation) ? [this.operation(method, path, operation)] : [];
      }),
    );
  }

  /** Resolves a reference; returns any other value unchanged. */
  resolve(value: unknown): JsonObject {
    let current = objectOf(value);
    for (let hops = 0; typeof current['$ref'] === 'string' && hops < 20; hops++) {
      const { $ref, ...beside } = current;
      const target = at(this.document, ...stepsOf(textOf($ref).replace(/^#/, '')));
      current = { ...objectOf(target), ...beside };
    }
    return current;
  }

  operationNamed(name: string): Operation | undefined {
    return this.operations.find((operation) => operation.name === name);
  }

  private operation(method: string, path: string, operation: JsonObject): Operation {
    const body = this.resolve(operation['requestBody'])['content'];
    const security = listOf(operation['security'] ?? this.document['security']);
    return {
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters: listOf(operation['parameters']).map((each) => {
        const parameter = this.resolve(each);
        return {
          name: textOf(parameter['name']),
          in: textOf(parameter['in']),
          required: parameter['required'] === true,
          schema: objectOf(parameter['schema']),
        };
      }),
      body: isObject(body) ? this.bodies(body) : null,
      isPublic: security.length === 0,
      scopes: security.flatMap((each) => listOf(Object.values(objectOf(each))[0]).map(textOf)),
      responses: Object.fromEntries(
        Object.entries(objectOf(operation['responses'])).map(([status, response]) => [
          status,
          this.response(this.resolve(response)),
        ]),
      ),
    };
  }

  private bodies(content: JsonObject): NonNullable<Operation['body']> {
    return Object.fromEntries(
      Object.entries(content).map(([type, media]) => {
        const examples = Object.values(objectOf(at(media, 'examples')));
        const example = at(media, 'example') ?? this.resolve(examples[0])['value'];
        return [type, { schema: objectOf(at(media, 'schema')), example }];
      }),
    );
  }

  private response(response: JsonObject): DescribedResponse {
    const headers = Object.entries(objectOf(response['headers'])).map(
      ([name, header]) => [name, objectOf(this.resolve(header)['schema'])] as const,
    );
    const content = Object.entries(objectOf(response['content'])).map(
      ([type, media]) =>
        [
          type,
          {
            schema: objectOf(at(media, 'schema')),
            codes: type.includes('problem') ? Object.keys(objectOf(at(media, 'examples'))) : [],
          },
        ] as const,
    );
    return { headers: Object.fromEntries(headers), content: Object.fromEntries(content) };
  }
}

/** An address may create few sandboxes, and the clock of test data would end the records of a run. */
function isExcluded(operation: JsonObject): boolean {
  return listOf(operation['tags'])[0] === 'Sandbox';
}

/** Documented problem codes of an operation with their status. */
export function documentedErrors(operation: Operation): { status: string; code: string }[] {
  return Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.values(response.content).flatMap(({ codes }) => codes.map((code) => ({ status, code }))),
  );
}
