import { isDeepStrictEqual } from 'node:util';

/** True for equal values. The evidence of an entry is no part of its value. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(withoutPlace(a), withoutPlace(b));
}

function withoutPlace(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? null;
  const { evidence: _evidence, ...rest } = value as Record<string, unknown>;
  return rest;
}
