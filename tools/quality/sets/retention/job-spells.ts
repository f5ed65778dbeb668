import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { retentionModel } from '../../../../src/domain/retention';
import { crossValidate } from '../../../retention/cross-validate';
import { jobSpellDesign } from '../../../retention/job-spell-design';
import { JOB_SPELLS_FILE, readJobSpells } from '../../../retention/job-spells';
import { newEmployerErrors } from '../../../retention/new-employer-errors';
import { meanScores, referenceScores } from '../../../retention/reference-scores';
import { predictWithShippedModel, shippedPredictor } from '../../../retention/predict-with-shipped-model';
import { round, type Figures, type QualitySet } from '../../set';

/** Seeds of splits into folds; cross-validated figures are means over them. */
const SPLITS = [0, 1, 2, 3];

/**
 * Spells of work with the facts known at hire. On the rows to which the shipped coefficients were fitted, the figures
 * without a prefix are cross-validated by person; on any other rows they are those of the shipped model.
 */
export const retentionJobSpells: QualitySet = {
  name: 'retention_jobspells',
  needs: [JOB_SPELLS_FILE],
  headline: ['c', 'ibs', 'ece30', 'ece90', 'ece180', 'ece365', 'newEmployer.after25', 'newEmployer.after100'],
  measure(folder) {
    const model = retentionModel();
    const spells = readJobSpells(folder);
    const crossValidated = meanScores(
      SPLITS.map((split) => referenceScores(crossValidate(spells, jobSpellDesign, split))),
    );
    const shipped = referenceScores(spells.map((spell) => predictWithShippedModel(model, spell)));
    const file = crypto.createHash('sha256').update(fs.readFileSync(path.join(folder, JOB_SPELLS_FILE)));
    const wasFittedOn = file.digest('hex') === model.fitted.data.sha256;
    const errors = newEmployerErrors(
      model,
      spells.map((spell) => shippedPredictor(model, spell)),
    );
    return Promise.resolve({
      documents: spells.length,
      figures: {
        ...rounded(wasFittedOn ? crossValidated : shipped),
        ...rounded(crossValidated, 'crossValidated.'),
        ...rounded(shipped, 'shipped.'),
        ...rounded(errors, 'newEmployer.'),
      },
      notes: [
        wasFittedOn
          ? 'the coefficients were fitted on these rows: figures are cross-validated by person'
          : 'the coefficients were not fitted on these rows: figures are those of the shipped model',
      ],
    });
  },
};

function rounded(scores: Record<string, number>, prefix = ''): Figures {
  return Object.fromEntries(
    Object.entries(scores).map(([name, value]) => [`${prefix}${name}`, round(value)]),
  );
}
