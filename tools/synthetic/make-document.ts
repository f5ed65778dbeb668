import type { Background } from './people/person';
import { makePerson } from './people/make-person';
import { composePage } from './page/compose-page';
import { drawHabits, type Habits } from './page/habits';
import type { PrintedPage, TruthRecord } from './page/printed-page';
import { Random } from './random';
import { renderHtml, MARGIN_LAYOUTS, PAGE_LAYOUTS, type PageLayout } from './render/html';
import { renderText, TEXT_LAYOUTS, type TextLayout } from './render/plain-text';
import { SCAN_KINDS, type ScanKind } from './render/scan';
import { renderWord, WORD_LAYOUTS, type WordLayout } from './render/word';

export const FORMATS = ['pdf', 'docx', 'txt', 'scan'] as const;
export type Format = (typeof FORMATS)[number];

const FORM_SHARES: Record<Format, number> = { pdf: 40, docx: 20, txt: 20, scan: 20 };

type DocumentForm =
  | { format: 'pdf'; layout: PageLayout }
  | { format: 'scan'; layout: PageLayout; kind: ScanKind }
  | { format: 'docx'; layout: WordLayout }
  | { format: 'txt'; layout: TextLayout };

/** A planned document: its text and expected result are fixed, its bytes are not yet rendered. */
export interface PlannedDocument {
  id: string;
  form: DocumentForm;
  background: Background;
  habits: Habits;
  page: PrintedPage;
  truth: TruthRecord;
  /** Random generator for the renderer alone. */
  random: Random;
}

/** Plans the document with a number in a set; the same seed, number and formats give the same text. */
export function planDocument(seed: number, number: number, formats: readonly Format[]): PlannedDocument {
  const random = new Random(`form ${seed} ${number}`);
  const form = drawForm(random, formats);
  const person = makePerson(seed, number);
  const margin = MARGIN_LAYOUTS.includes(form.layout);
  const habits = drawHabits(new Random(`habits ${seed} ${number}`), person, margin);
  const { page, truth } = composePage(`${seed} ${number}`, person, habits);
  const name = `gen-${seed}-${String(number).padStart(4, '0')}`;
  return {
    id: form.format === 'scan' ? `scan-${name}` : name,
    form,
    background: person.background,
    habits,
    page,
    truth,
    random: new Random(`render ${seed} ${number}`),
  };
}

function drawForm(random: Random, formats: readonly Format[]): DocumentForm {
  const format = random.weighted(formats.map((name): [Format, number] => [name, FORM_SHARES[name]]));
  switch (format) {
    case 'txt':
      return { format, layout: random.pick(TEXT_LAYOUTS) };
    case 'docx':
      return { format, layout: random.pick(WORD_LAYOUTS) };
    case 'pdf':
      return { format, layout: random.pick(PAGE_LAYOUTS) };
    case 'scan':
      return { format, layout: random.pick(PAGE_LAYOUTS), kind: random.pick(SCAN_KINDS) };
  }
}

/** Renders a document that requires no browser. */
export async function renderOffline({ form, habits, page, random }: PlannedDocument): Promise<Buffer> {
  if (form.format === 'txt') return Buffer.from(renderText(random, form.layout, habits, page));
  if (form.format === 'docx') return renderWord(form.layout, habits, page);
  throw new Error(`A ${form.format} is printed by a browser.`);
}

/** Returns the page that a browser prints. */
export function renderPage({ form, habits, page, random }: PlannedDocument): string {
  if (form.format !== 'pdf' && form.format !== 'scan') throw new Error(`A ${form.format} is no page.`);
  return renderHtml(random, form.layout, habits, page);
}
