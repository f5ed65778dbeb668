import { findPlaces } from '../../../places/places';
import type { Span } from '../../../text/source-text';
import { SpanIndex } from '../../../text/span-index';
import type { SegmentedResume } from '../../segmented-resume';
import type { WorkDraft } from '../work/work-draft';

const MAX_CONTACT_LINE_WORDS = 12;

/** Returns the spans of persons, addresses, employers and places, in which no word is a skill. */
export function nameSpans(resume: SegmentedResume, work: readonly WorkDraft[]): Span[] {
  return [...contactLines(resume), ...nameLines(resume), ...employerSpans(work), ...placeSpans(work)];
}

/** Returns the lines with contact details, whose labels name nothing else. */
function contactLines({ lines, candidate }: SegmentedResume): Span[] {
  const personal = new SpanIndex(candidate.contacts.personal);
  return lines.filter((line) => line.words <= MAX_CONTACT_LINE_WORDS && personal.overlaps(line));
}

/** Returns the lines that repeat the name of the candidate, such as a footer, and the name in longer lines. */
function nameLines({ lines, candidate: { name } }: SegmentedResume): Span[] {
  if (name === null || !name.name.includes(' ')) return [];
  return lines.flatMap((line) => {
    const at = line.text.indexOf(name.name);
    if (at === -1) return [];
    const start = line.start + at;
    return line.words <= MAX_CONTACT_LINE_WORDS ? [line] : [{ start, end: start + name.name.length }];
  });
}

function employerSpans(drafts: readonly WorkDraft[]): Span[] {
  return drafts.flatMap(({ item, header }) =>
    header.flatMap((line) => {
      const at = item.name === null ? -1 : line.text.indexOf(item.name);
      return at === -1 ? [] : [{ start: line.start + at, end: line.start + at + (item.name?.length ?? 0) }];
    }),
  );
}

/** Returns the places in the headers of positions: Palo Alto is a place there, not a firewall. */
function placeSpans(drafts: readonly WorkDraft[]): Span[] {
  return drafts.flatMap(({ header }) =>
    header.flatMap(({ text, start: at }) =>
      findPlaces(text).map(({ start, end }) => ({ start: at + start, end: at + end })),
    ),
  );
}
