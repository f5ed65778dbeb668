import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { HORIZON_DAYS, HORIZONS } from '../../src/domain/retention';
import { crossValidate } from './cross-validate';
import { fitHazard } from './fit-hazard';
import { jobSpellDesign } from './job-spell-design';
import { JOB_SPELLS_FILE, readJobSpells } from './job-spells';
import { readSeparationRates } from './separation-rates';
import { shipped, writeData } from './ship-model';
import { calibrationError, concordance, integratedBrier } from './survival-measures';

const USAGE = `npm run fit:retention -- --data <folder of labelled sets> [--dry]

  Prints the reference scores, cross-validated by person, and writes the coefficients the service ships.
  --dry     writes nothing`;

/** Ways to deal people into folds; scores are means over them. */
const SPLITS = [0, 1, 2, 3];

function main(): void {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, dry: { type: 'boolean', default: false } },
  });
  if (values.data === undefined) throw new Error(USAGE);
  const folder = path.join(values.data, 'retention_jobspells');
  const spells = readJobSpells(folder);
  const scores = SPLITS.map((split) => {
    const judged = crossValidate(spells, jobSpellDesign, split);
    return {
      c: concordance(judged, 365),
      ibs: integratedBrier(judged, HORIZON_DAYS),
      ...Object.fromEntries(HORIZONS.map((day) => [`ece${day}`, calibrationError(judged, day)])),
    };
  });
  console.log(`job spells: ${spells.length}, cross-validated by person in 5 folds, ${SPLITS.length} splits`);
  console.log(`${'measure'.padEnd(10)}${'mean'.padStart(8)}${'lowest'.padStart(9)}${'highest'.padStart(9)}`);
  const means: Record<string, number> = {};
  for (const measure of Object.keys(scores[0] ?? {})) {
    const found = scores.map((score) => score[measure] as number);
    const mean = found.reduce((sum, value) => sum + value, 0) / found.length;
    means[measure] = mean;
    console.log(
      `${measure.padEnd(10)}${mean.toFixed(4).padStart(8)}${Math.min(...found)
        .toFixed(4)
        .padStart(9)}${Math.max(...found)
        .toFixed(4)
        .padStart(9)}`,
    );
  }
  if (values.dry) return;
  const error = HORIZONS.reduce((sum, day) => sum + (means[`ece${day}`] as number), 0) / HORIZONS.length;
  const file = fs.readFileSync(path.join(folder, JOB_SPELLS_FILE));
  const model = shipped(fitHazard(spells, jobSpellDesign(spells)), spells, error, file);
  console.log(writeData('coefficients.json', model));
  console.log(
    writeData('industry-rates.json', readSeparationRates(path.join(values.data, 'retention_baserates'))),
  );
}

main();
