import { predictFiles } from '../predict-files';
import { readRows } from '../rows';
import { calibrationError, scorePairValues } from '../score/confidence';
import { scorePairs, type PairsRow } from '../score/resume';
import { f1Figures, round, type QualitySet } from '../set';

/** Resumes in several languages and unusual designs, with the structured data from which they were generated. */
export const resumeHard: QualitySet = {
  name: 'resume_hard',
  needs: ['gold.jsonl', 'files'],
  headline: ['macroF1', 'workEntries', 'educationEntries', 'skills', 'calibration.ece'],
  targets: { macroF1: 0.9 },
  limits: { 'calibration.ece': 0.03 },
  async measure(folder) {
    const rows = readRows<PairsRow>(folder, 'gold.jsonl');
    const { predictions, notes } = await predictFiles(folder, rows);
    const figures = f1Figures(scorePairs(rows, predictions));
    figures['calibration.ece'] = round(calibrationError(scorePairValues(rows, predictions)));
    return { documents: rows.length, figures, notes };
  },
};
