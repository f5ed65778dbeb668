import type { SkillLexicon } from '../../../skills';
import { startsLikeDuty } from '../fields/work/action-verbs';
import { employerScore } from '../../text/employer-words';
import { isProse, removeDates, type ResumeLine } from '../segmentation/resume-lines';
import { titleScore } from '../../text/title-words';
import { FeatureList, type FeatureSink } from './feature-list';
import { lexiconMarks } from './lexicon-marks';
import {
  TrainingFeatureIndexer,
  FeatureNamePart,
  FeatureNamePartCache,
  type FeatureIndexer,
} from './feature-name-part';
import type { SectionLine } from './section-lines';
import { segmentFeatures } from './segment-features';
import { AFTER_LINE, BEFORE_LINE, wordParts, type WordParts } from './word-parts';
import type { Word } from './words';

/**
 * Returns the feature names of every word, derived from the word, its neighbours, its line and the lexicons: for
 * training.
 */
export function featureNamesOf(placed: SectionLine[], words: Word[], skills: SkillLexicon): string[][] {
  const indexer = new TrainingFeatureIndexer();
  const list = new FeatureList();
  addFeatures(placed, words, skills, indexer, list);
  return list.toNames(indexer.names);
}

/** Adds the feature ids of every word to a sink; `numbers` maps the names to ids. */
export function addFeatures(
  placed: SectionLine[],
  words: Word[],
  skills: SkillLexicon,
  numbers: FeatureIndexer,
  sink: FeatureSink,
): void {
  const parts = new FeatureNamePartCache();
  const lines = lineFeatures(placed, words, parts, numbers);
  const described = wordParts(words, lexiconMarks(placed, words, skills), parts);
  const segments = segmentFeatures(placed, words, parts, numbers);
  words.forEach((word, at) => {
    const line = lines[word.line];
    const section = line?.section ?? EMPTY;
    ownFeatures(described, at, section, numbers, sink);
    wrapFeatures(words, described, at, section, numbers, sink);
    classFeatures(described, at, section, numbers, sink);
    if (line) sink.pushAll(line.numbers);
    sink.pushAll(segments[at] ?? NO_FEATURES);
    sink.endWord();
  });
}

const NO_FEATURES: readonly number[] = [];
const EMPTY = new FeatureNamePart('');
const JOIN = new FeatureNamePart('_');
const FIRST = new FeatureNamePart('^');
const LAST = new FeatureNamePart('$');

/** What names begin with: `prefix('w=')` for `w=driver`. */
function prefix(text: string): FeatureNamePart {
  return new FeatureNamePart(text);
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
  section: FeatureNamePart,
  numbers: FeatureIndexer,
  sink: FeatureSink,
): void {
  const own = words[at]!;
  const { lower, shape, mark } = own;
  const previous = sameLine(words, at, -1);
  const next = sameLine(words, at, 1);
  const before = previous?.lower ?? FIRST;
  const after = next?.lower ?? LAST;
  sink.push(numbers.idOf(WORD_PREFIXES.word, lower));
  sink.push(numbers.idOf(WORD_PREFIXES.before, before));
  sink.push(numbers.idOf(WORD_PREFIXES.after, after));
  sink.push(numbers.idOf(WORD_PREFIXES.withBefore, before, JOIN, lower));
  sink.push(numbers.idOf(WORD_PREFIXES.withAfter, lower, JOIN, after));
  sink.push(numbers.idOf(WORD_PREFIXES.before2, sameLine(words, at, -2)?.lower ?? FIRST));
  sink.push(numbers.idOf(WORD_PREFIXES.after2, sameLine(words, at, 2)?.lower ?? LAST));
  sink.push(numbers.idOf(WORD_PREFIXES.shape, shape));
  sink.push(numbers.idOf(WORD_PREFIXES.sectionShape, section, shape));
  sink.push(numbers.idOf(WORD_PREFIXES.end3, own.end3));
  sink.push(numbers.idOf(WORD_PREFIXES.end4, own.end4));
  sink.push(numbers.idOf(WORD_PREFIXES.start3, own.start3));
  sink.push(numbers.idOf(WORD_PREFIXES.mark, mark));
  sink.push(numbers.idOf(WORD_PREFIXES.markBefore, words[at - 1]?.mark ?? EMPTY));
  sink.push(numbers.idOf(WORD_PREFIXES.markAfter, words[at + 1]?.mark ?? EMPTY));
  sink.push(numbers.idOf(WORD_PREFIXES.markSection, mark, section));
  sink.push(numbers.idOf(WORD_PREFIXES.markShape, mark, shape));
  sink.push(numbers.idOf(WORD_PREFIXES.sectionWord, section, lower));
  sink.push(numbers.idOf(WORD_PREFIXES.sectionBefore, section, before));
  // A word that is "^" or "$" counts as the edge of the line, as it did in training.
  const opens = before.text === '^';
  const closes = after.text === '$';
  const shapeBefore = opens ? FIRST : (previous?.shape ?? EMPTY);
  const shapeAfter = closes ? LAST : (next?.shape ?? EMPTY);
  sink.push(numbers.idOf(WORD_PREFIXES.shapes, shapeBefore, shape, shapeAfter));
  sink.push(
    numbers.idOf(opens ? WORD_PREFIXES.first : closes ? WORD_PREFIXES.last : WORD_PREFIXES.within, section),
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

/** Adds features across a line break within a block, because a wrapped line continues on the next one. */
function wrapFeatures(
  words: Word[],
  described: WordParts[],
  at: number,
  section: FeatureNamePart,
  numbers: FeatureIndexer,
  sink: FeatureSink,
): void {
  const word = words[at]!;
  const own = described[at]!;
  const before = words[at - 1];
  const after = words[at + 1];
  if (before && before.line !== word.line && before.block === word.block) {
    const { lower, shape, mark } = described[at - 1]!;
    sink.push(numbers.idOf(WRAP.before, lower));
    sink.push(numbers.idOf(WRAP.shapesBefore, shape, own.shape, section));
    sink.push(numbers.idOf(WRAP.marksBefore, mark, own.mark));
    sink.push(numbers.idOf(WRAP.withBefore, lower, JOIN, own.lower));
  }
  if (after && after.line !== word.line && after.block === word.block) {
    const { lower, shape } = described[at + 1]!;
    sink.push(numbers.idOf(WRAP.after, lower));
    sink.push(numbers.idOf(WRAP.shapesAfter, own.shape, shape, section));
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

/** Adds the classes of the word and of its neighbours, so that weights learned for Java also apply to Rust. */
function classFeatures(
  words: WordParts[],
  at: number,
  section: FeatureNamePart,
  numbers: FeatureIndexer,
  sink: FeatureSink,
): void {
  const own = words[at]!.classes;
  const before = sameLine(words, at, -1)?.classes ?? BEFORE_LINE;
  const after = sameLine(words, at, 1)?.classes ?? AFTER_LINE;
  const before2 = sameLine(words, at, -2)?.classes ?? BEFORE_LINE;
  const after2 = sameLine(words, at, 2)?.classes ?? AFTER_LINE;
  sink.push(numbers.idOf(CLASS.coarse, own[0]));
  sink.push(numbers.idOf(CLASS.middle, own[1]));
  sink.push(numbers.idOf(CLASS.fine, own[2]));
  sink.push(numbers.idOf(CLASS.middleBefore, before[1]));
  sink.push(numbers.idOf(CLASS.middleAfter, after[1]));
  sink.push(numbers.idOf(CLASS.fineBefore, before[2]));
  sink.push(numbers.idOf(CLASS.fineAfter, after[2]));
  sink.push(numbers.idOf(CLASS.withBefore, before[1], JOIN, own[1]));
  sink.push(numbers.idOf(CLASS.withAfter, own[1], JOIN, after[1]));
  sink.push(numbers.idOf(CLASS.section, section, own[1]));
  sink.push(numbers.idOf(CLASS.three, before[0], JOIN, own[0], JOIN, after[0]));
  sink.push(numbers.idOf(CLASS.middleBefore2, before2[1]));
  sink.push(numbers.idOf(CLASS.middleAfter2, after2[1]));
}

function sameLine(words: WordParts[], at: number, step: number): WordParts | undefined {
  const other = words[at + step];
  return other && other.line === words[at]?.line ? other : undefined;
}

/** Feature ids of a line, and the name of its section, with which other features are combined. */
interface LineFeatures {
  section: FeatureNamePart;
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

/** Computes the features of every line that has words. */
function lineFeatures(
  placed: SectionLine[],
  words: Word[],
  parts: FeatureNamePartCache,
  numbers: FeatureIndexer,
): (LineFeatures | undefined)[] {
  const linesWithWords = new Set(words.map((word) => word.line));
  const letters = placed.map(() => '');
  const letterAt = (index: number, edge: string): string => {
    const line = placed[index]?.line;
    return line ? (letters[index] ||= letterOf(line)) : edge;
  };
  return placed.map(({ line, section: name }, index) => {
    if (!linesWithWords.has(index)) return undefined;
    const before = placed[index - 1]?.line;
    const after = placed[index + 1]?.line;
    const rest = line.dates.length > 0 ? removeDates(line) : line.text;
    const near = `${before && before.dates.length > 0 ? 'b' : ''}${after && after.dates.length > 0 ? 'a' : ''}`;
    const dated = line.dates.some((date) => date.range) ? 'range' : line.dates.length > 0 ? 'date' : '';
    const title = titleScore(rest) >= 0.5 ? 't' : '';
    const employer = employerScore(rest) >= 0.5 ? 'e' : '';
    const form = parts.of(formOf(line));
    const sectionPart = parts.of(name);
    const section = parts.of(`${name}|`);
    return {
      section,
      numbers: [
        numbers.idOf(section, EMPTY),
        numbers.idOf(LINE.form, sectionPart, form),
        numbers.idOf(LINE.dates, sectionPart, parts.of(`${dated}${near}`)),
        numbers.idOf(LINE.titles, sectionPart, parts.of(`${title}${employer}`), form),
        numbers.idOf(
          LINE.layout,
          parts.of(`${line.bullet ? 'bullet' : ''}${line.spaceBefore ? 'space' : ''}`),
          sectionPart,
        ),
        numbers.idOf(LINE.caps, parts.of(line.caps ? 'caps' : ''), form, sectionPart),
        numbers.idOf(LINE.before, parts.of(letterAt(index - 1, '^')), sectionPart, form),
        numbers.idOf(LINE.after, parts.of(letterAt(index + 1, '$')), sectionPart, form),
      ],
    };
  });
}

function formOf(line: ResumeLine): string {
  if (isProse(line)) return 'prose';
  if (startsLikeDuty(line.text)) return 'duty';
  return line.words <= 4 ? 'short' : line.words <= 9 ? 'mid' : 'long';
}

/** Class of a line for the features of its neighbours: prose, a title, an employer or anything else. */
function letterOf(line: ResumeLine): string {
  if (isProse(line)) return 'p';
  if (titleScore(line.text) >= 0.5) return 't';
  return employerScore(line.text) >= 0.5 ? 'e' : 'x';
}
