/**
 * A read document: text in reading order with the geometry it was printed with. Readers in `src/documents`
 * produce it; the parsers in `src/domain/parsing` consume it and never see a file format.
 */

/** `[x0, y0, x1, y1]` as fractions of the page, origin top left. */
export type Box = [number, number, number, number];

export interface LayoutDocument {
  /** Plain text and DOCX have one page without geometry. */
  pages: LayoutPage[];
  /** True when the format has pages (PDF, images), so that page numbers and boxes mean something. */
  paginated: boolean;
  /** Text that was present but not visible and has been left out: white on white, zero size, off page. */
  hiddenText: string[];
}

/** The way from the picture of a page, as a viewer shows it, to the straightened page that its boxes refer to. */
export interface PicturePlacement {
  /** Quarter turns clockwise that were made first. */
  quarterTurns: number;
  /** Degrees clockwise by which the page was then turned about its middle. */
  degrees: number;
  /** Pixels of the page between the two, and of the straightened one, which is larger by its corners. */
  width: number;
  height: number;
  straightWidth: number;
  straightHeight: number;
}

export interface LayoutPage {
  /** 1-based. */
  number: number;
  /** Points; null without geometry. */
  width: number | null;
  height: number | null;
  source: 'text_layer' | 'vision' | 'plain_text';
  /** In reading order: a column is finished before the next begins. */
  lines: LayoutLine[];
  /** Number of text columns found in the body of the page. */
  columns: number;
  /** True when its line breaks had been lost and were put back by guess: its lines say little about entries. */
  flattened?: boolean;
  /** How the page lies in the picture it was read from; absent where it lies straight. */
  picture?: PicturePlacement;
}

export interface LayoutLine {
  text: string;
  /** Null without geometry. */
  box: Box | null;
  /** 0 for the first column in reading order; -1 for a line that spans columns. */
  column: number;
  /** Points, dominant over the line; null when unknown. */
  fontSize: number | null;
  bold: boolean;
  italic: boolean;
  /** `#rrggbb`, null when unknown. */
  color: string | null;
  /** Nesting of a list item as the format states it (DOCX, HTML); null when it does not. */
  listLevel: number | null;
  /** 1–6 when the format marks a heading (DOCX styles, HTML); null when it does not. */
  headingLevel: number | null;
  /** Row and cell when the line came from a table, so that a parser can pair cells of a row. */
  cell: { table: number; row: number; column: number } | null;
  /** Vertical distance to the line before it in the same column, in multiples of this line's height. */
  gapBefore: number | null;
  /** Runs of one style from left to right; their texts joined by their own spaces give `text`. */
  runs: LayoutRun[];
}

export interface LayoutRun {
  text: string;
  box: Box | null;
  fontSize: number | null;
  bold: boolean;
  italic: boolean;
  /** Link target of the format, when there is one. */
  href: string | null;
  /** 0–1, 1 for a text layer. */
  confidence: number;
}
