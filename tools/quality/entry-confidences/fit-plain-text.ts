import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { logistic } from '../../../src/domain/numbers';
import { layoutFromText } from '../../../src/domain/layout/text-layout';
import { isCalibrated, NO_CALIBRATION } from '../../../src/domain/parsing/resume/outcome/calibration';
import {
  PlainTextSigns,
  VALUE_KINDS,
  VALUE_SIGNS,
  type PlainTextWeights,
  type ValueKind,
} from '../../../src/domain/parsing/resume/outcome/plain-text-confidence';
import { parseResume } from '../../../src/domain/parsing/resume/parse-resume';
import { areDoubtful } from '../../../src/domain/parsing/resume/roles/doubtful-sections';
import { LineRoles } from '../../../src/domain/parsing/resume/roles/line-roles';
import { RoleModel } from '../../../src/domain/parsing/resume/roles/role-model';
import { shippedRoleModel } from '../../../src/domain/parsing/resume/roles/shipped-role-model';
import { detectHeading } from '../../../src/domain/parsing/resume/segmentation/headings/headings';
import { readLines } from '../../../src/domain/parsing/resume/segmentation/resume-lines';
import { segmentSections } from '../../../src/domain/parsing/resume/segmentation/segment-sections';
import { sourceText } from '../../../src/domain/parsing/text/source-text';
import { flatGold } from '../../synthetic/gold';
import { planDocument, renderOffline } from '../../synthetic/make-document';
import { blindTextRow, type BlindTextRow } from '../blind-rows';
import { fitLogistic, type LogisticSample } from './fit-logistic';
import { TODAY } from '../parse-file';
import { corpusRoles, generatedRoles } from '../roles/role-sources';
import { ROLE_SEED, trainRoleModel, WEIGHT_OF_CORPUS } from '../roles/role-training';
import { readRows } from '../rows';
import {
  calibrationError,
  degreeWithField,
  isExpected,
  reliability,
  valuesTruth,
  type ScoredValue,
} from '../score/confidence';
import type { PairsRow } from '../score/resume';

/**
 * Fits the weights of the confidences of plain texts on the corpora whose errors may be read and on generated texts, and prints
 * their error on documents left out of the fit.
 */

const CORPORA = path.join(process.cwd(), 'tools', 'quality', 'corpora');
const ROLE_CORPORA = path.join(process.cwd(), 'tools', 'quality', 'roles', 'corpora');
const ROLE_FILES = ['professions-abroad.jsonl', 'us-applicants.jsonl'];
const DEVELOPMENT = 'development-resumes.jsonl';
/** Texts that the role model learns from. */
const ROLE_TEXTS = 400;
const GENERATED_SEED = 8002;
const GENERATED_TEXTS = 300;
/** Values of generated texts have fewer forms. */
const WEIGHT_OF_GENERATED = 0.3;
const FOLDS = 10;
const SURE = 0.9;

interface ValueSample extends LogisticSample {
  kind: ValueKind;
  set: string;
  document: string;
  /** The entry that contains the value. */
  entry: string;
}

interface TextRow {
  set: string;
  weight: number;
  row: PairsRow;
  text: string;
}

/** The values of a text with their signs. */
function samplesOf({ set, weight, row, text }: TextRow, roleModel: RoleModel): ValueSample[] {
  const document = layoutFromText(text);
  const lines = readLines(sourceText(document));
  const headings = lines.map(detectHeading);
  const options = { today: TODAY, language: null };
  const { parsed } = parseResume(document, options, { roleModel, calibration: NO_CALIBRATION });
  const signs = new PlainTextSigns(
    parsed,
    new LineRoles(lines, roleModel.rate(lines, headings)),
    areDoubtful(segmentSections(lines, headings)),
  );
  const { position, name, institution, degree, certification } = valuesTruth(row);
  const expected = { title: position, employer: name, school: institution, degree, certification };
  const credentials = parsed.certifications.filter(({ confidence }) =>
    isCalibrated('certifications', confidence),
  );
  return [...parsed.work, ...parsed.education, ...credentials].flatMap((item, index) =>
    signs.of(item).flatMap(({ kind, value, signs: valueSigns }) => {
      const texts = expected[kind];
      if (texts === null) return [];
      const other = kind === 'degree' && 'studyType' in item ? degreeWithField(item) : null;
      return [
        {
          kind,
          set,
          document: row.id,
          entry: `${row.id} ${index}`,
          weight,
          features: VALUE_SIGNS.map((sign) => valueSigns[sign]),
          right: isExpected(texts, [value, other]),
        },
      ];
    }),
  );
}

function corpusRows(folder: string, file: string): TextRow[] {
  return readRows<BlindTextRow>(folder, file).map((row) => ({
    set: file,
    weight: 1,
    row: blindTextRow(row),
    text: row.text,
  }));
}

/** Generated texts of designs that are not held out. */
async function generatedRows(): Promise<TextRow[]> {
  const rows: TextRow[] = [];
  for (let number = 1; number <= GENERATED_TEXTS; number++) {
    const planned = planDocument(GENERATED_SEED, number, ['txt']);
    if (planned.heldOut) continue;
    const gold = flatGold(planned.truth) as unknown as PairsRow['gold'];
    rows.push({
      set: 'generated',
      weight: WEIGHT_OF_GENERATED,
      row: { id: planned.id, file: '', format: 'txt', truth_complete: true, gold },
      text: (await renderOffline(planned)).toString('utf8'),
    });
  }
  return rows;
}

/** A role model that has not seen a corpus of roles. */
async function roleModelWithout(file: string): Promise<RoleModel> {
  const others = ROLE_FILES.filter((other) => other !== file).map((other) => ({
    texts: corpusRoles(path.join(ROLE_CORPORA, other)),
    weight: WEIGHT_OF_CORPUS,
  }));
  const generated = { texts: await generatedRoles(ROLE_SEED, ROLE_TEXTS), weight: 1 };
  return new RoleModel(trainRoleModel([...others, generated]));
}

function fitWeights(samples: readonly ValueSample[]): PlainTextWeights {
  const weightsOf = (kind: ValueKind): PlainTextWeights[ValueKind] => {
    const fitted = fitLogistic(samples.filter((sample) => sample.kind === kind));
    return Object.fromEntries(
      VALUE_SIGNS.map((sign, index) => [sign, Math.round(fitted[index]! * 1e3) / 1e3]),
    ) as PlainTextWeights[ValueKind];
  };
  return Object.fromEntries(VALUE_KINDS.map((kind) => [kind, weightsOf(kind)])) as PlainTextWeights;
}

function chanceOfRight({ kind, features }: ValueSample, weights: PlainTextWeights): number {
  const sum = VALUE_SIGNS.reduce((total, sign, index) => total + features[index]! * weights[kind][sign], 0);
  return logistic(sum);
}

const KIND_OF = {
  title: 'work',
  employer: 'work',
  school: 'education',
  degree: 'education',
  certification: 'certifications',
} as const;

/** Prints the calibration of each set by weights that are fitted without the documents of the value's fold. */
function report(samples: readonly ValueSample[]): void {
  const documents = [...new Set(samples.map(({ set, document }) => `${set} ${document}`))];
  const foldOf = new Map(documents.map((document, index) => [document, index % FOLDS]));
  const chances = new Map<ValueSample, number>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOut = ({ set, document }: ValueSample): boolean => foldOf.get(`${set} ${document}`) === fold;
    const weights = fitWeights(samples.filter((sample) => !isOut(sample)));
    for (const sample of samples.filter(isOut)) chances.set(sample, chanceOfRight(sample, weights));
  }
  const byEntry = new Map<string, ValueSample[]>();
  for (const sample of samples) {
    const key = `${sample.set} ${sample.entry}`;
    byEntry.set(key, [...(byEntry.get(key) ?? []), sample]);
  }
  const scored = [...byEntry.values()].flatMap((values) => {
    const confidence = values.reduce((sum, value) => sum + (chances.get(value) ?? 0), 0) / values.length;
    return values.map(({ set, kind, document: id, right }) => ({
      set,
      kind: KIND_OF[kind],
      id,
      confidence,
      right,
    }));
  });
  for (const set of new Set(samples.map((sample) => sample.set))) {
    const own = scored.filter((value) => value.set === set);
    console.log(`${set}: ${figuresOf(own)}`);
    for (const kind of new Set(Object.values(KIND_OF)))
      console.log(`  ${kind.padEnd(14)} ${figuresOf(own.filter((value) => value.kind === kind))}`);
  }
}

function figuresOf(values: readonly ScoredValue[]): string {
  const sure = reliability(values, SURE, Infinity);
  const all = reliability(values, 0, Infinity);
  return (
    `${all.right.toFixed(3)} of ${all.count} right, error ${calibrationError(values)?.toFixed(3)}, ` +
    `of ${sure.count} from ${SURE} on ${sure.right.toFixed(3)} right`
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const samples: ValueSample[] = [];
  for (const row of [...corpusRows(CORPORA, DEVELOPMENT), ...(await generatedRows())])
    samples.push(...samplesOf(row, shippedRoleModel()));
  for (const file of ROLE_FILES) {
    const roleModel = await roleModelWithout(file);
    for (const row of corpusRows(ROLE_CORPORA, file)) samples.push(...samplesOf(row, roleModel));
  }
  report(samples);
  if (values.out !== undefined)
    fs.writeFileSync(values.out, `${JSON.stringify(fitWeights(samples), null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
