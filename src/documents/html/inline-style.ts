import type { TextStyle } from '../flow/flow-writer';

const BOLD_VALUE = new Set(['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt']);
const ITALIC_VALUE = new Set(['i', 'em', 'cite', 'var', 'dfn']);
const POINTS_PER_UNIT: Record<string, number> = { pt: 1, px: 0.75, em: 11, rem: 11 };

/** Style of an element's text: inherited, from its tag, and from its style attribute. */
export function inlineStyle(name: string, attributes: Map<string, string>, inherited: TextStyle): TextStyle {
  const css = attributes.get('style') ?? '';
  const style = { ...inherited };
  if (BOLD_VALUE.has(name)) style.bold = true;
  if (ITALIC_VALUE.has(name)) style.italic = true;
  if (name === 'a') style.href = attributes.get('href') ?? null;
  if (css === '') return style;
  if (/font-weight\s*:\s*(bold|[6-9]00)/i.test(css)) style.bold = true;
  if (/font-weight\s*:\s*(normal|[1-5]00)/i.test(css)) style.bold = false;
  if (/font-style\s*:\s*(italic|oblique)/i.test(css)) style.italic = true;
  const size = /font-size\s*:\s*([\d.]+)(pt|px|em|rem)/i.exec(css);
  if (size) style.fontSize = Number(size[1]) * (POINTS_PER_UNIT[(size[2] ?? 'pt').toLowerCase()] ?? 1);
  const color = /(?:^|;|\s)color\s*:\s*(#[0-9a-f]{6})\b/i.exec(css);
  if (color) style.color = (color[1] ?? '').toLowerCase();
  return style;
}

/** True for elements that a browser does not show; such elements often hide text meant for programs. */
export function isInvisible(attributes: Map<string, string>): boolean {
  if (attributes.has('hidden')) return true;
  const css = (attributes.get('style') ?? '').toLowerCase().replace(/\s+/g, '');
  if (css === '') return false;
  if (/display:none|visibility:hidden|opacity:0(?![.\d])|font-size:0(?![.\d])/.test(css)) return true;
  if (/(?:left|top|text-indent):-\d{4,}px/.test(css)) return true;
  return /(?:^|;)color:(?:#fff(?:fff)?|white)\b/.test(css) && !/background/.test(css);
}
