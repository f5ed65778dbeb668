/** Access to JSON values of unknown type. */
export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}

/** The value at a path of member names and indexes, undefined if the path does not exist. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  let current = value;
  for (const step of path) {
    if (Array.isArray(current)) current = current[Number(step)] as unknown;
    else if (isObject(current) && Object.hasOwn(current, String(step))) current = current[String(step)];
    else return undefined;
  }
  return current;
}

/** JSON Pointer of a path (RFC 6901). */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('');
}

export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** A copy in which the value at a path is replaced; `undefined` removes it. */
export function replaced(value: unknown, path: readonly (string | number)[], by: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return by;
  if (Array.isArray(value)) {
    const items: unknown[] = [...(value as unknown[])];
    const next = replaced(items[Number(step)], rest, by);
    if (next === undefined && rest.length === 0) items.splice(Number(step), 1);
    else items[Number(step)] = next;
    return items;
  }
  const copy = { ...objectOf(value) };
  const next = replaced(copy[String(step)], rest, by);
  if (next === undefined && rest.length === 0) delete copy[String(step)];
  else copy[String(step)] = next;
  return copy;
}

/** Calls `visit` with every value inside `value`, including itself, and its path. */
export function walk(
  value: unknown,
  visit: (value: unknown, path: (string | number)[]) => void,
  path: (string | number)[] = [],
): void {
  visit(value, path);
  if (Array.isArray(value)) value.forEach((item, index) => walk(item, visit, [...path, index]));
  else if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) walk(member, visit, [...path, name]);
  }
}
