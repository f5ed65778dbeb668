import { alternatives } from '../../domain/parsing/locales';
import { isSectionHeading } from './heading';
import { median } from './piece';
import type { Row } from './rows';

/**
 * Distinguishes a table from two columns. In a table a narrow side (dates, labels, places) belongs to the other side
 * row by row; reading it as columns would separate every date from its entry.
 */
export function arePairedRows(left: readonly Row[], right: readonly Row[], em: number): boolean {
  if (isColumnOfDates(left, right) || endsInDates(left, right, em) || isTable(left, right, em)) return true;
  if (areHeadings(left, right) || areHeadings(right, left) || isForm(left, right)) return true;
  const leftIsSparse = left.length <= right.length;
  const sparse = leftIsSparse ? left : right;
  const dense = leftIsSparse ? right : left;
  const aligned = sparse.filter((row) => hasPartner(row, dense)).length / sparse.length;
  if (aligned < 0.75) return false;
  // A short grid, such as skills in two columns, can be read row by row; its headings are beside it.
  if (aligned > 0.9 && dense.length <= 8 && sparse.length < dense.length) return true;
  if (right.length <= left.length && endsTogether(right, em)) return true;
  if (standsAlone(sparse) >= 0.4 && sparse.length <= dense.length * 0.7) return true;
  if (looksLikeDates(sparse) >= 0.5 || looksLikeDates(dense) >= 0.6) return true;
  return looksLikeLabels(sparse, dense, leftIsSparse);
}

/** Share of the rows of a column that are headings of sections, or dates of the other side: they are no column. */
const MIN_HEADING_SHARE = 0.75;
const MIN_HEADINGS = 2;

function areHeadings(rows: readonly Row[], others: readonly Row[]): boolean {
  const headings = rows.filter(
    ({ pieces: [piece, other] }) => piece && !other && isSectionHeading(piece.text),
  );
  const dates = rows.filter((row) => isDateLike(row) && hasPartner(row, others));
  // Of two headings below each other, the first one has its section on the other side.
  const empty = headings.filter((row) => headings.includes(rows[rows.indexOf(row) + 1] as Row));
  if (empty.length >= MIN_HEADINGS && empty.length >= headings.length / 2) return true;
  return headings.length >= MIN_HEADINGS && headings.length + dates.length >= rows.length * MIN_HEADING_SHARE;
}

const MIN_FORM_LABELS = 3;
const MAX_LABEL_CHARS = 28;
/** Share of the labels beside their values. */
const MIN_PAIRED_SHARE = 0.8;
/** Share of the values that begin with a colon. */
const MIN_COLON_SHARE = 0.6;
/** Maximum distance of two lines of a value, in ems. */
const MAX_VALUE_SPACE = 1.7;
const PERSONAL_LABEL = new RegExp(`^(?:${alternatives((locale) => locale.personalDataLabels)})\\s*:?$`, 'iu');

/**
 * True for a form, in which short labels on the left are beside their values: the values begin with colons, or the
 * labels are personal data, or headings of sections stand alone between them.
 */
function isForm(left: readonly Row[], right: readonly Row[]): boolean {
  if (right.some(({ pieces: [piece] }) => piece && isSectionHeading(piece.text.trim()))) return false;
  const isAlone = (row: Row): boolean => !right.some(({ y0, y1 }) => y0 < row.y1 && y1 > row.y0);
  const headings = left.filter(
    (row) => isSectionHeading(row.pieces[0]?.text.trim() ?? '') && isAlone(row) && row.pieces.length === 1,
  );
  const labels = left.filter((row) => !headings.includes(row));
  const paired = labels.filter((row) => hasPartner(row, right));
  if (labels.length < MIN_FORM_LABELS || paired.length < labels.length * MIN_PAIRED_SHARE) return false;
  if (paired.some(({ pieces: [label, other] }) => other || !label || label.text.length > MAX_LABEL_CHARS))
    return false;
  const colons = right.filter(({ pieces: [piece] }) => piece && /^:\s?\S/.test(piece.text));
  if (colons.length >= MIN_FORM_LABELS && colons.length >= paired.length * MIN_COLON_SHARE) return true;
  const personal = paired.filter(({ pieces: [label] }) => label && PERSONAL_LABEL.test(label.text.trim()));
  if (headings.length === 0 && personal.length < 2) return false;
  // A line of the right side that is beside no label goes on with the value above it.
  return right.every((row, at) => {
    const above = right[at - 1];
    return (
      hasPartner(row, paired) || (above && row.baseline - above.baseline <= row.fontSize * MAX_VALUE_SPACE)
    );
  });
}

const MIN_TABLE_ROWS = 3;

/** True if each row begins with a date, or nearly every row has at least two cells on either side: "Employer   Position | Place   Dates". */
function isTable(left: readonly Row[], right: readonly Row[], em: number): boolean {
  if (left.length < MIN_TABLE_ROWS || left.length !== right.length) return false;
  if (left.some((row) => !hasPartner(row, right))) return false;
  const dated = left.filter(({ pieces: [first] }) => first && DATE_LIKE.test(first.text));
  if (dated.length >= left.length - 1) return true;
  return [left, right].every(
    (rows) => rows.filter((row) => hasDistantPieces(row, em)).length >= rows.length * 0.9,
  );
}

function hasDistantPieces({ pieces }: Row, em: number): boolean {
  return pieces.some((piece, index) => index > 0 && piece.x0 - (pieces[index - 1]?.x1 ?? piece.x0) > em);
}

/** True if another row is at the same height. */
export function hasPartner(row: Row, others: readonly Row[]): boolean {
  return others.some(
    (other) => Math.abs(other.baseline - row.baseline) <= 0.3 * Math.min(row.fontSize, other.fontSize),
  );
}

/** True for rows that align on the right but not on the left: dates and places at the end of a line. */
function endsTogether(rows: readonly Row[], em: number): boolean {
  const edge = median(rows.map((row) => row.x1));
  const flush = rows.filter((row) => Math.abs(row.x1 - edge) < em * 0.3).length / rows.length;
  const starts = rows.map((row) => row.x0);
  return flush >= 0.8 && Math.max(...starts) - Math.min(...starts) > em;
}

/** Share of rows without a neighbour at normal line distance above or below. */
function standsAlone(rows: readonly Row[]): number {
  const alone = rows.filter((row, index) => {
    const reach = row.fontSize * 2;
    const above = rows[index - 1];
    const below = rows[index + 1];
    return (
      (!above || row.baseline - above.baseline > reach) && (!below || below.baseline - row.baseline > reach)
    );
  });
  return alone.length / rows.length;
}

export const DATE_LIKE = /\b(19|20)\d{2}\b|^\d{1,2}[/.]\d{2,4}\b|present|current/i;

function looksLikeDates(rows: readonly Row[]): number {
  return rows.filter(isDateLike).length / rows.length;
}

function isDateLike(row: Row): boolean {
  const text = row.pieces.map((piece) => piece.text).join(' ');
  return text.length <= 30 && DATE_LIKE.test(text);
}

const MIN_DATES = 3;

/**
 * True for dates in the margin, each beside its entry. Section headings in the same margin and second lines of long
 * dates have no entry beside them, so only rows that begin a date are checked.
 */
function isColumnOfDates(left: readonly Row[], right: readonly Row[]): boolean {
  const dates = left.filter(isDateLike);
  const from = left.indexOf(dates[0] as Row);
  const to = left.indexOf(dates.at(-1) as Row);
  if (dates.length < MIN_DATES || dates.length < (to - from + 1) * 0.6) return false;
  const beside = new Set(dates.filter((row) => hasPartner(row, right)));
  const begun = left.filter((row, at) => {
    const before = left[at - 1];
    if (!isDateLike(row)) return false;
    const goesOn = before && isDateLike(before) && row.baseline - before.baseline < row.fontSize * 1.7;
    return beside.has(row) || !goesOn;
  });
  return begun.filter((row) => beside.has(row)).length >= begun.length * 0.75;
}

/** Share of the pieces beside a gutter that are dates, and of the dates that are at the height of a line of the other side. */
const MIN_DATE_SHARE = 0.75;

/** True if the text next to the gutter is a column of dates of the other side, right of a column of other text. */
function endsInDates(left: readonly Row[], right: readonly Row[], em: number): boolean {
  const pieces = left.flatMap((row) => row.pieces.map((piece) => ({ ...piece, row })));
  const dates = pieces.filter(({ text }) => text.length <= 30 && DATE_LIKE.test(text));
  if (dates.length < MIN_DATES) return false;
  const start = Math.min(...dates.map(({ x0 }) => x0));
  const others = pieces.filter(({ x1 }) => x1 < start - em);
  // Employers with their dates, both left of their titles, are entries.
  const rowsOfOthers = new Set(others.map(({ row }) => row));
  const withEmployer = dates.filter(({ row }) => rowsOfOthers.has(row));
  if (others.length === 0 || withEmployer.length >= dates.length * MIN_DATE_SHARE) return false;
  const beside = pieces.filter(({ x1, text }) => x1 > start && !isSectionHeading(text.replace(/:$/, '')));
  if (dates.length < beside.length * MIN_DATE_SHARE) return false;
  const paired = dates.filter(({ baseline, fontSize }) =>
    right.some((row) => Math.abs(row.baseline - baseline) <= 0.3 * Math.min(row.fontSize, fontSize)),
  );
  return paired.length >= dates.length * MIN_DATE_SHARE;
}

/** True for `Languages: | German, French` over a few rows: short labels, each beside its value. */
function looksLikeLabels(sparse: readonly Row[], dense: readonly Row[], labelsLeft: boolean): boolean {
  if (!labelsLeft || dense.length > 14) return false;
  const narrow = Math.max(...sparse.map((row) => row.x1 - row.x0));
  const wide = Math.max(...dense.map((row) => row.x1 - row.x0));
  return narrow < wide * 0.6;
}
