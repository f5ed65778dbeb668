import { findDates } from '../../../domain/parsing/text/dates';
import { MONTH_PATTERN } from '../../../domain/parsing/text/month-names';
import type { Piece } from '../piece';

/** An incomplete range at the end of a narrow line: "September 2020 – June". */
const OPEN_RANGE = /\b(?:19|20)\d{2}\s*(?:[-–—]|to)(?:\s*\p{L}{3,9}\.?)?$/u;
/** The rest of the range on the next line: "2023", "June 2023", "Present". */
const RANGE_REST = /^(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}|present|current|now)$/iu;
/** A line that a range goes on after: "03/24 -", "8 June 2021 – 4", "February". */
const UNFINISHED = new RegExp(
  `\\d\\D{0,3}[-–—]\\s*(?:\\d{1,2}\\.?|\\p{L}{3,9}\\.?)?$|^(?:${MONTH_PATTERN})\\.?(?: \\d{1,2},?)?$|\\d\\s+(?:to|bis|au|al?)$`,
  'iu',
);
/** A line that goes on with a range: "- 12/25", "to present". */
const CONTINUED = /^(?:[-–—]\s?|(?:to|until|bis|au|al?)\s)[\p{L}\d]/iu;
/** The lines of a month: "2015-" and "06", "October" and "2020". */
const MONTH_START = new RegExp(`^(?:(?:19|20)\\d{2}-|(?:${MONTH_PATTERN})\\.?)$`, 'iu');
const MONTH_END = /^(?:0[1-9]|1[0-2]|(?:19|20)\d{2})$/;
const MAX_LINE_CHARS = 30;
const MAX_LINES = 3;
const LINE_SPACE = 1.8;
const EDGE_TOLERANCE = 2;

/** Joins date ranges that a narrow column has split, at their first line. */
export function joinWrappedDates(pieces: readonly Piece[]): Piece[] {
  const short = pieces.filter(({ text }) => text.length <= MAX_LINE_CHARS);
  const usedPieces = new Set<Piece>();
  const joined = new Map<Piece, Piece>();
  for (const piece of short) {
    if (usedPieces.has(piece)) continue;
    const lines = linesOfRange(piece, short);
    if (!lines) continue;
    for (const line of lines) usedPieces.add(line);
    joined.set(piece, {
      ...piece,
      text: joinTexts(lines.map(({ text }) => text.trim())),
      x0: Math.min(...lines.map(({ x0 }) => x0)),
      x1: Math.max(...lines.map(({ x1 }) => x1)),
      edges: null,
    });
  }
  if (joined.size === 0) return [...pieces];
  return pieces.flatMap((piece) => joined.get(piece) ?? (usedPieces.has(piece) ? [] : [piece]));
}

/** Returns the lines of a range that begins with a piece; null if it is complete by itself or no part of one. */
function linesOfRange(first: Piece, short: readonly Piece[]): Piece[] | null {
  const lines = [first];
  let text = first.text.trim();
  while (lines.length < MAX_LINES) {
    const last = lines.at(-1) ?? first;
    const isOpen = OPEN_RANGE.test(text);
    const isUnfinished = isOpen || UNFINISHED.test(text);
    if (!isUnfinished && !/\d/.test(text)) return null;
    const next = short.find((other) => isBelow(last, other));
    if (!next || !(isUnfinished || CONTINUED.test(next.text.trim()))) return null;
    const rest = next.text.trim();
    const isMonth = MONTH_START.test(text) && MONTH_END.test(rest);
    text = joinTexts([text, rest]);
    lines.push(next);
    if (isMonth && isWholeDate(text)) return lines;
    if ((isOpen && RANGE_REST.test(rest)) || isWholeRange(text)) return lines;
  }
  return null;
}

function isBelow(above: Piece, below: Piece): boolean {
  const distance = below.baseline - above.baseline;
  const isAligned =
    Math.abs(below.x0 - above.x0) < EDGE_TOLERANCE ||
    Math.abs(below.x1 - above.x1) < EDGE_TOLERANCE ||
    Math.abs(below.x0 + below.x1 - above.x0 - above.x1) < EDGE_TOLERANCE;
  return isAligned && distance > above.fontSize * 0.5 && distance < above.fontSize * LINE_SPACE;
}

/** "2015-" and "06" are written together. */
function joinTexts(texts: readonly string[]): string {
  return texts.join(' ').replace(/^((?:19|20)\d{2}-) (?=(?:0[1-9]|1[0-2])$)/, '$1');
}

function isWholeRange(text: string): boolean {
  return isWholeDate(text) && findDates(text)[0]?.range === true;
}

function isWholeDate(text: string): boolean {
  const [date, other] = findDates(text);
  return date !== undefined && other === undefined && date.start === 0 && date.end === text.length;
}
