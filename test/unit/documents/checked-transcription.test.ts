import { checkTranscription } from '../../../src/documents/ocr/checked-transcription';
import { layoutFromText } from '../../../src/domain/layout/text-layout';
import type { LayoutPage } from '../../../src/domain/layout/layout-document';

/** A page as the local OCR engine returns it, with low confidence throughout. */
function page(text: string, confidence = 0.6): LayoutPage {
  const [only] = layoutFromText(text).pages;
  if (!only) throw new Error('no page');
  return {
    ...only,
    lines: only.lines.map((line) => ({ ...line, runs: line.runs.map((run) => ({ ...run, confidence })) })),
  };
}

const textOf = (read: LayoutPage | undefined): string[] => (read?.lines ?? []).map(({ text }) => text);

describe('checkTranscription', () => {
  it('adopts the spelling of words that OCR read at the same place, in any order of lines', () => {
    const read = page('Marfa Nifiez-OBrien\nLine cook, Harbor Gri11\nDayton\tOH');
    const checked = checkTranscription(read, ['Line cook, Harbor Grill', 'Dayton OH', "María Núñez-O'Brien"]);
    expect(textOf(checked?.page)).toEqual(["María Núñez-O'Brien", 'Line cook, Harbor Grill', 'Dayton\tOH']);
  });

  it('repairs words that OCR split or joined', () => {
    const checked = checkTranscription(page('Ware house super visor at Lakeside Freight'), [
      'Warehouse supervisor at Lakeside Freight',
    ]);
    expect(textOf(checked?.page)).toEqual(['Warehouse supervisor at Lakeside Freight']);
  });

  it('drops words that OCR did not read', () => {
    const checked = checkTranscription(page('Line cook\nHarbor Grill, 2019 - 2021'), [
      'Executive chef and Line cook',
      'Harbor Grill, 2019 - 2021',
      'Michelin star 2020',
      'Ph.D., Culinary Sciences',
    ]);
    expect(textOf(checked?.page).join(' ')).toBe('Line cook Harbor Grill, 2019 - 2021');
  });

  it('keeps digits that OCR read with high confidence', () => {
    const lines = ['Harbor Grill 2011 - 2021', 'Call (419) 555-0199'];
    const confident = checkTranscription(page('Harbor Grill 2019 - 2021\nCall (419) 555-0142', 0.95), lines);
    expect(textOf(confident?.page)).toEqual(['Harbor Grill 2019 - 2021', 'Call (419) 555-0142']);
  });

  it('returns null for a transcript of a different page', () => {
    expect(checkTranscription(page('Line cook\nHarbor Grill\nDayton'), ['I cannot read this.'])).toBeNull();
  });
});
