import { markupTokens } from '../markup/tokens';

/** An item of microdata in the form of JSON-LD: `@type` and its properties. */
type MicrodataItem = Record<string, unknown>;

interface OpenElement {
  name: string;
  /** The item that the element describes, or its nearest ancestor does. */
  item: MicrodataItem | null;
  /** Properties whose value is the text of the element. */
  texts: { item: MicrodataItem; properties: string[]; parts: string[] } | null;
}

const MAX_ITEMS = 200;
const MAX_DEPTH = 200;
const MAX_VALUE_LENGTH = 100_000;
const HAS_MICRODATA = /\bitemscope\b/i;
const VOID_ELEMENTS = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Attributes that hold the value of a property (HTML standard, microdata, section 5.2.4). */
const VALUE_ATTRIBUTES: Record<string, string> = {
  meta: 'content',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  a: 'href',
  area: 'href',
  link: 'href',
  object: 'data',
  data: 'value',
  meter: 'value',
};

/** The items of a page that are no property of another item. Types are names without the address of the vocabulary. */
export function microdataOf(html: string): unknown[] {
  if (!HAS_MICRODATA.test(html)) return [];
  const reader = new MicrodataReader();
  for (const token of markupTokens(html, true)) {
    if (token.kind === 'text') reader.text(token.text);
    else if (token.kind === 'close') reader.close(token.name);
    else reader.open(token.name, token.attributes, token.empty);
  }
  reader.end();
  return reader.items;
}

class MicrodataReader {
  readonly items: MicrodataItem[] = [];
  readonly #open: OpenElement[] = [];
  #count = 0;

  open(name: string, attributes: Map<string, string>, empty: boolean): void {
    const parent = this.#open.at(-1)?.item ?? null;
    const properties = parent ? namesIn(attributes.get('itemprop')) : [];
    const item = attributes.has('itemscope') ? this.#newItem(attributes) : null;
    const value = item ?? attributeValue(name, attributes);
    if (parent && value !== null) add(parent, properties, value);
    else if (item) this.items.push(item);
    if (empty || VOID_ELEMENTS.has(name) || this.#open.length >= MAX_DEPTH) return;
    const isText = parent !== null && properties.length > 0 && value === null;
    const texts = isText ? { item: parent, properties, parts: [] } : null;
    this.#open.push({ name, item: item ?? parent, texts });
  }

  text(text: string): void {
    for (const { texts } of this.#open) texts?.parts.push(text);
  }

  close(name: string): void {
    const at = this.#open.findLastIndex((element) => element.name === name);
    if (at >= 0) for (const element of this.#open.splice(at)) addText(element);
  }

  end(): void {
    for (const element of this.#open.splice(0)) addText(element);
  }

  #newItem(attributes: Map<string, string>): MicrodataItem | null {
    this.#count += 1;
    if (this.#count > MAX_ITEMS) return null;
    const types = namesIn(attributes.get('itemtype')).map((type) => type.slice(type.lastIndexOf('/') + 1));
    return types.length === 0 ? {} : { '@type': types.length === 1 ? types[0] : types };
  }
}

function addText({ texts }: OpenElement): void {
  if (!texts) return;
  add(
    texts.item,
    texts.properties,
    texts.parts.join('').replace(/\s+/g, ' ').trim().slice(0, MAX_VALUE_LENGTH),
  );
}

function attributeValue(name: string, attributes: Map<string, string>): string | null {
  // Many pages state machine-readable values in `content` of any element.
  const content = attributes.get('content');
  if (content !== undefined) return content;
  if (name === 'time') return attributes.get('datetime') ?? null;
  const attribute = VALUE_ATTRIBUTES[name];
  return attribute === undefined ? null : (attributes.get(attribute) ?? null);
}

/** A property that is stated several times is a list. */
function add(item: MicrodataItem, properties: readonly string[], value: unknown): void {
  for (const property of properties) {
    const existing = item[property];
    if (existing === undefined) item[property] = value;
    else item[property] = [...(Array.isArray(existing) ? (existing as unknown[]) : [existing]), value];
  }
}

/** Names that JavaScript gives a meaning are no properties of a vocabulary. */
function namesIn(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\s+/)
    .filter((name) => name !== '' && !['__proto__', 'constructor', '@type'].includes(name));
}
