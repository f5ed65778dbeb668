import type { SourceText } from '../../../text/source-text';
import { linesOf, sectionsOf } from '../../segmentation/section-lookup';
import type { ResumeSection } from '../../segmentation/segment-sections';
import type { LineRoles } from '../../roles/line-roles';
import { completeWorkByRoles, fittingWork } from '../../roles/work-by-roles';
import type { ResumeSpan } from '../../tagger/resume-spans';
import { titleScore } from '../../../text/title-words';
import { extractWork } from './work';
import { termsOf, type WorkDraft } from './work-draft';

const MIN_TITLE_SCORE = 0.5;
/** Maximum confidence of a position outside a section for work. */
const MAX_CONFIDENCE_OUTSIDE_SECTIONS = 0.7;

/** Positions among lines without a heading that the roles show beside those of the work sections. */
function outsideSections(
  source: SourceText,
  sections: ResumeSection[],
  positions: readonly WorkDraft[],
  roles: (() => LineRoles) | null,
  today: string,
): WorkDraft[] {
  // "Board memberships" and other headings name what is no position.
  const unheaded = sections.filter(({ heading, kinds: [kind] }) => heading === null || kind === 'summary');
  const lines = linesOf(unheaded, 'header', 'summary', 'objective', 'other').filter(
    ({ start }) => !isInHeader(start, positions),
  );
  if (!roles || !lines.some(({ dates }) => dates.some(({ range }) => range))) return [];
  return completeWorkByRoles(source, lines, roles(), today);
}

/** Leaves out a title alone that a complete position repeats: a list of titles precedes the positions. */
function withoutRepeatedTitles(drafts: readonly WorkDraft[]): WorkDraft[] {
  const complete = new Set(
    drafts
      .filter(({ item }) => item.name !== null && item.startDate !== null)
      .map(({ item }) => item.position?.toLowerCase()),
  );
  return drafts.filter(
    ({ item, body }) =>
      item.name !== null ||
      item.startDate !== null ||
      body.length > 0 ||
      !complete.has(item.position?.toLowerCase()),
  );
}

function isInHeader(start: number, drafts: readonly WorkDraft[]): boolean {
  return drafts.some(({ header }) => header.some((line) => line.start === start));
}

/**
 * Extracts the positions of the work sections; without any, dated entries with a title from sections without another
 * purpose.
 */
export function extractAllWork(
  source: SourceText,
  sections: ResumeSection[],
  spans: ResumeSpan[],
  today: string,
  roles: (() => LineRoles) | null,
): WorkDraft[] {
  const positions = sectionsOf(sections, 'work').flatMap(({ lines }) =>
    fittingWork(source, lines, extractWork(source, lines, spans, today), roles, today),
  );
  if (positions.length > 0)
    return withoutRepeatedTitles([
      ...positions,
      ...outsideSections(source, sections, positions, roles, today),
    ]);
  const otherSections = sections.filter(({ kinds: [kind] }) =>
    ['header', 'other', 'summary', 'awards'].includes(kind ?? ''),
  );
  return otherSections
    .flatMap(({ lines }) =>
      fittingWork(source, lines, extractWork(source, lines, spans, today), roles, today),
    )
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
