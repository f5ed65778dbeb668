import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readDocument } from '../../src/documents/read-document';
import { planDocument } from '../synthetic/make-document';
import { PagePrinter } from '../synthetic/render/browser';
import { rasterise } from '../synthetic/render/raster';
import { renderDocument } from '../synthetic/write-set';
import { drawFields, drawPage } from './draw-fields';
import { findFields } from './find-fields';

const SEED = 7;
const DPI = 150;
/** Numbers of generated documents that are difficult in different ways. */
const SHOWN_DOCUMENTS = [
  { name: 'sidebar', number: 107 },
  { name: 'table', number: 98 },
  { name: 'photo', number: 75 },
] as const;

async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Usage: node tools/reading-pictures.mjs <folder>');
  mkdirSync(folder, { recursive: true });
  const printer = await PagePrinter.start();
  try {
    for (const { name, number } of SHOWN_DOCUMENTS) {
      const { bytes, extension } = await renderDocument(planDocument(SEED, number, ['pdf', 'scan']), printer);
      const page = extension === 'pdf' ? ((await rasterise(bytes, DPI))[0] as Buffer) : bytes;
      const { document } = await readDocument(bytes, { declaredType: null, fileName: null });
      const fields = findFields(document).filter((field) => field.page === 1);
      writeFileSync(path.join(folder, `reading-${name}-page.webp`), await drawPage(page));
      writeFileSync(path.join(folder, `reading-${name}-fields.webp`), await drawFields(page, fields));
      console.log(`${name}: ${fields.length} fields on the first page`);
    }
  } finally {
    await printer.stop();
  }
}

main()
  // OCR threads wait for further pages and would keep the process alive.
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
