import { predictFiles } from '../predict-files';
import { readRows } from '../rows';
import { calibrationError, scorePairValues } from '../score/confidence';
import { scorePairs, type PairsRow } from '../score/resume';
import { f1Figures, metricName, round, type Figures, type QualitySet } from '../set';
import { macroF1 } from '../score/tally';

const PLAIN = { pdf: 'pdf', docx: 'docx', txt: 'plainText' };

/** Scans are identified by their origin, not by their file type. */
function variantOf(row: PairsRow): string {
  return row.derived_from === undefined ? (PLAIN[row.format as keyof typeof PLAIN] ?? 'scan') : 'scan';
}

/** Resumes of fictional people written by `npm run synthetic`, by format and layout. */
export const generated: QualitySet = {
  name: 'generated',
  needs: ['gold.jsonl', 'files'],
  headline: ['pdf.macroF1', 'docx.macroF1', 'plainText.macroF1', 'scan.macroF1', 'pdf.workEntries'],
  async measure(folder) {
    const rows = readRows<PairsRow & { family: string; held_out?: boolean }>(folder, 'gold.jsonl');
    const { predictions, notes } = await predictFiles(folder, rows);
    const figures: Figures = {};
    for (const variant of ['pdf', 'docx', 'plainText', 'scan']) {
      const own = rows.filter((row) => variantOf(row) === variant);
      if (own.length === 0) continue;
      figures[`${variant}.documents`] = own.length;
      Object.assign(figures, f1Figures(scorePairs(own, predictions), variant));
      // Designs that the parser was mended on beside those that it has not seen.
      for (const [designs, heldOut] of [
        ['seenDesigns', false],
        ['unseenDesigns', true],
      ] as const) {
        const ofDesigns = own.filter((row) => (row.held_out ?? false) === heldOut);
        if (ofDesigns.length === 0) continue;
        figures[`${variant}.${designs}.documents`] = ofDesigns.length;
        figures[`${variant}.${designs}.macroF1`] = round(macroF1(scorePairs(ofDesigns, predictions)));
      }
    }
    for (const family of [...new Set(rows.map((row) => row.family))].sort()) {
      const own = rows.filter((row) => row.family === family);
      const layout = metricName(family.replace(/^generated-/, ''));
      figures[`layouts.${layout}.macroF1`] = round(macroF1(scorePairs(own, predictions)));
    }
    figures['calibration.ece'] = round(calibrationError(scorePairValues(rows, predictions)));
    return { documents: rows.length, figures, notes };
  },
};
