/** Kind of text that a word of a resume belongs to. */
export type SpanKind = 'title' | 'employer' | 'school' | 'degree' | 'skill';

export const SPAN_KINDS: SpanKind[] = ['title', 'employer', 'school', 'degree', 'skill'];

/** Tag 0 means none. Each kind has a tag for the first word of a span and one for the other words. */
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
