import { markupTokens } from './tokens';

/** An element with the text directly within it. */
export interface FeedNode {
  name: string;
  text: string;
  children: FeedNode[];
}

/** Elements deeper than this are ignored. */
const MAX_DEPTH = 30;

/** Reads a feed as a tree without attributes, in which the HTML of descriptions stays as it is; null if it has no element. No entity of the document is expanded. */
export function feedTree(source: string): FeedNode | null {
  const root: FeedNode = { name: '', text: '', children: [] };
  const open: FeedNode[] = [root];
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
      const node: FeedNode = { name: token.name, text: '', children: [] };
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
