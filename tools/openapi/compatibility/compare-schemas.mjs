import { flatSchema, isLowerLimit } from './flat-schema.mjs';

/**
 * What a caller of the earlier schema notices. A request may accept more and a response may contain more; the opposite
 * breaks callers.
 * @param {{ before: object, after: object }} documents
 * @param {'request' | 'response'} direction
 * @returns {string[]} differences, each with a JSON Pointer
 */
export function compareSchemas(documents, direction, before, after, pointer = '', seen = new Set()) {
  const a = flatSchema(documents.before, before);
  const b = flatSchema(documents.after, after);
  const pair = `${a.ref} ${b.ref}`;
  if (a.ref !== null && seen.has(pair)) return [];
  const inner = new Set([...seen, pair]);
  const changes = direction === 'request' ? requestChanges(a, b) : responseChanges(a, b);
  const nested = Object.keys(a.properties)
    .filter((name) => name in b.properties)
    .flatMap((name) =>
      compareSchemas(
        documents,
        direction,
        a.properties[name],
        b.properties[name],
        `${pointer}/${name}`,
        inner,
      ),
    );
  const items =
    a.items && b.items ? compareSchemas(documents, direction, a.items, b.items, `${pointer}/-`, inner) : [];
  return [...changes.map((change) => `${pointer || '/'} ${change}`), ...nested, ...items];
}

function requestChanges(before, after) {
  const removed = Object.keys(before.properties).filter((name) => !(name in after.properties));
  return [
    ...(after.closed ? removed.map((name) => `no longer accepts ${name}`) : []),
    ...missing(after.required, before.required).map((name) => `requires ${name}`),
    ...missing(before.types, after.types).map((type) => `no longer accepts the type ${type}`),
    ...missing(before.values, after.values).map((value) => `no longer accepts ${JSON.stringify(value)}`),
    ...(before.values === null && after.values !== null ? ['accepts only some values'] : []),
    ...tighterLimits(before.limits, after.limits),
    ...(after.pattern !== null && after.pattern !== before.pattern ? ['has another pattern'] : []),
  ];
}

function responseChanges(before, after) {
  const removed = Object.keys(before.properties).filter((name) => !(name in after.properties));
  const optional = missing(before.required, after.required).filter((name) => !removed.includes(name));
  return [
    ...removed.map((name) => `no longer has ${name}`),
    ...optional.map((name) => `may lack ${name}`),
    ...missing(after.types, before.types).map((type) => `may be of the type ${type}`),
  ];
}

/** Members of one set that another lacks. A null set has no restriction. */
function missing(set, other) {
  return set === null || other === null ? [] : [...set].filter((each) => !accepts(other, each));
}

function accepts(set, value) {
  return set.has(value) || (value === 'integer' && set.has('number'));
}

function tighterLimits(before, after) {
  return Object.entries(after)
    .filter(([name, limit]) => {
      const earlier = before[name];
      if (earlier === undefined) return !(isLowerLimit(name) && limit <= 0);
      return isLowerLimit(name) ? limit > earlier : limit < earlier;
    })
    .map(([name, limit]) => `has ${name} ${limit} instead of ${before[name] ?? 'none'}`);
}
