import { lowerLetter } from '../ascii';
import { openingsOf, type Opening } from './pattern-alternatives';

const ASCII_CODES = 128;
/** What a first character says about the words: any may follow, or the next one decides. No word begins with it if 0. */
const ANY_NEXT = 1;
const NEXT_DECIDES = 2;
/** Any third character may follow. */
const ANY_THIRD = -1;

/**
 * Tells by up to three characters whether one of many words can begin at an offset. It is asked at every word of a text
 * before a regular expression with all of the words is tried.
 */
export class WordOpenings {
  private readonly firsts = new Uint8Array(0x10000);
  /** By the first two characters, a bit for each third one, by its lowest five bits. A look-up in a set takes much longer. */
  private readonly thirds = new Int32Array(ASCII_CODES * ASCII_CODES);

  /** The words are alternatives of a regular expression. */
  constructor(words: readonly string[]) {
    for (const opening of words.flatMap(openingsOf)) this.add(opening);
  }

  /** False if none of the words begins at the offset. */
  mayBeginAt(text: string, at: number): boolean {
    const first = lowerLetter(text.charCodeAt(at));
    const afterFirst = this.firsts[first];
    if (afterFirst !== NEXT_DECIDES) return afterFirst === ANY_NEXT;
    const second = lowerLetter(text.charCodeAt(at + 1));
    if (second >= ASCII_CODES) return true;
    const thirds = this.thirds[first * ASCII_CODES + second]!;
    if (thirds === 0 || thirds === ANY_THIRD) return thirds !== 0;
    const third = lowerLetter(text.charCodeAt(at + 2));
    return third >= ASCII_CODES || (thirds & bitOf(third)) !== 0;
  }

  private add({ firsts, rest }: Opening): void {
    for (const first of firsts) {
      const code = lowerLetter(first.charCodeAt(0));
      if (code >= ASCII_CODES || rest === '') {
        this.firsts[code] = ANY_NEXT;
        this.firsts[first.toUpperCase().charCodeAt(0)] = ANY_NEXT;
      } else {
        this.firsts[code] ||= NEXT_DECIDES;
        this.addRest(code * ASCII_CODES + rest.charCodeAt(0), rest.charCodeAt(1));
      }
    }
  }

  private addRest(pair: number, third: number): void {
    this.thirds[pair]! |= Number.isNaN(third) ? ANY_THIRD : bitOf(third);
  }
}

/** A bit of its own for each letter. Digits and signs share it with a letter, and NaN after the end of a text is 0. */
function bitOf(code: number): number {
  return 1 << (code & 31);
}
