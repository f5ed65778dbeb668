import type { XmlElement } from '../../domain/parsing/structured/xml-element';
import { markupTokens } from '../markup/tokens';

interface NewElement extends XmlElement {
  text: string;
  children: NewElement[];
}

const MAX_ELEMENTS = 50_000;
const MAX_DEPTH = 60;
const HTML_MARKUP = /<\/?(?:p|br|ul|ol|li|div|span|strong|em|b|i|u|a|h[1-6])(?:\s[^>]*)?\/?>/i;
const BLOCK_ELEMENTS = new Set(['p', 'br', 'ul', 'ol', 'li', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Reads XML into a tree without namespaces. Returns null without a root, and beyond the limits. */
export function xmlTree(source: string): XmlElement | null {
  const root: NewElement = { name: '', attributes: new Map(), text: '', children: [] };
  const open = [root];
  let count = 0;
  for (const token of markupTokens(source, false)) {
    const parent = open.at(-1) ?? root;
    if (token.kind === 'text') parent.text += token.text;
    else if (token.kind === 'close') {
      const at = open.findLastIndex(({ name }) => name === localName(token.name));
      if (at > 0) open.splice(at);
    } else {
      count += 1;
      if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) return null;
      const { name, attributes } = token;
      const element: NewElement = { name: localName(name), attributes, text: '', children: [] };
      parent.children.push(element);
      if (!token.empty) open.push(element);
    }
  }
  for (const element of elementsOf(root)) element.text = linesOfHtml(element.text);
  return root.children[0] ?? null;
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

function* elementsOf(root: NewElement): Generator<NewElement> {
  const waiting = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element;
    waiting.push(...element.children);
  }
}

/** The lines of a description that is written as HTML; items of lists begin with a bullet. */
export function linesOfHtml(text: string): string {
  if (!HTML_MARKUP.test(text)) return text;
  let lines = '';
  for (const token of markupTokens(text, true)) {
    if (token.kind === 'text') lines += token.text.replace(/\s+/g, ' ');
    else if (BLOCK_ELEMENTS.has(token.name))
      lines += token.kind === 'open' && token.name === 'li' ? '\n• ' : '\n';
  }
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}
