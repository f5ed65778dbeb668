import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commitFigures, committedFigures, type AllFigures } from './committed-figures';
import { writeFiguresTable } from './figures-table';
import { measureNameSwaps } from './names/name-swap';
import { qualitySets } from './registry';
import { missesTarget, type QualitySet, type SetReport } from './set';

const USAGE = `npm run bench:quality -- [--data <folder>] [--set <name>]... [--json] [--commit]
npm run bench:quality -- --names [--people <number>] [--json]

  --data    a folder of labelled sets, one sub-folder each; without it, the corpora of the repository are measured
  --set     measure this set only; may be repeated
  --json    one object keyed by set, then by metric
  --commit  write the figures into tools/quality/figures.json and the table of docs/quality.md
  --names   score generated resumes under names of eight groups; needs no data
  --people  generated resumes, 100 by default`;

/** Smaller differences come from rounding. */
const NOTABLE_CHANGE = 0.0005;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      set: { type: 'string', multiple: true },
      json: { type: 'boolean', default: false },
      commit: { type: 'boolean', default: false },
      notes: { type: 'boolean', default: false },
      names: { type: 'boolean', default: false },
      people: { type: 'string', default: '100' },
    },
  });
  if (values.names) return swapNames(Number(values.people), values.json);
  const measured: AllFigures = {};
  const skipped: string[] = [];
  for (const set of qualitySets) {
    if (values.set && !values.set.includes(set.name)) continue;
    if (values.data === undefined && set.needs.length > 0) continue;
    const folder = path.join(values.data ?? '', set.folder ?? set.name);
    const missing = set.needs.find((file) => !fs.existsSync(path.join(folder, file)));
    if (missing !== undefined) {
      skipped.push(`${set.name} (no ${path.join(folder, missing)})`);
      continue;
    }
    const report = await set.measure(folder);
    measured[set.name] = { documents: report.documents, ...report.figures };
    if (!values.json) print(set, report, values.notes);
  }
  if (values.json) console.log(JSON.stringify(measured));
  for (const set of skipped) console[values.json ? 'error' : 'log'](`skipped: ${set}`);
  if (values.commit) writeFiguresTable(qualitySets, commitFigures(measured));
}

/** Fails if a name changes a score. */
function swapNames(people: number, json: boolean): void {
  if (!Number.isInteger(people) || people < 1) throw new Error(USAGE);
  const report = measureNameSwaps(people);
  if (json) console.log(JSON.stringify({ names: { documents: report.documents, ...report.figures } }));
  else print({ name: 'names', headline: ['changedResumes', 'impactRatio'] }, report, true);
  if (report.figures['changedResumes'] !== 0) process.exitCode = 1;
}

type Printed = Pick<QualitySet, 'name' | 'headline' | 'targets' | 'limits'>;

function print(set: Printed, report: SetReport, notes: boolean): void {
  const { name, headline } = set;
  const before = committedFigures()[name] ?? {};
  console.log(`\n${name} (${report.documents} documents)`);
  const others = Object.keys(report.figures).filter((metric) => !headline.includes(metric));
  for (const metric of [...headline, ...others]) {
    const value = report.figures[metric] ?? null;
    const mark = headline.includes(metric) ? '*' : ' ';
    const figure = `${format(value).padStart(9)}${change(value, before[metric])}`;
    console.log(`${mark} ${metric.padEnd(36)} ${figure}${missed(set, metric, value)}`);
  }
  for (const note of notes ? (report.notes ?? []) : (report.notes ?? []).slice(0, 5))
    console.log(`  ! ${note}`);
}

function format(value: number | null): string {
  if (value === null) return 'none';
  return Number.isInteger(value) && value > 1 ? String(value) : value.toFixed(value > 10 ? 1 : 4);
}

function change(value: number | null, before: number | null | undefined): string {
  if (value === null || before === null || before === undefined) return '';
  const difference = value - before;
  if (Math.abs(difference) < NOTABLE_CHANGE) return '   =';
  return `   ${difference > 0 ? '+' : ''}${difference.toFixed(4)}`;
}

function missed(set: Printed, metric: string, value: number | null): string {
  if (!missesTarget(set, metric, value)) return '';
  const limit = set.limits?.[metric];
  return limit === undefined
    ? `   below the target of ${set.targets?.[metric]}`
    : `   above the limit of ${limit}`;
}

// OCR threads would keep the process running.
main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
