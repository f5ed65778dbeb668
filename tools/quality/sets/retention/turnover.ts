import { crossValidate } from '../../../retention/cross-validate';
import { meanScores } from '../../../retention/reference-scores';
import { concordance, integratedBrier } from '../../../retention/survival-measures';
import { readTurnover, TURNOVER_FILE, turnoverDesign } from '../../../retention/turnover';
import { round, type QualitySet } from '../../set';

const SPLITS = [0, 1, 2, 3, 4, 5];

/**
 * Employees of many companies, by features of the job alone. Rows that are likely from one person are never on both
 * sides of a split.
 */
export const retentionTurnover: QualitySet = {
  name: 'retention_turnover',
  needs: [TURNOVER_FILE],
  headline: ['c', 'ibs'],
  measure(folder) {
    const stays = readTurnover(folder);
    const { c, ibs } = meanScores(
      SPLITS.map((split) => {
        const judged = crossValidate(stays, turnoverDesign, split);
        return { c: concordance(judged, 365), ibs: integratedBrier(judged, 1095) };
      }),
    );
    return Promise.resolve({
      documents: stays.length,
      figures: { c: round(c ?? null), ibs: round(ibs ?? null) },
    });
  },
};
