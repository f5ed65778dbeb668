import { alternatives } from '../../locales';
import { isPlace } from '../../places/places';
import type { DateMention } from '../../text/dates';
import { employerScore } from '../../text/employer-words';
import { startsLikeDuty } from '../fields/work/action-verbs';
import type { PositionField } from '../../locales/locale';
import { agencyLead } from './header-remarks';
import { positionLabel } from './position-labels';
import { isProse, removeDates, type ResumeLine } from './resume-lines';
import { isTitleWord, titleScore } from '../../text/title-words';
import { countWords } from '../../text/word-count';

/** An entry of a dated section: its header lines, its date, and the lines after it. */
export interface DatedEntry {
  header: ResumeLine[];
  date: DateMention | null;
  body: ResumeLine[];
}

/** More than any history has. The lines after it belong to the last entry. */
const MAX_ENTRIES = 500;
const MAX_HEADER_LINES = 4;
/** Maximum length of a header line in characters. The limit on words does not bound one long word. */
const MAX_HEADER_CHARS = 400;
const MAX_ANCHOR_WORDS = 16;

/**
 * Splits a section into entries by their dates. The number of header lines above the date is learned from the first
 * entry, because a document uses one form throughout. `fieldScore` rates how likely a header line states a field, so
 * that a short line of duties after the date does not become an employer.
 */
export function splitDatedEntries(lines: ResumeLine[], fieldScore: (text: string) => number): DatedEntry[] {
  const anchors = findAnchors(lines).slice(0, MAX_ENTRIES);
  if (anchors.length === 0) return [];
  const above = headerLinesAboveFirst(lines, anchors[0]?.at ?? 0);
  const starts = anchors.map((anchor, index) => {
    const floor = index === 0 ? 0 : (anchors[index - 1]?.at ?? 0) + 1;
    return headerStart(lines, anchor.at, floor, above, index === 0, fieldScore);
  });
  return anchors.map((anchor, index) => {
    const start = starts[index] ?? anchor.at;
    const end = starts[index + 1] ?? lines.length;
    const headEnd = headerEnd(lines, anchor.at, end, fieldScore, anchor.at - start);
    const entry = { header: lines.slice(start, headEnd), date: anchor.date, body: lines.slice(headEnd, end) };
    return withLabelledFields(entry);
  });
}

/**
 * Moves the labelled title and employer of a form below its duties to the header: "Main activities" stands above "Name
 * and address of employer" in some forms.
 */
function withLabelledFields({ header, date, body }: DatedEntry): DatedEntry {
  const fieldOf = ({ text }: ResumeLine): PositionField | undefined => positionLabel(text)?.field;
  const inHeader = new Set(header.map(fieldOf));
  const isMissing = (field: PositionField | undefined): boolean =>
    (field === 'title' || field === 'employer') && !inHeader.has(field);
  if (![...inHeader].some((field) => field !== undefined)) return { header, date, body };
  const moved = body.filter((line, index) => {
    const field = fieldOf(line);
    return isMissing(field) && body.findIndex((other) => fieldOf(other) === field) === index;
  });
  if (moved.length === 0) return { header, date, body };
  return { header: [...header, ...moved], date, body: body.filter((line) => !moved.includes(line)) };
}

interface DateAnchor {
  at: number;
  date: DateMention;
}

function findAnchors(lines: ResumeLine[]): DateAnchor[] {
  const ranged: DateAnchor[] = [];
  const single: DateAnchor[] = [];
  lines.forEach((line, at) => {
    const ranges = line.dates.filter(({ range }) => range);
    // In "Chief accountant (deputy from 2012)   2010 – 2022" the period is at the edge.
    const date = ranges.find((range) => isAtLineEdge(line, range)) ?? ranges[0] ?? line.dates[0];
    if (!date || !canAnchorEntry(line, date)) return;
    (date.range ? ranged : single).push({ at, date });
  });
  // If there are ranges, single dates count only in the same position: alone on the line or at its edge.
  const rangedAt = new Set(ranged.map(({ at }) => at));
  const extra = single.filter(({ at, date }) => {
    const line = lines[at];
    if (!line) return false;
    if (rangedAt.has(at)) return false;
    if ((rangedAt.has(at - 1) || rangedAt.has(at + 1)) && !isOneLineEntry(lines, at, rangedAt)) return false;
    return ranged.length === 0 || isAtLineEdge(line, date);
  });
  return [...ranged, ...extra].sort((a, b) => a.at - b.at);
}

/** True for "Stylist, Salon Sereno (2015)" next to a line of the same form with a range. */
function isOneLineEntry(lines: ResumeLine[], at: number, rangedAt: ReadonlySet<number>): boolean {
  const neighbours = [at - 1, at + 1].filter((index) => rangedAt.has(index));
  return [at, ...neighbours].every((index) => {
    const line = lines[index];
    return line !== undefined && !line.bullet && startsWithPosition(removeDates(line));
  });
}

/** What precedes the date of birth of a person. */
const PERSONAL_DATE = new RegExp(
  `(?<!\\p{L})(?:${alternatives((locale) => locale.personalDataLabels)})\\s*[:.-]?\\s*$`,
  'iu',
);
const SELF_EMPLOYED = /^(?:[^,;]{2,40}, )?self[- ]employed\b/i;

function canAnchorEntry(line: ResumeLine, date: DateMention): boolean {
  if (!date.range && PERSONAL_DATE.test(line.text.slice(0, date.start - line.start))) return false;
  const rest = removeDates(line);
  const words = rest === '' ? 0 : countWords(rest);
  if (words > MAX_ANCHOR_WORDS) return false;
  // "Moving & hauling, self employed, 2022-present"
  if (date.range && SELF_EMPLOYED.test(rest)) return true;
  if (words > 0 && startsLikeDuty(rest) && !(date.range && startsWithPosition(rest))) return false;
  if (
    line.bullet &&
    words > 9 &&
    !(
      date.range &&
      /\t|\s{3}$/.test(line.text.slice(0, date.start - line.start).slice(-3)) &&
      startsWithPosition(rest)
    )
  )
    return false;
  if (date.range) return words <= 10 || isAtLineEdge(line, date);
  if (line.bullet && words > 6) return false;
  const leads =
    date.start - line.start <= 2 && /^[\t:–—-]|^ {2}/.test(line.text.slice(date.end - line.start));
  return leads ? words <= 12 : words <= 8 && isAtLineEdge(line, date) && !/[.;]$/.test(line.text);
}

/** True for "Sewing machine operator, Garment Co, 2008-2014", a position that begins like a duty. */
function startsWithPosition(text: string): boolean {
  const [first = '', ...others] = text.split(/,|\t| {2,}|\s[-–—|•]\s/);
  const words = first.trim().split(/\s+/);
  return others.length > 0 && words.length <= 5 && words.some(isTitleWord);
}

function isAtLineEdge(line: ResumeLine, date: DateMention): boolean {
  return date.start - line.start <= 2 || line.end - date.end <= 2;
}

/** True for a line that may be a header: short, and not a duty, a bullet or running text. */
export function isHeaderLike(line: ResumeLine): boolean {
  const label = positionLabel(line.text);
  if (label && label.field !== 'duties' && line.words <= 14) return true;
  if (line.bullet || line.words > 13 || line.text.length > MAX_HEADER_CHARS || isProse(line)) return false;
  if (SELF_EMPLOYED.test(line.text)) return true;
  if (/^\p{Ll}/u.test(line.text) && !/^(?:e|i)[A-Z]/.test(line.text) && !isHeaderInSmallLetters(line))
    return false;
  if (/[:;,]$/.test(line.text) && line.words > 3) return false;
  if (
    /^(?:responsibilities|duties|key responsibilities|achievements|accomplishments|roles? (?:and|&) responsibilities|job (?:duties|description)|environment|technologies|description|tools|(?:type of )?business or sector)\b/i.test(
      line.text,
    )
  ) {
    return false;
  }
  return !startsLikeDuty(line.text);
}

/** True for "night auditor" on a line of its own, in a text without capitals. */
function isTitleInSmallLetters({ text, words, dates }: ResumeLine): boolean {
  return words <= 5 && dates.length === 0 && /^[\p{Ll} /&-]+$/u.test(text) && titleScore(text) >= 0.6;
}

/** True for a title in small letters, and for "via Adecco" on a line of its own. */
function isHeaderInSmallLetters(line: ResumeLine): boolean {
  return isTitleInSmallLetters(line) || (line.words <= MAX_AGENCY_WORDS && agencyLead(line.text) > 0);
}

/** Words of a line with an agency. */
const MAX_AGENCY_WORDS = 5;

function headerLinesAboveFirst(lines: ResumeLine[], first: number): number {
  let count = 0;
  while (count < MAX_HEADER_LINES && count < first) {
    const line = lines[first - 1 - count];
    if (!line || !isHeaderLike(line)) break;
    count++;
  }
  return count;
}

function headerStart(
  lines: ResumeLine[],
  anchor: number,
  floor: number,
  above: number,
  first: boolean,
  fieldScore: (text: string) => number,
): number {
  if (first) return anchor - above;
  const lead = lines[anchor];
  let start = anchor;
  while (start > floor && anchor - start < above) {
    const line = lines[start - 1];
    if (!line || !isHeaderLike(line) || (endsLikeSentence(line) && !line.bold)) break;
    // The last line of the previous entry may look like a header, but it is indented deeper.
    if (lead && isIndentedDeeper(line, lead) && !line.bold) break;
    start--;
  }
  // The line directly after the previous date belongs to that date if the date begins its entry.
  if (above === 0 && start === anchor) {
    const line = lines[anchor - 1];
    if (
      line &&
      anchor - 1 > floor &&
      line.spaceBefore &&
      isHeaderLike(line) &&
      (line.bold
        ? fieldScore(line.text) > 0.4
        : lead !== undefined && isTitleOnly(lead) && namesEmployer(line))
    ) {
      start--;
    }
  }
  return start;
}

/** True for a dated line that names a title and nothing else. */
function isTitleOnly(line: ResumeLine): boolean {
  const text = removeDates(line);
  return !line.spaceBefore && titleScore(text) >= 0.6 && !/,|\s[-–—|•/]\s/.test(text);
}

/** True for "Chesapeake Urgent Care, Norfolk, VA". */
function namesEmployer(line: ResumeLine): boolean {
  const name = line.text.split(/, |\s[-–—|•]\s/)[0] ?? '';
  return line.dates.length === 0 && employerScore(name) >= 0.35 && titleScore(name) < 0.5;
}

/** True for a line with a title, an employer, a place and a period: the next line states none of them. */
function isComplete(line: ResumeLine): boolean {
  const pieces = removeDates(line)
    .split(/\t|\s*[|•]\s*|\s[-–—/]\s/)
    .filter((piece) => piece.trim() !== '');
  const places = pieces.filter(isPlace);
  const titles = pieces.filter((piece) => titleScore(piece) >= 0.6);
  return places.length > 0 && titles.length > 0 && pieces.length >= places.length + 2;
}

function isIndentedDeeper(line: ResumeLine, than: ResumeLine): boolean {
  if (line.indent === null || than.indent === null || line.source.layout.box === null) return false;
  return (
    line.indent > than.indent + 0.012 &&
    line.source.layout.column === than.source.layout.column &&
    than.indent < 0.4
  );
}

/** True for "Sorting, packing, metal detector checks" and "Fry station, drive-through". */
function isListOfDuties(text: string): boolean {
  const [, ...others] = text.replace(/\([^()]*\)/g, '').split(/, /);
  return others.some((piece) => /^(?!various\b)[\p{Ll}\d]/u.test(piece)) && titleScore(text) < 0.6;
}

/** True for a title with dates below a bold line without dates: the employer. */
function isNamedAbove(before: ResumeLine | undefined, lead: ResumeLine, above: number): boolean {
  return (
    above > 0 &&
    before !== undefined &&
    before.dates.length === 0 &&
    before.bold &&
    !lead.bold &&
    titleScore(removeDates(lead)) >= 0.6 &&
    titleScore(before.text) < 0.6
  );
}

/** True for "Key person for the under-threes.", short for a sentence, and not "Harbor Foods Inc." */
function endsLikeSentence({ text, words }: ResumeLine): boolean {
  return (
    (words > 2 && /\s\p{Ll}[\p{Ll}-]{3,}\.$/u.test(text)) ||
    (words > 3 &&
      /\s\p{Ll}{3}\.$/u.test(text) &&
      !/\b(?:mgr|etc|inc|ltd|eng|rep|sup|gen|tech|ops)\.$/i.test(text))
  );
}

/** Words of a line with a field of an entry, unless a place follows it. */
const MAX_FIELD_WORDS = 10;

/** True for "Department of Correction, West State Prison – Henning, TN". */
function endsInPlace(text: string): boolean {
  const place = /(?:\s[-–—|•]\s|\t|\()([^()]+)\)?$/u.exec(text)?.[1];
  return place !== undefined && isPlace(place);
}

function headerEnd(
  lines: ResumeLine[],
  anchor: number,
  end: number,
  fieldScore: (text: string) => number,
  above: number,
): number {
  let stop = anchor + 1;
  const lead = lines[anchor];
  if (lead && isComplete(lead)) return stop;
  const limit = Math.min(end, anchor + 1 + (above >= 2 ? 2 : 3));
  const named = lead !== undefined && isNamedAbove(lines[anchor - 1], lead, above);
  while (stop < limit) {
    const line = lines[stop];
    if (!line || !isHeaderLike(line) || endsLikeSentence(line)) break;
    if (line.words > MAX_FIELD_WORDS && !endsInPlace(line.text)) break;
    // "Harbor Clinic" and "Nurse, 2013 – 2017" above it name the employer and the title.
    if (named && !line.bold && !isPlace(line.text) && titleScore(line.text) < 0.6) break;
    const before = lines[stop - 1];
    // A line below the header that is indented deeper belongs to the duties.
    if (before && stop - 1 > anchor && isIndentedDeeper(line, before) && !line.bold) break;
    if (
      line.dates.length === 0 &&
      !positionLabel(line.text) &&
      (fieldScore(line.text) < 0.3 || isListOfDuties(line.text))
    )
      break;
    stop++;
  }
  return stop;
}
