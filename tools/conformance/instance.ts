import type { Random } from '../synthetic/random';
import type { Description, Schema } from './description';
import { isObject, listOf, objectOf, textOf, type JsonObject } from './json';
import { sampleText } from './generate/sample-texts';

/** Returns values of members that a schema does not determine: ids of existing records, times, locations. */
export type Hint = (name: string, schema: Schema, random: Random) => unknown;

export interface InstanceOptions {
  hint?: Hint;
  /** Probability that an optional member is present. */
  optional?: number;
  /** Max length of lists unless the schema requires more. */
  maxItems?: number;
}

/** Generates instances of a JSON Schema, for the parts of the 2020-12 dialect that OpenAPI documents use. */
export class InstanceGenerator {
  constructor(
    private readonly description: Description,
    private readonly options: InstanceOptions = {},
  ) {}

  instance(schema: Schema, random: Random, name = '', depth = 0): unknown {
    const resolved = this.merged(this.description.resolve(schema));
    const hinted = this.options.hint?.(name, resolved, random);
    if (hinted !== undefined) return hinted;
    if ('const' in resolved) return resolved['const'];
    if (Array.isArray(resolved['enum'])) return random.pick(listOf(resolved['enum']));
    const branches = listOf(resolved['anyOf'] ?? resolved['oneOf']);
    if (branches.length > 0) return this.instance(objectOf(random.pick(branches)), random, name, depth);
    return this.typed(typeOf(resolved, random), resolved, random, name, depth);
  }

  private typed(type: string, schema: Schema, random: Random, name: string, depth: number): unknown {
    switch (type) {
      case 'null':
        return null;
      case 'boolean':
        return random.chance(0.5);
      case 'integer':
        return integer(schema, random);
      case 'number':
        return number(schema, random);
      case 'string':
        return string(schema, random, name);
      case 'array':
        return this.list(schema, random, name, depth);
      case 'object':
        return this.object(schema, random, depth);
      default:
        return random.pick<unknown>([null, true, 7, 'value', [], {}]);
    }
  }

  private list(schema: Schema, random: Random, name: string, depth: number): unknown[] {
    const min = limit(schema['minItems'], 0);
    const wanted = Math.max(min, Math.floor((this.options.maxItems ?? 3) / (depth > 2 ? 2 : 1)));
    const length = random.int(min, Math.min(limit(schema['maxItems'], wanted), wanted));
    const items = Array.from({ length }, () =>
      this.instance(objectOf(schema['items']), random, singular(name), depth + 1),
    );
    if (schema['uniqueItems'] !== true) return items;
    return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
  }

  private object(schema: Schema, random: Random, depth: number): JsonObject {
    const required = new Set(listOf(schema['required']).map(textOf));
    const optional = depth > 3 ? 0.15 : (this.options.optional ?? 0.5);
    const made: JsonObject = {};
    for (const [name, member] of Object.entries(objectOf(schema['properties']))) {
      if (!required.has(name) && !random.chance(optional)) continue;
      made[name] = this.instance(objectOf(member), random, name, depth + 1);
    }
    const extra = schema['additionalProperties'];
    if (isObject(extra)) {
      for (let count = random.int(0, 3); count > 0; count--) {
        made[`key${count}`] = this.instance(extra, random, '', depth + 1);
      }
    }
    return made;
  }

  /** A schema with its `allOf` parts merged into it. */
  private merged(schema: Schema): Schema {
    const parts = listOf(schema['allOf']).map((part) => this.merged(this.description.resolve(part)));
    if (parts.length === 0) return schema;
    const { allOf: _allOf, ...own } = schema;
    const all = [...parts, own];
    return {
      ...Object.assign({}, ...all),
      properties: Object.assign({}, ...all.map((part) => objectOf(part['properties']))) as unknown,
      required: all.flatMap((part) => listOf(part['required'])),
      type: all.map((part) => part['type']).find((type) => type !== undefined),
    } as Schema;
  }
}

function typeOf(schema: Schema, random: Random): string {
  const { type } = schema;
  if (Array.isArray(type)) return textOf(random.pick(type));
  if (typeof type === 'string') return type;
  if (isObject(schema['properties'])) return 'object';
  return schema['items'] === undefined ? '' : 'array';
}

function integer(schema: Schema, random: Random): number {
  const low = limit(schema['minimum'], 0);
  const high = limit(schema['maximum'], low + 1000);
  return random.pick([low, high, random.int(low, high), random.int(low, high)]);
}

function number(schema: Schema, random: Random): number {
  const low = limit(schema['minimum'], 0);
  const high = limit(schema['maximum'], low + 1000);
  const between = low + random.next() * (high - low);
  const rounded = Math.min(high, Math.max(low, Math.round(between * 100) / 100));
  return random.pick([low, high, rounded, rounded]);
}

function string(schema: Schema, random: Random, name: string): string {
  const pattern = textOf(schema['pattern']);
  if (pattern !== '') return fromPattern(pattern, random);
  if (schema['format'] === 'date-time') return new Date(1.7e12 + random.int(0, 9e9)).toISOString();
  const min = limit(schema['minLength'], 0);
  const max = limit(schema['maxLength'], 100_000);
  const text = [...sampleText(name, random)].slice(0, max).join('');
  return [...text].length >= min ? text : text + 'x'.repeat(min - [...text].length);
}

/** Generates a string for a pattern with classes, groups, repetitions and optional parts but no alternatives. */
export function fromPattern(pattern: string, random: Random): string {
  const source = pattern.replace(/^\^/, '').replace(/\$$/, '');
  let text = '';
  for (const { atom, min, max } of atomsOf(source)) {
    for (let count = random.int(min, max); count > 0; count--) {
      if (atom.startsWith('(')) text += fromPattern(atom.slice(1, -1).replace(/^\?:/, ''), random);
      else text += characterOf(atom, random);
    }
  }
  return text;
}

function atomsOf(source: string): { atom: string; min: number; max: number }[] {
  const atoms: { atom: string; min: number; max: number }[] = [];
  for (let index = 0; index < source.length;) {
    const atom = atomAt(source, index);
    index += atom.length;
    const count = /^(?:\{(\d+)(,(\d*))?\}|([?*+]))/.exec(source.slice(index));
    index += count?.[0].length ?? 0;
    const min = count === null ? 1 : count[1] !== undefined ? Number(count[1]) : count[4] === '+' ? 1 : 0;
    const open = count?.[4] === '?' ? 1 : min + 3;
    const max = count === null ? 1 : count[1] === undefined ? open : Number(count[3] ?? count[1]) || open;
    atoms.push({ atom, min, max });
  }
  return atoms;
}

function atomAt(source: string, index: number): string {
  const first = source[index] ?? '';
  if (first === '\\') return source.slice(index, index + 2);
  if (first === '[') return source.slice(index, source.indexOf(']', index) + 1);
  if (first !== '(') return first;
  let depth = 0;
  for (let end = index; end < source.length; end++) {
    if (source[end] === '(') depth += 1;
    if (source[end] === ')') depth -= 1;
    if (depth === 0) return source.slice(index, end + 1);
  }
  return source.slice(index);
}

function characterOf(atom: string, random: Random): string {
  if (atom === '\\d') return String(random.int(0, 9));
  if (atom === '.' || atom === '\\w') return random.pick([...'abcxyz019']);
  if (atom === '\\s') return ' ';
  if (atom.startsWith('\\')) return atom.slice(1);
  if (!atom.startsWith('[')) return atom;
  const members = atom.slice(1, -1).replace(/\\d/g, '0-9').replace(/\\w/g, 'a-z');
  const choices = [...members.matchAll(/(.)-(.)|(.)/g)].map(([, from, to, single]) =>
    single === undefined
      ? String.fromCodePoint(random.int(from?.codePointAt(0) ?? 48, to?.codePointAt(0) ?? 57))
      : single,
  );
  return random.pick(choices);
}

function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '');
}

function limit(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}
