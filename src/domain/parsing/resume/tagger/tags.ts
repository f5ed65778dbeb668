/** What a word of a resume is part of. */
export type SpanKind = 'title' | 'employer' | 'school' | 'degree' | 'skill';

export const SPAN_KINDS: SpanKind[] = ['title', 'employer', 'school', 'degree', 'skill'];

/** Tag 0 is "none"; then each kind has a tag for the first word of a span and one for the others. */
export const TAG_COUNT = 1 + SPAN_KINDS.length * 2;

export function beginTag(kind: SpanKind): number {
  return 1 + SPAN_KINDS.indexOf(kind) * 2;
}

export function kindOfTag(tag: number): SpanKind | null {
  return tag === 0 ? null : (SPAN_KINDS[(tag - 1) >> 1] ?? null);
}

export function isBegin(tag: number): boolean {
  return tag > 0 && tag % 2 === 1;
}
