import { headWord, joiningWords } from './title-text';

export const FEATURE_BITS = 18;
const FEATURE_MASK = (1 << FEATURE_BITS) - 1;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Weights of a pair of words and the head word relative to an n-gram. */
const PAIR_WEIGHT = 1.2;
const HEAD_WEIGHT = 1.3;
const MAX_NGRAM = 5;

/** What the features of a title depend on in its language. */
export interface TitleFeatureRules {
  joiningWords: ReadonlySet<string>;
  /** True if the first word names the kind of worker; false if the last one before a joining word does. */
  headFirst: boolean;
  /** Weight of a whole word relative to an n-gram. */
  wordWeight: number;
}

export const englishFeatures: TitleFeatureRules = {
  joiningWords,
  headFirst: false,
  wordWeight: 2,
};

/**
 * Writes the features of a title into `into` as alternating bucket and weight, and returns how many numbers were
 * written. Features are runs of 2–5 letters within a word and its edges, whole words, pairs of neighbours, and
 * the head word, hashed (FNV-1a) into 2^18 buckets so that no strings are kept.
 */
export function writeFeatures(
  words: readonly string[],
  into: number[],
  weights: TitleFeatureRules = englishFeatures,
): number {
  let at = 0;
  let previous = 0;
  for (const word of words) {
    const weight = weights.joiningWords.has(word) ? 0.25 : 1;
    const length = word.length + 2;
    for (let start = 0; start < length - 1; start += 1) {
      let hash = FNV_OFFSET;
      for (let run = 0; run < MAX_NGRAM && start + run < length; run += 1) {
        const place = start + run;
        const code = place === 0 || place === length - 1 ? 32 : word.charCodeAt(place - 1);
        hash = Math.imul(hash ^ code, FNV_PRIME);
        if (run === 0) continue;
        into[at] = mixed(hash);
        into[at + 1] = weight;
        at += 2;
      }
    }
    const whole = hashWord(word, 0x57);
    into[at] = mixed(whole);
    into[at + 1] = weights.wordWeight * weight;
    at += 2;
    if (previous !== 0) {
      into[at] = mixed(Math.imul(previous ^ whole, FNV_PRIME));
      into[at + 1] = PAIR_WEIGHT * weight;
      at += 2;
    }
    previous = whole;
  }
  const head = weights.headFirst ? firstWord(words, weights) : headWord(words, weights.joiningWords);
  if (head !== '') {
    into[at] = mixed(hashWord(head, 0x48));
    into[at + 1] = HEAD_WEIGHT;
    at += 2;
  }
  return at;
}

function firstWord(words: readonly string[], { joiningWords: joining }: TitleFeatureRules): string {
  return words.find((word) => !joining.has(word)) ?? '';
}

function hashWord(word: string, seed: number): number {
  let hash = FNV_OFFSET ^ seed;
  for (let i = 0; i < word.length; i += 1) hash = Math.imul(hash ^ word.charCodeAt(i), FNV_PRIME);
  return hash;
}

function mixed(hash: number): number {
  return ((hash >>> 15) ^ hash) & FEATURE_MASK;
}
