import type { Background } from './people/person';
import { makePerson } from './people/make-person';
import { composePage } from './page/compose-page';
import { drawHabits, type Habits } from './page/habits';
import type { PrintedPage, TruthRecord } from './page/printed-page';
import { Random } from './random';
import {
  isPageDesign,
  renderHtml,
  MARGIN_LAYOUTS,
  PAGE_LAYOUTS,
  wordsOfPage,
  type PageLayout,
} from './render/html';
import { PAGE_DESIGN_NAMES, PAGE_DESIGNS, type PageDesignName } from './render/page-designs';
import { renderText, TEXT_LAYOUTS, type TextLayout } from './render/plain-text';
import { TEXT_DESIGN_NAMES, TEXT_DESIGNS, type TextDesignName } from './render/text-designs';
import { withPlainDates } from './render/text-designs/text-design';
import { statedIn } from './render/text-designs/stated-truth';
import { SCAN_KINDS, type ScanKind } from './render/scan';
import { renderWord, WORD_LAYOUTS, type WordLayout } from './render/word';

export const FORMATS = ['pdf', 'docx', 'txt', 'scan'] as const;
export type Format = (typeof FORMATS)[number];

const FORM_SHARES: Record<Format, number> = { pdf: 40, docx: 20, txt: 20, scan: 20 };

type DocumentForm =
  | { format: 'pdf'; layout: PageLayout | PageDesignName }
  | { format: 'scan'; layout: PageLayout | PageDesignName; kind: ScanKind }
  | { format: 'docx'; layout: WordLayout }
  | { format: 'txt'; layout: TextLayout | TextDesignName };

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
  /** True for a design that the parser is never fitted to. */
  heldOut: boolean;
}

/** Plans the document with a number in a set; the same seed, number and formats give the same text. */
export function planDocument(seed: number, number: number, formats: readonly Format[]): PlannedDocument {
  const form = drawForm(new Random(`form ${seed} ${number}`), formats);
  const person = makePerson(seed, number);
  const margin = MARGIN_LAYOUTS.includes(form.layout);
  const drawn = drawHabits(new Random(`habits ${seed} ${number}`), person, margin);
  // Designs of whole texts are written in English.
  if (isTextDesign(form.layout) && drawn.language !== 'en') form.layout = 'simple';
  if (isPageDesign(form.layout) && PAGE_DESIGNS[form.layout].english === true && drawn.language !== 'en')
    form.layout = 'one_column';
  const design = isTextDesign(form.layout) ? TEXT_DESIGNS[form.layout] : null;
  const pageDesign = isPageDesign(form.layout) ? PAGE_DESIGNS[form.layout] : null;
  const habits = pageDesign
    ? withPlainDates(drawn)
    : (design?.adapt?.(drawn, new Random(`adapt ${seed} ${number}`)) ?? drawn);
  const { page, truth } = composePage(`${seed} ${number}`, person, habits);
  const name = `gen-${seed}-${String(number).padStart(4, '0')}`;
  const random = new Random(`render ${seed} ${number}`);
  const planned = {
    id: form.format === 'scan' ? `scan-${name}` : name,
    form,
    background: person.background,
    habits,
    page,
    truth,
    random,
    heldOut: design?.heldOut ?? pageDesign?.heldOut ?? false,
  };
  if (pageDesign) {
    const html = renderPage({ ...planned, random: new Random(`render ${seed} ${number}`) });
    return { ...planned, truth: statedIn(wordsOfPage(html), truth) };
  }
  if (!design) return planned;
  const text = design.render(new Random(`render ${seed} ${number}`), habits, page).join('\n');
  return { ...planned, truth: statedIn(text, truth) };
}

function isTextDesign(layout: string): layout is TextDesignName {
  return layout in TEXT_DESIGNS;
}

const PAGES = [...PAGE_LAYOUTS, ...PAGE_DESIGN_NAMES];

function drawForm(random: Random, formats: readonly Format[]): DocumentForm {
  const format = random.weighted(formats.map((name): [Format, number] => [name, FORM_SHARES[name]]));
  switch (format) {
    case 'txt':
      return { format, layout: random.pick([...TEXT_LAYOUTS, ...TEXT_DESIGN_NAMES]) };
    case 'docx':
      return { format, layout: random.pick(WORD_LAYOUTS) };
    case 'pdf':
      return { format, layout: random.pick(PAGES) };
    case 'scan':
      return { format, layout: random.pick(PAGES), kind: random.pick(SCAN_KINDS) };
  }
}

/** Renders a document that requires no browser. */
export async function renderOffline({ form, habits, page, random }: PlannedDocument): Promise<Buffer> {
  if (form.format === 'txt') {
    const { layout } = form;
    if (!isTextDesign(layout)) return Buffer.from(renderText(random, layout, habits, page));
    const lines = TEXT_DESIGNS[layout].render(random, habits, page);
    return Buffer.from(`${lines.join('\n').trimEnd()}\n`);
  }
  if (form.format === 'docx') return renderWord(form.layout, habits, page);
  throw new Error(`A ${form.format} is printed by a browser.`);
}

/** Returns the page that a browser prints. */
export function renderPage({ form, habits, page, random }: PlannedDocument): string {
  if (form.format !== 'pdf' && form.format !== 'scan') throw new Error(`A ${form.format} is no page.`);
  return renderHtml(random, form.layout, habits, page);
}
