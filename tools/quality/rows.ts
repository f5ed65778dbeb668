import fs from 'node:fs';
import path from 'node:path';

/** Rows of a JSON-lines file. */
export function readRows<T>(folder: string, file: string): T[] {
  return fs
    .readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}
