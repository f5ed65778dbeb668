import { inlineItems, markerLength } from './item-markers';
import type { LineSpan, PostingItem } from '../posting-model';
import { sentenceRanges } from './sentences';

interface OpenItem {
  start: number;
  end: number;
  bullet: boolean;
}

interface ItemOptions {
  /** Width at which lines are wrapped; null if each line is a paragraph. */
  width: number | null;
  /** True to split prose into sentences if a section has no list. */
  splitProse: boolean;
}

/** Splits a section into entries: list items with their continuation lines, else paragraphs, else their sentences. */
export function splitItems(
  lines: readonly LineSpan[],
  raw: string,
  flat: string,
  options: ItemOptions,
): PostingItem[] {
  const items: PostingItem[] = [];
  // A property, because TypeScript does not track assignments to a variable inside the closure.
  const state: { open: OpenItem | null } = { open: null };
  let listSeen = false;
  const flush = (): void => {
    const { open } = state;
    if (open)
      items.push({
        start: open.start,
        end: open.end,
        text: flat.slice(open.start, open.end),
        bullet: open.bullet,
      });
    state.open = null;
  };
  let previous: LineSpan | null = null;
  for (const line of lines) {
    if (line.blank) {
      flush();
      previous = null;
      continue;
    }
    const text = raw.slice(line.start, line.end);
    const pieces = inlineItems(text);
    const marker = markerLength(text);
    const last = state.open;
    if (pieces.length > 0) {
      flush();
      listSeen = true;
      splitRow(line, text, pieces, flat, items);
    } else if (marker > 0) {
      flush();
      listSeen = true;
      state.open = { start: line.start + marker, end: line.end, bullet: true };
    } else if (last && previous && continuesItem(raw, last, previous, text, options.width)) {
      state.open = { ...last, end: line.end };
    } else {
      flush();
      state.open = { start: line.start, end: line.end, bullet: false };
    }
    previous = line;
  }
  flush();
  const trimmedItems = items
    .map((item) => trimItem(item, flat))
    .filter((item) => item.end > item.start && /[\p{L}\p{N}]/u.test(item.text));
  if (listSeen || !options.splitProse) return trimmedItems;
  return trimmedItems.flatMap((item) =>
    sentenceRanges(flat, item.start, item.end).map((range) => ({
      ...item,
      ...range,
      text: flat.slice(range.start, range.end),
    })),
  );
}

function splitRow(
  line: LineSpan,
  text: string,
  pieces: { at: number; marker: number }[],
  flat: string,
  items: PostingItem[],
): void {
  const first = pieces[0]?.at ?? 0;
  const push = (from: number, to: number, bullet: boolean): void => {
    items.push({
      start: line.start + from,
      end: line.start + to,
      text: flat.slice(line.start + from, line.start + to),
      bullet,
    });
  };
  if (text.slice(0, first).trim() !== '') push(0, first, false);
  pieces.forEach((piece, index) => {
    push(piece.at + piece.marker, pieces[index + 1]?.at ?? text.length, true);
  });
}

/** True if a line continues the line before it. */
function continuesItem(
  raw: string,
  open: OpenItem,
  previous: LineSpan,
  text: string,
  width: number | null,
): boolean {
  const before = raw.slice(previous.start, previous.end).trimEnd();
  // A line break of Markdown inside an item.
  if (open.bullet && before.endsWith('\\')) return true;
  const first = /^\s*(\S+)/.exec(text)?.[1] ?? '';
  if (width !== null && before.length + 1 + first.length >= width) return true;
  const lower = /^\s*\p{Ll}/u.test(text);
  if (open.bullet && /^\s{2,}\S/.test(text) && lower) return true;
  return lower && width !== null && !/[.;:!?]$/.test(before);
}

function trimItem(item: PostingItem, flat: string): PostingItem {
  let { start, end } = item;
  while (start < end && flat[start] === ' ') start += 1;
  while (end > start && flat[end - 1] === ' ') end -= 1;
  return { ...item, start, end, text: flat.slice(start, end) };
}
