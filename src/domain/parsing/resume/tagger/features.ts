import { runSteps, type Steps } from '../../../steps';
import type { SkillLexicon } from '../../../skills';
import { FeatureCache, type SectionPart } from './feature-cache';
import { FeatureGroup } from './feature-group';
import { FeatureList, type FeatureSink } from './feature-list';
import { lineFeatures } from './line-features';
import { lexiconMarks } from './lexicon-marks';
import type { LexiconMark } from './lexicon-mark';
import { TrainingFeatureIndexer, FeatureNamePart, type FeatureIndexer } from './feature-name-part';
import type { SectionLine } from './section-lines';
import { segmentFeatures } from './segment-features';
import type { WordFeatures } from './word-features';
import type { Word } from './words';

/**
 * Returns the feature names of every word, derived from the word, its neighbours, its line and the lexicons: for
 * training.
 */
export function featureNamesOf(placed: SectionLine[], words: Word[], skills: SkillLexicon): string[][] {
  const indexer = new TrainingFeatureIndexer();
  const list = new FeatureList();
  runSteps(addFeatures(placed, words, skills, new FeatureCache(indexer), list));
  return list.toNames(indexer.names);
}

/** Words whose features are added in one step. */
const WORDS_PER_STEP = 250;

/** Adds the feature ids of every word to a sink, in steps. The cache maps the names to ids. */
export function* addFeatures(
  placed: SectionLine[],
  words: readonly Word[],
  skills: SkillLexicon,
  cache: FeatureCache,
  sink: FeatureSink,
): Steps<void> {
  const described = words.map(({ text }) => cache.wordOf(text));
  const context: WordContext = {
    cache,
    words,
    described,
    marks: lexiconMarks(placed, words, described, skills, cache.unmarked),
    sink,
  };
  yield;
  const lines = lineFeatures(placed, words, cache);
  yield;
  const segments = segmentFeatures(placed, words, described, cache);
  for (let at = 0; at < words.length; at++) {
    if (at % WORDS_PER_STEP === 0) yield;
    const { section, group } = lines[words[at]!.line]!;
    wordFeatures(context, at, section);
    wrapFeatures(context, at, section);
    sink.pushGroup(group);
    sink.pushGroup(segments.ofLine[at]!);
    const segment = segments.ofSegment[at];
    if (segment) sink.pushGroup(segment);
    sink.endWord();
  }
}

/** The words of a document, their descriptions and lexicon marks, and where their features go. */
interface WordContext {
  cache: FeatureCache;
  words: readonly Word[];
  described: readonly WordFeatures[];
  marks: readonly LexiconMark[];
  sink: FeatureSink;
}

const EMPTY = new FeatureNamePart('');
const BEFORE_LINE = '^';
const AFTER_LINE = '$';

/** What names begin with: `prefix('w=')` for `w=driver`. */
function prefix(text: string): FeatureNamePart {
  return new FeatureNamePart(text);
}

/** Adds the features of a word and of up to two words on each side of it in its line. */
function wordFeatures(context: WordContext, at: number, section: SectionPart): void {
  const { cache, words, described, sink } = context;
  const { indexer } = cache;
  const describedWord = described[at]!;
  const { line } = words[at]!;
  const { length } = words;
  const before = at > 0 && words[at - 1]!.line === line ? described[at - 1]! : cache.beforeLine;
  const after = at + 1 < length && words[at + 1]!.line === line ? described[at + 1]! : cache.afterLine;
  const before2 = at > 1 && words[at - 2]!.line === line ? described[at - 2]! : cache.beforeLine;
  const after2 = at + 2 < length && words[at + 2]!.line === line ? described[at + 2]! : cache.afterLine;
  sink.pushGroup((describedWord.own[section.id] ??= ownGroup(describedWord, section, indexer)));
  sink.pushGroup((before.before[section.id] ??= groupBefore(before, section, indexer)));
  sink.pushGroup((after.after ??= groupAfter(after, indexer)));
  sink.pushGroup((before2.before2 ??= groupBefore2(before2, indexer)));
  sink.pushGroup((after2.after2 ??= groupAfter2(after2, indexer)));
  // Classes let weights learned for Java also apply to Rust.
  sink.push(indexer.idOf(before.pairOfNext, describedWord.lower));
  sink.push(indexer.idOf(describedWord.pairOfOwn, after.lower));
  sink.push(indexer.idOf(before.classes.pairOfNext, describedWord.classes.middle));
  sink.push(indexer.idOf(describedWord.classes.pairOfOwn, after.classes.middle));
  sink.push(
    indexer.idOf(before.classes.firstOfThree, describedWord.classes.secondOfThree, after.classes.coarse),
  );
  sink.push(
    indexer.idOf(WORD_PREFIXES.shapes, before.shape.part, describedWord.shape.part, after.shape.part),
  );
  // A word that is "^" or "$" counts as the edge of the line, as it did in training.
  const opens = before.lower.text === BEFORE_LINE;
  const closes = after.lower.text === AFTER_LINE;
  markFeatures(
    context,
    at,
    section,
    opens ? WORD_PREFIXES.first : closes ? WORD_PREFIXES.last : WORD_PREFIXES.within,
  );
}

/** Adds the features of the lexicon marks of a word and of its neighbours, and of the position in the line. */
function markFeatures(
  { cache, described, marks, sink }: WordContext,
  at: number,
  section: SectionPart,
  position: Position,
): void {
  const { indexer, groups } = cache;
  const { shape } = described[at]!;
  const mark = marks[at]!;
  const key = ((mark.id * MAX_SHAPES + shape.id) * MAX_SECTIONS + section.id) * POSITIONS + position.id;
  let group = groups.get(key);
  if (group === undefined) groups.set(key, (group = markGroup(mark, shape.part, section, position, indexer)));
  sink.pushGroup(group);
  const before = marks[at - 1];
  const after = marks[at + 1];
  if (before)
    sink.pushGroup((before.groupBefore ??= groupOf(indexer.idOf(WORD_PREFIXES.markBefore, before.part))));
  else sink.push(indexer.idOf(WORD_PREFIXES.markBefore, EMPTY));
  if (after)
    sink.pushGroup((after.groupAfter ??= groupOf(indexer.idOf(WORD_PREFIXES.markAfter, after.part))));
  else sink.push(indexer.idOf(WORD_PREFIXES.markAfter, EMPTY));
}

/** Factors of the packed key of a group of mark features. A document has fewer distinct shapes and sections. */
const MAX_SHAPES = 16_384;
const MAX_SECTIONS = 64;
const POSITIONS = 3;

/** Position of a word in its line. */
interface Position {
  id: number;
  prefix: FeatureNamePart;
}

const WORD_PREFIXES = {
  word: prefix('w='),
  before: prefix('w-1='),
  after: prefix('w+1='),
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
  first: { id: 0, prefix: prefix('p=first') },
  last: { id: 1, prefix: prefix('p=last') },
  within: { id: 2, prefix: prefix('p=in') },
};

const CLASS_PREFIXES = {
  coarse: prefix('ka'),
  middle: prefix('kb'),
  fine: prefix('kc'),
  middleBefore: prefix('kb-'),
  middleAfter: prefix('kb+'),
  fineBefore: prefix('kc-'),
  fineAfter: prefix('kc+'),
  section: prefix('ks'),
  middleBefore2: prefix('kb--'),
  middleAfter2: prefix('kb++'),
};

function groupOf(...ids: number[]): FeatureGroup {
  return new FeatureGroup(ids);
}

function ownGroup(
  { lower, shape, start3, end3, end4, classes }: WordFeatures,
  { start }: SectionPart,
  indexer: FeatureIndexer,
): FeatureGroup {
  return groupOf(
    indexer.idOf(WORD_PREFIXES.word, lower),
    indexer.idOf(WORD_PREFIXES.shape, shape.part),
    indexer.idOf(WORD_PREFIXES.sectionShape, start, shape.part),
    indexer.idOf(WORD_PREFIXES.end3, end3),
    indexer.idOf(WORD_PREFIXES.end4, end4),
    indexer.idOf(WORD_PREFIXES.start3, start3),
    indexer.idOf(WORD_PREFIXES.sectionWord, start, lower),
    indexer.idOf(CLASS_PREFIXES.coarse, classes.coarse),
    indexer.idOf(CLASS_PREFIXES.middle, classes.middle),
    indexer.idOf(CLASS_PREFIXES.fine, classes.fine),
    indexer.idOf(CLASS_PREFIXES.section, start, classes.middle),
  );
}

function groupBefore(
  { lower, classes }: WordFeatures,
  { start }: SectionPart,
  indexer: FeatureIndexer,
): FeatureGroup {
  return groupOf(
    indexer.idOf(WORD_PREFIXES.before, lower),
    indexer.idOf(WORD_PREFIXES.sectionBefore, start, lower),
    indexer.idOf(CLASS_PREFIXES.middleBefore, classes.middle),
    indexer.idOf(CLASS_PREFIXES.fineBefore, classes.fine),
  );
}

function groupAfter({ lower, classes }: WordFeatures, indexer: FeatureIndexer): FeatureGroup {
  return groupOf(
    indexer.idOf(WORD_PREFIXES.after, lower),
    indexer.idOf(CLASS_PREFIXES.middleAfter, classes.middle),
    indexer.idOf(CLASS_PREFIXES.fineAfter, classes.fine),
  );
}

function groupBefore2({ lower, classes }: WordFeatures, indexer: FeatureIndexer): FeatureGroup {
  return groupOf(
    indexer.idOf(WORD_PREFIXES.before2, lower),
    indexer.idOf(CLASS_PREFIXES.middleBefore2, classes.middle),
  );
}

function groupAfter2({ lower, classes }: WordFeatures, indexer: FeatureIndexer): FeatureGroup {
  return groupOf(
    indexer.idOf(WORD_PREFIXES.after2, lower),
    indexer.idOf(CLASS_PREFIXES.middleAfter2, classes.middle),
  );
}

function markGroup(
  { part: mark }: LexiconMark,
  shape: FeatureNamePart,
  { start }: SectionPart,
  position: Position,
  indexer: FeatureIndexer,
): FeatureGroup {
  return groupOf(
    indexer.idOf(WORD_PREFIXES.mark, mark),
    indexer.idOf(WORD_PREFIXES.markSection, mark, start),
    indexer.idOf(WORD_PREFIXES.markShape, mark, shape),
    indexer.idOf(position.prefix, start),
  );
}

const WRAP = {
  before: prefix('x-1='),
  shapesBefore: prefix('xs-1='),
  marksBefore: prefix('xm-1='),
  withBefore: prefix('xw-1='),
  after: prefix('x+1='),
  shapesAfter: prefix('xs+1='),
  join: prefix('_'),
};

/** Adds features across a line break within a block, because a wrapped line continues on the next one. */
function wrapFeatures(
  { cache: { indexer }, words, described, marks, sink }: WordContext,
  at: number,
  { start }: SectionPart,
): void {
  const word = words[at]!;
  const before = words[at - 1];
  const after = words[at + 1];
  if (before && before.line !== word.line && before.block === word.block) {
    const describedWord = described[at]!;
    const { lower, shape } = described[at - 1]!;
    sink.push(indexer.idOf(WRAP.before, lower));
    sink.push(indexer.idOf(WRAP.shapesBefore, shape.part, describedWord.shape.part, start));
    sink.push(indexer.idOf(WRAP.marksBefore, marks[at - 1]!.part, marks[at]!.part));
    sink.push(indexer.idOf(WRAP.withBefore, lower, WRAP.join, describedWord.lower));
  }
  if (after && after.line !== word.line && after.block === word.block) {
    const describedWord = described[at]!;
    const { lower, shape } = described[at + 1]!;
    sink.push(indexer.idOf(WRAP.after, lower));
    sink.push(indexer.idOf(WRAP.shapesAfter, describedWord.shape.part, shape.part, start));
  }
}
