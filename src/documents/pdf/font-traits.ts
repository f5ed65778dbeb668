export interface FontTraits {
  name: string;
  bold: boolean;
  italic: boolean;
  /** Extent above and below the baseline, in ems. */
  ascent: number;
  descent: number;
  /** The same, limited to what the glyphs of the font reach; many fonts state an ascent that contains line spacing. */
  glyphTop: number;
  glyphBottom: number;
  /** Ems per unit of glyph width. */
  unit: number;
  vertical: boolean;
  /** Its glyphs are icons, regardless of their character codes. */
  icons: boolean;
}

interface PdfFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  ascent?: number;
  descent?: number;
  bbox?: number[];
  fontMatrix?: number[];
  vertical?: boolean;
}

// Type foundries abbreviate: NimbusRomNo9L-Medi and CMBX10 are bold cuts.
const BOLD_NAME =
  /bold|black|heavy|semib|demi|extrab|-medi$|^(cm|sf|ec)bx|-bd\b|,bd|^linlibertine(z|tb|b)\b|^linbiolinumb/i;
const ICON_NAME =
  /awesome|marvosym|phosphor|academicons|wingding|webding|dingbat|icon|material-?symbols|glyphicon/i;
const ITALIC_NAME = /italic|oblique|slanted|-it$|^(cm|sf|ec)(ti|sl)|ital$/i;

/** Extracts the properties of a font that affect reading. */
export function fontTraits(font: unknown): FontTraits {
  const source: PdfFont = typeof font === 'object' && font !== null ? font : {};
  const name = (source.name ?? '').replace(/^[A-Z]{6}\+/, '');
  const ascent = clamp(source.ascent, 0.5, 1.1, 0.8);
  const descent = -clamp(source.descent === undefined ? undefined : -source.descent, 0.05, 0.4, 0.22);
  const unit = source.fontMatrix?.[0] || 0.001;
  const [, bottom = NaN, , top = NaN] = source.bbox ?? [];
  return {
    name,
    bold: source.bold === true || source.black === true || BOLD_NAME.test(name),
    italic: source.italic === true || ITALIC_NAME.test(name),
    ascent,
    descent,
    glyphTop: clamp(top * unit, 0.5, ascent, ascent),
    glyphBottom: -clamp(-bottom * unit, 0.05, -descent, -descent),
    unit,
    vertical: source.vertical === true,
    icons: ICON_NAME.test(name),
  };
}

/**
 * Replaces implausible values, which are common in fonts: a box twice as tall as its line would join separate lines.
 */
function clamp(value: number | undefined, low: number, high: number, otherwise: number): number {
  return value !== undefined && Number.isFinite(value) && value >= low && value <= high ? value : otherwise;
}
