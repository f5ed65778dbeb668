import { escapePattern } from '../../text/escape-pattern';
import type { Evidence } from '../../common';
import { PhraseSearch } from '../text/phrase-search';
import { evidenceAt, lineIndexAt, type SourceText, type Span } from '../text/source-text';

/** Words of a long text that locate it; the rest of it follows. */
const MAX_PATTERN_WORDS = 30;
/** A pattern of a word of thousands of characters overflows the stack of the engine. */
const MAX_WORD_CHARACTERS = 200;

/** Finds where a document states values: upper and lower case are equal, and line breaks can divide words. */
export class ValueEvidence {
  readonly #search: PhraseSearch;
  readonly #source: SourceText;

  constructor(source: SourceText) {
    this.#source = source;
    this.#search = new PhraseSearch(source.raw);
  }

  /** Returns the first place of a value at or after an offset, or null. */
  span(value: string | null | undefined, from = 0): Span | null {
    const words = value?.split(/\s+/).filter((word) => word !== '') ?? [];
    if (words.length === 0) return null;
    const first = beginningOf(words);
    if (this.#search.canFind(first)) return this.#search.find(first, from);
    const match = new RegExp(first.map(escapePattern).join('\\s+'), 'iu').exec(this.#search.text.slice(from));
    return match && { start: from + match.index, end: from + match.index + match[0].length };
  }

  /** Returns the evidence of a span, one part for each line: a box around lines can contain words of other values. */
  of(span: Span | null): Evidence[] {
    if (span === null) return [];
    const { lines } = this.#source;
    const parts: Evidence[] = [];
    for (let index = lineIndexAt(this.#source, span.start); index < lines.length; index++) {
      const line = lines[index];
      if (!line || line.start >= span.end) break;
      const from = Math.max(span.start, line.start);
      const to = Math.min(span.end, line.end);
      if (from < to) parts.push(evidenceAt(this.#source, from, to));
    }
    return parts;
  }

  /** Returns the evidence of a value, empty if the document does not state it in these words. */
  find(value: string | null | undefined, from = 0): Evidence[] {
    return this.of(this.span(value, from));
  }

  /** Returns the evidence of each item of a list, each after the item before it where possible. */
  each(values: readonly string[], from = 0): Evidence[][] {
    let next = from;
    return values.map((value) => {
      const span = this.span(value, next) ?? this.span(value, from);
      if (span) next = span.end;
      return this.of(span);
    });
  }
}

/** The first words, up to a very long one, which is cut. */
function beginningOf(words: readonly string[]): string[] {
  const long = words.findIndex((word) => word.length > MAX_WORD_CHARACTERS);
  const whole = long < 0 ? words : words.slice(0, long + 1);
  return whole.slice(0, MAX_PATTERN_WORDS).map((word) => word.slice(0, MAX_WORD_CHARACTERS));
}
