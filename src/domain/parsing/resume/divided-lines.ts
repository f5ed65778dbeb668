import type { SourceLine } from '../text/source-text';
import type { ResumeLine } from './segmentation/resume-lines';

/** Tolerance for the width of a word, which is estimated from the number of its letters, in letters. */
const TOLERANCE = 0.5;

/** Distance of the left edges of lines of one text, as a share of the page. */
const MAX_INDENT = 0.012;
/** Distance to the line above of a line that continues it, in heights of a line. */
const MAX_GAP = 0.45;
/** An address without blanks can be longer than its column. */
const LONG_WORD = /^\S{16,}$/;

/** The right edges of the columns of a document. */
export class ColumnEdges {
  private readonly edges = new Map<string, number>();

  /** `lines` show how wide the columns are. */
  constructor(lines: Iterable<SourceLine>) {
    for (const line of lines) {
      const right = line.layout.box?.[2];
      if (right === undefined || LONG_WORD.test(line.text)) continue;
      const key = columnOf(line);
      this.edges.set(key, Math.max(this.edges.get(key) ?? 0, right));
    }
  }

  /**
   * True if a line was divided by the width of its column: the first word of the line directly below does not fit beside
   * it. False without geometry.
   */
  divide(line: ResumeLine, next: ResumeLine): boolean {
    const [box, below] = [line.source.layout.box, next.source.layout.box];
    const edge = this.edges.get(columnOf(line.source));
    if (!box || !below || edge === undefined || !isDirectlyBelow(line, next)) return false;
    const letter = (below[2] - below[0]) / Math.max(1, next.source.text.trim().length);
    const [word = ''] = next.text.split(/\s/);
    return (
      Math.abs(box[0] - below[0]) <= MAX_INDENT && box[2] + (word.length + 1 - TOLERANCE) * letter > edge
    );
  }
}

function isDirectlyBelow(line: ResumeLine, next: ResumeLine): boolean {
  return (
    next.index === line.index + 1 &&
    columnOf(line.source) === columnOf(next.source) &&
    (next.source.layout.gapBefore ?? 0) <= MAX_GAP
  );
}

function columnOf({ page, layout }: SourceLine): string {
  return `${page} ${layout.column}`;
}
