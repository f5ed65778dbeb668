import { findPlaces } from '../../../text/places';
import type { Span } from '../../../text/source-text';
import { SpanIndex } from '../../../text/span-index';
import type { SegmentedResume } from '../../segmented-resume';
import type { WorkDraft } from '../work/work-draft';

const MAX_CONTACT_LINE_WORDS = 12;

/** Text that names a person, an address, an employer or a place, where no word means a skill. */
export function nameSpans(resume: SegmentedResume, work: readonly WorkDraft[]): Span[] {
  return [...contactLines(resume), ...employerSpans(work), ...placeSpans(work)];
}

/** Lines with contact details: their labels name nothing else. */
function contactLines({ lines, candidate }: SegmentedResume): Span[] {
  const personal = new SpanIndex(candidate.contacts.personal);
  return lines.filter((line) => line.words <= MAX_CONTACT_LINE_WORDS && personal.overlaps(line));
}

function employerSpans(drafts: readonly WorkDraft[]): Span[] {
  return drafts.flatMap(({ item, header }) =>
    header.flatMap((line) => {
      const at = item.name === null ? -1 : line.text.indexOf(item.name);
      return at === -1 ? [] : [{ start: line.start + at, end: line.start + at + (item.name?.length ?? 0) }];
    }),
  );
}

/** Places in the headers of positions: Palo Alto is no firewall there. */
function placeSpans(drafts: readonly WorkDraft[]): Span[] {
  return drafts.flatMap(({ header }) =>
    header.flatMap(({ text, start: at }) =>
      findPlaces(text).map(({ start, end }) => ({ start: at + start, end: at + end })),
    ),
  );
}
