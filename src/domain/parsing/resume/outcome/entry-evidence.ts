import type { Evidence } from '../../../common';
import type { SourceText } from '../../text/source-text';
import { ValueEvidence } from '../../evidence/value-evidence';
import type { ResumeLine } from '../segmentation/resume-lines';

/**
 * Adds to the entries of a section where it states their values. Each entry is searched after the one before it, and
 * none outside of the lines of its section.
 */
export function withSectionEvidence<Item extends object>(
  source: SourceText,
  lines: readonly ResumeLine[],
  items: readonly Item[],
  valuesOf: (item: Item) => readonly (string | null)[],
): (Item & { evidence: Evidence[] })[] {
  if (items.length === 0) return [];
  const search = new ValueEvidence(source);
  const end = Math.max(0, ...lines.map((line) => line.end));
  let from = Math.min(...lines.map((line) => line.start));
  return items.map((item) => {
    const spans = valuesOf(item)
      .map((value) => search.span(value, from))
      .filter((span) => span !== null && span.end <= end);
    const [first] = spans;
    if (first) from = first.end;
    return { ...item, evidence: spans.flatMap((span) => search.of(span)) };
  });
}
