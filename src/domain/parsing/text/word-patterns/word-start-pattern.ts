import { isDigit, isLetter, lowerLetter } from '../ascii';
import { alternativesOf, openingsOf } from './pattern-alternatives';
import { WordOpenings } from './word-openings';

/** A match, and the index of the group of alternatives that it belongs to. */
export interface GroupMatch {
  index: number;
  text: string;
  group: number;
}

interface WordBoundaries {
  /** Look-behind that must hold before a word. It excludes ASCII letters and, unless `afterDigit` is set, digits. */
  before?: string;
  afterDigit?: boolean;
  /** The pattern that must follow a word. */
  end: string;
}

/**
 * Finds words that begin with one of many alternatives, in groups. Only the alternatives that can begin with the first
 * character of a word are tried, and none where no word can begin. The result is that of one regular expression with
 * all alternatives in their order.
 */
export class WordStartPattern {
  /** Regular expressions by the code of the first character, in lower case. No index is left out, which reads faster. */
  private readonly byFirst: (RegExp | undefined)[];
  private readonly openings: WordOpenings;
  private readonly afterDigit: boolean;

  /** Each group is a list of alternatives of a regular expression. */
  constructor(
    groups: readonly string[],
    { before = '(?<![\\p{L}\\d])', afterDigit = false, end }: WordBoundaries,
  ) {
    this.afterDigit = afterDigit;
    const alternatives = groups.map((group) => (group === '' ? [] : alternativesOf(group)));
    this.openings = new WordOpenings(alternatives.flat());
    const firsts = new Set(alternatives.flat().flatMap(firstCodes));
    this.byFirst = Array.from({ length: Math.max(0, ...firsts) + 1 }, () => undefined);
    for (const first of firsts) {
      const fitting = alternatives.map((list) => list.filter((one) => firstCodes(one).includes(first)));
      const parts = fitting.flatMap((list, group) =>
        list.length === 0 ? [] : [`(?<r${group}>${list.join('|')})`],
      );
      this.byFirst[first] = new RegExp(`${before}(?:${parts.join('|')})${end}`, 'iuy');
    }
  }

  /** Returns all matches in order, without overlaps. */
  matches(text: string): GroupMatch[] {
    const groupMatches: GroupMatch[] = [];
    for (let at = 0; at < text.length;) {
      const match = this.matchAt(text, at);
      if (!match) {
        at = this.nextStart(text, at);
        continue;
      }
      const group = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0];
      groupMatches.push({ index: at, text: match[0], group: Number(group?.slice(1)) });
      at += Math.max(1, match[0].length);
    }
    return groupMatches;
  }

  /** True if the text contains a match. */
  occursIn(text: string): boolean {
    for (let at = 0; at < text.length; at = this.nextStart(text, at)) if (this.matchAt(text, at)) return true;
    return false;
  }

  /** Returns the next offset at which a match can begin: none can within a word. */
  private nextStart(text: string, at: number): number {
    let next = at + 1;
    for (let before = text.charCodeAt(at); next < text.length; before = text.charCodeAt(next++))
      if (!isLetter(before) && (this.afterDigit || !isDigit(before))) break;
    return next;
  }

  private matchAt(text: string, at: number): RegExpExecArray | null {
    if (at > 0) {
      const before = text.charCodeAt(at - 1);
      if (isLetter(before) || (!this.afterDigit && isDigit(before))) return null;
    }
    if (!this.openings.mayBeginAt(text, at)) return null;
    const pattern = this.byFirst[lowerLetter(text.charCodeAt(at))];
    if (pattern === undefined) return null;
    pattern.lastIndex = at;
    return pattern.exec(text);
  }
}

/** Codes of the characters that an alternative can begin with, as `lowerLetter` returns them. */
function firstCodes(alternative: string): number[] {
  return openingsOf(alternative).flatMap(({ firsts }) =>
    firsts.flatMap((first) => [
      lowerLetter(first.toLowerCase().charCodeAt(0)),
      lowerLetter(first.toUpperCase().charCodeAt(0)),
    ]),
  );
}
