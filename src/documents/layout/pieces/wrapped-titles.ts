import { findDates } from '../../../domain/parsing/text/dates';
import { isSectionHeading } from '../heading';
import type { Piece } from '../piece';

const MAX_LINES = 3;
const MAX_LINE_SPACE = 1.7;
/** Distance of the left edges of lines of one column, in ems. */
const COLUMN_REACH = 3;
/** Distance of the lines that show how wide a column is, in ems. */
const COLUMN_HEIGHT = 15;
const WORD_SPACE = 0.25;

/**
 * Joins the lines of a bold title or heading that a narrow column divides, at its first line, beside which its dates may
 * be: a line was divided if the first word of the next one does not fit into the rest of its column.
 */
export function joinWrappedTitles(pieces: readonly Piece[]): Piece[] {
  const bold = pieces.filter(isTitle);
  const usedPieces = new Set<Piece>();
  const joined = new Map<Piece, Piece>();
  for (const first of bold) {
    if (usedPieces.has(first)) continue;
    const lines = [first];
    while (lines.length < MAX_LINES) {
      const last = lines.at(-1) ?? first;
      const next = bold.find((other) => isBelow(last, other));
      if (!next || isHeading(lines) || !wasDivided(last, next, besideOf(first, pieces), pieces)) break;
      lines.push(next);
    }
    if (lines.length === 1 || isFollowed(lines.at(-1) ?? first, bold)) continue;
    for (const line of lines) usedPieces.add(line);
    joined.set(first, joinLines(lines));
  }
  if (joined.size === 0) return [...pieces];
  return pieces.flatMap((piece) => joined.get(piece) ?? (usedPieces.has(piece) ? [] : [piece]));
}

/** True for lines that are the heading of a section, which another one or a title may follow. */
function isHeading(lines: readonly Piece[]): boolean {
  const text = lines.map((line) => line.text.trim()).join(' ');
  return isSectionHeading(text.replace(/\s*:$/, ''));
}

function isTitle({ bold, text }: Piece): boolean {
  return bold && text.length <= 60 && /^\p{Lu}|^[\p{Ll}&]/u.test(text);
}

function isBelow(above: Piece, below: Piece): boolean {
  const distance = below.baseline - above.baseline;
  return (
    distance > above.fontSize * 0.8 &&
    distance <= above.fontSize * MAX_LINE_SPACE &&
    Math.abs(below.x0 - above.x0) < above.fontSize * 0.2 &&
    Math.abs(below.fontSize - above.fontSize) < 0.3 &&
    below.italic === above.italic &&
    below.color === above.color
  );
}

/** True if another bold line is directly below: bold text is no title there. */
function isFollowed(last: Piece, bold: readonly Piece[]): boolean {
  return bold.some((other) => isBelow(last, other));
}

/** The texts to the right of a line at its height. */
function besideOf({ x1, baseline, fontSize }: Piece, pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece) => piece.x0 > x1 && Math.abs(piece.baseline - baseline) < fontSize * 0.3);
}

/** `dates` are the texts beside the first line of the title; the lines below it are not longer. */
function wasDivided(line: Piece, next: Piece, dates: readonly Piece[], pieces: readonly Piece[]): boolean {
  const em = line.fontSize;
  const besideNext = besideOf(next, pieces);
  // An address without blanks can be longer than its column, and a line far above can be wider than it.
  const column = pieces.filter(
    ({ x0, baseline, text }) =>
      Math.abs(x0 - line.x0) < em * COLUMN_REACH &&
      Math.abs(baseline - line.baseline) < em * COLUMN_HEIGHT &&
      !/^\S{16,}$/.test(text),
  );
  const edge = Math.max(...column.map(({ x1 }) => x1));
  const nearest = Math.min(...dates.map(({ x0 }) => x0));
  const limit = Math.min(edge, nearest - em * WORD_SPACE);
  const [word = ''] = next.text.split(' ');
  const width = ((next.x1 - next.x0) * word.length) / next.text.length;
  // The bold beginnings of two lines are labels, and a date beside the second line begins another entry.
  const isLabel = [line, next].some((one) =>
    besideOf(one, pieces).some(({ x0, text }) => x0 < one.x1 + em && !isDate(text)),
  );
  if (isLabel) return false;
  if (/^\p{Ll}/u.test(next.text) && besideNext.every(({ x0 }) => x0 > edge)) return true;
  if (nearest < edge && besideNext.some(({ x0 }) => x0 < edge)) return false;
  return line.x1 + em * WORD_SPACE + width > limit;
}

/** A date may be close to the title of a narrow column. */
function isDate(text: string): boolean {
  const [date] = findDates(text);
  return date !== undefined && date.end - date.start === text.trim().length;
}

function joinLines(lines: readonly Piece[]): Piece {
  const [first] = lines as [Piece];
  return {
    ...first,
    text: lines.map(({ text }) => text.trim()).join(' '),
    x1: Math.max(...lines.map(({ x1 }) => x1)),
    edges: null,
  };
}
