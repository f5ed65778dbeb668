import type { DocumentType } from '../../src/domain/parsing/parse-meta';
import { AppError } from '../../src/platform/app-error';
import { DocumentParser, type ParserInput } from '../../src/services/parsing/document-parser';
import { toAppError } from '../../src/services/parsing/document-app-error';
import { Random } from '../synthetic/random';
import { breakDocument } from './break-document';

export interface FuzzFile {
  name: string;
  bytes: Buffer;
}

export interface FuzzOptions {
  seed: string;
  /** Numbers of the variants to parse. With the seed, a number determines the file and the corruption. */
  numbers: Iterable<number>;
  /** Called after each variant. */
  progress?: (variant: VariantResult) => void;
}

export interface VariantResult {
  number: number;
  file: string;
  /** `parsed`, a problem code, or `crash: …`. */
  outcome: string;
  ms: number;
  /** Processor time in milliseconds, which does not depend on other load. */
  cpuMs: number;
}

export interface FuzzReport {
  /** Number of variants by outcome. */
  outcomes: Map<string, number>;
  crashes: VariantResult[];
  /** Variants that exceeded a time limit. */
  hangs: VariantResult[];
  longest: VariantResult | null;
  /** Max resident memory of the process in bytes. */
  memory: number;
}

/**
 * Processor time in milliseconds after which a document counts as hanging. Elapsed time would depend on other load.
 */
const LIMIT_MS = 10_000;
/** Elapsed time in milliseconds after which a document is stopped, for one that waits without using the processor. */
const CLOCK_LIMIT_MS = 30_000;
const MEMORY_MB = 768;
/** Number of variants of each text file per variant of each scan. */
const TEXTS_PER_SCAN = 5;

/** Parses corrupted variants of files one after another with the parser of the service. */
export async function fuzzRun(files: readonly FuzzFile[], options: FuzzOptions): Promise<FuzzReport> {
  const parser = new DocumentParser({
    threads: 1,
    memoryMb: MEMORY_MB,
    timeoutMs: CLOCK_LIMIT_MS,
    perVisionPageMs: 0,
    maxSlowdown: 1,
  });
  const report: FuzzReport = { outcomes: new Map(), crashes: [], hangs: [], longest: null, memory: 0 };
  try {
    await parser.warmUp();
    const turns = await turnsOf(parser, files);
    for (const number of options.numbers) {
      const file = turns[number % turns.length] as FuzzFile;
      const bytes = breakDocument(new Random(`fuzz ${options.seed} ${number}`), file.bytes);
      const cpu = process.cpuUsage();
      const startedAt = performance.now();
      const outcome = await outcomeOf(
        parser,
        inputOf(bytes, file.name, documentTypeOf(number, turns.length)),
      );
      const ms = performance.now() - startedAt;
      const spent = process.cpuUsage(cpu);
      const variant = { number, file: file.name, outcome, ms, cpuMs: (spent.user + spent.system) / 1000 };
      count(report, variant);
      options.progress?.(variant);
    }
  } finally {
    await parser.destroy();
  }
  return report;
}

/** The files in the order of variants. Scans are rare because OCR takes as long as many text files. */
async function turnsOf(parser: DocumentParser, files: readonly FuzzFile[]): Promise<FuzzFile[]> {
  const scans = new Set<FuzzFile>();
  for (const file of files) {
    const { read } = await parser.parse(inputOf(file.bytes, file.name, 'resume'));
    if (read.visionPages.length > 0) scans.add(file);
  }
  const texts = files.filter((file) => !scans.has(file));
  return [...scans, ...Array.from({ length: TEXTS_PER_SCAN }, () => texts).flat()];
}

function count(report: FuzzReport, variant: VariantResult): void {
  const { outcome, ms, cpuMs } = variant;
  report.outcomes.set(outcome, (report.outcomes.get(outcome) ?? 0) + 1);
  if (outcome.startsWith('crash')) report.crashes.push(variant);
  if (cpuMs >= LIMIT_MS || ms >= CLOCK_LIMIT_MS) report.hangs.push(variant);
  if (cpuMs > (report.longest?.cpuMs ?? 0)) report.longest = variant;
  report.memory = Math.max(report.memory, process.memoryUsage.rss());
}

/** The files are parsed as resumes and as postings in turns. */
function documentTypeOf(number: number, fileCount: number): DocumentType {
  return Math.floor(number / fileCount) % 2 === 0 ? 'resume' : 'job_description';
}

async function outcomeOf(parser: DocumentParser, input: ParserInput): Promise<string> {
  try {
    await parser.parse(input);
    return 'parsed';
  } catch (error) {
    const appError = toAppError(error);
    return appError instanceof AppError ? appError.code : `crash: ${String(error)}`;
  }
}

function inputOf(bytes: Buffer, fileName: string, documentType: DocumentType): ParserInput {
  return {
    documentType,
    bytes,
    fileName,
    declaredType: null,
    language: null,
    today: '2026-01-01',
  };
}
