import { createReadStream } from 'node:fs';
import { jsonItem } from './json-lines';
import type { FileItem } from './push-source';

/** Names of the record lists in API responses of the source systems. */
const LIST_MEMBERS = new Set(['records', 'values', 'candidates']);

/**
 * Streams the objects of a JSON document that is a list, or has a list under `records`, `values` or `candidates` like
 * an API response. Holds only one object in memory.
 */
export async function* readJsonRecords(file: string): AsyncGenerator<FileItem> {
  const scanner = new ListScanner();
  for await (const chunk of createReadStream(file, 'utf8')) {
    for (const { text, line } of scanner.feed(chunk as string)) yield jsonItem(text, line);
  }
  if (!scanner.found) yield { line: 1, fault: 'The file does not contain a list of records.' };
}

class ListScanner {
  found = false;
  private depth = 0;
  private listDepth = 0;
  private inText = false;
  private escaped = false;
  private lastText = '';
  private line = 1;
  private item: string[] | null = null;
  private itemLine = 0;

  *feed(chunk: string): Generator<{ text: string; line: number }> {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk[at];
      if (character === '\n') this.line += 1;
      if (this.inText) {
        if (this.escaped) this.escaped = false;
        else if (character === '\\') this.escaped = true;
        else if (character === '"') this.inText = false;
        else if (!this.item && this.lastText.length < 100) this.lastText += character;
        continue;
      }
      if (character === '"') {
        this.inText = true;
        if (!this.item) this.lastText = '';
      } else if (character === '[' || character === '{') {
        if (character === '{' && this.listDepth > 0 && this.depth === this.listDepth) {
          this.item = [];
          this.itemLine = this.line;
          from = at;
        }
        this.depth += 1;
        if (character === '[' && this.listDepth === 0 && this.opensList()) this.open();
      } else if (character === ']' || character === '}') {
        if (this.depth === this.listDepth) this.listDepth = 0;
        this.depth -= 1;
        if (this.item && this.depth === this.listDepth) {
          yield { text: [...this.item, chunk.slice(from, at + 1)].join(''), line: this.itemLine };
          this.item = null;
        }
      }
    }
    this.item?.push(chunk.slice(from));
  }

  private opensList(): boolean {
    return this.depth === 1 || (this.depth === 2 && LIST_MEMBERS.has(this.lastText));
  }

  private open(): void {
    this.found = true;
    this.listDepth = this.depth;
  }
}
