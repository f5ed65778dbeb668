import { appendText, positionedText, type PositionedText } from '../layout/positioned-text';

/** Placeholder for a glyph whose characters the font does not declare. */
export const UNNAMED_GLYPH = '\u0000';

/** Parts of common words that identify the ligature; the longest match wins. */
const WIDTH_PROBES: readonly (readonly [ligature: string, parts: readonly string[]])[] = [
  ['ffi', ['offi', 'effi', 'affi', 'traffi', 'diffi', 'suffi', 'ffic', 'griffi']],
  ['ffl', ['affl', 'offl', 'waffl', 'shuffl', 'baffl']],
  [
    'ff',
    [
      'off',
      'staff',
      'eff',
      'aff',
      'diff',
      'traff',
      'coff',
      'suff',
      'buff',
      'ffer',
      'iff',
      'cliff',
      'sheff',
      'jeff',
    ],
  ],
  [
    'fl',
    [
      ...[
        'flow',
        'fly',
        'flex',
        'flue',
        'fligh',
        'float',
        'floo',
        'nflu',
        'reflec',
        'conflic',
        'nflat',
        'flag',
        'flas',
      ],
      ...[
        'flat',
        'fleet',
        'floris',
        'florid',
        'leafle',
        'netfli',
        'flask',
        'flutter',
        'flour',
        'fluid',
        'flavo',
        'flam',
      ],
    ],
  ],
  [
    'fi',
    [
      ...[
        'profil',
        'certifi',
        'finan',
        'field',
        'first',
        'final',
        'find',
        'file',
        'filing',
        'specifi',
        'benefi',
        'signifi',
      ],
      ...[
        'verifi',
        'classifi',
        'modifi',
        'identifi',
        'notifi',
        'qualifi',
        'unifi',
        'config',
        'confid',
        'defin',
        'refin',
        'artifi',
      ],
      ...[
        'pacifi',
        'scientifi',
        'magnifi',
        'simplifi',
        'fulfil',
        'fire',
        'fish',
        'film',
        'fitn',
        'fiscal',
        'filter',
        'firm',
      ],
    ],
  ],
];

/**
 * Restores ligatures whose glyphs declare no characters, a frequent fault of printed web pages. The width limits the
 * possible ligatures, and the surrounding word selects one; a glyph that fits none is dropped. `widthOf` returns the
 * width of a character of the same font in ems, undefined if unknown.
 */
export function restoreLigatures(
  source: PositionedText,
  widths: readonly number[],
  widthOf: (character: string) => number | undefined,
): PositionedText {
  const { text, edges } = source;
  if (!text.includes(UNNAMED_GLYPH)) return source;
  let at = 0;
  const restored = positionedText();
  for (let index = 0; index < text.length; index++) {
    let characters = text[index] ?? '';
    if (characters === UNNAMED_GLYPH) {
      const before = /\p{L}*$/u.exec(restored.text)?.[0] ?? '';
      const after = /^\p{Ll}*/u.exec(text.slice(index + 1))?.[0] ?? '';
      characters = ligatureFor(before, after, widths[at++] ?? 0, widthOf);
    }
    appendText(restored, characters, edges[index * 2] ?? 0, edges[index * 2 + 1] ?? 0);
  }
  return restored;
}

function ligatureFor(
  before: string,
  after: string,
  width: number,
  widthOf: (character: string) => number | undefined,
): string {
  if (after === '') return '';
  let best = '';
  let longest = 0;
  for (const [ligature, parts] of WIDTH_PROBES) {
    if (!fits(ligature, width, widthOf)) continue;
    const word = (before + ligature + after).toLowerCase();
    // Two letters are by far the most common reading when no known word decides.
    if (best === '' || (longest === 0 && ligature === 'fi')) best = ligature;
    for (const part of parts) {
      if (part.length <= longest || !part.includes(ligature) || !word.includes(part)) continue;
      best = ligature;
      longest = part.length;
    }
  }
  return best;
}

function fits(ligature: string, width: number, widthOf: (character: string) => number | undefined): boolean {
  let sum = 0;
  for (const character of ligature) {
    const characterWidth = widthOf(character) ?? (character === 'f' ? undefined : widthOf('i'));
    if (characterWidth === undefined) return width > 0.35 && width < 0.8 && ligature.length === 2;
    sum += characterWidth;
  }
  return Math.abs(width - sum) < sum * 0.14;
}
