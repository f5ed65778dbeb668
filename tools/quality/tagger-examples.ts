import { layoutFromText } from '../../src/domain/layout/text-layout';
import { readLines } from '../../src/domain/parsing/resume/segmentation/resume-lines';
import { segmentSections } from '../../src/domain/parsing/resume/segmentation/segment-sections';
import { featureNamesOf } from '../../src/domain/parsing/resume/tagger/features';
import { toSectionLines } from '../../src/domain/parsing/resume/tagger/section-lines';
import {
  beginTag,
  isBegin,
  kindOfTag,
  SPAN_KINDS,
  type SpanKind,
} from '../../src/domain/parsing/resume/tagger/tags';
import { wordsOfLines, type Word } from '../../src/domain/parsing/resume/tagger/words';
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
/** A text with labelled spans. */
export interface LabelledText {
  id: string;
  text: string;
  entities: { start: number; end: number; label: string; text: string }[];
}

export interface Example {
  words: Word[];
  features: string[][];
  gold: number[];
  /** Kinds without any label in the text, whose absence is not used for training. */
  unlabelled: SpanKind[];
}

/** Kinds whose words mean the same everywhere, of which annotators often label only one mention. */
const REPEATED: ReadonlySet<SpanKind> = new Set(['title', 'employer', 'skill']);

/** A labelled text as words with features and correct tags. */
export function exampleOf(row: LabelledText): Example {
  const source = sourceText(layoutFromText(row.text));
  const placed = toSectionLines(segmentSections(readLines(source)));
  const words = wordsOfLines(placed.map(({ line }) => line));
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
    const main = kind === 'school' ? longestBlock(within.map(({ word }) => word)) : null;
    let block = -1;
    for (const { word, at } of within) {
      if (main !== null && word.block !== main) continue;
      gold[at] = beginTag(kind) + (word.block === block ? 1 : 0);
      block = word.block;
    }
  }
  markRepeats(words, gold);
  const present = new Set(row.entities.map(({ label }) => KIND_OF_LABEL[label]));
  const unlabelled = SPAN_KINDS.filter((kind) => !present.has(kind));
  return { words, features: featureNamesOf(placed, words, skillLexicon()), gold, unlabelled };
}

/** Labels further mentions of a labelled span, preferring the longest match. */
function markRepeats(words: Word[], gold: number[]): void {
  const known = new Map<string, { texts: string[]; tag: number }[]>();
  for (let from = 0; from < words.length; from++) {
    const tag = gold[from] as number;
    const kind = kindOfTag(tag);
    if (!isBegin(tag) || !kind || !REPEATED.has(kind)) continue;
    let to = from + 1;
    while (gold[to] === tag + 1) to++;
    const texts = words.slice(from, to).map(({ lower }) => lower);
    const first = texts[0] as string;
    if (texts.join(' ').length > 1) known.set(first, [...(known.get(first) ?? []), { texts, tag }]);
  }
  for (let from = 0; from < words.length; from++) {
    const fits = (known.get(words[from]?.lower ?? '') ?? []).filter(({ texts }) =>
      texts.every((text, step) => {
        const word = words[from + step];
        return word?.lower === text && gold[from + step] === 0 && word.line === words[from]?.line;
      }),
    );
    const best = fits.sort((a, b) => b.texts.length - a.texts.length)[0];
    best?.texts.forEach((_text, step) => (gold[from + step] = best.tag + (step > 0 ? 1 : 0)));
  }
}

/** The block with most of a span, because annotators may label a school together with the field of study above it. */
function longestBlock(words: Word[]): number | null {
  const lengths = new Map<number, number>();
  for (const { block, text } of words) lengths.set(block, (lengths.get(block) ?? 0) + text.length);
  return [...lengths].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** Returns, for each offset of the given text, the offset of the same character in the raw text of its layout. */
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
