import fs from 'node:fs';
import path from 'node:path';
import type { Evidence } from '../../src/domain/common';
import { parseResumeFile } from '../quality/parse-file';

/** One box of the parser, as it is handed to the second renderer. */
interface ListedBox {
  file: string;
  /** JSON Pointer of the value without the index of its part, such as `/work/0`. */
  pointer: string;
  text: string;
  page: number;
  box: number[];
}

/** Returns the boxes of every value of a parsed resume, however deep. */
function boxesIn(file: string, pointer: string, value: unknown): ListedBox[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => boxesIn(file, `${pointer}/${index}`, item));
  if (typeof value !== 'object' || value === null) return [];
  if (isEvidence(value)) {
    const { text, page, box } = value;
    return page === null || box === null ? [] : [{ file, pointer, text, page, box }];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    boxesIn(file, key === 'evidence' ? pointer : `${pointer}/${key}`, inner),
  );
}

function isEvidence(value: object): value is Evidence {
  return 'charStart' in value && 'box' in value;
}

/** Prints the boxes of the PDFs of the given folders, one JSON object a line. */
async function main(): Promise<void> {
  const folders = process.argv.slice(2);
  if (folders.length === 0) throw new Error('Usage: list-boxes <folder…>');
  for (const folder of folders) {
    const names = fs.readdirSync(folder).filter((name) => name.endsWith('.pdf'));
    for (const file of names.sort().map((name) => path.join(folder, name))) {
      const { parsed } = await parseResumeFile(file);
      for (const box of boxesIn(file, '', parsed)) console.log(JSON.stringify(box));
    }
  }
}

main()
  // OCR threads wait for further pages and would keep the process alive.
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
