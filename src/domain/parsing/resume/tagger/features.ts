import type { SkillLexicon } from '../../../skills';
import { startsLikeDuty } from '../fields/work/action-verbs';
import { employerScore } from '../fields/work/employer-words';
import { isProse, removeDates, type ResumeLine } from '../segmentation/resume-lines';
import { titleScore } from '../fields/work/title-words';
import { FeatureList } from './feature-list';
import { lexiconMarks } from './lexicon-marks';
import { NamedFeatures, NamePart, NameParts, type FeatureNumbers } from './name-part';
import type { SectionLine } from './section-lines';
import { segmentFeatures } from './segments';
import { AFTER_LINE, BEFORE_LINE, wordParts, type WordParts } from './word-parts';
import type { Word } from './words';

/** Feature names of every word, by the word itself, its neighbours, its line and the lexicons: for training. */
export function featuresOf(placed: SectionLine[], words: Word[], skills: SkillLexicon): string[][] {
  const named = new NamedFeatures();
  return featureNumbersOf(placed, words, skills, named).named(named.names);
}

/** The same as the numbers that `numbers` gives to the names. */
export function featureNumbersOf(
  placed: SectionLine[],
  words: Word[],
  skills: SkillLexicon,
  numbers: FeatureNumbers,
): FeatureList {
  const parts = new NameParts();
  const lines = lineFeatures(placed, words, parts, numbers);
  const described = wordParts(words, lexiconMarks(placed, words, skills), parts);
  const segments = segmentFeatures(placed, words, parts, numbers);
  const list = new FeatureList();
  words.forEach((word, at) => {
    const line = lines[word.line];
    const section = line?.section ?? EMPTY;
    ownFeatures(described, at, section, numbers, list);
    wrapFeatures(words, described, at, section, numbers, list);
    classFeatures(described, at, section, numbers, list);
    if (line) list.pushAll(line.numbers);
    list.pushAll(segments[at] ?? []);
    list.endWord();
  });
  return list;
}

const EMPTY = new NamePart('');
const JOIN = new NamePart('_');
const FIRST = new NamePart('^');
const LAST = new NamePart('$');

/** What names begin with: `prefix('w=')` for `w=driver`. */
function prefix(text: string): NamePart {
  return new NamePart(text);
}

const WORD_PREFIXES = {
  word: prefix('w='),
  before: prefix('w-1='),
  after: prefix('w+1='),
  withBefore: prefix('w-1w='),
  withAfter: prefix('ww+1='),
  before2: prefix('w-2='),
  after2: prefix('w+2='),
  shape: prefix('s='),
  sectionShape: prefix('ss='),
  end3: prefix('su='),
  end4: prefix('su2='),
  start3: prefix('pr='),
  mark: prefix('m='),
  markBefore: prefix('m-1='),
  markAfter: prefix('m+1='),
  markSection: prefix('ms='),
  markShape: prefix('msh='),
  sectionWord: prefix('sw='),
  sectionBefore: prefix('sb='),
  shapes: prefix('s-1s='),
  first: prefix('p=first'),
  last: prefix('p=last'),
  within: prefix('p=in'),
};

function ownFeatures(
  words: WordParts[],
  at: number,
  section: NamePart,
  numbers: FeatureNumbers,
  list: FeatureList,
): void {
  const own = words[at]!;
  const { lower, shape, mark } = own;
  const previous = sameLine(words, at, -1);
  const next = sameLine(words, at, 1);
  const before = previous?.lower ?? FIRST;
  const after = next?.lower ?? LAST;
  list.push(numbers.of(WORD_PREFIXES.word, lower));
  list.push(numbers.of(WORD_PREFIXES.before, before));
  list.push(numbers.of(WORD_PREFIXES.after, after));
  list.push(numbers.of(WORD_PREFIXES.withBefore, before, JOIN, lower));
  list.push(numbers.of(WORD_PREFIXES.withAfter, lower, JOIN, after));
  list.push(numbers.of(WORD_PREFIXES.before2, sameLine(words, at, -2)?.lower ?? FIRST));
  list.push(numbers.of(WORD_PREFIXES.after2, sameLine(words, at, 2)?.lower ?? LAST));
  list.push(numbers.of(WORD_PREFIXES.shape, shape));
  list.push(numbers.of(WORD_PREFIXES.sectionShape, section, shape));
  list.push(numbers.of(WORD_PREFIXES.end3, own.end3));
  list.push(numbers.of(WORD_PREFIXES.end4, own.end4));
  list.push(numbers.of(WORD_PREFIXES.start3, own.start3));
  list.push(numbers.of(WORD_PREFIXES.mark, mark));
  list.push(numbers.of(WORD_PREFIXES.markBefore, words[at - 1]?.mark ?? EMPTY));
  list.push(numbers.of(WORD_PREFIXES.markAfter, words[at + 1]?.mark ?? EMPTY));
  list.push(numbers.of(WORD_PREFIXES.markSection, mark, section));
  list.push(numbers.of(WORD_PREFIXES.markShape, mark, shape));
  list.push(numbers.of(WORD_PREFIXES.sectionWord, section, lower));
  list.push(numbers.of(WORD_PREFIXES.sectionBefore, section, before));
  // A word that reads "^" or "$" counts as the edge of the line, as it did in training.
  const opens = before.text === '^';
  const closes = after.text === '$';
  const shapeBefore = opens ? FIRST : (previous?.shape ?? EMPTY);
  const shapeAfter = closes ? LAST : (next?.shape ?? EMPTY);
  list.push(numbers.of(WORD_PREFIXES.shapes, shapeBefore, shape, shapeAfter));
  list.push(
    numbers.of(opens ? WORD_PREFIXES.first : closes ? WORD_PREFIXES.last : WORD_PREFIXES.within, section),
  );
}

const WRAP = {
  before: prefix('x-1='),
  shapesBefore: prefix('xs-1='),
  marksBefore: prefix('xm-1='),
  withBefore: prefix('xw-1='),
  after: prefix('x+1='),
  shapesAfter: prefix('xs+1='),
};

/** What stands on the other side of a line's end within a block: a wrapped line goes on with what it broke off. */
function wrapFeatures(
  words: Word[],
  described: WordParts[],
  at: number,
  section: NamePart,
  numbers: FeatureNumbers,
  list: FeatureList,
): void {
  const word = words[at]!;
  const own = described[at]!;
  const before = words[at - 1];
  const after = words[at + 1];
  if (before && before.line !== word.line && before.block === word.block) {
    const { lower, shape, mark } = described[at - 1]!;
    list.push(numbers.of(WRAP.before, lower));
    list.push(numbers.of(WRAP.shapesBefore, shape, own.shape, section));
    list.push(numbers.of(WRAP.marksBefore, mark, own.mark));
    list.push(numbers.of(WRAP.withBefore, lower, JOIN, own.lower));
  }
  if (after && after.line !== word.line && after.block === word.block) {
    const { lower, shape } = described[at + 1]!;
    list.push(numbers.of(WRAP.after, lower));
    list.push(numbers.of(WRAP.shapesAfter, own.shape, shape, section));
  }
}

const CLASS = {
  coarse: prefix('ka'),
  middle: prefix('kb'),
  fine: prefix('kc'),
  middleBefore: prefix('kb-'),
  middleAfter: prefix('kb+'),
  fineBefore: prefix('kc-'),
  fineAfter: prefix('kc+'),
  withBefore: prefix('kp'),
  withAfter: prefix('kn'),
  section: prefix('ks'),
  three: prefix('kt'),
  middleBefore2: prefix('kb--'),
  middleAfter2: prefix('kb++'),
};

/** Classes of the word and of those beside it, so that what was learnt of Java holds for Rust. */
function classFeatures(
  words: WordParts[],
  at: number,
  section: NamePart,
  numbers: FeatureNumbers,
  list: FeatureList,
): void {
  const own = words[at]!.classes;
  const before = sameLine(words, at, -1)?.classes ?? BEFORE_LINE;
  const after = sameLine(words, at, 1)?.classes ?? AFTER_LINE;
  const before2 = sameLine(words, at, -2)?.classes ?? BEFORE_LINE;
  const after2 = sameLine(words, at, 2)?.classes ?? AFTER_LINE;
  list.push(numbers.of(CLASS.coarse, own[0]));
  list.push(numbers.of(CLASS.middle, own[1]));
  list.push(numbers.of(CLASS.fine, own[2]));
  list.push(numbers.of(CLASS.middleBefore, before[1]));
  list.push(numbers.of(CLASS.middleAfter, after[1]));
  list.push(numbers.of(CLASS.fineBefore, before[2]));
  list.push(numbers.of(CLASS.fineAfter, after[2]));
  list.push(numbers.of(CLASS.withBefore, before[1], JOIN, own[1]));
  list.push(numbers.of(CLASS.withAfter, own[1], JOIN, after[1]));
  list.push(numbers.of(CLASS.section, section, own[1]));
  list.push(numbers.of(CLASS.three, before[0], JOIN, own[0], JOIN, after[0]));
  list.push(numbers.of(CLASS.middleBefore2, before2[1]));
  list.push(numbers.of(CLASS.middleAfter2, after2[1]));
}

function sameLine(words: WordParts[], at: number, step: number): WordParts | undefined {
  const other = words[at + step];
  return other && other.line === words[at]?.line ? other : undefined;
}

/** Numbers of a line's features, and the name of its section, with which other features combine. */
interface LineFeatures {
  section: NamePart;
  numbers: number[];
}

const LINE = {
  form: prefix('lf='),
  dates: prefix('ld='),
  titles: prefix('lt='),
  layout: prefix('lb='),
  caps: prefix('lc='),
  before: prefix('ln='),
  after: prefix('lx='),
};

/** Features of every line that has words. */
function lineFeatures(
  placed: SectionLine[],
  words: Word[],
  parts: NameParts,
  numbers: FeatureNumbers,
): (LineFeatures | undefined)[] {
  const used = new Set(words.map((word) => word.line));
  const letters = placed.map(() => '');
  const letterAt = (index: number, edge: string): string => {
    const line = placed[index]?.line;
    return line ? (letters[index] ||= letterOf(line)) : edge;
  };
  return placed.map(({ line, section: name }, index) => {
    if (!used.has(index)) return undefined;
    const before = placed[index - 1]?.line;
    const after = placed[index + 1]?.line;
    const rest = line.dates.length > 0 ? removeDates(line) : line.text;
    const near = `${before && before.dates.length > 0 ? 'b' : ''}${after && after.dates.length > 0 ? 'a' : ''}`;
    const dated = line.dates.some((date) => date.range) ? 'range' : line.dates.length > 0 ? 'date' : '';
    const title = titleScore(rest) >= 0.5 ? 't' : '';
    const employer = employerScore(rest) >= 0.5 ? 'e' : '';
    const form = parts.of(formOf(line));
    const own = parts.of(name);
    const section = parts.of(`${name}|`);
    return {
      section,
      numbers: [
        numbers.of(section, EMPTY),
        numbers.of(LINE.form, own, form),
        numbers.of(LINE.dates, own, parts.of(`${dated}${near}`)),
        numbers.of(LINE.titles, own, parts.of(`${title}${employer}`), form),
        numbers.of(
          LINE.layout,
          parts.of(`${line.bullet ? 'bullet' : ''}${line.spaceBefore ? 'space' : ''}`),
          own,
        ),
        numbers.of(LINE.caps, parts.of(line.caps ? 'caps' : ''), form, own),
        numbers.of(LINE.before, parts.of(letterAt(index - 1, '^')), own, form),
        numbers.of(LINE.after, parts.of(letterAt(index + 1, '$')), own, form),
      ],
    };
  });
}

function formOf(line: ResumeLine): string {
  if (isProse(line)) return 'prose';
  if (startsLikeDuty(line.text)) return 'duty';
  return line.words <= 4 ? 'short' : line.words <= 9 ? 'mid' : 'long';
}

/** What a line looks like to the lines beside it: prose, a title, an employer or anything else. */
function letterOf(line: ResumeLine): string {
  if (isProse(line)) return 'p';
  if (titleScore(line.text) >= 0.5) return 't';
  return employerScore(line.text) >= 0.5 ? 'e' : 'x';
}
