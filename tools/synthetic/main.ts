import path from 'node:path';
import { parseArgs } from 'node:util';
import { FORMATS, type Format } from './make-document';
import { writeSet } from './write-set';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      count: { type: 'string', default: '300' },
      seed: { type: 'string', default: '7' },
      formats: { type: 'string', default: FORMATS.join(',') },
    },
  });
  if (values.out === undefined) {
    throw new Error(
      `Say where to write: npm run truth -- --out <folder> [--count 300] [--seed 7] [--formats ${FORMATS.join(',')}]`,
    );
  }
  const out = path.resolve(values.out);
  const startedAt = performance.now();
  const rows = await writeSet({
    out,
    count: wholeNumber('--count', values.count),
    seed: wholeNumber('--seed', values.seed),
    formats: formatsOf(values.formats),
    progress: (done) => void (done % 50 === 0 && console.error(`${done} documents written`)),
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${rows.length} documents with expected results in ${out} (${seconds} s)`);
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, not "${text}".`);
  return value;
}

function formatsOf(text: string): Format[] {
  return text.split(',').map((name) => {
    const format = FORMATS.find((known) => known === name.trim());
    if (!format) throw new Error(`No format "${name}": choose from ${FORMATS.join(', ')}.`);
    return format;
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
