import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '../../src/platform/app-error';
import { DocumentParser } from '../../src/services/parsing/document-parser';
import { refusalOf } from '../../src/services/parsing/document-refusal';
import { Random } from '../truth/random';
import { breakBytes } from './break-bytes';

const LIMIT_MS = 10_000;
/** An ended thread is replaced before the next document. */
const ALLOWANCE_MS = 5_000;
const MOST_FILES = 10;
const MEGABYTE = 1024 * 1024;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      documents: { type: 'string' },
      variants: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '7' },
    },
  });
  if (values.documents === undefined) throw new Error('Say which files to break: --documents <folder>.');
  const folder = path.resolve(values.documents);
  const files = readdirSync(folder).sort().slice(0, MOST_FILES);
  if (files.length === 0) throw new Error(`There are no files in ${folder}.`);
  const parser = new DocumentParser({ threads: 1, memoryMb: 768, timeoutMs: LIMIT_MS });
  const outcomes = new Map<string, number>();
  const failures: string[] = [];
  let longest = 0;
  let memory = 0;
  await parser.warm();
  for (let number = 0; number < Number(values.variants); number++) {
    const name = files[number % files.length] as string;
    const bytes = breakBytes(
      new Random(`fuzz ${values.seed} ${number}`),
      readFileSync(path.join(folder, name)),
    );
    const startedAt = performance.now();
    const outcome = await outcomeOf(parser, bytes, name);
    const took = performance.now() - startedAt;
    longest = Math.max(longest, took);
    memory = Math.max(memory, process.memoryUsage.rss());
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (outcome.startsWith('crash') || took > LIMIT_MS + ALLOWANCE_MS) {
      failures.push(`variant ${number} of ${name}: ${outcome}, ${Math.round(took)} ms`);
    }
    if ((number + 1) % 100 === 0) console.error(`${number + 1} variants parsed, ${failures.length} failures`);
  }
  await parser.destroy();
  for (const [outcome, count] of outcomes) console.log(`${outcome.padEnd(28)}${count}`);
  console.log(`longest ${Math.round(longest)} ms, memory at most ${Math.round(memory / MEGABYTE)} MB`);
  for (const failure of failures) console.log(failure);
  if (failures.length > 0) process.exitCode = 1;
}

async function outcomeOf(parser: DocumentParser, bytes: Buffer, fileName: string): Promise<string> {
  try {
    await parser.parse({
      documentType: 'resume',
      bytes,
      fileName,
      declaredType: null,
      language: null,
      today: '2026-01-01',
    });
    return 'parsed';
  } catch (error) {
    const refusal = refusalOf(error);
    return refusal instanceof AppError ? refusal.code : `crash: ${String(error)}`;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
