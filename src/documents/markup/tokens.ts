import { decodeEntities } from '../../domain/text/entities';

export type MarkupToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: Map<string, string>; empty: boolean }
  | { kind: 'close'; name: string };

const ATTRIBUTE_PATTERN = /([^\s=/>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;
/** Elements of HTML whose content is not markup. */
const RAW_TEXT_ELEMENTS = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'noscript',
  'template',
  'svg',
  'math',
]);

/**
 * Splits HTML or XML into a flat sequence of tokens. It builds no tree, so deep nesting costs nothing, and expands no
 * entities defined by the document, so none can grow. Broken markup is read as far as possible.
 */
export function* markupTokens(source: string, html: boolean): Generator<MarkupToken> {
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    if (open < 0) {
      yield { kind: 'text', text: decodeEntities(source.slice(at)) };
      return;
    }
    if (open > at) yield { kind: 'text', text: decodeEntities(source.slice(at, open)) };
    if (source.startsWith('<!--', open)) {
      at = after(source, '-->', open + 4);
    } else if (source.startsWith('<![CDATA[', open)) {
      const end = source.indexOf(']]>', open);
      yield { kind: 'text', text: source.slice(open + 9, end < 0 ? source.length : end) };
      at = end < 0 ? source.length : end + 3;
    } else if (/[!?]/.test(source[open + 1] ?? '')) {
      at = after(source, '>', open);
    } else if (/[a-z/]/i.test(source[open + 1] ?? '')) {
      const end = endOfTag(source, open + 1);
      const token = tagToken(source.slice(open + 1, end), html);
      yield token;
      at = end + 1;
      if (html && token.kind === 'open' && !token.empty && RAW_TEXT_ELEMENTS.has(token.name)) {
        const close = indexOfClose(source, token.name, at);
        at = close;
      }
    } else {
      yield { kind: 'text', text: '<' };
      at = open + 1;
    }
  }
}

function after(source: string, mark: string, from: number): number {
  const index = source.indexOf(mark, from);
  return index < 0 ? source.length : index + mark.length;
}

/** Index of the `>` that ends a tag; quoted values can contain others. */
function endOfTag(source: string, from: number): number {
  let quote = '';
  for (let at = from; at < source.length; at++) {
    const character = source[at] ?? '';
    if (quote) {
      if (character === quote) quote = '';
    } else if ((character === '"' || character === "'") && source[at - 1] === '=') quote = character;
    else if (character === '>') return at;
  }
  return source.length;
}

function indexOfClose(source: string, name: string, from: number): number {
  const close = new RegExp(`</${name}\\b`, 'gi');
  close.lastIndex = from;
  return close.exec(source)?.index ?? source.length;
}

function tagToken(tag: string, html: boolean): MarkupToken {
  const closing = tag.startsWith('/');
  const name = /^[^\s/>]+/.exec(closing ? tag.slice(1) : tag)?.[0] ?? '';
  const spelled = html ? name.toLowerCase() : name;
  if (closing) return { kind: 'close', name: spelled };
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of tag.slice(name.length).matchAll(ATTRIBUTE_PATTERN)) {
    attributes.set(html ? key.toLowerCase() : key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return { kind: 'open', name: spelled, attributes, empty: tag.endsWith('/') };
}
