import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { FileItem } from './push-source';

/** Streams JSON Lines of any length, with one object per line. */
export async function* readJsonLines(file: string): AsyncGenerator<FileItem> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() === '') continue;
    yield jsonItem(text.replace(/^\uFEFF/, ''), line);
  }
}

/** Parses a text as an item; an invalid text becomes a fault. */
export function jsonItem(text: string, line: number): FileItem {
  try {
    const item: unknown = JSON.parse(text);
    return typeof item === 'object' && item !== null && !Array.isArray(item)
      ? { line, item }
      : { line, fault: 'The line is not a JSON object.' };
  } catch {
    return { line, fault: 'The line is not valid JSON.' };
  }
}
