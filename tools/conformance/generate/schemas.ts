import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Description, Schema } from '../description';
import { isObject, listOf, objectOf, type JsonObject } from '../json';
import { VALUE_FORMATS } from './value-formats';

/** Validators of requests by the description, and of responses with all objects closed against unknown members. */
export class Schemas {
  private readonly requests: Ajv2020;
  private readonly answers: Ajv2020;
  private readonly compiled = new WeakMap<Schema, Partial<Record<'request' | 'answer', ValidateFunction>>>();

  constructor(private readonly description: Description) {
    this.requests = newAjv(false);
    this.answers = newAjv(true);
    const { components } = description.document;
    this.requests.addSchema({ $id: 'document', components });
    this.answers.addSchema({ $id: 'document', components: this.closedComponents(objectOf(components)) });
  }

  accepts(schema: Schema, value: unknown): boolean {
    return this.validator('request', schema)(value) === true;
  }

  /** Violations in the body of a response, one sentence each. */
  responseFaults(schema: Schema, value: unknown): string[] {
    const validate = this.validator('answer', schema);
    if (validate(value)) return [];
    return [...new Set((validate.errors ?? []).slice(0, 20).map(sentence))].slice(0, 5);
  }

  private validator(kind: 'request' | 'answer', schema: Schema): ValidateFunction {
    const known = this.compiled.get(schema) ?? {};
    this.compiled.set(schema, known);
    const ajv = kind === 'answer' ? this.answers : this.requests;
    const source = kind === 'answer' ? this.closed(schema) : schema;
    return (known[kind] ??= ajv.compile(absoluteReferences(source)));
  }

  private closedComponents(components: JsonObject): JsonObject {
    const schemas = Object.entries(objectOf(components['schemas'])).map(([name, schema]) => {
      const format = VALUE_FORMATS[name] === undefined ? {} : { valueFormat: name };
      return [name, { ...objectOf(this.closed(schema)), ...format }] as const;
    });
    return { schemas: Object.fromEntries(schemas) };
  }

  /** The schema with all objects closed that do not define additional members. */
  private closed(schema: unknown, isPart = false): Schema {
    const open = objectOf(schema);
    const made: Schema = { ...open };
    for (const word of ['anyOf', 'oneOf']) {
      if (Array.isArray(open[word])) made[word] = listOf(open[word]).map((branch) => this.closed(branch));
    }
    if (Array.isArray(open['allOf'])) {
      // The parts of `allOf` are closed as a whole because each part lacks the members of the others.
      made['allOf'] = listOf(open['allOf']).map((part) => this.closed(this.description.resolve(part), true));
    }
    if (isObject(open['items'])) made['items'] = this.closed(open['items']);
    if (isObject(open['properties'])) {
      const members = Object.entries(open['properties']);
      made['properties'] = Object.fromEntries(members.map(([name, member]) => [name, this.closed(member)]));
    }
    const isOpenObject = isObject(open['properties']) || Array.isArray(open['allOf']);
    if (isOpenObject && !isPart && open['additionalProperties'] === undefined) {
      made['unevaluatedProperties'] = false;
    }
    return made;
  }
}

function newAjv(withFormats: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: withFormats,
    validateFormats: true,
    verbose: withFormats,
  });
  addFormats(ajv);
  ajv.addFormat('binary', true);
  if (withFormats) {
    ajv.addKeyword({
      keyword: 'valueFormat',
      schemaType: 'string',
      validate: (name: string, value: unknown) => VALUE_FORMATS[name]?.holds(value) ?? true,
    });
  }
  return ajv;
}

function absoluteReferences(schema: unknown): JsonObject {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/');
  return objectOf(JSON.parse(text));
}

function sentence({ instancePath, keyword, message, params, data }: ErrorObject): string {
  const where = placeOf(instancePath);
  if (keyword === 'unevaluatedProperties' || keyword === 'additionalProperties') {
    const name = String(params['unevaluatedProperty'] ?? params['additionalProperty']);
    return `${where} has the undocumented member "${name}"`;
  }
  if (keyword === 'valueFormat') {
    const name = String(params['keyword'] ?? '');
    return `${where} does not have the format of its type: ${VALUE_FORMATS[name]?.says ?? 'see the contract'}`;
  }
  const actual = keyword === 'type' ? `, is ${typeName(data)}` : '';
  return `${where} ${message ?? keyword}${actual}`;
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** A location without list indexes, so that the same error in many items is reported once. */
export function placeOf(pointer: string): string {
  return pointer === '' ? 'the body' : pointer.replace(/\/\d+(?=\/|$)/g, '/*');
}
