import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { flatGold, type GoldRow } from './gold';
import { planDocument, renderOffline, renderPage, type Format, type PlannedDocument } from './make-document';
import { PagePrinter } from './render/browser';
import { imagePdf } from './render/image-pdf';
import { rasterise } from './render/raster';
import { dpiOf, wear, type ScanKind } from './render/scan';

export interface SetOptions {
  out: string;
  count: number;
  seed: number;
  formats: readonly Format[];
  progress: (done: number) => void;
}

interface WrittenDocument {
  bytes: Buffer;
  extension: string;
  pages: number | null;
}

/** Writes `files/`, `truth/` and `gold.jsonl` and returns the rows of the latter. */
export async function writeSet({ out, count, seed, formats, progress }: SetOptions): Promise<GoldRow[]> {
  const files = path.join(out, 'files');
  const truths = path.join(out, 'truth');
  const needsBrowser = formats.some((format) => format === 'pdf' || format === 'scan');
  const printer = needsBrowser ? await PagePrinter.start() : null;
  const rows: GoldRow[] = [];
  try {
    await fs.mkdir(files, { recursive: true });
    await fs.mkdir(truths, { recursive: true });
    for (let number = 1; number <= count; number++) {
      const planned = planDocument(seed, number, formats);
      const written = await renderDocument(planned, printer);
      const file = `files/${planned.id}.${written.extension}`;
      const truth = `truth/${planned.id}.json`;
      await fs.writeFile(path.join(out, file), written.bytes);
      await fs.writeFile(path.join(out, truth), `${JSON.stringify(planned.truth, null, 2)}\n`);
      rows.push(rowOf(planned, written, file, truth));
      progress(number);
    }
  } finally {
    await printer?.stop();
  }
  await fs.writeFile(path.join(out, 'gold.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return rows;
}

/** Renders a planned document. PDF files and scans require a printer. */
export async function renderDocument(
  planned: PlannedDocument,
  printer: PagePrinter | null,
): Promise<WrittenDocument> {
  const { form } = planned;
  if (form.format === 'txt' || form.format === 'docx') {
    return { bytes: await renderOffline(planned), extension: form.format, pages: null };
  }
  if (!printer) throw new Error('No browser was started.');
  const pdf = await printer.print(renderPage(planned));
  if (form.format === 'pdf') return { bytes: pdf, extension: 'pdf', pages: null };
  return scan(planned, form.kind, pdf);
}

/** A scan of several pages is a PDF; one page may also be an image file. */
async function scan({ random }: PlannedDocument, kind: ScanKind, pdf: Buffer): Promise<WrittenDocument> {
  const dpi = dpiOf(kind);
  const pages = [];
  for (const png of await rasterise(pdf, dpi)) {
    const jpeg = await wear(random, kind, png);
    const { width, height } = await sharp(jpeg).metadata();
    pages.push({ jpeg, width, height });
  }
  const [only] = pages;
  if (pages.length !== 1 || !only || random.chance(0.4)) {
    return { bytes: imagePdf(pages, dpi), extension: 'pdf', pages: pages.length };
  }
  return random.chance(0.3)
    ? { bytes: await sharp(only.jpeg).png().toBuffer(), extension: 'png', pages: 1 }
    : { bytes: only.jpeg, extension: 'jpg', pages: 1 };
}

function rowOf(planned: PlannedDocument, written: WrittenDocument, file: string, truth: string): GoldRow {
  const { form, habits, background } = planned;
  const scanned = form.format === 'scan';
  return {
    id: planned.id,
    family: `generated-${form.format}-${form.layout}`,
    layout: scanned ? `DERIVED image-only scan (${form.kind}) of ${form.layout}` : form.layout,
    format: written.extension,
    pages: written.pages,
    fictional_persona: true,
    personal_data: false,
    truth_complete: true,
    gold: flatGold(planned.truth),
    coverage_in_text: null,
    file,
    truth,
    held_out: planned.heldOut,
    ...(scanned ? { derived_from: planned.id.replace(/^scan-/, '') } : {}),
    traits: {
      background,
      language: habits.language,
      dates: habits.dates.style,
      arrangement: habits.datesInMargin ? `margin ${habits.arrangement}` : habits.arrangement,
      skills: habits.skillForm,
      body: habits.bullets ? 'bullets' : 'paragraph',
      ...(scanned ? { scan: form.kind } : {}),
    },
  };
}
