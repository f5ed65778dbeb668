import { minMs } from '../../../../tools/bench/linear/measure';
import { patterns, type Pattern } from '../../../../tools/bench/linear/patterns';
import { RECORD_STEPS } from '../../../../tools/bench/linear/records';
import { STEPS, type Step } from '../../../../tools/bench/linear/steps';

const SMALL = 6_250;
const LARGE = 25_000;
/** The long text is four times the short one: linear time takes four times as long, quadratic time sixteen times. */
const MAX_RATIO = 8;
/** Shorter times are dominated by the resolution of the clock. */
const MIN_MEASURABLE_MS = 60;
/** Caches of the processor are shared with other processes, so a ratio above the maximum is often noise. */
const RUNS = 6;
const SAMPLED_PATTERNS = patterns({ seed: 'suite', mixtures: 2, every: 1_500 });

function repeated(name: string, heading: string, unit: string): Pattern {
  return { name, text: (length) => (heading + unit.repeat(length)).slice(0, length) };
}

/** Texts that once took quadratic time. */
const REGRESSION_PATTERNS: readonly Pattern[] = [
  repeated('benefits under a list of requirements', 'Requirements:\n', 'medical, dental, vision, 401k. '),
  repeated('skills on one line', 'Education\n', 'SQL '),
  repeated('spans of years', '', '5 years of experience, '),
  repeated('positions in one sentence', '', 'worked as a cook at Inc '),
  repeated('dates on one line', 'Kim Example\n\nWork Experience\n', '2019 – 2021 '),
  repeated('places on separate lines', 'Kim Example\n\nSkills\n', 'Akron, OH\n'),
  repeated('brackets', 'Kim Example\n\nEducation\n', '((a) '),
  repeated('tags', '', '<b>a</b> '),
  repeated('ligatures', '', '\ufb00'),
  repeated('digits', '', '7'),
  repeated('quotes on separate lines', '', '“\n'),
  repeated('blank lines', 'Requirements:\n', '\n'),
  repeated('capital letters in one word', 'Benefits:\n', '\u0395\u03bb\u03bb'),
  repeated('names without blanks', 'Benefits:\n', 'O’Neil'),
  repeated('points without blanks', '', 'K.'),
  repeated('names of sections in one line', '', 'About us '),
];

/** Ratio of processor times, which depend little on other processes. A ratio above the maximum is measured again. */
async function growth(step: Step, pattern: Pattern): Promise<number> {
  const [small, large] = [pattern.text(SMALL), pattern.text(LARGE)];
  let least = Infinity;
  for (let run = 0; run < RUNS && least > MAX_RATIO; run += 1) {
    const long = await minMs(() => step.run(large), 1);
    if (long < MIN_MEASURABLE_MS) return 0;
    least = Math.min(least, long / (await minMs(() => step.run(small), 1)));
  }
  return least;
}

describe('the processor time', () => {
  beforeAll(async () => {
    for (const pattern of REGRESSION_PATTERNS) for (const step of STEPS) await step.run(pattern.text(2_000));
  });

  it.each(STEPS)('of the step "$name" grows linearly with the text', async (step) => {
    const tooSlow: string[] = [];
    for (const pattern of [...REGRESSION_PATTERNS, ...SAMPLED_PATTERNS]) {
      const ratio = await growth(step, pattern);
      if (ratio > MAX_RATIO) tooSlow.push(`${pattern.name}: ${ratio.toFixed(1)}`);
    }
    expect(tooSlow).toEqual([]);
  });

  it.each(RECORD_STEPS)('of the step "$name" grows linearly with the lists of the records', async (step) => {
    const pattern = repeated('records', '', ' ');
    expect(await growth(step, pattern)).toBeLessThanOrEqual(MAX_RATIO);
  });
});
