import type { Pattern } from './patterns';
import type { Step } from './steps';

export const SIZES = [12_500, 25_000, 50_000, 100_000] as const;

/** Processor time of one step on one pattern at each size. */
export interface Measurement {
  step: string;
  pattern: string;
  /** Milliseconds of processor time in the order of the sizes. Sizes after one that is far too slow are not measured. */
  ms: number[];
  /** Exponent of the growth of the time with the length, from a quarter of the length to all of it. */
  exponent: number | null;
}

/** Processor time of this process for `work`, in milliseconds. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The minimum of several runs, which excludes garbage collection and other processes. */
export async function minMs(work: () => unknown, runs: number): Promise<number> {
  let lowest = Infinity;
  for (let run = 0; run < runs; run += 1) lowest = Math.min(lowest, await processorMs(work));
  return lowest;
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
    ms.push(await minMs(() => step.run(text), runs));
    if ((ms.at(-1) ?? 0) > maxMeasuredMs) break;
  }
  return { step: step.name, pattern: pattern.name, ms, exponent: exponentOf(ms) };
}

/** Null if the times are too short. */
function exponentOf(ms: readonly number[]): number | null {
  const last = ms.at(-1) ?? 0;
  const before = ms.at(-3) ?? 0;
  return ms.length < 3 || before < 1 ? null : Math.log2(last / before) / 2;
}
