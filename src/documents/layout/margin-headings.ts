import { isSectionHeading } from './heading';
import { boundsOf, median, type Piece } from './piece';
import { rowsOf, type Row } from './rows';

/** The heading of a section in a margin of the page, beside the first line of the section. */
export interface MarginHeading {
  /** The heading, its lines joined. */
  label: Piece;
  /** The pieces that it is written in. */
  lines: Piece[];
}

const MIN_HEADINGS = 3;
/** With headings in bold type or capitals. */
const MIN_MARKED_HEADINGS = 2;
const MAX_LINES = 3;
const MAX_LINE_SPACE = 1.75;
/** The same for a line that is a heading by itself. */
const MAX_OWN_LINE_SPACE = 1.45;
/** Minimum distance between the headings and the text, in ems. */
const MIN_MARGIN = 0.4;
/** Share of the headings that have text at their height. */
const MIN_BESIDE_SHARE = 0.7;

/**
 * Finds headings of sections in the left or right margin by their words, whatever their type: aligned at their left or
 * right edge, over up to three lines, with no other text between the first of them and the end of the page.
 */
export function knownMarginHeadings(pieces: readonly Piece[]): MarginHeading[] {
  const left = headingsInLeftMargin(pieces);
  return left.length > 0 ? left : headingsInRightMargin(pieces);
}

/** Finds the headings in the left margin of the mirrored page. */
function headingsInRightMargin(pieces: readonly Piece[]): MarginHeading[] {
  const originals = new Map(pieces.map((piece) => [{ ...piece, x0: -piece.x1, x1: -piece.x0 }, piece]));
  return headingsInLeftMargin([...originals.keys()]).map((heading) => {
    const lines = heading.lines.flatMap((line) => originals.get(line) ?? []);
    return { label: labelled(lines), lines };
  });
}

function headingsInLeftMargin(pieces: readonly Piece[]): MarginHeading[] {
  const rows = rowsOf(pieces);
  const em = median(pieces.map(({ fontSize }) => fontSize));
  const all = headingsIn(rows);
  const [largest = []] = [alignedBy(all, 'x0', em), alignedBy(all, 'x1', em)].sort(
    (a, b) => b.length - a.length,
  );
  const marked = largest.every(({ label: { bold, text } }) => bold || text === text.toUpperCase());
  if (largest.length < (marked ? MIN_MARKED_HEADINGS : MIN_HEADINGS)) return [];
  const written = new Set(largest.flatMap(({ lines }) => lines));
  const first = Math.min(...largest.map(({ label }) => label.y0));
  const edge = boundsOf([...written]).x1 + em * MIN_MARGIN;
  const text = pieces.filter((piece) => !written.has(piece) && piece.y1 > first + em * 0.5);
  if (text.length === 0 || text.some(({ x0 }) => x0 < edge)) return [];
  const beside = largest.filter(({ label: { y0, y1 } }) =>
    text.some((piece) => Math.min(piece.y1, y1) - Math.max(piece.y0, y0) > em * 0.4),
  );
  return beside.length < largest.length * MIN_BESIDE_SHARE ? [] : largest;
}

/** Returns the headings that begin rows, those over several lines joined. */
function headingsIn(rows: readonly Row[]): MarginHeading[] {
  const headings: MarginHeading[] = [];
  const usedPieces = new Set<Piece>();
  const firsts = rows.flatMap(({ pieces: [piece] }) => (piece ? [piece] : []));
  for (const [index, piece] of firsts.entries()) {
    if (usedPieces.has(piece)) continue;
    const heading = headingFrom(piece, firsts.slice(index + 1, index + 8));
    if (!heading) continue;
    for (const line of heading.lines) usedPieces.add(line);
    headings.push(heading);
  }
  return headings;
}

/** Returns the longest heading that begins with a piece. */
function headingFrom(piece: Piece, below: readonly Piece[]): MarginHeading | null {
  let heading = isHeading(piece.text) ? { label: labelled([piece]), lines: [piece] } : null;
  const lines = [piece];
  for (const next of below) {
    const last = lines.at(-1) ?? piece;
    if (lines.length === MAX_LINES || next.baseline - last.baseline > last.fontSize * MAX_LINE_SPACE) break;
    if (!continues(last, next)) continue;
    // The heading of the next section is none of its own lines.
    if (isHeading(next.text) && next.baseline - last.baseline > last.fontSize * MAX_OWN_LINE_SPACE) break;
    lines.push(next);
    if (isHeading(lines.map(({ text }) => text.trim()).join(' ')))
      heading = { label: labelled(lines), lines: [...lines] };
  }
  return heading;
}

function continues(above: Piece, below: Piece): boolean {
  const tolerance = above.fontSize * 0.3;
  return (
    Math.abs(above.fontSize - below.fontSize) < 0.3 &&
    above.bold === below.bold &&
    below.baseline > above.baseline + tolerance &&
    (Math.abs(above.x0 - below.x0) < tolerance || Math.abs(above.x1 - below.x1) < tolerance)
  );
}

function isHeading(text: string): boolean {
  return isSectionHeading(text.trim().replace(/\s*:$/, ''));
}

function labelled(lines: readonly Piece[]): Piece {
  const [first] = lines as [Piece];
  const text = lines
    .map((line) => line.text.trim())
    .join(' ')
    .replace(/\s*:$/, '');
  if (lines.length === 1) return { ...first, text, edges: text === first.text ? first.edges : null };
  return { ...first, ...boundsOf(lines), text, edges: null };
}

/** The largest group of headings with the same left or right edge. */
function alignedBy(all: readonly MarginHeading[], edge: 'x0' | 'x1', em: number): MarginHeading[] {
  const groups = all.map(({ label }) =>
    all.filter((other) => Math.abs(other.label[edge] - label[edge]) < em * 0.3),
  );
  return groups.sort((a, b) => b.length - a.length)[0] ?? [];
}
