import { deflateSync } from 'node:zlib';
import { fuzzRun, type FuzzFile } from '../../../tools/fuzz/fuzz-run';
import { breakDocument } from '../../../tools/fuzz/break-document';
import { planDocument, renderOffline, type Format } from '../../../tools/synthetic/make-document';
import { renderText } from '../../../tools/synthetic/render/plain-text';
import { Random } from '../../../tools/synthetic/random';
import { pagesOf, pdfFile, textContent } from '../../support/documents/pdf-file';

const SEED = 'suite';

async function generated(number: number, format: Format): Promise<FuzzFile> {
  const bytes = await renderOffline(planDocument(11, number, [format]));
  return { name: `resume.${format}`, bytes };
}

function pdf(): FuzzFile {
  const { habits, page, random } = planDocument(11, 3, ['txt']);
  const lines = renderText(random, 'simple', habits, page).split('\n');
  const content = deflateSync(textContent(lines.slice(0, 60), 50, 760, 9));
  return {
    name: 'resume.pdf',
    bytes: pdfFile({ objects: pagesOf([content], '0 0 612 792', '/Filter /FlateDecode') }),
  };
}

describe('corrupted variants of documents', () => {
  it('are parsed or rejected without a crash or a hang', async () => {
    const files = [
      pdf(),
      await generated(1, 'docx'),
      await generated(2, 'txt'),
      pdf(),
      await generated(4, 'docx'),
    ];
    const numbers = Array.from({ length: 150 }, (_, index) => index);
    const { crashes, hangs, outcomes } = await fuzzRun(files, { seed: SEED, numbers });
    expect(crashes).toEqual([]);
    expect(hangs).toEqual([]);
    // Both outcomes must occur: otherwise the variants test nothing.
    expect(outcomes.get('parsed')).toBeGreaterThan(30);
    expect(outcomes.get('document_corrupt')).toBeGreaterThan(10);
  });

  it('are the same for the same seed and differ from the document', async () => {
    for (const { bytes } of [pdf(), await generated(1, 'docx')]) {
      let changed = 0;
      for (let number = 0; number < 40; number++) {
        const variant = breakDocument(new Random(`${SEED} ${number}`), bytes);
        expect(breakDocument(new Random(`${SEED} ${number}`), bytes).equals(variant)).toBe(true);
        if (!variant.equals(bytes)) changed += 1;
      }
      expect(changed).toBeGreaterThan(35);
    }
  });
});
