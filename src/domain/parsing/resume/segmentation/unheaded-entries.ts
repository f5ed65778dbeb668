import { findDegrees, namesSchool } from '../fields/education/degrees';
import { namesCertificationColumns } from '../fields/certifications/certification-table';
import { isCertificationLine, listsCertificationsOnly } from '../fields/certifications/certifications';
import { isProse, removeDates, type ResumeLine } from './resume-lines';
import type { ResumeSectionKind } from './section-kind';
import type { ResumeSection } from './segment-sections';
import { titleScore } from '../../text/title-words';

/** Maximum length of a block about education, in lines. Longer blocks are about something else. */
const MAX_SCHOOLING_SHARE = 6;
/** Maximum lines and words of an entry that are searched for its header. */
const MAX_HEADER_LINES = 3;
const MAX_HEADER_WORDS = 18;
/** Sections that end at a blank line, so that entries without a heading may follow. */
const SECTIONS_TO_SEARCH = new Set<ResumeSectionKind | undefined>([
  'header',
  'other',
  'summary',
  'objective',
  'skills',
  'certifications',
  'languages',
]);

/**
 * Adds sections to a resume without a heading for work or education. A block between blank lines that names a title
 * with a period, or a degree with a school or a date, becomes a section.
 */
export function assignUnheadedEntries(sections: ResumeSection[]): ResumeSection[] {
  const missing = (['education', 'work'] as const).filter(
    (kind) => !sections.some(({ kinds }) => kinds.includes(kind)),
  );
  if (missing.length === 0) return sections;
  const linesByKind = new Map<ResumeSectionKind, ResumeLine[]>(missing.map((kind) => [kind, []]));
  const rest = sections.map((section) => {
    if (!SECTIONS_TO_SEARCH.has(section.kinds[0])) return section;
    const lines = blocksOf(section.lines).flatMap((block) => {
      const kind = kindOf(block);
      const place = kind === null ? undefined : linesByKind.get(kind);
      if (!place) return block;
      const moved =
        section.kinds[0] !== 'certifications'
          ? new Set(block)
          : kind === 'work'
            ? positionsOf(block)
            : schoolingOf(block);
      place.push(...block.filter((line) => moved.has(line)));
      return block.filter((line) => !moved.has(line));
    });
    return { ...section, lines };
  });
  const added = [...linesByKind].flatMap(([kind, lines]) =>
    lines.length > 0 ? [{ kinds: [kind], heading: null, key: '', lines }] : [],
  );
  return added.length > 0 ? [...rest, ...added] : sections;
}

/** Returns the lines about schools under a heading for certifications, with the details below each. */
function schoolingOf(block: readonly ResumeLine[]): Set<ResumeLine> {
  let open = false;
  if (block.some(namesCertificationColumns)) return new Set();
  return new Set(
    block.filter((line) => {
      if (listsCertificationsOnly(line)) return (open = false);
      const named = namesDegree(line.text) || namesSchool(line.text);
      return (open = named || (open && !isCertificationLine(line.text)));
    }),
  );
}

/** Returns the positions under a heading for certifications, from the first on. */
function positionsOf(block: readonly ResumeLine[]): Set<ResumeLine> {
  const from = block.findIndex((line) => startsPosition(line) && !isCertificationLine(line.text));
  return new Set(from < 0 ? [] : block.slice(from));
}

function blocksOf(lines: ResumeLine[]): ResumeLine[][] {
  const blocks: ResumeLine[][] = [];
  for (const line of lines) {
    const open = blocks.at(-1);
    if (open && !line.spaceBefore && !startsPosition(line)) open.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** True for "QA Engineer, Contoso Labs, Seattle, WA (Jun 2018 - Feb 2021)". */
function startsPosition(line: ResumeLine): boolean {
  if (line.bullet || !line.dates.some(({ range }) => range)) return false;
  const [title = '', ...others] = removeDates(line).split(/,\s|\s[-–—|•]\s/);
  return others.length > 0 && title.split(' ').length <= 6 && titleScore(title) >= 0.6;
}

function kindOf(block: ResumeLine[]): 'work' | 'education' | null {
  if (block[0] && startsPosition(block[0])) return 'work';
  const head = block
    .slice(0, MAX_HEADER_LINES)
    .filter((line) => !line.bullet && line.words <= MAX_HEADER_WORDS && !isProse(line));
  const isPeriodAlone = block[0] !== undefined && removeDates(block[0]) === '';
  const titled = head.some((line) => {
    const text = removeDates(line);
    if (Math.max(titleScore(text), titleScore(text.split(', ')[0] ?? '')) >= 0.5) return true;
    // The period above "Happy Nails, Garden Grove — Nail Tech"
    return isPeriodAlone && text.split(/ [-–—|] | \(/).some((piece) => titleScore(piece) >= 0.6);
  });
  if (titled && head.some(({ dates }) => dates.some(({ range }) => range))) return 'work';
  if (block.length > MAX_SCHOOLING_SHARE || !head.some(({ text }) => namesDegree(text))) return null;
  return block.some(({ text, dates }) => dates.length > 0 || namesSchool(text)) ? 'education' : null;
}

/** "MA" in "Worcester, MA" does not mean Master of Arts. */
function namesDegree(text: string): boolean {
  return findDegrees(text).some(({ start, end }) => !/, $/.test(text.slice(0, start)) || end - start > 2);
}
