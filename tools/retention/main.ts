import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { HORIZONS } from '../../src/domain/retention';
import { prepareModel } from '../../src/domain/retention/model';
import { crossValidate } from './cross-validate';
import { fitHazard } from './fit-hazard';
import { jobSpellDesign } from './job-spell-design';
import { JOB_SPELLS_FILE, readJobSpells } from './job-spells';
import { newEmployerErrors } from './new-employer-errors';
import { drawPictures } from './pictures';
import { meanScores, referenceScores } from './reference-scores';
import { readSeparationRates } from './separation-rates';
import { shipped, writeData } from './ship-model';
import { shippedPredictor } from './predict-with-shipped-model';

const USAGE = `npm run fit:retention -- --data <folder of labelled sets> [--dry]

  Prints the reference scores, cross-validated by person, and writes the coefficients the service ships and the
  pictures of docs/how-retention-works.md.
  --dry     writes nothing`;

/** Seeds of splits into folds; scores are means over them. */
const SPLITS = [0, 1, 2, 3];

function main(): void {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, dry: { type: 'boolean', default: false } },
  });
  if (values.data === undefined) throw new Error(USAGE);
  const folder = path.join(values.data, 'retention_jobspells');
  const spells = readJobSpells(folder);
  const dealt = SPLITS.map((split) => crossValidate(spells, jobSpellDesign, split));
  const scores = dealt.map(referenceScores);
  const means = meanScores(scores);
  console.log(`job spells: ${spells.length}, cross-validated by person in 5 folds, ${SPLITS.length} splits`);
  console.log(line('measure', 'mean', 'lowest', 'highest'));
  for (const [measure, mean] of Object.entries(means)) {
    const found = scores.map((score) => score[measure] ?? NaN);
    console.log(
      line(measure, ...[mean, Math.min(...found), Math.max(...found)].map((each) => each.toFixed(4))),
    );
  }
  const error = HORIZONS.reduce((sum, day) => sum + (means[`ece${day}`] ?? NaN), 0) / HORIZONS.length;
  const file = fs.readFileSync(path.join(folder, JOB_SPELLS_FILE));
  const model = shipped(fitHazard(spells, jobSpellDesign(spells)), spells, error, file);
  const prepared = prepareModel(model);
  const predictors = spells.map((spell) => shippedPredictor(prepared, spell));
  console.log(
    '\nsimulated employers for which the model is wrong: mean error of the one-year retention probability',
  );
  for (const [when, each] of Object.entries(newEmployerErrors(prepared, predictors))) {
    console.log(line(when, each.toFixed(4)));
  }
  if (values.dry) return;
  const rates = readSeparationRates(path.join(values.data, 'retention_baserates'));
  const written = [
    writeData('coefficients.json', model),
    writeData('industry-rates.json', rates),
    ...drawPictures(model, dealt[0] ?? [], predictors),
  ];
  for (const each of written) console.log(each);
}

function line(name: string, ...cells: string[]): string {
  return name.padEnd(10) + cells.map((cell) => cell.padStart(9)).join('');
}

main();
