import { markupTokens } from './tokens';

/** An element with the text directly within it. */
export interface XmlNode {
  name: string;
  text: string;
  children: XmlNode[];
}

/** Elements deeper than this are ignored. */
const MAX_DEPTH = 30;

/** Reads XML as a tree without attributes; null if it has no element. No entity of the document is expanded. */
export function xmlTree(source: string): XmlNode | null {
  const root: XmlNode = { name: '', text: '', children: [] };
  const open: XmlNode[] = [root];
  let ignored = 0;
  for (const token of markupTokens(source, false)) {
    const parent = open[open.length - 1] ?? root;
    if (token.kind === 'text') {
      if (ignored === 0) parent.text += token.text;
    } else if (token.kind === 'open') {
      if (token.empty) continue;
      if (ignored > 0 || open.length > MAX_DEPTH) {
        ignored += 1;
        continue;
      }
      const node: XmlNode = { name: token.name, text: '', children: [] };
      parent.children.push(node);
      open.push(node);
    } else if (ignored > 0) {
      ignored -= 1;
    } else {
      const at = open.findLastIndex((node) => node.name === token.name);
      if (at > 0) open.length = at;
    }
  }
  return root.children[0] ?? null;
}
