import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { layoutFromText } from '../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../src/domain/parsing/parsed-resume';
import {
  FITTED_CALIBRATION,
  interpolate,
  isCalibrated,
  NO_CALIBRATION,
  type CalibratedKind,
  type CalibrationCurve,
} from '../../src/domain/parsing/resume/outcome/calibration';
import { parseResume } from '../../src/domain/parsing/resume/parse-resume';
import { Tagger, type ResumeTaggerModel } from '../../src/domain/parsing/resume/tagger/tagger';
import { blindRows } from './blind-rows';
import { fitCurve, type Sample } from './fit-curve';
import { layoutOfFile, TODAY } from './parse-file';
import { readRows } from './rows';
import {
  calibrationError,
  scorePairValues,
  scoreSpanValues,
  reliability,
  type ScoredValue,
} from './score/confidence';
import type { PairsRow, ValuesRow } from './score/resume';
import { exampleOf, type LabelledText } from './tagger-examples';
import { FOLDS, foldTaggers } from './tagger-training';

/** Fits calibration curves of confidences on labelled documents and prints their cross-validated error. */

const USAGE = `node dist/tools/quality/fit-confidence.js --data <folder> --generated <folder>... [--taggers <folder>] [--laid-out-only] [--out <file>]

  --data       labelled sets: blind, resume_dotin, resume_hard, resume_pairs
  --generated  documents written by "npm run synthetic"; may be repeated, each is a set of its own.
               Rows of held-out designs are reported, but nothing is fitted on them
  --taggers    folder that stores the taggers of the folds between runs, because training takes minutes
  --laid-out-only  keeps the curves of texts without line breaks, whose taggers take long to train
  --out        where to write the curves`;

const KINDS: CalibratedKind[] = ['work', 'education', 'skills', 'certifications'];
/** Values from this confidence on should need no review. */
const SURE = 0.9;
const BANDS = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01];
type Resume = Omit<ParsedResume, 'meta'>;

/** Values of a set, with the weight of each. */
interface ScoredSet {
  name: string;
  judged: ScoredValue[];
  /** How much the set weighs in a fit; 0 for one that is only reported. */
  weight: number;
  /** The design of each document. Documents of one design are in the same fold. */
  designs?: ReadonlyMap<string, string>;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      generated: { type: 'string', multiple: true },
      taggers: { type: 'string' },
      'laid-out-only': { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  if (values.data === undefined || values.generated === undefined) throw new Error(USAGE);
  const dotin = values['laid-out-only']
    ? null
    : textValues(path.join(values.data, 'resume_dotin'), values.taggers);
  const pairs = await fileValues('resume_pairs', path.join(values.data, 'resume_pairs'));
  const hard = await fileValues('resume_hard', path.join(values.data, 'resume_hard'));
  const blindFolder = path.join(values.data, 'blind');
  const blind = await fileValues('blind', blindFolder, blindRows(blindFolder));
  const laidOut = [pairs, hard, blind];
  for (const folder of values.generated) laidOut.push(...(await generatedValues(folder)));
  const curvesOfFiles = fitKinds(laidOut);
  const curvesOfTexts = dotin ? fitKinds([dotin]) : FITTED_CALIBRATION.unstructured;
  const curves = {
    // resume_dotin labels no certifications, which are read by the same rules in all documents.
    unstructured: { ...curvesOfTexts, certifications: curvesOfFiles.certifications },
    laidOut: curvesOfFiles,
  };
  if (dotin) report('unstructured', [dotin]);
  report('laidOut', laidOut);
  if (values.out !== undefined) fs.writeFileSync(values.out, `${JSON.stringify(curves)}\n`);
}

function textValues(folder: string, predictionsFolder: string | undefined): ScoredSet {
  const rows = readRows<ValuesRow & LabelledText>(folder, 'gold.jsonl');
  const taggers = keptTaggers(rows, predictionsFolder);
  const parsed = rows.map(({ id, text }, index): [string, Resume] => {
    const options = { today: TODAY, language: null };
    const tagger = taggers[index % FOLDS] as Tagger;
    return [id, parseResume(layoutFromText(text), options, { tagger, calibration: NO_CALIBRATION }).parsed];
  });
  return { name: 'resume_dotin', weight: 1, judged: scoreSpanValues(rows, new Map(parsed)) };
}

function keptTaggers(rows: LabelledText[], folder: string | undefined): Tagger[] {
  const file = (fold: number): string => path.join(folder ?? '', `fold-${fold}.json`);
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
  if (folder !== undefined && folds.every((fold) => fs.existsSync(file(fold))))
    return folds.map(
      (fold) => new Tagger(JSON.parse(fs.readFileSync(file(fold), 'utf8')) as ResumeTaggerModel),
    );
  return foldTaggers(rows.map(exampleOf));
}

/** The documents of a folder, those of held-out designs as a set that nothing is fitted on. */
async function generatedValues(folder: string): Promise<ScoredSet[]> {
  const rows = readRows<PairsRow & { held_out?: boolean }>(folder, 'gold.jsonl');
  const heldOut = rows.filter((row) => row.held_out === true);
  const others = await fileValues(
    'generated',
    folder,
    rows.filter((row) => row.held_out !== true),
  );
  if (heldOut.length === 0) return [others];
  return [others, { ...(await fileValues('generated, held out', folder, heldOut)), weight: 0 }];
}

async function fileValues(
  name: string,
  folder: string,
  rows = readRows<PairsRow>(folder, 'gold.jsonl'),
): Promise<ScoredSet> {
  const predictions = new Map<string, Resume>();
  for (const { id, file } of rows) {
    const layout = await layoutOfFile(path.join(folder, file));
    const options = { today: TODAY, language: null };
    predictions.set(id, parseResume(layout, options, { calibration: NO_CALIBRATION }).parsed);
  }
  const designOf = ({ id, family, layout }: PairsRow): string =>
    (name.startsWith('generated') ? layout : family) ?? id;
  const designs = new Map(rows.map((row) => [row.id, designOf(row)]));
  return { name, weight: 1, judged: scorePairValues(rows, predictions), designs };
}

function fitKinds(sets: ScoredSet[], without = -1): Record<CalibratedKind, CalibrationCurve> {
  const curve = (kind: CalibratedKind): CalibrationCurve =>
    fitCurve(sets.flatMap((set) => (set.weight === 0 ? [] : samplesOf(set, kind, without))));
  return {
    work: curve('work'),
    education: curve('education'),
    skills: curve('skills'),
    certifications: curve('certifications'),
  };
}

/** In a set with fewer values, one value would decide. */
const MIN_SET_SIZE = 20;

/** Samples in which the weight of a set is independent of its size. */
function samplesOf(set: ScoredSet, kind: CalibratedKind, without: number): Sample[] {
  const { judged } = set;
  const folds = foldsOf(set);
  const own = judged.filter(
    (value) => value.kind === kind && folds.get(value.id) !== without && isCalibrated(kind, value.confidence),
  );
  return own.map(({ confidence, right }) => ({
    confidence,
    right,
    weight: set.weight / Math.max(MIN_SET_SIZE, own.length),
  }));
}

function foldsOf({ judged, designs }: ScoredSet): Map<string, number> {
  const designOf = (id: string): string => designs?.get(id) ?? id;
  const all = [...new Set(judged.map(({ id }) => designOf(id)))];
  const folds = new Map(all.map((design, index) => [design, index % FOLDS]));
  return new Map(judged.map(({ id }) => [id, folds.get(designOf(id)) ?? 0]));
}

/** Prints the calibration of each set by curves that are fitted on all sets without the designs of the value's fold. */
function report(title: string, sets: ScoredSet[]): void {
  const folds = Array.from({ length: FOLDS }, (_, fold) => fitKinds(sets, fold));
  for (const set of sets) {
    const { name, judged } = set;
    const of = foldsOf(set);
    const after = judged.map((value) => ({
      ...value,
      confidence: isCalibrated(value.kind, value.confidence)
        ? interpolate(folds[of.get(value.id) ?? 0]?.[value.kind] ?? [], value.confidence)
        : value.confidence,
    }));
    const [own, calibrated] = [judged, after].map((values) => calibrationError(values)?.toFixed(3));
    const sure = reliability(after, SURE, Infinity);
    console.log(
      `${title}, ${name}: calibration error ${own}, calibrated ${calibrated}; of ${sure.count} values from ${SURE} on ` +
        `${sure.right.toFixed(3)} right (designs left out of the fit)`,
    );
    for (const kind of [...KINDS, null]) {
      const own = after.filter((value) => kind === null || value.kind === kind);
      const bands = BANDS.slice(1).map((to, at) => {
        const { count, right } = reliability(own, BANDS[at] ?? 0, to);
        return count === 0 ? '-' : `${right.toFixed(2)} (${count})`;
      });
      console.log(`  ${(kind ?? 'all').padEnd(10)} ${bands.map((band) => band.padStart(12)).join('')}`);
    }
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
