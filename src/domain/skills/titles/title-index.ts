import type { Unit } from '../../common';
import { roundToFourDecimals } from '../../rounding';
import { titleProbability } from './title-detection';
import { titleLanguage, type TitleLanguage } from './title-languages';
import { translateRomanceTitle } from './romance-titles';
import { NearSpelling } from '../text/near-spelling';
import { NgramIndex, type NgramVector } from './ngram-index';

/** A spelling of the title of an occupation. */
export interface TitleRow {
  title: string;
  /** Code of the occupation, e.g. `53-7051.00`; for other taxonomies, their own id. */
  code: string;
  /** True for the official title, in contrast to other names. */
  preferred?: boolean;
}

export interface TitleOccupation {
  onetSocCode: string;
  title: string;
  /** Probability that the title means this occupation. */
  confidence: Unit;
}

export type TitleMatch = 'exact' | 'alias' | 'semantic';

/**
 * Maps job titles to occupations: by an exact name first, then by a vote of the most similar names by letters and
 * words. Deterministic; a lookup takes a fraction of a millisecond.
 */
export class TitleIndex {
  private readonly titles = new Map<string, string>();
  private readonly exact = new Map<string, Map<string, number>>();
  private readonly core = new Map<string, Map<string, number>>();
  private readonly codes: string[] = [];
  private readonly preferred: Uint8Array;
  private readonly index: NgramIndex;
  /** Words of the names, by which misspelt words are corrected. */
  private readonly vocabulary = new Set<string>();
  private near: NearSpelling | null = null;
  /** Names with a digit, such as military codes, which also count within a longer title. */
  private readonly codeNames = new Map<string, Map<string, number>>();
  private readonly withoutOccupation: ReadonlySet<string>;
  private readonly language: TitleLanguage;
  /** True if titles in other languages are also placed by their words in English. */
  private readonly translates: boolean;

  constructor(
    rows: readonly TitleRow[],
    { thorough = false, language = 'en', withoutOccupation = [] }: TitleIndexOptions = {},
  ) {
    this.language = titleLanguage(language);
    this.translates = language === 'en';
    this.withoutOccupation = new Set(withoutOccupation.map((text) => this.language.words(text).join(' ')));
    const texts: string[][] = [];
    this.preferred = new Uint8Array(rows.length);
    rows.forEach((row, at) => {
      const words = this.language.words(row.title);
      const core = this.language.core(row.title);
      if (row.preferred || !this.titles.has(row.code)) this.titles.set(row.code, row.title);
      if (row.preferred) this.preferred[at] = 1;
      vote(this.exact, words.join(' '), row.code, row.preferred ? 3 : 1);
      vote(this.core, core.join(' '), row.code, row.preferred ? 2 : 1);
      if (words.length === 1 && /\d/.test(words[0]!)) vote(this.codeNames, words[0]!, row.code, 1);
      for (const word of words) this.vocabulary.add(word);
      this.codes.push(row.code);
      texts.push(core);
    });
    this.index = new NgramIndex(texts, thorough ? THOROUGH_SHARE : undefined, this.language.features);
  }

  /** Returns the most likely occupations of a title, best first, at most `k`; empty if none is similar. */
  place(title: string, k = 5): TitleOccupation[] {
    if (this.withoutOccupation.has(this.language.words(title).join(' '))) return [];
    const { scores, bestSimilarity } = this.translatedScores(title);
    const top = [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MAX_CHOICES);
    const best = top[0]?.[1] ?? 0;
    if (best < MIN_CONFIDENCE) return [];
    let sum = 0;
    const weights = top.map(([, score]) => {
      const weight = Math.exp((score - best) / TEMPERATURE);
      sum += weight;
      return weight;
    });
    // The shares are limited by the similarity of the closest name: a vote of dissimilar names is no evidence.
    const ceiling = Math.min(1, bestSimilarity / CONFIDENT);
    return top.slice(0, k).map(([code], at) => ({
      onetSocCode: code,
      title: this.titles.get(code) ?? code,
      confidence: roundToFourDecimals((weights[at]! / sum) * ceiling),
    }));
  }

  /** Returns at most `k` occupations by similarity, best first; scores are only comparable within one result. */
  rank(title: string, k: number): { code: string; score: number }[] {
    return [...this.scores(title, Math.max(NEIGHBOURS, 4 * k)).scores]
      .map(([code, score]) => ({ code, score }))
      .sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1))
      .slice(0, k);
  }

  /** Similarity of two titles by letters and words only, 0–1. */
  similarityOf(a: string, b: string): Unit {
    return this.index.similarity(this.language.core(a), this.language.core(b));
  }

  /** Unit vector of the letters and words of a whole title, including rank and remarks. */
  vectorOf(title: string): NgramVector {
    return this.index.vector(this.language.words(title));
  }

  /** How a title matches the index: by an official title, by another name, or by similarity. */
  matchOf(title: string): TitleMatch {
    const words = this.language.words(title).join(' ');
    const votesByCode = this.exact.get(words);
    if (votesByCode) return [...votesByCode.values()].some((votes) => votes >= 3) ? 'exact' : 'alias';
    if (this.core.has(this.language.core(title).join(' '))) return 'alias';
    return 'semantic';
  }

  /** True if the title without rank and noise is a name of the index. */
  isNamed(title: string): boolean {
    return (
      this.exact.has(this.language.words(title).join(' ')) ||
      this.core.has(this.language.core(title).join(' '))
    );
  }

  /** Similarity of the closest name, 0–1. */
  nearestSimilarity(title: string): Unit {
    return this.index.nearest(this.language.core(title), 1)[0]?.similarity ?? 0;
  }

  /** Probability that a text is a job title, 0–1; distinguishes titles from employers, sentences and dates. */
  looksLikeTitle(text: string): Unit {
    return titleProbability(text, this);
  }

  /** Scores of a title that is no name of the index also by its words in English. */
  private translatedScores(title: string): { scores: Map<string, number>; bestSimilarity: number } {
    const translated = this.translates && !this.isNamed(title) ? translateRomanceTitle(title) : null;
    if (translated === null) return this.scores(title);
    return this.scores(translated.title);
  }

  private scores(
    title: string,
    neighbours = NEIGHBOURS,
  ): { scores: Map<string, number>; bestSimilarity: number } {
    const scores = new Map<string, number>();
    const words = this.correct(this.language.words(title));
    const core = this.correct(this.language.core(title));
    const near = this.index.nearest(core, neighbours);
    const counts = new Map<string, number>();
    let bestSimilarity = near[0]?.similarity ?? 0;
    for (const { document, similarity } of near) {
      const code = this.codes[document]!;
      const rank = counts.get(code) ?? 0;
      counts.set(code, rank + 1);
      const bonusOfPreferred = this.preferred[document] === 1 ? PREFERRED_BONUS : 0;
      scores.set(
        code,
        (scores.get(code) ?? 0) +
          (similarity + bonusOfPreferred * similarity) * this.language.nextShare ** rank,
      );
    }
    for (const [votesByCode, bonus] of [
      [this.core.get(core.join(' ')) ?? this.codeNameIn(words), CORE_BONUS],
      [this.exact.get(words.join(' ')), EXACT_BONUS],
    ] as const) {
      if (!votesByCode) continue;
      bestSimilarity = 1;
      let most = 0;
      for (const votes of votesByCode.values()) most = Math.max(most, votes);
      for (const [code, votes] of votesByCode)
        scores.set(code, (scores.get(code) ?? 0) + (bonus * votes) / most);
    }
    return { scores, bestSimilarity };
  }

  /** Replaces each unknown word by the only known one that differs in one letter. */
  private correct(words: readonly string[]): string[] {
    return words.map((word) => {
      if (word.length < MIN_CORRECTED_LENGTH || this.vocabulary.has(word)) return word;
      this.near ??= new NearSpelling(this.vocabulary, MIN_CORRECTED_LENGTH);
      return this.near.correct(word) ?? word;
    });
  }

  /** Votes of a military code within a longer title. */
  private codeNameIn(words: readonly string[]): Map<string, number> | undefined {
    for (const word of words) {
      const votes = this.codeNames.get(word);
      if (votes) return votes;
    }
    return undefined;
  }
}

/** Options of an index. */
export interface TitleIndexOptions {
  /** Also uses common n-grams: slightly better, several times slower. */
  thorough?: boolean;
  /** ISO 639-1 code of the language of all names and of the titles to be placed; English by default. */
  language?: string;
  /** Texts that look like titles and name no occupation. */
  withoutOccupation?: readonly string[];
}

function vote(map: Map<string, Map<string, number>>, key: string, code: string, votes: number): void {
  if (key === '') return;
  let codes = map.get(key);
  if (!codes) {
    codes = new Map();
    map.set(key, codes);
  }
  codes.set(code, Math.max(codes.get(code) ?? 0, votes));
}

// Set by cross-validation on reported titles that were held out of the index.
/** Shorter words differ in one letter from too many others. */
const MIN_CORRECTED_LENGTH = 5;
const THOROUGH_SHARE = 0.15;
const NEIGHBOURS = 60;
const MAX_CHOICES = 10;
const PREFERRED_BONUS = 0.15;
const CORE_BONUS = 1;
const EXACT_BONUS = 1.5;
const TEMPERATURE = 0.12;
const MIN_CONFIDENCE = 0.3;
const CONFIDENT = 0.75;
