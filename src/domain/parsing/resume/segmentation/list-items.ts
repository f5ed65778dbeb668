import { collectWords } from '../../locales';
import type { Span } from '../../text/source-text';
import { ColumnEdges } from '../divided-lines';
import { PAGE_NUMBER, type ResumeLine } from './resume-lines';
import { countWords } from '../../text/word-count';
import { allMatches } from '../../../text/all-matches';

export interface ListItem extends Span {
  text: string;
  line: ResumeLine;
  /** True for one of several items that commas separate, which may have more words than one alone. */
  listed: boolean;
}

/** Commas of a line that is a list beyond doubt. */
const MIN_LIST_COMMAS = 3;
/** Words of the last line of a list, on which its last item ends. */
const MAX_LAST_WORDS = 3;
/** "Interests: chess, hiking" among the skills. */
const INTERESTS_LABEL = new RegExp(
  `^(?:${collectWords((locale) => locale.interestLabels).join('|')})\\s?:`,
  'iu',
);

const ITEM_MARKERS = /\s*(?:[•·▪●♦◆■|;\t]|(?<!«[^»]{0,80})»)\s*|\s{3,}/gu;
const DASH_LABEL = /^[\p{L}][\p{L} &/()]{2,40} [-–—] /u;
/** A phone number or email address of a footer. */
const CONTACT_ITEM = /^\+?[\d\s().-]{7,}$|^\S+@\S+\.\S+$/;
const LEVEL_ONLY =
  /^(?:expert|advanced|intermediate|proficient|beginner|basic|novice|fluent|(?:very )?good|excellent|[abc][12]|\d+\+? ?(?:years?|yrs?)|\d{1,3} ?%)\.?$/i;
/** Lines of the form for languages in a European resume, which stand under its heading for skills. */
const LANGUAGE_FORM =
  /^(?:mother tongue\b|other languages?\b|driving licen[cs]e\b[^,;]{0,12}$)|^(?:(?:understanding|speaking|writing|listening|reading|spoken|interaction|production|\(s\))(?:[\s/]+|$)){2,}$|(?:\b[ABC][12]\b\W+){3}/i;
/** A label of that form before the items on its line. */
const FORM_LABEL =
  /^(?:digital|communication|organi[sz]ational(?: ?\/ ?managerial)?|job-related|computer|technical|other) (?:skills|competences?)[ \t]+(?=\p{Lu})/u;
/** The first cell of a row whose second cell is a list of items. */
const CELL_LABEL = /^[\p{L}][\p{L} &/()]{1,40}\t+(?=[^\t]*,[^\t]*$)/u;
const LABEL_PATTERN = /^[\p{L}][\p{L} &/,()+.-]{1,45}?\s?:\s*/u;

/** Items of list-like lines, split at commas, semicolons, bullets and cells, without category labels ("Databases:"). */
export function listItems(all: ResumeLine[]): ListItem[] {
  const lines = all.filter(({ text }) => !INTERESTS_LABEL.test(text));
  const edges = new ColumnEdges(lines.map(({ source }) => source));
  const items: ListItem[] = [];
  let previous: ResumeLine | null = null;
  for (const [index, line] of lines.entries()) {
    if (LEVEL_ONLY.test(line.text) || isLanguageForm(line.text)) continue;
    if (isCategory(lines, index)) {
      previous = null;
      continue;
    }
    const label = labelLength(line.text) > 0;
    const itemsOfLine = splitLine(line);
    const last = items.at(-1);
    const first = itemsOfLine[0];
    const above = cellsToContinue(items, previous, itemsOfLine);
    if (above) {
      above.forEach((item, cell) => (item.text = `${item.text} ${itemsOfLine[cell]?.text ?? ''}`));
      continue;
    }
    if (
      last &&
      first &&
      previous &&
      !label &&
      wrapsOnto(previous, line, { last, next: lines[index + 1], edges })
    ) {
      last.end = first.end;
      last.text = `${last.text} ${first.text}`;
      itemsOfLine.shift();
    }
    items.push(...itemsOfLine);
    previous = line;
  }
  return items;
}

/**
 * The items of the row above that a row of cells continues: "closing   service" below "Opening and   Customer". Null if
 * the row has items of its own.
 */
function cellsToContinue(
  items: readonly ListItem[],
  previous: ResumeLine | null,
  cells: readonly ListItem[],
): ListItem[] | null {
  if (cells.length < 2 || !previous?.text.includes('\t')) return null;
  if (!cells.every(({ text, line }) => /^\p{Ll}(?!\p{Lu})/u.test(text) && line.text.includes('\t')))
    return null;
  const above = items.filter(({ line }) => line === previous);
  return above.length === cells.length && above.every(({ text }) => /^\p{Lu}/u.test(text)) ? above : null;
}

/** True for "Mother tongue(s)   Italian", "English   C1   C1   B2" and the names of such columns. */
export function isLanguageForm(text: string): boolean {
  return LANGUAGE_FORM.test(text);
}

const CATEGORY_LABEL =
  /(?:technologies|technology|frameworks?|tools?|languages?|databases?|skills|software|platforms?|development|libraries|systems|methodologies|environments?|servers?|applications?|competencies|knowledge|abilities|proficiencies|expertise|qualifications|strengths|specialties|equipment|categories|cloud|devops|ides?|other|others|testing|design|soft|hard|technical|general|management|office)$/i;

/** True for a line that contains only the category of the list below it. */
function isCategory(lines: ResumeLine[], index: number): boolean {
  const line = lines[index];
  if (!line || line.words > 4 || /[,;|•]/.test(line.text)) return false;
  if (isLabelCell(lines, index) || isSubheading(lines, index)) return true;
  const next = lines.slice(index + 1, index + 3).find((candidate) => !LEVEL_ONLY.test(candidate.text));
  if (!next || (next.text.match(/,/g)?.length ?? 0) < 1) return false;
  return line.bold ? !next.bold : CATEGORY_LABEL.test(line.text.replace(/:$/, ''));
}

/** True for the first cell of a row whose next cell lists the items: "Software | SAP, Excel". */
function isLabelCell(lines: ResumeLine[], index: number): boolean {
  const { cell, listLevel } = lines[index]?.source.layout ?? {};
  if (!cell || cell.column > 0 || listLevel !== null) return false;
  const inRow = lines.filter(
    ({ source: { layout } }) => layout.cell?.table === cell.table && layout.cell.row === cell.row,
  );
  return (
    inRow.filter(({ source: { layout } }) => layout.cell?.column === cell.column).length === 1 &&
    inRow.some(({ text, source: { layout } }) => layout.cell?.column !== cell.column && text.includes(','))
  );
}

/** Lines below a bold line that make it the name of a group of items. */
const MIN_GROUP_LINES = 2;

/** True for a bold line above several short items that are not bold. A bold skill has only its level below it. */
function isSubheading(lines: ResumeLine[], index: number): boolean {
  const line = lines[index];
  if (!line?.bold || line.bullet) return false;
  const below = lines.slice(index + 1, index + 1 + MIN_GROUP_LINES);
  return (
    below.length === MIN_GROUP_LINES &&
    below.every(({ bold, words, text }) => !bold && words <= 4 && !LEVEL_ONLY.test(text))
  );
}

interface ListPosition {
  last: ListItem;
  next: ResumeLine | undefined;
  edges: ColumnEdges;
}

/** True if a comma list continues on the next line in the middle of an item. */
function wrapsOnto(previous: ResumeLine, line: ResumeLine, { last, next, edges }: ListPosition): boolean {
  if (line.bullet || line.spaceBefore || last.line !== previous) return false;
  if (/[,;.|•:]$/.test(previous.text)) return false;
  if (endsList(previous, line, next)) return true;
  const isNarrow = isDividedInColumn(previous, line, last, edges);
  if (/^\p{Ll}/u.test(line.text) && !/^(?:i|e)[A-Z]/.test(line.text))
    return previous.text.length > 25 || (isNarrow && /^\p{Lu}/u.test(last.text));
  // A list with commas goes on; its last line may have none.
  const goesOn = line.text.includes(',') || line.words <= MAX_LAST_WORDS;
  if (isNarrow && goesOn && previous.text.includes(',')) return true;
  return (
    previous.text.length > 60 &&
    /,/.test(previous.text) &&
    /,/.test(line.text) &&
    (last.text.split(' ').length === 1 || /\b(?:and|of|&)$/.test(last.text))
  );
}

/** Words of an item that a narrow column divides. */
const MAX_DIVIDED_WORDS = 4;

/** True if an item is divided because its column is narrow. */
function isDividedInColumn(
  previous: ResumeLine,
  line: ResumeLine,
  last: ListItem,
  edges: ColumnEdges,
): boolean {
  const [rest = ''] = line.text.split(/[,;|•]/);
  return (
    !/\t/.test(`${previous.text}${line.text}`) &&
    line.bold === previous.bold &&
    countWords(last.text) + countWords(rest) <= MAX_DIVIDED_WORDS &&
    edges.divide(previous, line)
  );
}

/** True for "Systems" below "Python, Go, Kafka, Distributed": the rest of the last item of a list. */
function endsList(previous: ResumeLine, line: ResumeLine, next: ResumeLine | undefined): boolean {
  const commas = previous.text.match(/,/g)?.length ?? 0;
  return (
    commas >= MIN_LIST_COMMAS &&
    previous.text.length > 60 &&
    line.words <= MAX_LAST_WORDS &&
    !/[,;:|•\t]/.test(line.text) &&
    line.bold === previous.bold &&
    (next === undefined || next.spaceBefore || next.bullet || LABEL_PATTERN.test(next.text))
  );
}

/** Words of a label in a row of labels. */
const MAX_LABEL_WORDS = 4;

/** Returns the labels of a row such as "Excel   Payroll   Cash handling", which differ from a phrase by their distance. */
function labelsInRow(line: ResumeLine): { at: number; text: string }[] | null {
  const { runs } = line.source.layout;
  if (runs.length < 2 || /[,;:|•]/.test(line.text)) return null;
  const labels: { at: number; text: string }[] = [];
  let at = 0;
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1];
    if (before && (before.bold !== run.bold || before.italic !== run.italic)) return null;
    const text = run.text.trim();
    if (text.split(' ').length > MAX_LABEL_WORDS || !/^[\p{Lu}\d]/u.test(text)) return null;
    const start = line.text.indexOf(text, at);
    if (start === -1) return null;
    labels.push({ at: start, text });
    at = start + text.length;
  }
  return labels;
}

function splitLine(line: ResumeLine): ListItem[] {
  const items: ListItem[] = [];
  const labels = labelsInRow(line);
  if (labels) {
    for (const { at, text } of labels) pushItem(items, line, at, text);
    return items;
  }
  const cellLabel = CELL_LABEL.exec(line.text)?.[0].length ?? 0;
  const chunks = splitKeeping(line.text, ITEM_MARKERS);
  const namesItems = chunks.some(({ text }) => labelLength(text) > 0 && text.includes(','));
  for (const chunk of chunks) {
    if (chunk.at < cellLabel) continue;
    const label = labelLength(chunk.text);
    const rest = chunk.text.slice(label);
    if (label > 0 && LEVEL_ONLY.test(rest.trim())) {
      // In "Web Development: Expert" the label is the item, the rest its level, unless its items follow.
      if (!namesItems) pushItem(items, line, chunk.at, chunk.text);
      continue;
    }
    const parts = splitCommas(rest);
    const listed = parts.length >= MIN_LIST_COMMAS;
    for (const part of parts) pushItem(items, line, chunk.at + label + part.at, part.text, listed);
  }
  return items;
}

/** Length of a category label before its items: "Databases:", "Databases – MySQL, Oracle". */
function labelLength(text: string): number {
  const colon = LABEL_PATTERN.exec(text);
  if (colon) return colon[0].length;
  const form = FORM_LABEL.exec(text.charAt(0).toLowerCase() + text.slice(1));
  if (form) return form[0].length;
  const cell = CELL_LABEL.exec(text);
  if (cell) return cell[0].length;
  const dash = DASH_LABEL.exec(text);
  return dash && text.slice(dash[0].length).includes(',') ? dash[0].length : 0;
}

function splitCommas(text: string): { at: number; text: string }[] {
  const words = countWords(text);
  const commas = (text.match(/,/g) ?? []).length;
  // Running text has commas too, but the pieces of a list are short.
  if (commas === 0 || words / (commas + 1) > 6) return [{ at: 0, text }];
  const parts: { at: number; text: string }[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index <= text.length; index++) {
    const char = text[index];
    if (char === '(') depth++;
    else if (char === ')') depth = Math.max(0, depth - 1);
    if (index === text.length || (char === ',' && depth === 0 && !/\d/.test(text[index + 1] ?? ''))) {
      parts.push({ at: from, text: text.slice(from, index) });
      from = index + 1;
    }
  }
  return parts;
}

function splitKeeping(text: string, separator: RegExp): { at: number; text: string }[] {
  const parts: { at: number; text: string }[] = [];
  let from = 0;
  for (const match of allMatches(text, separator)) {
    parts.push({ at: from, text: text.slice(from, match.index) });
    from = match.index + match[0].length;
  }
  parts.push({ at: from, text: text.slice(from) });
  return parts;
}

function pushItem(items: ListItem[], line: ResumeLine, at: number, raw: string, listed = false): void {
  const body = raw.replace(/^[\s*–—:"-]+|^(?:and|&|etc\.?)\s+/u, '');
  const lead = raw.length - body.length;
  const text = body.replace(/[\s,;:.–—"-]+$/u, (end) =>
    /^\.\s*$/.test(end) && /\b(?:\p{L}\.)+\p{L}$/u.test(body.slice(0, -end.length)) ? '.' : '',
  );
  if (PAGE_NUMBER.test(text) || CONTACT_ITEM.test(text) || LEVEL_ONLY.test(text)) return;
  if (!/[\p{L}\p{N}]/u.test(text) || /^(?:etc|and|or|including)$/i.test(text)) return;
  const start = line.start + at + lead;
  items.push({ text, start, end: start + text.length, line, listed });
}
