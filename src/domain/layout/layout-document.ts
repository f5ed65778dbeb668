/**
 * A document after reading: text in reading order with its geometry. Readers in `src/documents` produce it; the parsers
 * in `src/domain/parsing` consume it and never see a file format.
 */

/** `[x0, y0, x1, y1]` as fractions of the page, origin top left. */
export type Box = [number, number, number, number];

export interface LayoutDocument {
  /** Plain text and DOCX have one page without geometry. */
  pages: LayoutPage[];
  /** True if the format has pages (PDF, images), so that page numbers and boxes are meaningful. */
  paginated: boolean;
  /** Invisible text that was removed: white on white, zero size, off page. */
  hiddenText: string[];
}

/** Transformation from the original page image to the straightened page that boxes refer to. */
export interface PicturePlacement {
  /** Quarter turns clockwise, applied first. */
  quarterTurns: number;
  /** Degrees clockwise of the second rotation, about the centre. */
  degrees: number;
  /**
   * Size in pixels before the second rotation, and of the straightened page, which is larger because of its corners.
   */
  width: number;
  height: number;
  straightWidth: number;
  straightHeight: number;
  /** Correction after the rotations, for photographs taken from an angle. Null if the lines were parallel. */
  fan: LineFan | null;
}

/** Slope of the lines of a page that are not parallel: pixels down per pixel to the right. */
export interface LineFan {
  /** At half height. */
  slope: number;
  /** Slope at the bottom of the page minus the slope at its top. */
  change: number;
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
  /** True if its line breaks were lost and were guessed, so that its lines say little about entries. */
  flattened?: boolean;
  /** Rotation of the page in its image; absent if it is straight. */
  picture?: PicturePlacement;
}

export interface LayoutLine {
  text: string;
  /** Null without geometry. */
  box: Box | null;
  /** 0 for the first column in reading order; -1 for a line that spans columns. */
  column: number;
  /** In points, the size of the longest run; null if unknown. */
  fontSize: number | null;
  bold: boolean;
  italic: boolean;
  /** `#rrggbb`, null when unknown. */
  color: string | null;
  /** Nesting level of a list item if the format declares it (DOCX, HTML); null otherwise. */
  listLevel: number | null;
  /** 1–6 if the format marks a heading (DOCX styles, HTML); null otherwise. */
  headingLevel: number | null;
  /** Table cell of the line, so that a parser can pair the cells of a row; null outside tables. */
  cell: { table: number; row: number; column: number } | null;
  /** Vertical distance to the previous line of the column, in multiples of this line's height. */
  gapBefore: number | null;
  /** Runs of one style from left to right; their concatenated texts are `text`. */
  runs: LayoutRun[];
}

export interface LayoutRun {
  text: string;
  box: Box | null;
  fontSize: number | null;
  bold: boolean;
  italic: boolean;
  /** Link target, if any. */
  href: string | null;
  /** 0–1; 1 for a text layer. */
  confidence: number;
  /**
   * Left and right edge of each UTF-16 code unit of `text`, in ten-thousandths of the page width; absent if unknown.
   */
  edges?: readonly number[];
}
