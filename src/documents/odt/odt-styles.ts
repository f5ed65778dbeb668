import type { TextStyle } from '../flow/flow-writer';
import { markupTokens } from '../markup/tokens';

export type OdtStyle = Partial<Pick<TextStyle, 'bold' | 'italic' | 'fontSize' | 'color'>>;

/** Text properties of each named style of an OpenDocument part. */
export function odtStyles(xml: string): Map<string, OdtStyle> {
  const styles = new Map<string, OdtStyle>();
  let name: string | null = null;
  let parent: OdtStyle = {};
  for (const token of markupTokens(xml, false)) {
    if (token.kind === 'close' && token.name === 'style:style') name = null;
    if (token.kind !== 'open') continue;
    if (token.name === 'style:style') {
      name = token.attributes.get('style:name') ?? null;
      parent = styles.get(token.attributes.get('style:parent-style-name') ?? '') ?? {};
      if (name !== null) styles.set(name, parent);
    } else if (token.name === 'style:text-properties' && name !== null) {
      styles.set(name, { ...parent, ...propertiesOf(token.attributes) });
    }
  }
  return styles;
}

function propertiesOf(attributes: Map<string, string>): OdtStyle {
  const style: OdtStyle = {};
  const weight = attributes.get('fo:font-weight');
  if (weight !== undefined) style.bold = weight === 'bold' || Number(weight) >= 600;
  const slant = attributes.get('fo:font-style');
  if (slant !== undefined) style.italic = slant !== 'normal';
  const size = /^([\d.]+)pt$/.exec(attributes.get('fo:font-size') ?? '');
  if (size) style.fontSize = Number(size[1]);
  const color = attributes.get('fo:color');
  if (color && /^#[0-9a-f]{6}$/i.test(color)) style.color = color.toLowerCase();
  return style;
}
