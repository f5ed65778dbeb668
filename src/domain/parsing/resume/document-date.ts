import type { PartialDate } from '../../common';
import type { DocumentDate } from '../parse-meta';
import { alternatives } from '../locales';
import type { ParseOptions } from '../parse-outcome';
import { findDates } from '../text/dates';

/** Before this year, a date of a file is an error of a clock. */
const FIRST_FILE_YEAR = 1990;
/** A line that states the date of the document: `Last updated: March 2015`. */
const DATE_LABEL = new RegExp(
  `^\\W*(?:${alternatives((locale) => locale.documentDateLabels)})\\s*[:,]?\\s*(?=\\S)`,
  'iu',
);
/** A line about the future of its writer, such as an expected graduation. */
const FUTURE = new RegExp(`(?<!\\p{L})(?:${alternatives((locale) => locale.futureWords)})(?!\\p{L})`, 'iu');
const MAX_LABELED_LINE = 60;

/**
 * Returns the date that "present" refers to in a resume: as given by the caller, as stated in the text, the date of the
 * file, or the day of the request. The date of a file is used only if no date in the text is later, because a file can
 * be older than its content (a template) but not the other way round.
 */
export function resolveDocumentDate(
  raw: string,
  { documentDate, fileDate, today }: Pick<ParseOptions, 'documentDate' | 'fileDate' | 'today'>,
): DocumentDate {
  if (documentDate) return { value: documentDate, source: 'request' };
  const stated = statedDate(raw, today);
  if (stated) return { value: stated, source: 'text' };
  if (fileDate && isPlausible(fileDate, raw, today)) return { value: fileDate, source: 'metadata' };
  return { value: today, source: 'received' };
}

function statedDate(raw: string, today: string): string | null {
  for (const line of raw.split('\n')) {
    const label = line.length <= MAX_LABELED_LINE ? DATE_LABEL.exec(line) : null;
    if (!label) continue;
    const rest = line.slice(label[0].length);
    const [mention] = findDates(rest);
    if (!mention?.from || mention.range || mention.open || mention.start > 1) continue;
    const date = lastDayOf(mention.from);
    if (date !== null && mention.from <= today.slice(0, mention.from.length)) {
      return date < today ? date : today;
    }
  }
  return null;
}

/** Last day of a month, or the day itself; null for a bare year, which does not date a document. */
function lastDayOf(date: PartialDate): string | null {
  if (date.length === 10) return date;
  if (date.length !== 7) return null;
  const [year, month] = date.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function isPlausible(fileDate: string, raw: string, today: string): boolean {
  if (fileDate > today || Number(fileDate.slice(0, 4)) < FIRST_FILE_YEAR) return false;
  return !raw.split('\n').some((line) => {
    if (FUTURE.test(line)) return false;
    return findDates(line).some(({ from, to }) =>
      [from, to].some(
        (date) =>
          date !== null && date <= today.slice(0, date.length) && date > fileDate.slice(0, date.length),
      ),
    );
  });
}
