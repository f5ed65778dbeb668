import { layoutFromText } from '../../src/domain/layout/text-layout';
import { describeLines } from '../../src/domain/parsing/resume/resume-lines';
import { splitSections } from '../../src/domain/parsing/resume/split-sections';
import { featuresOf } from '../../src/domain/parsing/resume/tagger/features';
import { placeLines } from '../../src/domain/parsing/resume/tagger/placed-lines';
import { Tagger, viterbi, type TaggerModel } from '../../src/domain/parsing/resume/tagger/tagger';
import { beginTag, TAG_COUNT, type SpanKind } from '../../src/domain/parsing/resume/tagger/tags';
import { wordsOf, type Word } from '../../src/domain/parsing/resume/tagger/words';
import { sourceText } from '../../src/domain/parsing/text/source-text';
import { skillLexicon } from '../../src/domain/skills';

const KIND_OF_LABEL: Record<string, SpanKind> = {
  Designation: 'title',
  'Companies worked at': 'employer',
  'College Name': 'school',
  Degree: 'degree',
  'Tech Tools': 'skill',
  'Job Specific Skills': 'skill',
  'Soft Skills': 'skill',
};
const EPOCHS = 6;
export const FOLDS = 4;
/** Features seen less often carry names rather than habits. */
const MIN_COUNT = 4;
const MIN_WEIGHT = 1;
const SCALE = 100;

/** A text with labelled stretches. */
export interface LabelledText {
  id: string;
  text: string;
  entities: { start: number; end: number; label: string; text: string }[];
}

export interface Example {
  words: Word[];
  features: string[][];
  gold: number[];
}

/** A labelled text as words with features and right tags. */
export function exampleOf(row: LabelledText): Example {
  const source = sourceText(layoutFromText(row.text));
  const placed = placeLines(splitSections(describeLines(source)));
  const words = wordsOf(placed.map(({ line }) => line));
  const gold = new Array<number>(words.length).fill(0);
  const toRaw = alignment(row.text, source.raw);
  for (const { start, end, label } of row.entities) {
    const kind = KIND_OF_LABEL[label];
    const from = toRaw[start];
    const to = toRaw[end - 1];
    if (!kind || from === undefined || to === undefined) continue;
    const within = words.flatMap((word, at) =>
      word.end > from && word.start <= to && gold[at] === 0 ? [{ word, at }] : [],
    );
    const main = kind === 'school' ? longestLine(within.map(({ word }) => word)) : null;
    let line = -1;
    for (const { word, at } of within) {
      if (main !== null && word.line !== main) continue;
      gold[at] = beginTag(kind) + (word.line === line ? 1 : 0);
      line = word.line;
    }
  }
  return { words, features: featuresOf(placed, words, skillLexicon()), gold };
}

/** The line that holds most of a stretch: a school labelled with the field of study above it is on a line of its own. */
function longestLine(words: Word[]): number | null {
  const lengths = new Map<number, number>();
  for (const { line, text } of words) lengths.set(line, (lengths.get(line) ?? 0) + text.length);
  return [...lengths].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** For each offset of the given text the offset of the same character in the raw text of its layout. */
function alignment(text: string, raw: string): number[] {
  const map: number[] = [];
  let at = 0;
  for (let index = 0; index < text.length;) {
    const escape = /^(?:\\x[0-9a-f]{2})+/i.exec(text.slice(index, index + 24))?.[0];
    const size = escape?.length ?? 1;
    const shown = escape
      ? Buffer.from(escape.replace(/\\x/gi, ''), 'hex').toString('utf8')
      : (text[index] as string);
    while (/\s/.test(raw[at] ?? '') && !/\s/.test(shown)) at++;
    for (let step = 0; step < size; step++) map[index + step] = at;
    if (!/\s/.test(shown) && raw.startsWith(shown, at)) at += shown.length;
    index += size;
  }
  return map;
}

/** Averaged structured perceptron; each line is a sequence. */
export class Trainer {
  private readonly index = new Map<string, number>();
  private weights = new Float64Array(0);
  private totals = new Float64Array(0);
  private stamps = new Float64Array(0);
  private readonly transitions = new Float64Array(TAG_COUNT * TAG_COUNT);
  private readonly transitionTotals = new Float64Array(TAG_COUNT * TAG_COUNT);
  private readonly transitionStamps = new Float64Array(TAG_COUNT * TAG_COUNT);
  private clock = 0;

  train(examples: Example[]): TaggerModel {
    const counts = new Map<string, number>();
    for (const { features } of examples)
      for (const names of features) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name, count] of counts) if (count >= MIN_COUNT) this.index.set(name, this.index.size);
    const size = this.index.size * TAG_COUNT;
    this.weights = new Float64Array(size);
    this.totals = new Float64Array(size);
    this.stamps = new Float64Array(size);
    const encoded = examples.flatMap(({ words, features, gold }) => {
      const ids = features.map((names) =>
        Int32Array.from(names.flatMap((name) => this.index.get(name) ?? [])),
      );
      return lineRanges(words).map(([from, to]) => ({
        gold: gold.slice(from, to),
        ids: ids.slice(from, to),
      }));
    });
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      for (const at of shuffled(encoded.length, epoch))
        this.learn(encoded[at] as { gold: number[]; ids: Int32Array[] });
    }
    return this.model();
  }

  private learn({ gold, ids }: { gold: number[]; ids: Int32Array[] }): void {
    this.clock++;
    const scores = ids.map((list) => {
      const own = new Float64Array(TAG_COUNT);
      for (const id of list)
        for (let tag = 0; tag < TAG_COUNT; tag++) own[tag]! += this.weights[id * TAG_COUNT + tag]!;
      return own;
    });
    const guess = viterbi(scores, this.transitions);
    for (let at = 0; at < gold.length; at++) {
      const right = gold[at] as number;
      const wrong = guess[at] as number;
      if (right !== wrong) {
        for (const id of ids[at] as Int32Array) {
          bump(this.weights, this.totals, this.stamps, id * TAG_COUNT + right, 1, this.clock);
          bump(this.weights, this.totals, this.stamps, id * TAG_COUNT + wrong, -1, this.clock);
        }
      }
      if (at === 0) continue;
      const before = (gold[at - 1] as number) * TAG_COUNT + right;
      const guessed = (guess[at - 1] as number) * TAG_COUNT + wrong;
      if (before === guessed) continue;
      bump(this.transitions, this.transitionTotals, this.transitionStamps, before, 1, this.clock);
      bump(this.transitions, this.transitionTotals, this.transitionStamps, guessed, -1, this.clock);
    }
  }

  private model(): TaggerModel {
    const mean = (weights: Float64Array, totals: Float64Array, stamps: Float64Array, at: number): number =>
      (totals[at]! + weights[at]! * (this.clock - stamps[at]!)) / this.clock;
    const features: Record<string, number[]> = {};
    for (const [name, id] of this.index) {
      const sparse: number[] = [];
      for (let tag = 0; tag < TAG_COUNT; tag++) {
        const weight = mean(this.weights, this.totals, this.stamps, id * TAG_COUNT + tag);
        if (Math.abs(weight) >= MIN_WEIGHT) sparse.push(tag, Math.round(weight * SCALE));
      }
      if (sparse.length > 0) features[name] = sparse;
    }
    const transitions = [...this.transitions].map((_, at) =>
      Math.round(mean(this.transitions, this.transitionTotals, this.transitionStamps, at) * SCALE),
    );
    return { scale: SCALE, transitions, features };
  }
}

/** A line is a sequence: spans that run over a line's end are begun anew there. */
function lineRanges(words: Word[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (let from = 0; from < words.length;) {
    let to = from + 1;
    while (to < words.length && words[to]?.line === words[from]?.line) to++;
    ranges.push([from, to]);
    from = to;
  }
  return ranges;
}

/** Tags of a document, line by line. */
export function tagLines(tagger: Tagger, { words, features }: Example): number[] {
  return lineRanges(words).flatMap(([from, to]) => tagger.tag(features.slice(from, to)));
}

function bump(
  weights: Float64Array,
  totals: Float64Array,
  stamps: Float64Array,
  at: number,
  by: number,
  clock: number,
): void {
  totals[at]! += weights[at]! * (clock - stamps[at]!);
  stamps[at] = clock;
  weights[at]! += by;
}

/** A fixed order for each epoch, so that training twice gives the same model. */
function shuffled(length: number, seed: number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  let state = 12345 + seed * 7919;
  for (let at = length - 1; at > 0; at--) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  return order;
}

/** A tagger for each fold, trained on the documents of the others; document i belongs to fold i mod FOLDS. */
export function foldTaggers(examples: Example[]): Tagger[] {
  return Array.from(
    { length: FOLDS },
    (_, fold) =>
      new Tagger(new Trainer().train(examples.filter((_example, index) => index % FOLDS !== fold))),
  );
}
