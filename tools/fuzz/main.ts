import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fuzzRun, type FuzzReport, type VariantResult } from './fuzz-run';

const MAX_FILES = 10;
const MEGABYTE = 1024 * 1024;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      documents: { type: 'string' },
      variants: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '7' },
      only: { type: 'string' },
      from: { type: 'string', default: '0' },
    },
  });
  if (values.documents === undefined) throw new Error('Specify the files to corrupt: --documents <folder>.');
  const folder = path.resolve(values.documents);
  const names = readdirSync(folder).sort().slice(0, MAX_FILES);
  if (names.length === 0) throw new Error(`There are no files in ${folder}.`);
  const files = names.map((name) => ({ name, bytes: readFileSync(path.join(folder, name)) }));
  const { only } = values;
  const from = Number(values.from);
  const numbers =
    only === undefined
      ? Array.from({ length: Number(values.variants) }, (_, index) => from + index)
      : only.split(',').map(Number);
  const startedAt = performance.now();
  let done = 0;
  const report = await fuzzRun(files, {
    seed: values.seed,
    numbers,
    progress: (variant) => {
      done += 1;
      if (only !== undefined) console.error(describe(variant));
      if (done % 100 === 0) console.error(`${done} variants parsed`);
    },
  });
  print(report);
  console.log(`${numbers.length} variants in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  if (report.crashes.length + report.hangs.length > 0) process.exitCode = 1;
}

function print({ outcomes, crashes, hangs, longest, memory }: FuzzReport): void {
  for (const [outcome, count] of outcomes) console.log(`${outcome.padEnd(28)}${count}`);
  console.log(`${crashes.length} crashes, ${hangs.length} hangs`);
  if (longest) console.log(`longest: ${describe(longest)}`);
  console.log(`memory at most ${Math.round(memory / MEGABYTE)} MB`);
  for (const variant of crashes) console.log(`crash: ${describe(variant)}`);
  for (const variant of hangs) console.log(`hang: ${describe(variant)}`);
}

function describe({ number, file, outcome, ms, cpuMs }: VariantResult): string {
  return `variant ${number} of ${file}: ${outcome}, ${Math.round(ms)} ms, ${Math.round(cpuMs)} ms of processor time`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
