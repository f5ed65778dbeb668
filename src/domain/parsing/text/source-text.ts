import type { Evidence } from '../../common';
import { clampToUnit } from '../../numbers';
import { roundToFourDecimals } from '../../rounding';
import type {
  Box,
  LayoutDocument,
  LayoutLine,
  LayoutRun,
  PicturePlacement,
} from '../../layout/layout-document';
import { boxInPicture } from '../../layout/picture-box';

/** A part of the raw text; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A line of the document with its offsets in the raw text. */
export interface SourceLine {
  text: string;
  /** Offsets into the raw text; `end` is exclusive and precedes the line break. */
  start: number;
  end: number;
  /** 1-based. */
  page: number;
  layout: LayoutLine;
}

/** The whole text of a document, and where each line of it stands. */
export interface SourceText {
  raw: string;
  lines: SourceLine[];
  paginated: boolean;
  /** By page number, for pages whose image was rotated for OCR. */
  pictures?: ReadonlyMap<number, PicturePlacement>;
}

interface HorizontalPart {
  left: number;
  right: number;
}

const MAX_EVIDENCE_CHARACTERS = 300;

/** Lines joined by `\n`, pages by `\f\n`: the text that every evidence offset points into. */
export function sourceText(document: LayoutDocument): SourceText {
  const lines: SourceLine[] = [];
  const parts: string[] = [];
  let offset = 0;
  document.pages.forEach((page, pageIndex) => {
    if (pageIndex > 0) {
      parts.push('\f\n');
      offset += 2;
    }
    page.lines.forEach((layout, lineIndex) => {
      if (lineIndex > 0) {
        parts.push('\n');
        offset += 1;
      }
      parts.push(layout.text);
      lines.push({
        text: layout.text,
        start: offset,
        end: offset + layout.text.length,
        page: page.number,
        layout,
      });
      offset += layout.text.length;
    });
  });
  const turned = document.pages.filter((page) => page.picture !== undefined);
  const pictures = new Map(turned.map((page) => [page.number, page.picture as PicturePlacement]));
  return { raw: parts.join(''), lines, paginated: document.paginated, pictures };
}

/** Returns the index of the last line that starts at or before `offset`. */
export function lineIndexAt(source: SourceText, offset: number): number {
  let low = 0;
  let high = source.lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((source.lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function unionBox(a: Box | null, b: Box | null): Box | null {
  if (!a || !b) return a ?? b;
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/** Returns the box of a part of the text: the union over its lines on its first page. */
function boxOf(source: SourceText, start: number, end: number, page: number): Box | null {
  let box: Box | null = null;
  for (let i = lineIndexAt(source, start); i < source.lines.length; i += 1) {
    const line = source.lines[i];
    if (!line || line.start >= end || line.page !== page) break;
    box = unionBox(box, boxWithin(line, start, end));
  }
  return box;
}

/** Returns the part of a line's box that a span covers. */
function boxWithin(line: SourceLine, start: number, end: number): Box | null {
  let box: Box | null = null;
  let offset = line.start;
  for (const run of line.layout.runs) {
    const from = offset;
    offset += run.text.length;
    if (!run.box || offset <= start || from >= end || offset === from) continue;
    const part = run.edges
      ? edgesWithin(run, start - from, end - from)
      : shareOfBox(run, start - from, end - from);
    if (part) box = unionBox(box, [part.left, run.box[1], part.right, run.box[3]]);
  }
  return box ?? line.layout.box;
}

/** Returns the outer edges of the characters between two offsets of a run; null if these are white space. */
function edgesWithin({ text, edges = [] }: LayoutRun, start: number, end: number): HorizontalPart | null {
  let left = Infinity;
  let right = -Infinity;
  for (let unit = Math.max(0, start); unit < Math.min(text.length, end); unit++) {
    if (/\s/.test(text[unit] ?? ' ')) continue;
    left = Math.min(left, edges[unit * 2] ?? Infinity);
    right = Math.max(right, edges[unit * 2 + 1] ?? -Infinity);
  }
  return left > right ? null : { left: left / 1e4, right: right / 1e4 };
}

/** Divides the box of a run in proportion to its characters. */
function shareOfBox({ text, box }: LayoutRun, start: number, end: number): HorizontalPart {
  const [x0, , x1] = box ?? [0, 0, 1, 1];
  const at = (offset: number): number => {
    const share = clampToUnit(offset / text.length);
    return roundToFourDecimals(x0 + (x1 - x0) * share);
  };
  return { left: at(start), right: at(end) };
}

/** Converts a box to the page as sent, because viewers show that page. */
function boxOnPage(source: SourceText, start: number, end: number, page: number): Box | null {
  const box = boxOf(source, start, end, page);
  const picture = source.pictures?.get(page);
  return box && picture ? boxInPicture(box, picture) : box;
}

/**
 * Returns the evidence for `raw.slice(start, end)`, truncated to 300 characters, with page and box if the format has
 * them.
 */
export function evidenceAt(source: SourceText, start: number, end: number): Evidence {
  let charEnd = Math.min(end, start + MAX_EVIDENCE_CHARACTERS);
  // A cut inside a surrogate pair would leave text that is not valid Unicode.
  if (charEnd < end && isHighSurrogate(source.raw.charCodeAt(charEnd - 1))) charEnd -= 1;
  const page = source.paginated ? (source.lines[lineIndexAt(source, start)]?.page ?? null) : null;
  return {
    text: source.raw.slice(start, charEnd),
    page,
    box: page === null ? null : boxOnPage(source, start, charEnd, page),
    charStart: start,
    charEnd,
  };
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
