import { Random } from '../../synthetic/random';
import { lexiconWords, UNITS } from './units';

/** A text of any length made of repeated pieces. */
export interface Pattern {
  name: string;
  text(length: number): string;
}

/** Headings whose sections are parsed by different code. */
const HEADINGS = [
  '',
  'Requirements:\n',
  'Benefits:\n',
  'Kim Example\n\nWork Experience\n',
  'Kim Example\n\nEducation\n',
  'Kim Example\n\nSkills\n',
];
const SEPARATORS = ['', ' ', '\n'];
/** Typical length of a typed line. */
const LINE_LENGTH = 80;

export interface PatternOptions {
  seed: string;
  /** Number of random pairs of pieces and of random word lists. */
  mixtures: number;
  /** Samples one in `every` of the single pieces; 1 takes all. */
  every: number;
}

/** Every piece with every separator and heading, and seeded random mixtures. */
export function patterns({ seed, mixtures, every }: PatternOptions): Pattern[] {
  const singles = Object.entries(UNITS).flatMap(([kind, units]) =>
    units.flatMap((unit) =>
      SEPARATORS.flatMap((separator) =>
        headingsFor(kind).map((heading) =>
          repeated(`${kind} ${shown(unit)}${joined(separator)}${under(heading)}`, heading, unit + separator),
        ),
      ),
    ),
  );
  const random = new Random(seed);
  const chosen = every === 1 ? singles : singles.filter(() => random.int(1, every) === 1);
  return [...chosen, ...mixed(random, seed, mixtures), ...lexicon(random, seed, mixtures)];
}

/** Markup does not depend on the section. */
function headingsFor(kind: string): readonly string[] {
  return kind === 'tags' || kind === 'rtf' || kind === 'escapes' ? [''] : HEADINGS;
}

/** Two alternating pieces of any kind. */
function mixed(random: Random, seed: string, count: number): Pattern[] {
  const units = Object.values(UNITS).flat();
  return Array.from({ length: count }, (_, index) => {
    const [first, second] = [random.pick(units), random.pick(units)];
    const [between, after] = [random.pick(SEPARATORS), random.pick(SEPARATORS)];
    const heading = random.pick(HEADINGS);
    const name = `${seed}-pair-${index} ${shown(first)}${joined(between)} ${shown(second)}${joined(after)}${under(heading)}`;
    return repeated(name, heading, first + between + second + after);
  });
}

/** Repeated words of the lexicons: on one line, on separate lines or on wrapped lines. */
function lexicon(random: Random, seed: string, count: number): Pattern[] {
  return Array.from({ length: count }, (_, index) => {
    const words = lexiconWords(`${seed}-${index}`, random.pick([2, 3, 4, 200]));
    const separator = random.pick([' ', ', ', '\n', '\n- ', ' | ', '. ']);
    const heading = random.pick(HEADINGS);
    const name = `${seed}-words-${index} ${words.slice(0, 4).map(shown).join(' ')}${joined(separator)}${under(heading)}`;
    const line = words.join(separator) + separator;
    return repeated(name, heading, random.chance(0.3) ? wrapped(line) : line);
  });
}

function wrapped(text: string): string {
  const lines = text.repeat(Math.ceil(LINE_LENGTH / text.length)).match(/[^]{1,80}/gu) ?? [];
  return `${lines.join('\n')}\n`;
}

function repeated(name: string, heading: string, unit: string): Pattern {
  return {
    name,
    text: (length) => (heading + unit.repeat(Math.ceil(length / unit.length))).slice(0, length),
  };
}

function shown(unit: string): string {
  return JSON.stringify(unit);
}

function joined(separator: string): string {
  return separator === '' ? '' : `+${shown(separator)}`;
}

function under(heading: string): string {
  const last = heading.trim().split('\n').at(-1);
  return last ? ` under ${last}` : '';
}
