import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { DuplicateWeights } from '../../src/domain/duplicates/duplicate-likelihood';
import { fitWeights } from './fit-weights';
import { generateRecords } from './generate-records';
import { labelledPairs } from './labelled-pairs';
import { measure, type DuplicateMeasures } from './measure';

const FILE = path.join('src', 'domain', 'duplicates', 'data', 'duplicate-weights.json');
const FIT_SEED = 'duplicates-fit';
const LIKELY_FROM = 0.8;
const THRESHOLDS = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95];

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '30000' },
    dry: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
  },
});
const people = Number(values.people);

if (values.measure) report(JSON.parse(fs.readFileSync(FILE, 'utf8')) as DuplicateWeights, people);
else {
  const weights = fitWeights(labelledPairs(generateRecords(FIT_SEED, people)).pairs);
  if (!values.dry) write(weights);
  report(weights, people);
}

function write(weights: DuplicateWeights): void {
  const content = {
    version: `duplicates-${new Date().toISOString().slice(0, 10).replaceAll('-', '.')}`,
    source: `Fitted by npm run fit:duplicates on pairs of ${people} invented people, seed "${FIT_SEED}".`,
    likelyFrom: LIKELY_FROM,
    ...weights,
  };
  fs.writeFileSync(FILE, `${JSON.stringify(content, null, 2)}\n`);
}

function shares({ precision, recall }: DuplicateMeasures): Pick<DuplicateMeasures, 'precision' | 'recall'> {
  return { precision, recall };
}

/** Prints how the weights do on people they were not fitted to, and with half as many changes again. */
function report(weights: DuplicateWeights, count: number): void {
  for (const [seed, factor] of [
    ['duplicates-held-out', 1],
    ['duplicates-held-out-changed', 1.5],
  ] as const) {
    const records = generateRecords(seed, count, { factor });
    const pairs = labelledPairs(records);
    const { calibration, ...measures } = measure(pairs, weights, LIKELY_FROM);
    console.log({ seed, factor, records: records.length, keysPerRecord: pairs.keysPerRecord, ...measures });
    console.table(calibration);
    console.table(THRESHOLDS.map((from) => ({ from, ...shares(measure(pairs, weights, from)) })));
  }
}
