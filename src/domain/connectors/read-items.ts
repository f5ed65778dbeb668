import type { BoardPosting, PostingFault, FeedElement } from './connector-kind';

/** What makes a posting readable. */
export interface ItemReader<Item> {
  id(item: Item): string | null;
  /** Null if the item has no title. */
  posting(item: Item, id: string): BoardPosting | null;
  /** True for items that are no postings of the board, such as unlisted ones. */
  isSkipped?(item: Item): boolean;
}

/** Reads the items of a page. An item that cannot be read is a fault of its own. The first item with an id counts. */
export function readItems<Item>(
  items: readonly Item[],
  reader: ItemReader<Item>,
): { postings: BoardPosting[]; faults: PostingFault[] } {
  const postings = new Map<string, BoardPosting>();
  const faults: PostingFault[] = [];
  for (const item of items) {
    if (reader.isSkipped?.(item)) continue;
    const id = reader.id(item);
    if (id === null) {
      faults.push({ id: null, message: 'The posting has no identifier.' });
      continue;
    }
    if (postings.has(id)) continue;
    const posting = reader.posting(item, id);
    if (posting) postings.set(id, posting);
    else faults.push({ id, message: 'The posting has no title.' });
  }
  return { postings: [...postings.values()], faults };
}

/** A response that is not what the board documents. The pull ends without closing jobs. */
export class UnexpectedPayloadError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnexpectedPayload';
  }
}

/** The member of a response that holds the list of postings. Throws if it is no list. */
export function listMember(json: unknown, member: string | null): unknown[] {
  const value: unknown = member === null ? json : (json as Record<string, unknown> | null)?.[member];
  if (!Array.isArray(value)) {
    throw new UnexpectedPayloadError('The response of the board contains no list of postings.');
  }
  return value;
}

/** Text of the first child with a name. */
export function childText(element: FeedElement, name: string): string | null {
  const text = childOf(element, name)?.text.trim() ?? '';
  return text === '' ? null : text;
}

export function childOf(element: FeedElement, name: string): FeedElement | undefined {
  return element.children.find((child) => child.name === name);
}

export function childrenOf(element: FeedElement | undefined, name: string): FeedElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}
