/** A JSON Schema of the API description. */
export type Schema = Record<string, unknown>;

/** Seeded random numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const TEXT_PARTS = ['a', 'Cook', ' ', 'é', '\u{1F373}', '\u{1F69A}', '"', '/', '~', '0'];
const PATTERNS: [RegExp, string[]][] = [
  [/^\^\[0-9a-f\]\{8\}/, ['0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6', '0197f3a2-6b1c-7d4e-8f90-000000000001']],
  [/^\^\\d\{4\}/, ['2026', '2026-02', '2026-02-28', '2026-02-30']],
  [/^\^\[a-z\]\{2\}\$$/, ['en', 'es']],
];
const INVALID_VALUES: readonly unknown[] = [
  null,
  true,
  7.5,
  -1,
  1e9,
  '',
  'x',
  '\u{1F373}'.repeat(2_500),
  [],
  [null],
  {},
  { '~/': 1 },
];
const MAX_DEPTH = 4;

/** Generates values for the schemas of an API description. */
export class SchemaInstances {
  constructor(
    private readonly schemas: Record<string, Schema>,
    private readonly random: () => number,
  ) {}

  /** A value that satisfies the schema, except for patterns that are not listed above. */
  valid(schema: Schema, depth = 0): unknown {
    const { $ref, allOf, anyOf, oneOf, enum: values, const: constant } = schema;
    if (typeof $ref === 'string') return this.valid(this.named($ref), depth);
    if (constant !== undefined) return constant;
    if (Array.isArray(values)) return this.pick(values);
    if (Array.isArray(anyOf ?? oneOf)) return this.valid(this.pick((anyOf ?? oneOf) as Schema[]), depth);
    if (Array.isArray(allOf)) {
      return Object.assign({}, ...(allOf as Schema[]).map((part) => this.valid(part, depth))) as unknown;
    }
    const type = Array.isArray(schema.type) ? this.pick(schema.type as string[]) : schema.type;
    switch (type) {
      case 'string':
        return this.text(schema);
      case 'number':
      case 'integer':
        return this.number(schema, type);
      case 'boolean':
        return this.random() < 0.5;
      case 'array':
        return this.list(schema, depth);
      case 'object':
        return this.object(schema, depth);
      case 'null':
        return null;
      default:
        return this.pick(INVALID_VALUES);
    }
  }

  /** The value with one part replaced by an invalid value, one member removed or one added. */
  broken(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || this.random() < 0.1) return this.pick(INVALID_VALUES);
    if (Array.isArray(value)) {
      if (value.length === 0 || this.random() < 0.2)
        return [...(value as unknown[]), ...Array<unknown>(40).fill(this.pick(INVALID_VALUES))];
      const at = Math.floor(this.random() * value.length);
      return value.map((item: unknown, index) => (index === at ? this.broken(item) : item));
    }
    const members = Object.entries(value);
    const [name] = members.length > 0 ? this.pick(members) : ['none'];
    const roll = this.random();
    if (roll < 0.15 || members.length === 0) return { ...value, 'no~such/field': this.pick(INVALID_VALUES) };
    if (roll < 0.3) return Object.fromEntries(members.filter(([each]) => each !== name));
    return Object.fromEntries(
      members.map(([each, inner]) => [each, each === name ? this.broken(inner) : inner]),
    );
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)] as T;
  }

  private named($ref: string): Schema {
    return this.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
  }

  private text({ pattern, minLength = 0, maxLength = Infinity }: Schema): string {
    const examples = typeof pattern === 'string' && PATTERNS.find(([form]) => form.test(pattern));
    if (examples) return this.pick(examples[1]);
    const max = Number(maxLength);
    // A text of the maximum length, of characters that take two UTF-16 units.
    if (max <= 2_500 && this.random() < 0.3) return '\u{1F373}'.repeat(max);
    const length = Math.min(max, Number(minLength) + Math.floor(this.random() * 8));
    return [...Array.from({ length }, () => this.pick(TEXT_PARTS)).join('')].slice(0, max).join('');
  }

  private number({ minimum = 0, maximum = 1_000 }: Schema, type: string): number {
    const [low, high] = [Number(minimum), Number(maximum)];
    const value = this.pick([low, high, low + (high - low) * this.random()]);
    return type === 'integer' ? Math.floor(value) : value;
  }

  private list({ items = {}, minItems = 0, maxItems = 3 }: Schema, depth: number): unknown[] {
    const max = Math.min(Number(maxItems), Number(minItems) + (depth < MAX_DEPTH ? 2 : 0));
    const length = Number(minItems) + Math.floor(this.random() * (max - Number(minItems) + 1));
    return Array.from({ length }, () => this.valid(items as Schema, depth + 1));
  }

  private object({ properties = {}, required = [] }: Schema, depth: number): Record<string, unknown> {
    const optionalShare = depth < MAX_DEPTH ? 0.35 : 0;
    return Object.fromEntries(
      Object.entries(properties as Record<string, Schema>)
        .filter(([name]) => (required as string[]).includes(name) || this.random() < optionalShare)
        .map(([name, schema]) => [name, this.valid(schema, depth + 1)]),
    );
  }
}
