/** Values that examples show, and the values of a running service for which they stand. */
export class ExampleValues {
  private readonly pairs = new Map<string, string>();

  set(example: string, real: string): void {
    this.pairs.set(example, real);
  }

  /** Replaces the values of examples with those of the service. */
  toReal(text: string): string {
    return [...this.pairs].reduce((result, [example, real]) => result.replaceAll(example, real), text);
  }

  /** Replaces the values of the service with those of examples. */
  toExample(text: string): string {
    return [...this.pairs].reduce((result, [example, real]) => result.replaceAll(real, example), text);
  }
}

/** Reads the value at a JSON Pointer; with `#last` the last segment of the path there. Undefined if it is missing. */
export function valueAt(value: unknown, pointer: string): unknown {
  const [members = '', part] = pointer.split('#');
  const found = members
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined,
      value,
    );
  return part === 'last' && typeof found === 'string' ? found.split('/').at(-1) : found;
}
