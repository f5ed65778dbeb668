/** An element of an XML document without namespaces: formats are recognized by the names of their elements. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Text of the element itself. Markup of HTML in it is replaced by lines, items of lists begin with a bullet. */
  text: string;
  children: readonly XmlElement[];
}

const MAX_DEPTH = 40;

/** The elements at a path below an element; a step applies to all elements that the path reached. */
export function elementsAt(element: XmlElement | null, path: string): XmlElement[] {
  let reached = element ? [element] : [];
  for (const name of path.split('/')) {
    reached = reached.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return reached;
}

export function elementAt(element: XmlElement | null, path: string): XmlElement | null {
  return elementsAt(element, path)[0] ?? null;
}

/** The text of the first element at a path that has one, or null. */
export function textAt(element: XmlElement | null, path: string): string | null {
  const texts = elementsAt(element, path).map(({ text }) => text.trim());
  return texts.find((text) => text !== '') ?? null;
}

/** The lines of all texts below an element, in the order of the document. */
export function allTexts(element: XmlElement | null, depth = 0): string[] {
  if (!element || depth > MAX_DEPTH) return [];
  const inner = element.children.flatMap((child) => allTexts(child, depth + 1));
  return element.text.trim() === '' ? inner : [element.text.trim(), ...inner];
}
