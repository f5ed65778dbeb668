import { leastMs } from '../../../../tools/bench/linear/measure';
import { patterns, type Pattern } from '../../../../tools/bench/linear/patterns';
import { RECORD_STEPS } from '../../../../tools/bench/linear/records';
import { STEPS, type Step } from '../../../../tools/bench/linear/steps';

const SMALL = 6_250;
const LARGE = 25_000;
/** Four times the text: four times the time when it grows with the text, sixteen when with its square. */
const MAX_RATIO = 8;
/** Under this, what is measured is the clock. */
const TELLING_MS = 60;
const RUNS = 3;
const SAMPLED_PATTERNS = patterns({ seed: 'suite', mixtures: 2, every: 1_500 });

function repeated(name: string, heading: string, unit: string): Pattern {
  return { name, text: (length) => (heading + unit.repeat(length)).slice(0, length) };
}

/** What took the square of its length once. */
const NAMED: readonly Pattern[] = [
  repeated('benefits under a list of requirements', 'Requirements:\n', 'medical, dental, vision, 401k. '),
  repeated('skills on one line', 'Education\n', 'SQL '),
  repeated('spans of years', '', '5 years of experience, '),
  repeated('posts told in one sentence', '', 'worked as a cook at Inc '),
  repeated('dates on one line', 'Kim Example\n\nWork Experience\n', '2019 – 2021 '),
  repeated('places on lines of their own', 'Kim Example\n\nSkills\n', 'Akron, OH\n'),
  repeated('brackets', 'Kim Example\n\nEducation\n', '((a) '),
  repeated('tags', '', '<b>a</b> '),
  repeated('ligatures', '', '\ufb00'),
  repeated('digits', '', '7'),
  repeated('quotes on lines of their own', '', '“\n'),
];

/** Processor time, so that what other processes do counts little; measured again before it is called too long. */
async function growth(step: Step, pattern: Pattern): Promise<number> {
  const [small, large] = [pattern.text(SMALL), pattern.text(LARGE)];
  let least = Infinity;
  for (let run = 0; run < RUNS && least > MAX_RATIO; run += 1) {
    const long = await leastMs(() => step.run(large), 1);
    if (long < TELLING_MS) return 0;
    least = Math.min(least, long / (await leastMs(() => step.run(small), 1)));
  }
  return least;
}

describe('the time of parsing and matching', () => {
  beforeAll(async () => {
    for (const pattern of NAMED) for (const step of STEPS) await step.run(pattern.text(2_000));
  });

  it.each(STEPS)('grows with the text and not with its square for a $name', async (step) => {
    const beyond: string[] = [];
    for (const pattern of [...NAMED, ...SAMPLED_PATTERNS]) {
      const ratio = await growth(step, pattern);
      if (ratio > MAX_RATIO) beyond.push(`${pattern.name}: ${ratio.toFixed(1)}`);
    }
    expect(beyond).toEqual([]);
  });

  it.each(RECORD_STEPS)(
    'grows with the lists of the records and not with their square for $name',
    async (step) => {
      const pattern = repeated('records', '', ' ');
      expect(await growth(step, pattern)).toBeLessThanOrEqual(MAX_RATIO);
    },
  );
});
