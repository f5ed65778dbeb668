import type { Random } from '../../synthetic/random';
import type { Description, Schema } from '../description';
import { at, isObject, listOf, objectOf, pointerOf, replaced, walk } from '../json';

export interface Mutation {
  value: unknown;
  /** JSON Pointer of the change. */
  pointer: string;
  /** Description of the change. */
  change: string;
}

type Path = (string | number)[];
type Change = { change: string; by: unknown; path?: Path };

const MAX_TRIES = 25;

/** Changes one location of an instance so that it violates its schema. */
export class Mutator {
  constructor(private readonly description: Description) {}

  /** One change that `accepts` rejects; null if random attempts find none. */
  mutate(
    schema: Schema,
    instance: unknown,
    random: Random,
    accepts: (value: unknown) => boolean,
  ): Mutation | null {
    const places: Path[] = [];
    walk(instance, (_value, path) => places.push(path));
    for (let count = 0; count < MAX_TRIES; count++) {
      const place = random.pick(places);
      const { change, by, path = place } = random.pick(this.changesAt(schema, instance, place));
      if (path.length === 0 && by === undefined) continue;
      const value = replaced(instance, path, by);
      if (!accepts(value)) return { value, pointer: pointerOf(path), change };
    }
    return null;
  }

  private changesAt(schema: Schema, instance: unknown, path: Path): Change[] {
    const value = at(instance, ...path);
    const changes: Change[] = [
      ...otherTypes(value),
      { change: 'set to null', by: null },
      { change: 'removed', by: undefined },
    ];
    if (isObject(value)) {
      changes.push({ change: 'unknown member added', by: 1, path: [...path, 'unknownMember'] });
    }
    for (const part of this.schemasAt(schema, path)) changes.push(...limitsBroken(part, value));
    return changes;
  }

  /** All schemas that may apply at the path, in any branch. */
  private schemasAt(schema: Schema, path: Path): Schema[] {
    let parts = this.branches(schema);
    for (const step of path) {
      parts = parts.flatMap((part) => {
        const next = typeof step === 'number' ? part['items'] : at(part, 'properties', step);
        return isObject(next) ? this.branches(next) : [];
      });
    }
    return parts;
  }

  private branches(schema: Schema): Schema[] {
    const resolved = this.description.resolve(schema);
    const inner = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => listOf(resolved[word]));
    return [resolved, ...inner.flatMap((part) => this.branches(objectOf(part)))];
  }
}

function otherTypes(value: unknown): Change[] {
  const others: unknown[] = ['text', 12, 1.5, true, [], {}, ['text'], { member: 1 }];
  const kind = (each: unknown): string =>
    Array.isArray(each) ? 'list' : each === null ? 'null' : typeof each;
  return others
    .filter((other) => kind(other) !== kind(value))
    .map((by) => ({ change: `${kind(value)} replaced by ${kind(by)}`, by }));
}

function limitsBroken(schema: Schema, value: unknown): Change[] {
  const changes: Change[] = [];
  const limit = (word: string): number | null => {
    const limit = schema[word];
    return typeof limit === 'number' ? limit : null;
  };
  const add = (word: string, by: (bound: number) => unknown): void => {
    const bound = limit(word);
    if (bound !== null) changes.push({ change: `${word} broken`, by: by(bound) });
  };
  if (typeof value === 'string') {
    add('maxLength', (max) => 'x'.repeat(Math.min(max + 1, 200_000)));
    add('minLength', (min) => 'x'.repeat(Math.max(0, min - 1)));
    if (schema['pattern'] !== undefined) changes.push({ change: 'pattern broken', by: `${value}!` });
    if (schema['enum'] !== undefined) changes.push({ change: 'outside the list of values', by: `${value}x` });
  }
  if (typeof value === 'number') {
    add('maximum', (max) => max + 1);
    add('minimum', (min) => min - 1);
    if (schema['type'] === 'integer')
      changes.push({ change: 'fraction for a whole number', by: value + 0.5 });
  }
  if (Array.isArray(value)) {
    const item: unknown = (value as unknown[])[0] ?? 'text';
    add('maxItems', (max) => Array.from({ length: max + 1 }, () => item));
    add('minItems', (min) => (value as unknown[]).slice(0, Math.max(0, min - 1)));
  }
  return changes;
}
