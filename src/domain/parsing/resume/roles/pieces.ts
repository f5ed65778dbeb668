import type { DateMention } from '../../text/dates';
import type { Span } from '../../text/source-text';
import { isProse, type ResumeLine } from '../segmentation/resume-lines';
import { allMatches } from '../../../text/all-matches';

/** A part of a line between separators and dates. */
export interface LinePiece extends Span {
  text: string;
  /** Index of its line in the list of lines. */
  line: number;
  /** Its place among the pieces of the line, and their number. */
  at: number;
  count: number;
  /** Kind of the separator before and after it, see {@link SEPARATORS}. */
  before: number;
  after: number;
  /** Null for a piece without a date. A date is a piece of its own. */
  date: DateMention | null;
}

/** Kinds of separators: 0 is the edge of a line or of a date. */
const SEPARATORS: readonly [RegExp, number][] = [
  [/^(?:\t| {2,})/, 1],
  [/^\s*[|•·*◆◇~>→]/, 2],
  [/^\s*(?:[-–—]|->|=>)/, 3],
  [/^\s*[/:]{2}|^\s\//, 4],
  [/^\s*[()[\]{}]/, 5],
  [/^\s*;/, 6],
  [/^\s*:/, 7],
  [/^\s*,/, 8],
  [/^\s*\.{2,}/, 9],
  [/^\s+[a-z@]/i, 10],
];
/** The characters that separators begin with come first, because most characters of a line are none of them. */
const SEPARATOR =
  /(?=[\s|•·◆◇~→=:()[\]{}.;,-])(?:\s*\t\s*| {2,}|\s*[|•·◆◇~→]\s*|\s[*>]\s|\s+[-–—]{1,2}\s+|\s*(?:->|=>)\s*|\s+\/{1,2}\s+|\s*::\s*|\s*(?:\((?!\d{3}\))|(?<!\(\d{3})\)|[[\]{}])+\s*|\s*\.{3,}\s*|;\s+|:\s+|:$|,\s+(?!(?:[A-Z]{2}\.?|DC)(?: \d{5})?(?:$|[\s),;|])|\d{4})|\s\.\s|(?<=\p{L}{4})\.\s+(?=\p{Lu})|\s+(?:at|for|with|@)\s+)/giu;
const MAX_PIECES = 24;
/** Longer lines are running text, of which only dates are pieces of their own. */
const MAX_DIVIDED_WORDS = 40;

interface Cut {
  start: number;
  end: number;
  kind: number;
  date: DateMention | null;
}

/** Returns the pieces of all lines, in order. */
export function piecesOf(lines: readonly ResumeLine[]): LinePiece[] {
  const pieces: LinePiece[] = [];
  lines.forEach((line, index) => {
    const linePieces = piecesOfLine(line, index);
    for (const piece of linePieces) {
      piece.count = linePieces.length;
      pieces.push(piece);
    }
  });
  return pieces;
}

function piecesOfLine(line: ResumeLine, index: number): LinePiece[] {
  const pieces: LinePiece[] = [];
  const { text } = line;
  let from = 0;
  let before = 0;
  const add = (start: number, end: number, after: number, date: DateMention | null): void => {
    const part = text.slice(start, end);
    const lead = /^[\s,.;:•*–—-]*/u.exec(part)?.[0].length ?? 0;
    const body = part.slice(lead).replace(/[\s,;:•*–—-]+$/u, '');
    if (date === null && !/[\p{L}\p{N}]/u.test(body)) return;
    const at = line.start + start + lead;
    pieces.push({
      start: at,
      end: at + body.length,
      text: body,
      line: index,
      at: pieces.length,
      count: 0,
      before,
      after,
      date,
    });
  };
  for (const cut of cutsOf(line)) {
    if (cut.start < from || pieces.length >= MAX_PIECES) continue;
    add(from, cut.start, cut.kind, null);
    before = cut.kind;
    if (cut.date) {
      add(cut.start, cut.end, 0, cut.date);
      before = 0;
    }
    from = cut.end;
  }
  add(from, text.length, 0, null);
  return pieces;
}

function cutsOf(line: ResumeLine): Cut[] {
  const cuts: Cut[] = [];
  for (const date of line.dates) {
    // A line of two joined dates has other offsets than the raw text.
    const end = date.end >= line.end ? line.text.length : date.end - line.start;
    cuts.push({ start: date.start - line.start, end, kind: 0, date });
  }
  if (line.words <= MAX_DIVIDED_WORDS && !isProse(line)) {
    for (const { index, 0: match } of allMatches(line.text, SEPARATOR)) {
      const kind = SEPARATORS.find(([pattern]) => pattern.test(match))?.[1] ?? 11;
      cuts.push({ start: index, end: index + match.length, kind, date: null });
    }
  }
  return cuts.sort((a, b) => a.start - b.start || Number(b.date !== null) - Number(a.date !== null));
}
