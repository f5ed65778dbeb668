import { foldText } from '../parsing/text/normalize';
import type { NearCircle } from './near';

const MAX_SEARCH_WORDS = 24;
const MAX_WORD_LENGTH = 100;

/**
 * Matches a record with a word that begins with `prefix`, is one of `anyOf`, or lies between `from` and `to`; a record
 * without any word of `noneOf`; or one near a point. All words are folded.
 */
export type SearchTerm =
  | { prefix: string }
  | { anyOf: readonly string[] }
  | { from: string; to: string }
  | { noneOf: readonly string[] }
  | { near: NearCircle };

/** Returns the search words of a text: folded and unique. */
export function searchWords(text: string, maxWords = MAX_SEARCH_WORDS): string[] {
  const words = foldText(text).split(/[^\p{L}\p{N}@.+_-]+/u);
  const trimmed = words.map((word) => word.replace(/^[._-]+|[._-]+$/g, '').slice(0, MAX_WORD_LENGTH));
  return [...new Set(trimmed.filter((word) => word !== ''))].slice(0, maxWords);
}
