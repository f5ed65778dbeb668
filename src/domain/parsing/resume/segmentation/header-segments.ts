import { findPlaces, stateCodeOf, wholePlace, type PlaceMention } from '../../places/places';
import { worldCityOf } from '../../places/world-cities';
import { employerScore } from '../../text/employer-words';
import { titleScore } from '../../text/title-words';
import type { Location } from '../../../common';
import type { Span } from '../../text/source-text';
import type { PositionField } from '../../locales/locale';
import { firstEndingAfter } from '../../text/span-index';
import { trimEndOf } from '../../text/trim-end';
import { cellsOf, isPositionLabel, positionLabel, type PositionColumns } from './position-labels';
import {
  agencyLead,
  isAccompaniment,
  isDutiesAfterColon,
  remarkAfterPeriod,
  remarkCuts,
} from './header-remarks';
import type { ResumeLine } from './resume-lines';
import { allMatches } from '../../../text/all-matches';

/** A piece of an entry's header that can be one field. */
export interface HeaderSegment extends Span {
  text: string;
  bold: boolean;
  italic: boolean;
  /** True if the piece is in brackets. */
  aside: boolean;
  /** True for the agency that placed the person: "via Adecco". */
  agency: boolean;
  /** Position of its line in the header. */
  row: number;
  location: Location | null;
  /** What the label of its line says it is; null without a label. */
  field: PositionField | null;
}

const LINK_PATTERN = /^(?:https?:\/\/|www\.)\S+$/i;
/** The characters that separators begin with come first, because most characters of a line are none of them. */
const SEGMENT_SEPARATOR =
  /(?=[\s.|•·▪●♦◆»–—;:([{)\]}-])(?:\t+| {2,}|\s*\.{4,}\s*|\s*(?:[|•·▪●♦◆]|(?<!«[^»]{0,80})»)\s*|\s+[-–—]+(?![>–—-])\s*|(?<![-–—])[-–—]+\s+(?!(?:und|oder|and|or|en|of)\s)|\s+@\s+|\s+at\s+(?=["“«]?\p{Lu})(?<!\b(?:College|University|Institute|School)(?: of(?: the)?)?(?: \p{Lu}\p{L}+){0,2}\s+at\s+)|\s*[;]\s*|(?<=\p{Ll}{4})(?<!\b(?:Assoc|Admin|Messrs))\.\s+(?=\p{Lu})|\s*(?:(?<!\d)[–—]|[–—](?!\d))\s*|:\s+|\s+\/\/\s+|[([{)\]}])/gu;

/** What each separator contains. The pattern before costs more. */
const MAY_BE_DIVIDED = /[\t|•·▪●♦◆»–—;(){}[\]]| {2}|\s[-@]|-\s|:\s|\.\s|\sat\s|\s\/\/\s/;

/** What the columns of a table contain, if the section is one. */
export interface TableFields {
  /** Of a table whose cells are separated by tabs. */
  columns?: PositionColumns | null;
  /** Of a table of the document, by column. */
  cells?: ReadonlyMap<number, PositionField>;
}

/** Splits the header lines of an entry into pieces, without dates and with recognized places. */
export function segmentHeader(
  lines: ResumeLine[],
  { columns = null, cells }: TableFields = {},
): HeaderSegment[] {
  const segments: HeaderSegment[] = [];
  lines.forEach((line, row) => {
    const label = positionLabel(line.text);
    const from = line.start + (label?.length ?? 0);
    const brackets = splitBrackets(line);
    const styleAt = styleFinder(line);
    const remarkAt = line.start + remarkAfterPeriod(line.text, line.start, line.dates);
    for (const span of splitLineIntoSpans(line)) {
      if (span.start >= remarkAt) break;
      for (const part of splitPlace(
        span.start,
        line.text.slice(span.start - line.start, span.end - line.start),
      )) {
        if (part.start < from || isPositionLabel(part.text)) continue;
        const { bold, italic } = styleAt(part.start);
        const { start, end, text, location } = part;
        const aside = isWithin(brackets, start - line.start);
        const field = label?.field ?? fieldOfCell(line, cells) ?? fieldOfColumn(line, start, columns);
        const lead = field === null && location === null ? agencyLead(text) : 0;
        const add = (from: number, to: number, part: string, agency = false): void => {
          segments.push({
            start: from,
            end: to,
            text: part,
            bold,
            italic,
            aside,
            agency,
            row,
            location,
            field,
          });
        };
        if (lead > 0) {
          // "via Adecco, Harbor Steel"
          const [agency = '', ...others] = text.slice(lead).split(', ');
          const at = start + lead;
          add(at, at + agency.length, agency, true);
          const rest = others.join(', ');
          if (rest !== '' && worldCityOf(rest) === null) add(end - rest.length, end, rest);
        } else if (
          !isAccompaniment(text) &&
          (field !== null || !isDutiesAfterColon(text, line.text.slice(0, start - line.start)))
        )
          add(start, end, text);
      }
    }
  });
  return segments;
}

function fieldOfCell(
  line: ResumeLine,
  cells: ReadonlyMap<number, PositionField> | undefined,
): PositionField | null {
  const { cell } = line.source.layout;
  return cell === null ? null : (cells?.get(cell.column) ?? null);
}

/** What the column of a table says about a part of a row. */
function fieldOfColumn(line: ResumeLine, at: number, columns: PositionColumns | null): PositionField | null {
  if (!columns) return null;
  const cells = cellsOf(line.text);
  const column = cells.findLastIndex((cell) => cell.at <= at - line.start);
  return cells.length === columns.fields.length ? (columns.fields[column] ?? null) : null;
}

const BRACKETED_TEXT = /\([^()]{1,60}\)/g;

/** Returns the offsets of bracketed text in a line. */
function splitBrackets({ text }: ResumeLine): Span[] {
  if (!text.includes('(')) return [];
  return allMatches(text, BRACKETED_TEXT).map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}

function isWithin(spans: readonly Span[], at: number): boolean {
  const span = spans[firstEndingAfter(spans, at)];
  return span !== undefined && span.start < at;
}

/** "Stocker / Hill Market / Clinton, MS / 2021": three or more pieces with slashes. One slash may be part of a title. */
const SLASHED = /^[^/]+ \/ [^/]+ \/ /;

const MIN_TITLE_SCORE = 0.6;
const MIN_EMPLOYER_SCORE = 0.6;

/** True for "FRAMER / SAWTOOTH CONTRACTING", a title and the name of an employer; not for "Packer / Warehouse". */
function dividesTitle(text: string): boolean {
  const [left = '', right = '', ...others] = text.split(' / ');
  if (right === '' || others.length > 0) return false;
  const names = (title: string, employer: string): boolean =>
    titleScore(title) >= MIN_TITLE_SCORE &&
    titleScore(employer) < MIN_TITLE_SCORE &&
    employerScore(employer) >= MIN_EMPLOYER_SCORE &&
    employerScore(title) < MIN_EMPLOYER_SCORE &&
    /\p{L} \p{Lu}/u.test(employer);
  return names(left, right) || names(right, left);
}

function splitLineIntoSpans(line: ResumeLine): Span[] {
  const cuts: Span[] = [];
  const brackets = splitBrackets(line);
  if (SLASHED.test(line.text) || dividesTitle(line.text))
    for (const match of line.text.matchAll(/ \/ ?/g))
      cuts.push({ start: match.index, end: match.index + match[0].length });
  for (const date of line.dates) cuts.push({ start: date.start - line.start, end: date.end - line.start });
  for (const match of MAY_BE_DIVIDED.test(line.text) ? allMatches(line.text, SEGMENT_SEPARATOR) : []) {
    if (match[0].trim() === '(' && /^\s*\p{L}{1,6}\)/u.test(line.text.slice(match.index + 1))) continue;
    if (
      match[0] === ')' &&
      /\(\s*\p{L}{1,6}$/u.test(line.text.slice(Math.max(0, match.index - 40), match.index))
    )
      continue;
    // Bracketed text is not split: "(Dari – English)".
    if (!/[()]/.test(match[0]) && isWithin(brackets, match.index)) continue;
    cuts.push({ start: match.index, end: match.index + match[0].length });
  }
  cuts.push(...remarkCuts(line.text).filter(({ start }) => !isWithin(brackets, start)));
  for (const at of styleChanges(line)) cuts.push({ start: at, end: at });
  cuts.sort((a, b) => a.start - b.start || a.end - b.end);
  const spans: Span[] = [];
  let from = 0;
  for (const cut of [...cuts, { start: line.text.length, end: line.text.length }]) {
    if (cut.start > from) pushTrimmed(spans, line, from, cut.start);
    from = Math.max(from, cut.end);
  }
  return spans;
}

function pushTrimmed(spans: Span[], line: ResumeLine, from: number, to: number): void {
  const text = line.text.slice(from, to);
  const bare = text.replace(/^[\s,.;:"'•*–—-]+/u, '');
  // The quotes of "Harbor Bakery" LLC belong to the name.
  const isQuoted = text.charAt(text.length - bare.length - 1) === '"' && /"\s+\p{Lu}/u.test(bare);
  const body = isQuoted ? `"${bare}` : bare;
  const start = from + text.length - body.length;
  const trimmed = trimEndOf(body, /[\s,;:"•*–—-]/u);
  // "y" of "2018 y 2019" is no field.
  if (/[\p{L}\p{N}]/u.test(trimmed) && !LINK_PATTERN.test(trimmed) && !/^\p{Ll}$/u.test(trimmed))
    spans.push({ start: line.start + start, end: line.start + start + trimmed.length });
}

/** Returns the offsets in the line where bold or italic begins or ends at the edge of a word. */
function styleChanges(line: ResumeLine): number[] {
  const { runs } = line.source.layout;
  if (runs.length < 2) return [];
  const changes: number[] = [];
  let offset = line.source.start - line.start;
  runs.forEach((run, index) => {
    const before = runs[index - 1];
    if (
      before &&
      (before.bold !== run.bold || before.italic !== run.italic) &&
      offset > 0 &&
      offset < line.text.length
    ) {
      if (/[\s,|–—(-]$/.test(before.text) || /^[\s,|–—)-]/.test(run.text)) changes.push(offset);
    }
    offset += run.text.length;
  });
  return changes;
}

/** Returns a function that returns the typography at an offset. */
function styleFinder(line: ResumeLine): (at: number) => { bold: boolean; italic: boolean } {
  let offset = line.source.start;
  const runs = line.source.layout.runs.map(({ text, bold, italic }) => ({
    bold,
    italic,
    start: offset,
    end: (offset += text.length),
  }));
  return (at) => {
    const { bold, italic } = runs[firstEndingAfter(runs, at)] ?? line;
    return { bold, italic };
  };
}

type TextPart = Span & { text: string; location: Location | null };

/** "Glenaulin Country House, Co. Clare": no town ends with these words. */
const BUILDING = /\p{Lu}\S* (?:House|Arms|Manor|Hall|Castle|Towers)$/u;

/** Splits "Zapatería El Paso, Madrid", because Madrid is a town and a region, and "Transformer Plant, Ukraine". */
function splitEmployerFromTown(start: number, text: string): TextPart[] | null {
  const comma = text.lastIndexOf(', ');
  const name = text.slice(0, comma);
  const town = text.slice(comma + 2);
  if (comma <= 0 || stateCodeOf(town) !== null) return null;
  if (employerScore(name) < 0.5 && !BUILDING.test(name)) return null;
  const location = wholePlace(town);
  if (location === null || location.city !== null) return null;
  // "Ministry of Public Works, Kabul, Afghanistan" names its town.
  if (location.region === null && name.includes(', ')) return null;
  const townStart = start + comma + 2;
  return [
    { start, end: start + comma, text: name, location: null },
    {
      start: townStart,
      end: townStart + town.length,
      text: town,
      location: location.region === null ? location : { ...location, city: location.region, region: null },
    },
  ];
}

/** Removes the title from the town in "Research Intern Cupertino, CA", where a space is all that divides the two. */
function withoutTitle(place: PlaceMention | undefined): PlaceMention | undefined {
  const words = place?.location.city?.split(' ') ?? [];
  for (let count = words.length - 1; place && count > 0; count--) {
    const title = words.slice(0, count).join(' ');
    if (titleScore(title) < 0.8) continue;
    const city = words.slice(count).join(' ');
    const start = place.start + title.length + 1;
    return { ...place, start, location: { ...place.location, city } };
  }
  return place;
}

/** Splits "Acme Foods, Dayton, OH" into the employer and the place. */
function splitPlace(start: number, text: string): TextPart[] {
  const named = splitEmployerFromTown(start, text);
  if (named) return named;
  const whole = wholePlace(text);
  if (whole) return [{ start, end: start + text.length, text, location: whole }];
  const place = withoutTitle(findPlaces(text).at(-1));
  if (!place) return [{ start, end: start + text.length, text, location: null }];
  const parts: TextPart[] = [];
  const before = trimEndOf(text.slice(0, place.start), /[\s,(–—-]/u);
  if (before !== '') parts.push({ start, end: start + before.length, text: before, location: null });
  const raw = text.slice(place.start, place.end);
  parts.push({ start: start + place.start, end: start + place.end, text: raw, location: place.location });
  const after = text.slice(place.end);
  const tail = after.replace(/^[\s,.)–—-]+/u, '');
  if (/[\p{L}\p{N}]/u.test(tail)) {
    const at = start + text.length - tail.length;
    parts.push({ start: at, end: at + tail.length, text: tail, location: null });
  }
  return parts;
}
