import { titleScore } from '../../text/title-words';
import { hasCertificationCue } from '../fields/certifications/certification-cue';
import { listsCertificationsOnly } from '../fields/certifications/certifications';
import { findDegrees, namesSchool } from '../fields/education/degrees';
import { isProse, removeDates, type ResumeLine } from './resume-lines';
import type { ResumeSectionKind } from './section-kind';
import type { ResumeSection } from './segment-sections';

const MIXED_KINDS = new Set<ResumeSectionKind | undefined>(['work', 'header', 'summary', 'other']);
/** Entries of one line in a row that make a list. */
const MIN_ENTRIES = 3;
const MAX_WORDS = 16;
const MIN_TITLE_SCORE = 0.5;
/** The same of words that also name a school: "Primary school teacher". */
const MIN_TITLE_SCORE_OF_SCHOOL = 0.8;

/**
 * Moves the schools and the credentials of a list that has positions, schools and cards, each with its year on one line, to
 * sections of their own.
 */
export function divideMixedLists(sections: ResumeSection[]): ResumeSection[] {
  const moved = new Map<ResumeSectionKind, ResumeLine[]>([
    ['education', []],
    ['certifications', []],
  ]);
  const rest = sections.map((section) => {
    if (!MIXED_KINDS.has(section.kinds[0])) return section;
    const lines = listsOf(section.lines).flatMap((list) =>
      list.filter((line) => {
        const place = list.length < MIN_ENTRIES ? undefined : moved.get(kindOf(line));
        place?.push(line);
        return place === undefined;
      }),
    );
    return lines.length === section.lines.length ? section : { ...section, lines };
  });
  const added = [...moved].flatMap(([kind, lines]) =>
    lines.length > 0 ? [{ kinds: [kind], heading: null, key: '', lines }] : [],
  );
  return added.length > 0 ? [...rest, ...added] : sections;
}

/** Runs of lines with a year each, and all other lines alone. */
function listsOf(lines: readonly ResumeLine[]): ResumeLine[][] {
  const lists: ResumeLine[][] = [];
  let open: ResumeLine[] | null = null;
  for (const line of lines) {
    if (!isOneLineEntry(line)) {
      lists.push([line]);
      open = null;
    } else if (open && line.index === (open.at(-1)?.index ?? 0) + 1) open.push(line);
    else lists.push((open = [line]));
  }
  return lists.flatMap((list) => (list.some(isPosition) ? [list] : list.map((line) => [line])));
}

function isOneLineEntry(line: ResumeLine): boolean {
  const [date] = line.dates;
  if (date === undefined || line.dates.length > 1 || line.words > MAX_WORDS || isProse(line)) return false;
  return (date.start <= line.start + 2 || date.end >= line.end - 2) && /\p{L}{2}/u.test(removeDates(line));
}

function piecesOf(line: ResumeLine): string[] {
  return removeDates(line)
    .split(/,\s|\s[-–—|•]\s|:\s|\s\(|\t| {2,}/)
    .map((piece) => piece.replace(/^[\s:,–—-]+|[\s:,)–—-]+$/g, ''))
    .filter((piece) => piece !== '');
}

/** True for "2021 - now Packer, Valley Fruit". */
function isPosition(line: ResumeLine): boolean {
  return line.dates[0]?.range === true && piecesOf(line).length > 1 && hasTitle(line);
}

function hasTitle(line: ResumeLine): boolean {
  return piecesOf(line).some(
    (piece) =>
      titleScore(piece) >= (namesSchool(piece) ? MIN_TITLE_SCORE_OF_SCHOOL : MIN_TITLE_SCORE) &&
      !findDegrees(piece).some(({ end }) => end === piece.length),
  );
}

/** The words of a document: "Flagger card" is none of the positions of a flagger. */
const CARD_AT_END = /(?:card|permit|licen[cs]e|certificat(?:e|ion)|ticket)$/i;

function kindOf(line: ResumeLine): 'education' | 'certifications' | 'work' {
  const [first = '', ...others] = piecesOf(line);
  if (listsCertificationsOnly(line)) return 'certifications';
  const isRange = line.dates[0]?.range === true;
  if (!isRange && CARD_AT_END.test(first) && hasCertificationCue(first)) return 'certifications';
  // "Primary school teacher" is no schooling, "Diploma in nursing" is.
  const isTitle = titleScore(first) >= MIN_TITLE_SCORE_OF_SCHOOL && !/ (?:in|of) /i.test(first);
  const startsWithDegree = !isTitle && findDegrees(first).some(({ start }) => start === 0);
  if (startsWithDegree && !hasTitle(line)) return 'education';
  if (startsWithDegree && others.some(namesSchool)) return 'education';
  if (hasTitle(line)) return 'work';
  if (!isRange && hasCertificationCue(first)) return 'certifications';
  // "Long-term Substitute, Larkfield High School" may be a title that no word tells.
  return namesSchool(first) ? 'education' : 'work';
}
