import { isScope, type Caller } from '../../services/access/caller';
import {
  allOperations,
  openApiDocument,
  type DescribedOperation,
  type ResponseObject,
} from '../openapi/document';
import { JSON_TYPE, routeRule } from '../route-rules';
import { OPERATIONS_WITHOUT_TOOL, TOOL_DESCRIPTIONS, type ToolDescription } from './tool-descriptions';
import { componentOf, standaloneSchema, type JsonSchema, type ObjectSchema } from './tool-schemas';

/** Where the arguments of a tool go in its request. Other arguments are fields of the body. */
export interface ArgumentPlaces {
  path: readonly string[];
  query: readonly string[];
  /** Header by argument. */
  headers: Readonly<Record<string, string>>;
  body: readonly string[] | null;
}

export interface Tool {
  operation: DescribedOperation;
  places: ArgumentPlaces;
  /** The request may wait for its operation; the response is then 202 with the operation. */
  mayTakeLong: boolean;
  definition: {
    name: string;
    title: string;
    description: string;
    inputSchema: ObjectSchema;
    outputSchema: ObjectSchema;
    annotations: {
      readOnlyHint: boolean;
      destructiveHint: boolean;
      idempotentHint: boolean;
      openWorldHint: false;
    };
  };
}

/** Arguments that are sent as a header, by the name of their parameter in the API description. */
const HEADER_ARGUMENTS = [
  { parameter: 'SandboxTenant', argument: 'sandboxTenant', header: 'Sandbox-Tenant' },
  { parameter: 'IdempotencyKey', argument: 'idempotencyKey', header: 'Idempotency-Key' },
] as const;

let catalogue: ReadonlyMap<string, Tool> | null = null;

/** All tools by name, made from the API description on first use. */
export function allTools(): ReadonlyMap<string, Tool> {
  catalogue ??= new Map(
    allOperations()
      .flatMap((operation) => toolOf(operation) ?? [])
      .map((tool) => [tool.definition.name, tool]),
  );
  return catalogue;
}

/** The tools that a caller may call: others do not exist for it. */
export function toolsOf(caller: Caller): Tool[] {
  return [...allTools().values()].filter((tool) => mayCall(caller, tool));
}

export function mayCall(caller: Caller, { operation: { method, path, operation } }: Tool): boolean {
  const { tenantType, changesRecords } = routeRule(method, path);
  const required = (operation.security ?? []).flatMap((each) => each.apiKey ?? []).filter(isScope);
  return (
    required.every((scope) => caller.scopes.includes(scope)) &&
    (tenantType === null || tenantType === caller.tenantType) &&
    !(changesRecords && caller.sandboxTenant === 'synthetic')
  );
}

function toolOf(described: DescribedOperation): Tool | null {
  const { operationId } = described.operation;
  const description = TOOL_DESCRIPTIONS[operationId];
  if (description) return newTool(described, description);
  if (operationId in OPERATIONS_WITHOUT_TOOL) return null;
  throw new Error(`Describe the operation ${operationId} in src/http/mcp/tool-descriptions.ts.`);
}

function newTool(described: DescribedOperation, description: ToolDescription): Tool {
  const { method, operation } = described;
  const { places, inputSchema } = inputOf(described);
  const isReadOnly = method === 'GET' || description.readOnly === true;
  return {
    operation: described,
    places,
    mayTakeLong: parameterNames(described).includes('Prefer'),
    definition: {
      name: description.name,
      title: operation.summary ?? description.name,
      description: description.description,
      inputSchema,
      outputSchema: outputOf(described),
      annotations: {
        readOnlyHint: isReadOnly,
        destructiveHint: !isReadOnly && description.destructive === true,
        idempotentHint: isReadOnly || method !== 'POST',
        openWorldHint: false,
      },
    },
  };
}

function inputOf(described: DescribedOperation): { places: ArgumentPlaces; inputSchema: ObjectSchema } {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  const parameters = (described.operation.parameters ?? []).filter((parameter) => 'in' in parameter);
  for (const parameter of parameters) {
    if (parameter.in === 'header') continue;
    properties[parameter.name] = withDescription(parameter.schema, parameter.description);
    if (parameter.required) required.push(parameter.name);
  }
  const body = described.bodySchemas[JSON_TYPE];
  const bodySchema = body ? componentOf(body) : null;
  const fields = (bodySchema?.properties ?? {}) as Record<string, JsonSchema>;
  Object.assign(properties, fields);
  required.push(...((bodySchema?.required ?? []) as string[]));
  const headers: Record<string, string> = {};
  for (const { parameter, argument, header } of HEADER_ARGUMENTS) {
    const shared = openApiDocument.components.parameters[parameter];
    if (!shared || !parameterNames(described).includes(parameter)) continue;
    properties[argument] = withDescription(shared.schema, shared.description);
    headers[argument] = header;
  }
  const namesIn = (place: string): string[] =>
    parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
  return {
    places: {
      path: namesIn('path'),
      query: namesIn('query'),
      headers,
      body: body ? Object.keys(fields) : null,
    },
    inputSchema: standaloneSchema(
      {
        type: 'object',
        properties,
        ...(required.length > 0 ? { required } : {}),
        additionalProperties: false,
      },
      { brief: false },
    ),
  };
}

/** The status, the body of the response or the operation, and where the body contains instructions to a model. */
function outputOf({ operation }: DescribedOperation): ObjectSchema {
  const responses = operation.responses ?? {};
  const result = schemaOf(responses['200'] ?? responses['201']);
  const accepted = schemaOf(responses['202']);
  return standaloneSchema(
    {
      type: 'object',
      properties: {
        status: { type: 'integer' },
        ...(result ? { result } : {}),
        ...(accepted ? { operation: accepted } : {}),
        findings: {
          type: 'array',
          items: {
            type: 'object',
            properties: { code: { type: 'string' }, pointer: { type: 'string' } },
            required: ['code', 'pointer'],
          },
        },
      },
      required: ['status', 'findings'],
    },
    { brief: true },
  );
}

function schemaOf(response: ResponseObject | undefined): JsonSchema | null {
  const name = response?.$ref?.replace('#/components/responses/', '');
  const resolved = name === undefined ? response : openApiDocument.components.responses[name];
  return resolved?.content?.[JSON_TYPE]?.schema ?? null;
}

function parameterNames({ operation }: DescribedOperation): string[] {
  return (operation.parameters ?? []).flatMap(({ $ref }) =>
    $ref === undefined ? [] : [$ref.replace('#/components/parameters/', '')],
  );
}

function withDescription(schema: JsonSchema, description: string | undefined): JsonSchema {
  return description === undefined ? schema : { ...schema, description };
}
