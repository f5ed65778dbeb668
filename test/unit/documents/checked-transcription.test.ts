import { checkTranscription } from '../../../src/documents/ocr/checked-transcription';
import { layoutFromText } from '../../../src/domain/layout/text-layout';
import type { LayoutPage } from '../../../src/domain/layout/layout-document';

/** A page as the local reader would hand it over: unsure of everything. */
function page(text: string, confidence = 0.6): LayoutPage {
  const [only] = layoutFromText(text).pages;
  if (!only) throw new Error('no page');
  return {
    ...only,
    lines: only.lines.map((line) => ({ ...line, runs: line.runs.map((run) => ({ ...run, confidence })) })),
  };
}

const textOf = (read: LayoutPage | undefined): string[] => (read?.lines ?? []).map(({ text }) => text);

it('takes spellings over where the same word was read, in any order of lines', () => {
  const read = page('Marfa Nifiez-OBrien\nLine cook, Harbor Gri11\nDayton\tOH');
  const checked = checkTranscription(read, ['Line cook, Harbor Grill', 'Dayton OH', "María Núñez-O'Brien"]);
  expect(textOf(checked?.page)).toEqual(["María Núñez-O'Brien", 'Line cook, Harbor Grill', 'Dayton\tOH']);
});

it('mends words that were split or run together', () => {
  const checked = checkTranscription(page('Ware house super visor at Lakeside Freight'), [
    'Warehouse supervisor at Lakeside Freight',
  ]);
  expect(textOf(checked?.page)).toEqual(['Warehouse supervisor at Lakeside Freight']);
});

it('leaves out what was not read there', () => {
  const checked = checkTranscription(page('Line cook\nHarbor Grill, 2019 - 2021'), [
    'Executive chef and Line cook',
    'Harbor Grill, 2019 - 2021',
    'Michelin star 2020',
    'Ph.D., Culinary Sciences',
  ]);
  expect(textOf(checked?.page).join(' ')).toBe('Line cook Harbor Grill, 2019 - 2021');
});

it('does not let a figure be changed that was read with confidence', () => {
  const lines = ['Harbor Grill 2011 - 2021', 'Call (419) 555-0199'];
  const sure = checkTranscription(page('Harbor Grill 2019 - 2021\nCall (419) 555-0142', 0.95), lines);
  expect(textOf(sure?.page)).toEqual(['Harbor Grill 2019 - 2021', 'Call (419) 555-0142']);
});

it('takes nothing from a transcript of something else', () => {
  expect(checkTranscription(page('Line cook\nHarbor Grill\nDayton'), ['I cannot read this.'])).toBeNull();
});
