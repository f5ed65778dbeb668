import type { SourceText } from '../../../text/source-text';
import { sectionsOf } from '../../segmentation/section-lookup';
import type { ResumeSection } from '../../segmentation/segment-sections';
import type { ResumeSpan } from '../../tagger/resume-spans';
import { titleScore } from '../../../text/title-words';
import { extractWork } from './work';
import { termsOf, type WorkDraft } from './work-draft';

const MIN_TITLE_SCORE = 0.5;
/** Maximum confidence of a position outside a section for work. */
const MAX_CONFIDENCE_OUTSIDE_SECTIONS = 0.7;

/**
 * Extracts the positions of the work sections; without any, dated entries with a title from sections without another
 * purpose.
 */
export function extractAllWork(
  source: SourceText,
  sections: ResumeSection[],
  spans: ResumeSpan[],
  today: string,
): WorkDraft[] {
  const positions = sectionsOf(sections, 'work').flatMap((section) =>
    extractWork(source, section.lines, spans, today),
  );
  if (positions.length > 0) return positions;
  const otherSections = sections.filter(({ kinds: [kind] }) =>
    ['header', 'other', 'summary', 'awards'].includes(kind ?? ''),
  );
  return otherSections
    .flatMap((section) => extractWork(source, section.lines, spans, today))
    .filter(
      ({ item, stated, header }) =>
        item.startDate !== null &&
        item.position !== null &&
        (stated === true || titleScore(item.position) >= MIN_TITLE_SCORE || termsOf(header).selfEmployed),
    )
    .map((draft) => ({
      ...draft,
      item: { ...draft.item, confidence: Math.min(MAX_CONFIDENCE_OUTSIDE_SECTIONS, draft.item.confidence) },
    }));
}
