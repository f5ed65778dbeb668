import { minMs, measure, processorMs, SIZES, type Measurement } from './measure';
import { patterns, type Pattern } from './patterns';
import { RECORD_STEPS } from './records';
import { STEPS, type Step } from './steps';

/** Max processor time of the longest text. */
export const MAX_MS = 250;
/** Max exponent of the growth of the time with the length, for times long enough to measure. */
const MAX_EXPONENT = 1.2;
const MIN_MEASURABLE_MS = 60;
/** A pattern that exceeds this time is not measured any further. */
const MAX_MEASURED_MS = MAX_MS * 10;
const RUNS = 3;
const WARM_UPS = 40;
const WARM_UP_LENGTH = 4_000;
const MAX_ROWS = 40;

export interface LinearOptions {
  seed: string;
  mixtures: number;
  /** Samples one in `every` of the single pieces. */
  every: number;
}

export interface LinearReport {
  measured: number;
  /** Processor time at the full length over all patterns. */
  msP50: number;
  msP99: number;
  msMax: number;
  /** Measurements over a limit, the longest first. */
  overLimit: Measurement[];
  /** The longest measurements. */
  slowest: Measurement[];
}

/** Measures every step on every pattern, first roughly, and again in all sizes if it comes near a limit. */
export async function benchLinear(
  options: LinearOptions,
  say: (line: string) => void,
): Promise<LinearReport> {
  const list = patterns(options);
  const work = [
    ...list.flatMap((pattern) => STEPS.map((step) => ({ step, pattern }))),
    ...RECORD_STEPS.map((step) => ({ step, pattern: WHOLE })),
  ];
  await warmUp(list);
  say(`${work.length} patterns by step, ${SIZES.join(', ')} characters`);
  const whole: number[] = [];
  const near: { step: Step; pattern: Pattern; ms: number }[] = [];
  for (const [index, { step, pattern }] of work.entries()) {
    const ms = await roughMs(step, pattern, SIZES[3]);
    const quarter = await roughMs(step, pattern, SIZES[1]);
    whole.push(ms);
    if (ms > MAX_MS || (ms > MIN_MEASURABLE_MS && ms / quarter > 4 ** MAX_EXPONENT))
      near.push({ step, pattern, ms });
    if (index % 500 === 499) say(`${index + 1} measured, ${near.length} to measure again`);
  }
  near.sort((a, b) => b.ms - a.ms);
  const again: Measurement[] = [];
  for (const { step, pattern } of near) again.push(await measure(step, pattern, RUNS, MAX_MEASURED_MS));
  return { measured: work.length, ...spread(whole), ...partition(again) };
}

/** A placeholder pattern for record steps, which use only the length. */
const WHOLE: Pattern = { name: 'records', text: (length) => ' '.repeat(length) };

/** The time of one run, or the smaller of two if the first one is long. */
async function roughMs(step: Step, pattern: Pattern, size: number): Promise<number> {
  const text = pattern.text(size);
  const ms = await processorMs(() => step.run(text));
  return ms < MIN_MEASURABLE_MS || ms > MAX_MEASURED_MS
    ? ms
    : Math.min(ms, await minMs(() => step.run(text), 1));
}

async function warmUp(list: readonly Pattern[]): Promise<void> {
  for (let index = 0; index < WARM_UPS; index += 1) {
    const text = list[(index * 7) % list.length]?.text(WARM_UP_LENGTH) ?? '';
    for (const step of STEPS) await step.run(text);
  }
}

function partition(all: readonly Measurement[]): Pick<LinearReport, 'overLimit' | 'slowest'> {
  const last = ({ ms }: Measurement): number => ms.at(-1) ?? 0;
  const sorted = [...all].sort((a, b) => last(b) - last(a));
  const overLimit = sorted.filter(
    (one) => last(one) > MAX_MS || (last(one) > MIN_MEASURABLE_MS && (one.exponent ?? 0) > MAX_EXPONENT),
  );
  return { overLimit, slowest: sorted.slice(0, MAX_ROWS) };
}

function spread(values: readonly number[]): Pick<LinearReport, 'msP50' | 'msP99' | 'msMax'> {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { msP50: at(0.5), msP99: at(0.99), msMax: at(1) };
}

/** A table with one line per pattern: milliseconds at each size and the exponent. */
export function describeLinear({
  measured,
  msP50,
  msP99,
  msMax,
  overLimit,
  slowest,
}: LinearReport): string[] {
  const row = ({ step, pattern, ms, exponent }: Measurement): string =>
    [
      step.padEnd(14),
      ...SIZES.map((_, index) => (ms[index] === undefined ? '' : ms[index].toFixed(0)).padStart(7)),
      (exponent?.toFixed(2) ?? '').padStart(6),
      `  ${pattern}`,
    ].join('');
  const head = `${'step'.padEnd(14)}${SIZES.map((size) => String(size).padStart(7)).join('')}${'power'.padStart(6)}  pattern`;
  return [
    `${measured} measured: half under ${msP50} ms, 99 of 100 under ${msP99} ms, the longest ${msMax} ms of processor time`,
    head,
    ...(overLimit.length > 0 ? overLimit : slowest).slice(0, MAX_ROWS).map(row),
    overLimit.length === 0
      ? `none over ${MAX_MS} ms or growing faster than the power ${MAX_EXPONENT}`
      : `${overLimit.length} over ${MAX_MS} ms or growing faster than the power ${MAX_EXPONENT}`,
  ];
}
