import { isBlank } from './blanks';
import type { Span } from './source-text';

/** Characters outside ASCII that regular expressions without regard to case equate with ASCII letters. */
const FOLDED_TO_ASCII = /[\u017f\u212a]/;
/** Characters of which only the other case and no other character is equal without regard to case. */
const SIMPLE_CASE = /^[\x21-\x7e\u00a1-\u00b4\u00b6-\u012f\u0132-\u0148\u014a-\u017e\u2010-\u2027]+$/;

/**
 * Finds phrases in a text without regard to case, with any white space between their words. A regular expression would
 * have to be compiled for every phrase of every document, and returns the same.
 */
export class PhraseSearch {
  private readonly lower: string;
  /** True if the text in lower case has the same offsets and equal letters. */
  private readonly comparable: boolean;

  constructor(readonly text: string) {
    this.lower = text.toLowerCase();
    this.comparable = this.lower.length === text.length && !FOLDED_TO_ASCII.test(text);
  }

  /** Returns the first occurrence at or after an offset that is accepted, or null. */
  find(words: readonly string[], from = 0, accepts: (span: Span) => boolean = () => true): Span | null {
    const [first, ...others] = words.map((word) => word.toLowerCase());
    if (first === undefined) return null;
    for (
      let start = this.lower.indexOf(first, from);
      start !== -1;
      start = this.lower.indexOf(first, start + 1)
    ) {
      const end = this.endOf(others, start + first.length);
      if (end !== -1 && accepts({ start, end })) return { start, end };
    }
    return null;
  }

  /** True if `find` returns what a regular expression would. */
  canFind(words: readonly string[]): boolean {
    return this.comparable && words.every((word) => SIMPLE_CASE.test(word));
  }

  /** Returns the end of the words that follow an offset, or -1. */
  private endOf(words: readonly string[], from: number): number {
    let end = from;
    for (const word of words) {
      let start = end;
      while (start < this.text.length && isBlank(this.text, start)) start++;
      if (start === end || !this.lower.startsWith(word, start)) return -1;
      end = start + word.length;
    }
    return end;
  }
}
