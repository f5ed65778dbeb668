/** Lists whose evidence is part of the record itself. */
const ALWAYS_WITH_EVIDENCE = 'friendlinessSignals';

/** A copy without the evidence of any value, however deep; friendliness signals keep theirs. */
export function withoutEvidence<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutEvidence(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'evidence')
      .map(([key, inner]) => [key, key === ALWAYS_WITH_EVIDENCE ? inner : withoutEvidence(inner)]),
  ) as T;
}
