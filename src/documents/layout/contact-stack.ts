import { isSectionHeading } from './heading';
import { boundsOf, heightOf, median, type Piece, type Region } from './piece';
import { rowsOf } from './rows';

/** Contacts one below the other at the right of a name or a summary. */
export interface ContactStack {
  /** The name and what is beside the contacts without a heading. */
  before: Piece[];
  contacts: Piece[];
  after: Piece[];
}

const CONTACT = /[^\s@]+@[^\s@]+\.\p{L}|(?:\+|\(|\b)\d[\d\s().-]{7,}\d|\b(?:www\.|linkedin\.|https?:)/iu;
const MAX_CONTACT_CHARS = 60;
const MIN_CONTACTS = 2;
const MAX_CONTACTS = 9;
/** Maximum distance of two contacts, in ems. */
const MAX_LINE_SPACE = 2.4;
/** Minimum distance between the contacts and the text beside them, in ems. */
const MIN_GAP = 0.8;
/** Contacts in a head begin in the upper part of the page. */
const MAX_TOP_SHARE = 0.3;
/** The same for a page with little text, in ems. */
const MIN_HEAD_HEIGHT = 12;
const EDGE_TOLERANCE = 0.3;
/** A name is larger than the text by this factor. */
const NAME_SCALE = 1.25;
const MIN_PROSE_CHARS = 40;

/**
 * Finds contacts beside a name or a summary: too few lines for a column, whose rows would mix with the text beside them.
 * Null if they begin a column that goes on below them.
 */
export function contactStackOf(pieces: readonly Piece[]): ContactStack | null {
  const em = median(pieces.map(({ fontSize }) => fontSize));
  const page = boundsOf(pieces);
  const top = page.y0 + Math.max(heightOf(page) * MAX_TOP_SHARE, em * MIN_HEAD_HEIGHT);
  const head = pieces.filter(
    ({ y0, x0, text }) => y0 < top && x0 > page.x0 + em && text.length <= MAX_CONTACT_CHARS,
  );
  for (const seed of head.filter(({ text }) => CONTACT.test(text))) {
    for (const edge of ['x0', 'x1'] as const) {
      const stack = stackAround(seed, head, edge, em);
      const divided = stack && dividedAt(stack, pieces, edge, em);
      if (divided) return divided;
    }
  }
  return null;
}

/** The pieces above and below a contact that are aligned with it and follow each other. */
function stackAround(seed: Piece, head: readonly Piece[], edge: 'x0' | 'x1', em: number): Piece[] | null {
  const aligned = head
    .filter(
      (piece) =>
        Math.abs(piece[edge] - seed[edge]) < em * EDGE_TOLERANCE &&
        Math.abs(piece.fontSize - seed.fontSize) < em * 0.2,
    )
    .sort((a, b) => a.baseline - b.baseline);
  const at = aligned.indexOf(seed);
  const goesOn = (index: number): boolean => {
    const [a, b] = [aligned[index], aligned[index + 1]];
    return !!a && !!b && b.baseline - a.baseline <= em * MAX_LINE_SPACE;
  };
  let [from, to] = [at, at];
  while (from > 0 && goesOn(from - 1)) from -= 1;
  while (goesOn(to)) to += 1;
  const stack = aligned.slice(from, to + 1);
  const contacts = stack.filter(({ text }) => CONTACT.test(text));
  if (stack.length > MAX_CONTACTS || contacts.length < Math.max(MIN_CONTACTS, stack.length / 2)) return null;
  return stack.some(({ text }) => isSectionHeading(text.replace(/:$/, ''))) ? null : stack;
}

/** Divides the page at contacts that have text beside them and no column below them. */
function dividedAt(
  stack: readonly Piece[],
  pieces: readonly Piece[],
  edge: 'x0' | 'x1',
  em: number,
): ContactStack | null {
  const region = boundsOf(stack);
  const inside = new Set(pieces.filter((piece) => isIn(piece, region)));
  // An icon before a contact is part of its line.
  const left = Math.min(
    ...[...inside].filter((piece) => isMark(piece) || stack.includes(piece)).map(({ x0 }) => x0),
  );
  const contacts = [...inside].filter(({ x0 }) => x0 >= left - 1);
  const beside = [...inside].filter((piece) => !contacts.includes(piece));
  if (beside.length === 0 || beside.some(({ x1 }) => x1 > left - em * MIN_GAP)) return null;
  // Labels of a form are short and as large as their values.
  if (!beside.some(({ fontSize, text }) => fontSize >= em * NAME_SCALE || text.length >= MIN_PROSE_CHARS))
    return null;
  if (contacts.some((piece) => !stack.includes(piece) && !isMark(piece))) return null;
  if (edge === 'x0' && beginsColumn(region, pieces, em)) return null;
  const bottom = bottomOf(beside, region, pieces, left, em);
  const rest = pieces.filter((piece) => !contacts.includes(piece));
  // The contacts belong to the name, so they are read before a summary.
  const heading = Math.min(
    ...rest.filter(({ text }) => isSectionHeading(text.replace(/:$/, ''))).map(({ y0 }) => y0),
  );
  const before = rest.filter(({ y0, y1 }) => (y0 + y1) / 2 < Math.min(bottom, heading));
  return { before, contacts, after: rest.filter((piece) => !before.includes(piece)) };
}

function isIn({ y0, y1 }: Region, region: Region): boolean {
  const middle = (y0 + y1) / 2;
  return middle > region.y0 && middle < region.y1;
}

function isMark({ text }: Piece): boolean {
  return text.trim().length <= 2 && !/[\p{L}\p{N}]/u.test(text);
}

/** True if the text below the contacts begins at their left edge. */
function beginsColumn(region: Region, pieces: readonly Piece[], em: number): boolean {
  const below = pieces
    .filter(({ x0, x1, y0 }) => y0 >= region.y1 - em * 0.3 && x0 < region.x1 && x1 > region.x0)
    .sort((a, b) => a.y0 - b.y0);
  const next = below[0];
  return next !== undefined && Math.abs(next.x0 - region.x0) < em * EDGE_TOLERANCE;
}

/** The end of the text beside the contacts: a paragraph that goes on below them is not divided. */
function bottomOf(
  beside: readonly Piece[],
  region: Region,
  pieces: readonly Piece[],
  left: number,
  em: number,
): number {
  let last = beside.reduce((lowest, piece) => (piece.y1 > lowest.y1 ? piece : lowest));
  const below = rowsOf(pieces.filter(({ y0 }) => y0 >= Math.min(last.y1, region.y1) - em * 0.3));
  for (const {
    pieces: [piece, ...others],
    y0,
  } of below) {
    if (!piece || y0 < last.y0) continue;
    const goesOn =
      others.length === 0 &&
      piece.x1 < left &&
      piece.bold === last.bold &&
      Math.abs(piece.fontSize - last.fontSize) < 0.3 &&
      piece.baseline - last.baseline < em * MAX_LINE_SPACE * 0.75;
    if (!goesOn) break;
    last = piece;
  }
  return Math.max(last.y1, region.y1);
}
