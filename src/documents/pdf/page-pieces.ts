import type { Piece, Region } from '../layout/piece';
import { contains } from '../layout/piece';
import { cleanGlyph, isUnreadable } from '../text/clean-text';
import { textOfGlyphs, type LineGlyph } from './glyph-text';
import { restoreLigatures, UNNAMED_GLYPH } from './ligatures';
import type { FontTraits } from './font-traits';
import type { GlyphStyle, PageSink, PaintedShape } from './page-walk';

/** Content of the text layer of one page. */
export interface PageText {
  pieces: Piece[];
  /** Rotated pieces, kept separate because they belong to no column. */
  turned: Piece[];
  /** Text that is present but invisible. */
  hidden: string[];
  /** Invisible pieces under or over a page-size image: the OCR result of a scanner. */
  recognized: Piece[];
  /** Areas of images, largest first. */
  images: Region[];
  /** Filled shapes other than rectangles: letters converted to outlines, drawings. */
  shapes: number;
  glyphs: number;
  /** Glyphs without a character. */
  unreadable: number;
}

interface OpenPiece {
  style: GlyphStyle;
  baseline: number;
  letters: LineGlyph[];
  /** Pen position after the last glyph, with letter spacing. */
  pen: number;
  across: number;
  /** A space follows the last letter. */
  spaced: boolean;
  startsSpaced: boolean;
  outOfSight: boolean;
  bold: boolean;
}

interface PaintedArea {
  area: Region;
  /** Null if the area has no single known colour. */
  color: string | null;
  opaque: boolean;
  order: number;
}

interface DonePiece {
  piece: Piece;
  /** Drawn without ink. */
  inkless: boolean;
  /** Too small or off the page. */
  outOfSight: boolean;
  turned: boolean;
}

/** A wider gap, in ems, ends a piece: it may be a gutter between columns. */
const PIECE_GAP = 0.9;
const MIN_FONT_SIZE = 1.2;
const MIN_SCAN_COVERAGE = 0.6;
const MAX_OUTLINE = 60;
const MIN_ADVANCE = 0.02;
/** Below this, text is not level, and its characters have no horizontal edges. */
const MIN_LEVEL_COSINE = 0.9998;

/** Collects the glyphs of a page into pieces and detects text that a reader of the page cannot see. */
export class PageCollector implements PageSink {
  readonly #width: number;
  readonly #height: number;
  readonly #painted: PaintedArea[] = [];
  readonly #images: { area: Region; order: number }[] = [];
  /** Shapes small enough to be the outline of a glyph. */
  readonly #shapes: { area: Region; color: string | null }[] = [];
  readonly #widths = new Map<FontTraits, Map<string, number>>();
  readonly #done: DonePiece[] = [];
  readonly #drawn = new Map<string, Piece>();
  #open: OpenPiece | null = null;
  #order = 0;
  #glyphs = 0;
  #lastText = '';
  #unreadable = 0;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  fill({ area, color, rectangle, opaque }: PaintedShape): void {
    this.#close();
    const width = area.x1 - area.x0;
    const height = area.y1 - area.y0;
    if (!rectangle && height < MAX_OUTLINE) this.#shapes.push({ area, color });
    if (width < 20 || height < 5) return;
    const solid = rectangle && opaque;
    this.#painted.push({ area, color: solid ? color : null, opaque: solid, order: ++this.#order });
  }

  image(area: Region): void {
    const size = (area.x1 - area.x0) * (area.y1 - area.y0);
    if (size < 0.002 * this.#width * this.#height) return;
    this.#close();
    this.#images.push({ area, order: ++this.#order });
    this.#painted.push({ area, color: null, opaque: false, order: this.#order });
  }

  glyph(
    style: GlyphStyle,
    raw: string,
    isSpace: boolean,
    x: number,
    y: number,
    width: number,
    advance: number,
  ): void {
    const along = x * style.cos + y * style.sin;
    const across = y * style.cos - x * style.sin;
    let open = this.#open;
    const continues = open !== null && this.#continues(open, style, along, across);
    if (isSpace) {
      if (open && continues) {
        open.spaced = true;
        open.pen = along + advance;
      }
      return;
    }
    this.#glyphs += 1;
    const text = this.#textOf(style, raw, width);
    if (text !== '') this.#lastText = text;
    if (text === '' || text === ' ') {
      if (open) open.pen = along + advance;
      return;
    }
    const outOfSight = style.size < MIN_FONT_SIZE || this.#isOffPage(style, x, y);
    if (!open || !continues || open.outOfSight !== outOfSight) {
      const startsSpaced = open?.spaced === true && Math.abs(across - open.across) < style.size * 0.5;
      this.#close();
      open = {
        style,
        baseline: y,
        letters: [],
        pen: along,
        across,
        spaced: false,
        startsSpaced,
        outOfSight,
        bold: style.font.bold || style.stroked,
      };
      this.#open = open;
    }
    open.letters.push({ text, start: along, end: along + width, spaced: open.spaced });
    open.spaced = false;
    open.pen = along + advance;
  }

  #textOf({ font, size }: GlyphStyle, raw: string, width: number): string {
    // An icon or a round dot separates the text after it, so both count as a bullet.
    if (font.icons) return this.#lastText === '•' ? '' : '•';
    this.#noteWidth(font, raw, width / (size || 1));
    const unreadable = isUnreadable(raw);
    if (unreadable) this.#unreadable += 1;
    return unreadable && width > size * MIN_ADVANCE ? UNNAMED_GLYPH : cleanGlyph(raw);
  }

  finish(): PageText {
    this.#close();
    const result: PageText = {
      pieces: [],
      turned: [],
      hidden: [],
      recognized: [],
      images: this.#images.map((image) => image.area).sort((a, b) => areaOf(b) - areaOf(a)),
      shapes: this.#shapes.length,
      glyphs: this.#glyphs,
      unreadable: this.#unreadable,
    };
    const pageArea = this.#width * this.#height;
    const scanned = this.#images.some((image) => areaOf(image.area) > MIN_SCAN_COVERAGE * pageArea);
    for (const { piece, inkless, outOfSight, turned } of this.#done) {
      if (inkless && this.#isOutlined(piece)) piece.bold = true;
      else if (
        scanned &&
        !outOfSight &&
        (inkless || this.#isUnderImage(piece, MIN_SCAN_COVERAGE * pageArea, Infinity))
      ) {
        result.recognized.push(piece);
        continue;
      } else if (inkless || outOfSight || this.#isCovered(piece) || this.#matchesBackground(piece)) {
        result.hidden.push(piece.text);
        continue;
      }
      (turned ? result.turned : result.pieces).push(piece);
    }
    return result;
  }

  #continues(open: OpenPiece, style: GlyphStyle, along: number, across: number): boolean {
    if (open.style !== style || Math.abs(across - open.across) > style.size * 0.15) return false;
    const gap = along - open.pen;
    return gap > -style.size * 0.6 && gap < style.size * PIECE_GAP;
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (!open || open.letters.length === 0) return;
    const { style: first, letters, across } = open;
    const unnamed = letters.filter((letter) => letter.text === UNNAMED_GLYPH);
    const widths = this.#widths.get(first.font);
    const { text, edges } = restoreLigatures(
      textOfGlyphs(letters, first.size || 1),
      unnamed.map((letter) => (letter.end - letter.start) / (first.size || 1)),
      (character) => widths?.get(character),
    );
    if (text.trim() === '') return;
    const start = letters[0]?.start ?? 0;
    const end = Math.max(...letters.map((letter) => letter.end));
    const box = boxOf(first, start, end, across);
    const piece: Piece = {
      text,
      ...box,
      ...(first.cos > MIN_LEVEL_COSINE ? glyphExtent(first, across) : {}),
      baseline: open.baseline,
      fontSize: first.size,
      bold: open.bold,
      italic: first.font.italic,
      color: first.color,
      href: null,
      confidence: 1,
      spaceBefore: open.startsSpaced,
      spaceAfter: open.spaced,
      order: ++this.#order,
      edges: first.cos > MIN_LEVEL_COSINE ? edges : null,
    };
    if (this.#isRepeat(piece)) return;
    this.#done.push({ piece, inkless: first.inkless, outOfSight: open.outOfSight, turned: first.cos < 0.94 });
  }

  /** Text drawn again at almost the same position imitates bold or a shadow; it is one text. */
  #isRepeat(piece: Piece): boolean {
    const key = `${piece.text}@${Math.round(piece.x0 / 3)},${Math.round(piece.baseline / 3)}`;
    const earlier = this.#drawn.get(key);
    if (!earlier) {
      this.#drawn.set(key, piece);
      return false;
    }
    if (Math.abs(earlier.x0 - piece.x0) > piece.fontSize * 0.15) return false;
    earlier.bold = true;
    return true;
  }

  #isOffPage({ size }: GlyphStyle, x: number, y: number): boolean {
    return x < -size || x > this.#width + size / 4 || y < -size / 4 || y > this.#height + size;
  }

  #noteWidth(font: FontTraits, text: string, ems: number): void {
    // Only letters of ligatures are needed.
    if (text !== 'f' && text !== 'i' && text !== 'l') return;
    let widths = this.#widths.get(font);
    if (!widths) this.#widths.set(font, (widths = new Map<string, number>()));
    widths.set(text, ems);
  }

  /** Printing programs imitate bold by drawing outlines over invisible text, which keeps it selectable. */
  #isOutlined(piece: Piece): boolean {
    let inked = 0;
    for (const { area } of this.#shapes) {
      if (area.y1 < piece.y0 || area.y0 > piece.y1) continue;
      inked += Math.max(0, Math.min(area.x1, piece.x1) - Math.max(area.x0, piece.x0));
    }
    return inked > 0.5 * (piece.x1 - piece.x0);
  }

  #isCovered(piece: Piece): boolean {
    const covered = this.#painted.some(
      (paint) => paint.opaque && paint.order > piece.order && covers(paint.area, piece),
    );
    return covered || this.#isUnderImage(piece, 0, MIN_SCAN_COVERAGE * this.#width * this.#height);
  }

  #isUnderImage(piece: Piece, minArea: number, maxArea: number): boolean {
    return this.#images.some(({ area, order }) => {
      const size = areaOf(area);
      return order > piece.order && size >= minArea && size <= maxArea && covers(area, piece);
    });
  }

  #matchesBackground(piece: Piece): boolean {
    const ink = luminance(piece.color);
    if (ink === null) return false;
    const x = (piece.x0 + piece.x1) / 2;
    const y = (piece.y0 + piece.y1) / 2;
    let background: string | null = '#ffffff';
    for (const paint of this.#painted) {
      if (paint.order < piece.order && contains(paint.area, x, y)) background = paint.color;
    }
    const surface = luminance(background);
    if (surface === null) return false;
    return (Math.max(ink, surface) + 0.05) / (Math.min(ink, surface) + 0.05) < 1.08;
  }
}

function boxOf(first: GlyphStyle, start: number, end: number, across: number): Region {
  const above = across - first.font.ascent * first.size;
  const below = across - first.font.descent * first.size;
  const corners = [
    [start, above],
    [end, above],
    [start, below],
    [end, below],
  ] as const;
  const xs = corners.map(([u, v]) => u * first.cos - v * first.sin);
  const ys = corners.map(([u, v]) => u * first.sin + v * first.cos);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

function glyphExtent(
  { font, size }: GlyphStyle,
  baseline: number,
): { glyphTop: number; glyphBottom: number } {
  return { glyphTop: baseline - font.glyphTop * size, glyphBottom: baseline - font.glyphBottom * size };
}

function areaOf(region: Region): number {
  return (region.x1 - region.x0) * (region.y1 - region.y0);
}

function covers(area: Region, piece: Region): boolean {
  const slack = (piece.y1 - piece.y0) * 0.25;
  return (
    area.x0 <= piece.x0 + slack &&
    area.x1 >= piece.x1 - slack &&
    area.y0 <= piece.y0 + slack &&
    area.y1 >= piece.y1 - slack
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: string | null): number | null {
  if (!color || !/^#[0-9a-f]{6}$/i.test(color)) return null;
  const channel = (at: number): number => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
