import type { components } from '@tenure/client';

export type Evidence = components['schemas']['Evidence'];

/** Kinds of values that have a color of their own. */
export type ValueKind = 'person' | 'work' | 'education' | 'skill' | 'other';

export const KIND_LABELS: Record<ValueKind, string> = {
  person: 'Person or job',
  work: 'Work',
  education: 'Education',
  skill: 'Skills',
  other: 'Other',
};

/** A value with the words of the document that support it. */
export interface MarkedValue {
  id: string;
  kind: ValueKind;
  title: string;
  /** True if a person should compare the value with the document. */
  uncertain: boolean;
  evidence: readonly Evidence[];
}

/** Returns the kinds of the values, in the order of the legend. */
export function kindsOf(values: readonly MarkedValue[]): ValueKind[] {
  const present = new Set(values.filter((value) => value.evidence.length > 0).map((value) => value.kind));
  return (Object.keys(KIND_LABELS) as ValueKind[]).filter((kind) => present.has(kind));
}

/** Returns the value before or after another one in the order of the document; wraps around. */
export function neighborOf(
  values: readonly MarkedValue[],
  chosen: string | null,
  step: 1 | -1,
): string | null {
  const marked = values.filter((value) => value.evidence.length > 0).sort((a, b) => startOf(a) - startOf(b));
  if (marked.length === 0) return null;
  const at = marked.findIndex((value) => value.id === chosen);
  const next = at === -1 ? (step === 1 ? 0 : marked.length - 1) : at + step;
  return marked[(next + marked.length) % marked.length]?.id ?? null;
}

function startOf({ evidence }: MarkedValue): number {
  return Math.min(...evidence.map((each) => each.charStart ?? Number.MAX_SAFE_INTEGER));
}
