import { blindRows } from '../blind-rows';
import { predictFiles, type FilePredictions } from '../predict-files';
import { calibrationError, reliability, scorePairValues } from '../score/confidence';
import type { PairsRow } from '../score/resume';
import { round, type Figures, type QualitySet } from '../set';

const KINDS = ['work', 'education', 'skills', 'certifications'] as const;
/** Values from this confidence on should need no review. */
const SURE = 0.9;

/**
 * Resumes that a recruiting expert wrote, each in several formats. Their labels have alternatives, so they judge whether a
 * value is right, and not what is missing.
 */
export const blind: QualitySet = {
  name: 'blind',
  needs: ['resumes.jsonl'],
  headline: ['right', 'rightOfSure', 'calibration.ece'],
  targets: { rightOfSure: 0.96 },
  limits: { 'calibration.ece': 0.03 },
  async measure(folder) {
    const rows = blindRows(folder);
    const { predictions, notes } = await predictFiles(folder, rows);
    return { documents: rows.length, figures: blindFigures(rows, predictions), notes };
  },
};

/** Share of right values, of all and of sure ones, by kind, and the calibration of their confidence. */
export function blindFigures(
  rows: readonly PairsRow[],
  predictions: FilePredictions['predictions'],
): Figures {
  const values = scorePairValues(rows, predictions);
  const figures: Figures = {
    right: round(reliability(values, 0, Infinity).right),
    rightOfSure: round(reliability(values, SURE, Infinity).right),
    'calibration.ece': round(calibrationError(values)),
  };
  for (const kind of KINDS) {
    const own = values.filter((value) => value.kind === kind);
    figures[`${kind}.right`] = own.length === 0 ? null : round(reliability(own, 0, Infinity).right);
  }
  return figures;
}
