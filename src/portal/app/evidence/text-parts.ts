import type { MarkedValue } from './marked-value';

/** A part of a text and the value that it supports, if any. */
export interface TextPart {
  text: string;
  value: MarkedValue | null;
  /** False for the parts of a span after its first. */
  starts: boolean;
}

interface MarkedSpan {
  start: number;
  end: number;
  value: MarkedValue;
}

/** Divides a text at the evidence of values. Where spans overlap, the shortest one decides. */
export function textParts(text: string, values: readonly MarkedValue[]): TextPart[] {
  const spans = spansOf(text, values);
  const cuts = new Set([0, text.length]);
  for (const { start, end } of spans) cuts.add(start).add(end);
  const edges = [...cuts].sort((a, b) => a - b);
  const begun = new Set<MarkedSpan>();
  const parts: TextPart[] = [];
  for (const [index, start] of edges.entries()) {
    const end = edges[index + 1];
    if (end === undefined) break;
    const span = shortest(spans, start, end);
    parts.push({
      text: text.slice(start, end),
      value: span?.value ?? null,
      starts: span !== null && !begun.has(span),
    });
    if (span) begun.add(span);
  }
  return parts;
}

function spansOf(text: string, values: readonly MarkedValue[]): MarkedSpan[] {
  return values.flatMap((value) =>
    value.evidence.flatMap(({ charStart: start, charEnd: end }) =>
      start === null || end === null || start >= end || end > text.length ? [] : [{ start, end, value }],
    ),
  );
}

function shortest(spans: readonly MarkedSpan[], start: number, end: number): MarkedSpan | null {
  let best: MarkedSpan | null = null;
  for (const span of spans) {
    if (span.start > start || span.end < end) continue;
    if (best === null || span.end - span.start < best.end - best.start) best = span;
  }
  return best;
}
