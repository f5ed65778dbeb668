import { predictFiles } from '../predict-files';
import { readRows } from '../rows';
import { calibrationError, scorePairValues } from '../score/confidence';
import { scorePairs, type PairsRow } from '../score/resume';
import { f1Figures, round, type Figures, type QualitySet } from '../set';

const IMAGES = new Set(['jpg', 'jpeg', 'png', 'tif', 'tiff']);

/** Variants to which a document belongs, by the source of its text. */
function variantsOf(row: PairsRow): string[] {
  if (row.derived_from !== undefined || IMAGES.has(row.format)) return ['scan'];
  return row.format === 'docx' ? ['docx', 'textAndDocx'] : ['text', 'textAndDocx'];
}

/** Resume files with the structured data from which they were generated. */
export const resumePairs: QualitySet = {
  name: 'resume_pairs',
  needs: ['gold.jsonl', 'files'],
  headline: [
    'text.macroF1',
    'docx.macroF1',
    'textAndDocx.macroF1',
    'textAndDocx.workEntries',
    'scan.macroF1',
    'calibration.ece',
  ],
  targets: { 'text.macroF1': 0.95, 'scan.macroF1': 0.88 },
  limits: { 'calibration.ece': 0.03 },
  async measure(folder) {
    const rows = readRows<PairsRow>(folder, 'gold.jsonl');
    const { predictions, notes } = await predictFiles(folder, rows);
    const figures: Figures = {};
    for (const variant of ['text', 'docx', 'textAndDocx', 'scan']) {
      const variantRows = rows.filter((row) => variantsOf(row).includes(variant));
      figures[`${variant}.documents`] = variantRows.length;
      Object.assign(figures, f1Figures(scorePairs(variantRows, predictions), variant));
    }
    figures['calibration.ece'] = round(calibrationError(scorePairValues(rows, predictions)));
    return { documents: rows.length, figures, notes };
  },
};
