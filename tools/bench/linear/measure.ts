import type { Pattern } from './patterns';
import type { Step } from './steps';

export const SIZES = [12_500, 25_000, 50_000, 100_000] as const;

/** Processor time of one step on one pattern, at each size. */
export interface Measurement {
  step: string;
  pattern: string;
  /** Milliseconds of processor time in the order of the sizes; those after one far too slow are left out. */
  ms: number[];
  /** The power of the length that the time grows with, from the quarter to the whole. */
  exponent: number | null;
}

/** Milliseconds of processor time of this process that a piece of work takes. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of several runs: what a collection of garbage or another process adds is no work of the step. */
export async function leastMs(work: () => unknown, runs: number): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) least = Math.min(least, await processorMs(work));
  return least;
}

/** Measures every size until one takes more than `giveUpMs`. */
export async function measure(
  step: Step,
  pattern: Pattern,
  runs: number,
  maxMeasuredMs: number,
): Promise<Measurement> {
  const ms: number[] = [];
  for (const size of SIZES) {
    const text = pattern.text(size);
    ms.push(await leastMs(() => step.run(text), runs));
    if ((ms.at(-1) ?? 0) > maxMeasuredMs) break;
  }
  return { step: step.name, pattern: pattern.name, ms, exponent: exponentOf(ms) };
}

/** Null where the times are too short to tell. */
function exponentOf(ms: readonly number[]): number | null {
  const last = ms.at(-1) ?? 0;
  const before = ms.at(-3) ?? 0;
  return ms.length < 3 || before < 1 ? null : Math.log2(last / before) / 2;
}
