import type { PdfOperatorCodes, PdfOperators } from './load-pdfjs';
import { fontTraits, type FontTraits } from './font-traits';
import { IDENTITY, multiply, transformBox, type Matrix } from './matrix';
import type { Region } from '../layout/piece';

/** Shared style of consecutive glyphs; the same object as long as nothing in it changes. */
export interface GlyphStyle {
  size: number;
  /** Cosine and sine of the writing direction. */
  cos: number;
  sin: number;
  font: FontTraits;
  color: string | null;
  /** Drawn without ink: rendering mode 3, fully transparent, or clipped away. */
  inkless: boolean;
  /** Outlined as well as filled, a common way to imitate bold. */
  stroked: boolean;
}

export interface PaintedShape {
  /** Bounds of the shape. */
  area: Region;
  /** Null for patterns and gradients. */
  color: string | null;
  rectangle: boolean;
  opaque: boolean;
}

export interface PageSink {
  /**
   * Receives a glyph with its origin in points from the top left corner of the page. `width` is the pen movement of the
   * glyph itself, `advance` includes letter and word spacing.
   */
  glyph(
    style: GlyphStyle,
    text: string,
    isSpace: boolean,
    x: number,
    y: number,
    width: number,
    advance: number,
  ): void;
  fill(fill: PaintedShape): void;
  image(area: Region): void;
}

interface RawGlyph {
  unicode?: string;
  width?: number;
  isSpace?: boolean;
}

interface GraphicsState {
  matrix: Matrix;
  font: FontTraits | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  color: string | null;
  alpha: number;
  clip: Region | null;
}

interface OpenSave {
  state: GraphicsState;
  painted: boolean;
  moved: boolean;
}

const RECTANGLE_PATH_LENGTH = 13;
const INVISIBLE_MODES = new Set([3, 7]);

/**
 * Runs the drawing operators of a page and reports glyphs, painted areas and images with their positions. `fontOf`
 * returns the font object of a loaded name.
 */
export function walkPage(
  list: PdfOperators,
  codes: PdfOperatorCodes,
  toPage: ArrayLike<number>,
  fontOf: (name: string) => unknown,
  sink: PageSink,
): void {
  new PageWalk(codes, multiply(IDENTITY, toPage), fontOf, sink).run(list);
}

class PageWalk {
  readonly #codes: PdfOperatorCodes;
  readonly #fontOf: (name: string) => unknown;
  readonly #sink: PageSink;
  readonly #fonts = new Map<string, FontTraits>();
  readonly #saved: OpenSave[] = [];
  #state: GraphicsState;
  #textMatrix: Matrix = IDENTITY;
  #x = 0;
  #y = 0;
  #lineX = 0;
  #lineY = 0;
  #pendingClip = false;
  #style: GlyphStyle | null = null;

  constructor(codes: PdfOperatorCodes, matrix: Matrix, fontOf: (name: string) => unknown, sink: PageSink) {
    this.#codes = codes;
    this.#fontOf = fontOf;
    this.#sink = sink;
    this.#state = {
      matrix,
      font: null,
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      mode: 0,
      color: '#000000',
      alpha: 1,
      clip: null,
    };
  }

  run(list: PdfOperators): void {
    const { fnArray, argsArray } = list;
    for (let index = 0; index < fnArray.length; index++) {
      this.#apply(fnArray[index] ?? 0, (argsArray[index] as unknown[] | null | undefined) ?? []);
    }
  }

  #apply(operator: number, args: unknown[]): void {
    const codes = this.#codes;
    const state = this.#state;
    const first = args[0] as number;
    switch (operator) {
      case codes.showText:
        this.#showText(args[0] as (RawGlyph | number | null)[]);
        break;
      case codes.setTextMatrix:
        this.#textMatrix = multiply(IDENTITY, args[0] as ArrayLike<number>);
        this.#x = this.#y = this.#lineX = this.#lineY = 0;
        break;
      case codes.moveText:
        this.#moveText(first, args[1] as number);
        break;
      case codes.setLeadingMoveText:
        state.leading = args[1] as number;
        this.#moveText(first, args[1] as number);
        break;
      case codes.nextLine:
        this.#moveText(0, state.leading);
        break;
      case codes.beginText:
        this.#textMatrix = IDENTITY;
        this.#x = this.#y = this.#lineX = this.#lineY = 0;
        break;
      case codes.setFont:
        state.font = this.#font(args[0] as string);
        state.fontSize = args[1] as number;
        break;
      case codes.setCharSpacing:
        state.charSpacing = first;
        break;
      case codes.setWordSpacing:
        state.wordSpacing = first;
        break;
      case codes.setHScale:
        state.scale = first / 100;
        break;
      case codes.setLeading:
        state.leading = -first;
        break;
      case codes.setTextRise:
        state.rise = first;
        break;
      case codes.setTextRenderingMode:
        state.mode = first;
        break;
      case codes.setFillRGBColor:
        state.color = typeof args[0] === 'string' ? args[0] : null;
        break;
      case codes.setFillColorN:
      case codes.setFillTransparent:
        state.color = null;
        break;
      case codes.setGState:
        this.#setGraphics(args[0] as [string, unknown][]);
        break;
      case codes.save:
        this.#save();
        break;
      case codes.restore:
        this.#restore();
        break;
      case codes.transform:
        state.matrix = multiply(state.matrix, args as number[]);
        this.#noteMove();
        break;
      case codes.paintFormXObjectBegin:
        this.#save();
        this.#notePaint();
        if (args[0]) this.#state.matrix = multiply(this.#state.matrix, args[0] as ArrayLike<number>);
        break;
      case codes.paintFormXObjectEnd:
        this.#restore();
        break;
      case codes.clip:
      case codes.eoClip:
        this.#pendingClip = true;
        break;
      case codes.constructPath:
        this.#path(args);
        break;
      default:
        break;
    }
  }

  #save(): void {
    this.#saved.push({ state: { ...this.#state }, painted: false, moved: false });
  }

  #restore(): void {
    const last = this.#saved.pop();
    if (!last) return;
    // Images are not decoded, so nothing is drawn for them. A moved state without drawing is the unit square of an
    // image.
    if (last.moved && !last.painted) this.#sink.image(transformBox(this.#state.matrix, 0, 0, 1, 1));
    this.#state = last.state;
  }

  #noteMove(): void {
    const last = this.#saved.at(-1);
    if (last) last.moved = true;
  }

  #notePaint(): void {
    for (let index = this.#saved.length - 1; index >= 0; index--) {
      const open = this.#saved[index];
      if (!open || open.painted) break;
      open.painted = true;
    }
  }

  #font(name: string): FontTraits {
    let traits = this.#fonts.get(name);
    if (!traits) {
      traits = fontTraits(this.#fontOf(name));
      this.#fonts.set(name, traits);
    }
    return traits;
  }

  #styleFor(size: number, cos: number, sin: number, font: FontTraits, clipped: boolean): GlyphStyle {
    const { color, mode, alpha } = this.#state;
    const inkless = clipped || INVISIBLE_MODES.has(mode) || alpha < 0.02;
    const stroked = mode === 2;
    const last = this.#style;
    const same =
      last !== null &&
      last.font === font &&
      Math.abs(last.size - size) < 0.05 &&
      Math.abs(last.cos - cos) < 1e-4 &&
      Math.abs(last.sin - sin) < 1e-4 &&
      last.color === color &&
      last.inkless === inkless &&
      last.stroked === stroked;
    return same ? last : (this.#style = { size, cos, sin, font, color, inkless, stroked });
  }

  #moveText(dx: number, dy: number): void {
    this.#x = this.#lineX += dx;
    this.#y = this.#lineY += dy;
  }

  #setGraphics(entries: [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === 'ca' && typeof value === 'number') this.#state.alpha = value;
      if (key === 'Font' && Array.isArray(value)) {
        this.#state.font = this.#font(value[0] as string);
        this.#state.fontSize = value[1] as number;
      }
    }
  }

  #path(args: unknown[]): void {
    const [operator, data, bounds] = args as [number, [Float32Array | null], ArrayLike<number> | null];
    const codes = this.#codes;
    const clips = this.#pendingClip;
    this.#pendingClip = false;
    if (!bounds || bounds.length < 4) return;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = bounds as readonly number[] & ArrayLike<number>;
    const area = transformBox(this.#state.matrix, x0, y0, x1, y1);
    const isRectangle = data?.[0]?.length === RECTANGLE_PATH_LENGTH;
    const fills =
      operator === codes.fill ||
      operator === codes.eoFill ||
      operator === codes.fillStroke ||
      operator === codes.eoFillStroke ||
      operator === codes.closeFillStroke ||
      operator === codes.closeEOFillStroke;
    if (operator !== codes.endPath) this.#notePaint();
    if (fills && this.#state.alpha > 0.02) {
      const visible = this.#state.clip ? intersect(area, this.#state.clip) : area;
      const { color, alpha } = this.#state;
      if (visible) this.#sink.fill({ area: visible, color, rectangle: isRectangle, opaque: alpha > 0.98 });
    }
    // A clip that is not a rectangle still hides everything outside its bounds.
    if (clips) this.#state.clip = (this.#state.clip && intersect(area, this.#state.clip)) ?? area;
  }

  #showText(glyphs: (RawGlyph | number | null)[]): void {
    const state = this.#state;
    const font = state.font;
    if (!font || !Array.isArray(glyphs)) return;
    this.#notePaint();
    const onPage = multiply(state.matrix, this.#textMatrix);
    const size = state.fontSize;
    const along = Math.hypot(onPage[0], onPage[1]) || 1;
    const upward = Math.hypot(onPage[2], onPage[3]);
    const fontSize = Math.abs(size) * upward;
    const direction = size < 0 ? -1 : 1;
    const stretch = Math.abs(state.scale * along);
    const y = this.#y + state.rise;
    let pen = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        pen -= (glyph / 1000) * size;
        continue;
      }
      if (!glyph) continue;
      const text = glyph.unicode ?? '';
      const width = (glyph.width ?? 0) * font.unit * size;
      const advance = width + (glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing;
      const x = this.#x + pen * state.scale;
      const pageX = onPage[0] * x + onPage[2] * y + onPage[4];
      const pageY = onPage[1] * x + onPage[3] * y + onPage[5];
      const style = this.#styleFor(
        fontSize,
        (onPage[0] / along) * direction,
        (onPage[1] / along) * direction,
        font,
        state.clip !== null && outside(state.clip, pageX, pageY, fontSize),
      );
      const isSpace = glyph.isSpace === true || text === ' ' || text === '\u00a0';
      this.#sink.glyph(
        style,
        text,
        isSpace,
        pageX,
        pageY,
        Math.abs(width) * stretch,
        Math.abs(advance) * stretch,
      );
      pen += advance;
    }
    if (font.vertical) this.#y -= pen;
    else this.#x += pen * state.scale;
  }
}

function outside(clip: Region | null, x: number, y: number, size: number): boolean {
  if (!clip) return false;
  return x < clip.x0 - size || x > clip.x1 + size || y < clip.y0 - size || y > clip.y1 + size;
}

function intersect(a: Region, b: Region): Region | null {
  const both = {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
  return both.x1 > both.x0 && both.y1 > both.y0 ? both : null;
}
