import type { SourceText } from '../../../text/source-text';
import { sectionsOf } from '../../segmentation/section-lookup';
import type { ResumeSection } from '../../segmentation/segment-sections';
import type { ResumeSpan } from '../../tagger/resume-spans';
import { titleScore } from './title-words';
import { extractWork } from './work';
import type { WorkDraft } from './work-draft';

const MIN_TITLE_SCORE = 0.5;
/** Confidence of a position outside a section for work. */
const MAX_UNCLAIMED_CONFIDENCE = 0.7;

/** Positions of the work sections; without any, dated entries with a title in sections of no other purpose. */
export function extractAllWork(
  source: SourceText,
  sections: ResumeSection[],
  spans: ResumeSpan[],
  today: string,
): WorkDraft[] {
  const own = sectionsOf(sections, 'work').flatMap((section) =>
    extractWork(source, section.lines, spans, today),
  );
  if (own.length > 0) return own;
  const unclaimed = sections.filter(({ kinds: [kind] }) =>
    ['header', 'other', 'summary', 'awards'].includes(kind ?? ''),
  );
  return unclaimed
    .flatMap((section) => extractWork(source, section.lines, spans, today))
    .filter(
      ({ item }) =>
        item.startDate !== null && item.position !== null && titleScore(item.position) >= MIN_TITLE_SCORE,
    )
    .map((draft) => ({
      ...draft,
      item: { ...draft.item, confidence: Math.min(MAX_UNCLAIMED_CONFIDENCE, draft.item.confidence) },
    }));
}
