const DATE = '$date';
const BYTES = '$bytes';

/** Rows as JSON, with times and bytes as objects that tell their type. An erasure finds a candidate in the text. */
export function changeToJson(value: unknown): string {
  return JSON.stringify(marked(value));
}

export function changeFromJson(json: string): unknown {
  return JSON.parse(json, (_key, value: unknown) => {
    if (!isRecord(value) || Object.keys(value).length !== 1) return value;
    if (typeof value[DATE] === 'string') return new Date(value[DATE]);
    return typeof value[BYTES] === 'string' ? Buffer.from(value[BYTES], 'base64') : value;
  });
}

function marked(value: unknown): unknown {
  if (value instanceof Date) return { [DATE]: value.toISOString() };
  if (Buffer.isBuffer(value)) return { [BYTES]: value.toString('base64') };
  if (Array.isArray(value)) return value.map(marked);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, marked(member)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
