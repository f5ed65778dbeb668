import { titleScore } from '../../text/title-words';
import { changeLine, type ResumeLine } from './resume-lines';
import { countWords } from '../../text/word-count';

const MIN_TITLE_SCORE = 0.5;

/** Splits a line with several positions and their periods: "Dock Lead (2022 to present), Dock Worker (2019 to 2022)". */
export function splitSharedLines(lines: readonly ResumeLine[]): ResumeLine[] {
  return lines.flatMap(splitAfterPeriod).flatMap((line) => {
    const ranges = line.dates.filter(({ range }) => range);
    if (line.bullet || ranges.length < 2) return [line];
    const parts: ResumeLine[] = [];
    let from = 0;
    for (const range of ranges) {
      const rest = line.text.slice(range.end - line.start);
      const to = range.end - line.start + (/^\s*[)\]]/.exec(rest)?.[0].length ?? 0);
      const begin = from + (/^[\s,;|&•·]+(?:and )?/.exec(line.text.slice(from))?.[0].length ?? 0);
      const text = line.text.slice(begin, to);
      const start = line.start + begin;
      const title = line.text.slice(begin, range.start - line.start).replace(/[\s,(:–—-]+$/, '');
      // The name of a school lowers the score of the whole.
      if (Math.max(titleScore(title), titleScore(title.split(/ at | @ |, /)[0] ?? '')) < MIN_TITLE_SCORE)
        return [line];
      parts.push(
        changeLine(line, { text, start, end: line.start + to, dates: [range], words: countWords(text) }),
      );
      from = to;
    }
    return /\p{L}{3}/u.test(line.text.slice(from)) ? [line] : parts;
  });
}

/**
 * Splits "Metro Lot Management, Parking Attendant, 2017–2021. Cash handling.", "Motor Sergeant, Fort Sill (2018-2023):
 * Supervised 14 mechanics" and "stable hand, Hillside Farm, 2015-2020, grooming, stalls" after the period.
 */
function splitAfterPeriod(line: ResumeLine): ResumeLine[] {
  const [range, ...others] = line.dates.filter((date) => date.range);
  if (!range || others.length > 0) return [line];
  const end = range.end - line.start;
  const before = line.text.slice(0, range.start - line.start);
  const after = line.text.slice(end);
  const duties =
    /^\)?[.:]\s+(?=\p{Lu})/u.exec(after)?.[0] ??
    (namesTitleAndMore(before) ? LISTED_DUTIES.exec(after)?.[1] : undefined);
  if (duties === undefined) return [line];
  if (
    !isTitleAndEmployer(before) &&
    (!/,/.test(before) || /\p{Ll}{3}\.\s/u.test(before.replace(/\.\s*$/, '')))
  )
    return [line];
  if (duties.includes(':') && titleScore(before.split(',')[0] ?? '') < MIN_TITLE_SCORE) return [line];
  const [header, rest] = [line.text.slice(0, end), line.text.slice(end + duties.length)];
  return [
    changeLine(line, { text: header, end: range.end, words: countWords(header) }),
    changeLine(line, {
      text: rest,
      start: range.end + duties.length,
      dates: [],
      words: countWords(rest),
      bold: false,
      spaceBefore: false,
    }),
  ];
}

/** ", grooming, stalls, hot walking" after a period: parts in small letters, which are no places. */
const LISTED_DUTIES =
  /^(\)?, +)(?=(?:\p{Lu}{2,4} )?\p{Ll}[^,\p{Lu}]*(?:, (?:and )?(?:\p{Lu}{2,4} )?\p{Ll}[^,\p{Lu}]*)*$)/u;

/** True for "stable hand, Hillside Farm, " before a period. */
function namesTitleAndMore(text: string): boolean {
  const [title = '', employer = ''] = text.split(',');
  return /\p{L}/u.test(employer) && titleScore(title) >= MIN_TITLE_SCORE;
}

const TWO_SENTENCES = /^([^.]{2,50})\. ([^.]{2,60})\.? $/u;

/** True for "Painter's helper. Hill Property Maintenance. " before a period. */
function isTitleAndEmployer(text: string): boolean {
  const [, title = ''] = TWO_SENTENCES.exec(text) ?? [];
  return titleScore(title) >= MIN_TITLE_SCORE;
}
