import { titleScore } from '../../text/title-words';
import { isCertificationLine } from '../fields/certifications/certifications';
import { findDegrees } from '../fields/education/degrees';
import type { ResumeLine } from './resume-lines';
import type { ResumeSectionKind } from './section-kind';
import type { ResumeSection } from './segment-sections';

/** Sections of short items, which a text box or the end of a column can interrupt the positions with. */
const LIST_KINDS = new Set<ResumeSectionKind | undefined>(['skills', 'languages', 'certifications']);
/** Lines of the header of a position: employer and title, place, dates. */
const MAX_HEADER_LINES = 3;
const MAX_FIRST_LINE_WORDS = 12;
const MIN_TITLE_SCORE = 0.6;
const BETWEEN_TITLES = /[,|\t]| [-–—] /;

/**
 * Returns sections in which the positions after a list, which no heading divides from it, are a section of their own, and
 * so are the dated credentials after them. A list before the first section of positions is kept whole.
 */
export function divideInterruptedLists(sections: readonly ResumeSection[]): ResumeSection[] {
  const firstWork = sections.findIndex(({ kinds }) => kinds[0] === 'work');
  if (firstWork === -1) return [...sections];
  return sections.flatMap((section, at) =>
    at > firstWork && LIST_KINDS.has(section.kinds[0]) ? dividedList(section) : [section],
  );
}

function dividedList(list: ResumeSection): ResumeSection[] {
  const divided: ResumeSection[] = [{ ...list, lines: [] }];
  for (const [at, line] of list.lines.entries()) {
    const kind = divided.at(-1)?.kinds[0];
    const next =
      line.spaceBefore && !line.bullet ? kindOfBlock(headerAt(list.lines, at), divided.length > 1) : null;
    if (next !== null && (next !== kind || divided.length === 1))
      divided.push({ kinds: [next], heading: null, key: '', lines: [] });
    divided.at(-1)?.lines.push(line);
  }
  return divided;
}

/** Returns what begins with these lines; null if they continue the section. */
function kindOfBlock(header: readonly ResumeLine[], afterPositions: boolean): ResumeSectionKind | null {
  const isCredential = header.some(({ text }) => isCertificationLine(text));
  const hasRange = header.some(({ dates }) => dates.some(({ range }) => range));
  if (isCredential) return afterPositions && !hasRange ? 'certifications' : null;
  const isPosition =
    hasRange &&
    (header[0]?.words ?? 0) <= MAX_FIRST_LINE_WORDS &&
    header.some(({ text }) =>
      text.split(BETWEEN_TITLES).some((part) => titleScore(part) >= MIN_TITLE_SCORE),
    ) &&
    !header.some(({ text }) => findDegrees(text).length > 0);
  return isPosition ? 'work' : null;
}

function headerAt(lines: readonly ResumeLine[], at: number): readonly ResumeLine[] {
  const block = lines.slice(at, at + MAX_HEADER_LINES);
  const end = block.findIndex(({ spaceBefore, bullet }, index) => index > 0 && (spaceBefore || bullet));
  return end === -1 ? block : block.slice(0, end);
}
