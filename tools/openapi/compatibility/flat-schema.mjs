/**
 * A schema without references, `allOf` and nullable unions, as far as compatibility needs it.
 * @typedef {{
 *   ref: string | null, types: Set<string> | null, values: Set<unknown> | null, properties: Record<string, object>,
 *   required: Set<string>, closed: boolean, items: object | null, limits: Record<string, number>, pattern: string | null,
 * }} FlatSchema
 */

const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
export const isLowerLimit = (name) => LOWER_LIMITS.includes(name);

/** @returns {FlatSchema} */
export function flatSchema(document, schema) {
  const ref = schema.$ref ?? null;
  const base = ref === null ? schema : { ...resolve(document, ref), ...withoutRef(schema) };
  if (base.$ref) return { ...flatSchema(document, base), ref };
  const own = ownMembers(base, ref);
  const parts = (base.allOf ?? []).map((part) => flatSchema(document, part));
  const union = base.anyOf ?? base.oneOf;
  const flat = parts.reduce(merged, own);
  return union ? withUnion(document, flat, union) : flat;
}

function resolve(document, ref) {
  const value = ref
    .slice(2)
    .split('/')
    .reduce((at, name) => at?.[name], document);
  if (value === undefined) throw new Error(`The document has no ${ref}.`);
  return value;
}

function withoutRef({ $ref: _ref, ...rest }) {
  return rest;
}

function ownMembers(schema, ref) {
  const limits = [...LOWER_LIMITS, ...UPPER_LIMITS].filter((name) => typeof schema[name] === 'number');
  const values = schema.enum ?? ('const' in schema ? [schema.const] : null);
  return {
    ref,
    types: schema.type === undefined ? null : new Set([schema.type].flat()),
    values: values && new Set(values),
    properties: schema.properties ?? {},
    required: new Set(schema.required ?? []),
    closed: schema.additionalProperties === false || schema.unevaluatedProperties === false,
    items: schema.items ?? null,
    limits: Object.fromEntries(limits.map((name) => [name, schema[name]])),
    pattern: schema.pattern ?? null,
  };
}

function merged(a, b) {
  return {
    ref: a.ref,
    types: a.types ?? b.types,
    values: a.values ?? b.values,
    properties: { ...b.properties, ...a.properties },
    required: new Set([...a.required, ...b.required]),
    closed: a.closed || b.closed,
    items: a.items ?? b.items,
    limits: { ...b.limits, ...a.limits },
    pattern: a.pattern ?? b.pattern,
  };
}

/** A nullable schema becomes the schema with the type null. Other unions keep only what all variants share: their types. */
function withUnion(document, flat, union) {
  const variants = union.map((variant) => flatSchema(document, variant));
  const types = variants.flatMap((variant) => (variant.types === null ? [] : [...variant.types]));
  const known = variants.every((variant) => variant.types !== null);
  const others = variants.filter((variant) => !isNull(variant));
  const [only] = others;
  if (others.length === 1) {
    return { ...merged(flat, only), ref: flat.ref ?? only.ref, types: known ? new Set(types) : null };
  }
  return { ...flat, types: flat.types ?? (known ? new Set(types) : null) };
}

function isNull({ types }) {
  return types !== null && types.size === 1 && types.has('null');
}
