import { resolveSchema, type Schema } from './request-schemas';

/** The types of JSON Schema. */
export type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

const ALL_KINDS: readonly Kind[] = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** JSON type of a value; every number is `number`, whole or not. */
export function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'object';
}

/** JSON types that a schema accepts. A schema for whole numbers also has the type `number`. */
export function kindsOf(schema: Schema): Set<Kind> {
  const { type, anyOf, oneOf, allOf } = resolveSchema(schema);
  if (type !== undefined) {
    const kinds = [type as Kind | Kind[]].flat();
    return new Set(kinds.includes('integer') ? [...kinds, 'number'] : kinds);
  }
  const branches = (anyOf ?? oneOf) as Schema[] | undefined;
  if (branches) return new Set(branches.flatMap((branch) => [...kindsOf(branch)]));
  const parts = (allOf as Schema[] | undefined)?.map(kindsOf);
  return new Set(ALL_KINDS.filter((kind) => parts?.every((kinds) => kinds.has(kind)) ?? true));
}
