import { collectWords } from '../../../locales';
import type { SourceText } from '../../../text/source-text';
import { countWords } from '../../../text/word-count';
import { ColumnEdges } from '../../divided-lines';
import { changeLine, type ResumeLine } from '../../segmentation/resume-lines';
import { isCertificationLine } from './certifications';

/** Words of the rest of a credential that a narrow column divides. */
const MAX_REST_WORDS = 5;
const STARTS_SMALL = /^\p{Ll}/u;

/**
 * Joins the lines of a credential that the width of its column divides ("Certified Front Desk" and "Representative") or
 * that a writer of plain text broke ("Ohio Board of" and "Nursing, 2019").
 */
export function joinDividedLines(source: SourceText, lines: readonly ResumeLine[]): ResumeLine[] {
  const edges = new ColumnEdges(source.lines);
  const joined: ResumeLine[] = [];
  let previous: ResumeLine | undefined;
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && previous && (isRestOf(previous, line, edges) || isBrokenOff(previous, line)))
      joined[joined.length - 1] = joinLines(last, line);
    else joined.push(line);
    previous = line;
  }
  return joined;
}

/** One line of both. Dates move with the text, which has one blank where the source may have a break and an indent. */
function joinLines(line: ResumeLine, next: ResumeLine): ResumeLine {
  const text = `${line.text} ${next.text}`;
  const shift = line.start + line.text.length + 1 - next.start;
  const dates = [
    ...line.dates,
    ...next.dates.map((date) => ({ ...date, start: date.start + shift, end: date.end + shift })),
  ];
  return changeLine(line, { text, end: next.end, dates, words: countWords(text) });
}

function isRestOf(line: ResumeLine, next: ResumeLine, edges: ColumnEdges): boolean {
  // The text must keep its offsets.
  if (next.bullet || next.spaceBefore || next.start !== line.end + 1 || next.bold !== line.bold) return false;
  if (next.words > MAX_REST_WORDS || /[.;:]$/.test(line.text) || isCertificationLine(next.text)) return false;
  // A date ends a credential, and recognized text does not show who issued it by its type.
  if (line.dates.length > 0 || line.source.layout.runs.some(({ confidence }) => confidence < 1)) return false;
  if (!edges.divide(line, next)) return false;
  return STARTS_SMALL.test(next.text) || isCertificationLine(line.text);
}

/** Words with which no name ends: "Ohio Board of", "Food Safety and". */
const UNFINISHED = new RegExp(
  `(?:\\s(?:&|of|for|the|in|on|at|by|from|with|${collectWords((locale) => locale.unfinishedWords).join('|')})|\\p{L}-)$`,
  'iu',
);
/** Characters of a line that its writer had to break. */
const MIN_BROKEN_LINE = 48;
/** The name of a body whose first word is on the line above: "…, National" and "Healthcareer Association". */
const REST_OF_BODY =
  /^(?:\p{Lu}[\p{L}'’]+ |of |for |and |& ){0,4}(?:Association|Board|Council|Institute|Society|Commission|Academy|Authority|Services?|Department|Federation|Foundation|Registry|University|College)(?:\s*\([A-Z]+\))?(?:$|[,.]? )/u;
const ENDS_IN_FIRST_WORDS = /(?:,|\s[–—-])\s(?:\p{Lu}[\p{L}.'’]*\s?){1,3}$/u;

/** True if the writer broke a line of plain text in the middle of a credential. */
function isBrokenOff(line: ResumeLine, next: ResumeLine): boolean {
  if (next.index !== line.index + 1 || next.bullet || next.spaceBefore || line.source.layout.box)
    return false;
  if (/[.;:]$/.test(line.text) || line.dates.length > 0) return false;
  // A summary next to the certifications continues on the next line too.
  if (!line.bullet && !isCertificationLine(line.text)) return false;
  if (UNFINISHED.test(line.text)) return true;
  if (STARTS_SMALL.test(next.text)) return line.bullet || line.text.length >= MIN_BROKEN_LINE;
  if (line.text.length < MIN_BROKEN_LINE) return false;
  if (REST_OF_BODY.test(next.text) && ENDS_IN_FIRST_WORDS.test(line.text)) return true;
  return line.bullet && next.words <= 2 && next.dates.length === 0 && !isCertificationLine(next.text);
}
