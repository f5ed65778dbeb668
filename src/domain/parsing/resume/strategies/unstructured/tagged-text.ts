import { foldText } from '../../../text/normalize';
import type { SourceText, Span } from '../../../text/source-text';
import { overlapping } from '../../../text/span-index';
import type { ResumeLine } from '../../segmentation/resume-lines';
import type { ResumeSpan } from '../../tagger/resume-spans';
import type { SpanKind } from '../../tagger/tags';

/** A text without layout and its tagged spans. */
export interface TaggedText {
  source: SourceText;
  spans: readonly ResumeSpan[];
  /** True if its line breaks are lost, so that entries of the rules are no more certain than their lines. */
  flattened: boolean;
}

/** Returns the tagged spans of a kind that begin within the lines. */
export function spansInLines(
  lines: readonly ResumeLine[],
  spans: readonly ResumeSpan[],
  kind: SpanKind,
): ResumeSpan[] {
  const spansInRanges = new Set<ResumeSpan>();
  for (const line of lines) {
    for (const span of overlapping(spans, line)) {
      if (span.kind === kind && span.start >= line.start) spansInRanges.add(span);
    }
  }
  return [...spansInRanges].sort((a, b) => a.start - b.start);
}

export function textOfSpan(source: SourceText, span: Span): string {
  return source.raw.slice(span.start, span.end).replace(/\s+/g, ' ').trim();
}

/**
 * Chooses between the text of the rules and the tagged texts of a field: the tagged text, or the rules' text if it only
 * adds a word; without tagged texts, the rules' text if `sure` is true.
 */
export function preferAgreedText(
  read: string | null,
  tagged: readonly string[],
  sure: boolean,
): string | null {
  const [first] = tagged;
  if (first === undefined) return sure ? read : null;
  if (read === null) return first;
  const foldedText = foldText(read);
  const within = tagged.find((text) => foldedText.includes(foldText(text)));
  if (within !== undefined && read.split(' ').length <= within.split(' ').length + 1) return read;
  return within ?? tagged.find((text) => foldText(text).includes(foldedText)) ?? first;
}

/** Chooses a tagged text: the first one that the rules' text contains, else the first one. */
export function preferTaggedText(
  read: string | null,
  tagged: readonly string[],
  sure: boolean,
): string | null {
  const foldedText = foldText(read ?? '');
  return tagged.find((text) => foldedText.includes(foldText(text))) ?? tagged[0] ?? (sure ? read : null);
}
