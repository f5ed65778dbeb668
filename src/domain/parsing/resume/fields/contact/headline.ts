import type { PersonName } from './person-name';
import { segmentHeader } from '../../segmentation/header-segments';
import type { ResumeLine } from '../../segmentation/resume-lines';
import type { Span } from '../../../text/source-text';
import { titleScore } from '../../../text/title-words';

const MAX_LINES_BELOW_NAME = 4;
/** The limit on words does not bound one very long word. */
const MAX_CHARS = 400;

/** Extracts the headline: a title closely below or next to the name, before any section. */
export function extractHeadline(
  header: ResumeLine[],
  name: PersonName | null,
  personal: readonly Span[],
): string | null {
  const at = name ? header.findIndex((line) => line.start <= name.start && name.start < line.end + 1) : -1;
  for (const line of header.slice(Math.max(0, at), at + 1 + MAX_LINES_BELOW_NAME)) {
    if (line.words > 14 || line.text.length > MAX_CHARS || /@|\d{4}/.test(line.text) || line.bullet) continue;
    const rest = segmentHeader([line]).filter(
      (segment) => !name || segment.end <= name.start || segment.start >= name.end,
    );
    const titled = rest.filter(
      (segment) =>
        segment.location === null &&
        // A street is no title: "Merchants Quay".
        !personal.some(({ start, end }) => start < segment.end && end > segment.start) &&
        titleScore(segment.text) >= 0.5 &&
        !/\.(?:com|org|net)\b/i.test(segment.text),
    );
    const [first] = titled;
    if (!first) continue;
    const last = titled.at(-1) ?? first;
    const text = line.text.slice(first.start - line.start, last.end - line.start);
    return /[.!]$/.test(text) && line.words > 8 ? null : text;
  }
  return null;
}
