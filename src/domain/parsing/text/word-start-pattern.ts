import { isLetterOrDigit, lowerLetter } from './ascii';

/** A match, and the index of the group of alternatives that it belongs to. */
export interface GroupMatch {
  index: number;
  text: string;
  group: number;
}

/** Two characters that stand for themselves, the second of which is not optional. */
const TWO_PLAIN_CHARACTERS = /^([a-z\d])(?:\\([^a-z\d])|([a-z\d '/-]))(?![?*{])/;

/**
 * Finds words that begin with one of many alternatives, in groups. Only the alternatives that can begin with the first
 * character of a word are tried. The result is that of one regular expression with all alternatives in their order.
 */
export class WordStartPattern {
  /** Regular expressions by the code of the first character, in lower case. */
  private readonly byFirst: (RegExp | undefined)[] = [];
  /** First two characters of the alternatives whose second character is certain. */
  private readonly openings = new Set<number>();
  /** First characters of the other alternatives. */
  private readonly openFirsts = new Set<number>();

  /**
   * Each group is a list of alternatives of a regular expression, in lower case. `end` is the pattern that must follow
   * a match.
   */
  constructor(groups: readonly string[], end: string) {
    const alternatives = groups.map((group) => (group === '' ? [] : alternativesOf(group)));
    const firsts = new Set(alternatives.flat().flatMap((one) => firstCharacters(one)));
    for (const alternative of alternatives.flat()) this.addOpening(alternative);
    for (const first of firsts) {
      const fitting = alternatives.map((list) => list.filter((one) => firstCharacters(one).includes(first)));
      const parts = fitting.flatMap((list, group) =>
        list.length === 0 ? [] : [`(?<r${group}>${list.join('|')})`],
      );
      const pattern = `(?<![\\p{L}\\d])(?:${parts.join('|')})${end}`;
      this.byFirst[first.charCodeAt(0)] = new RegExp(pattern, 'iuy');
    }
  }

  /** Returns all matches in order, without overlaps. */
  matches(text: string): GroupMatch[] {
    const groupMatches: GroupMatch[] = [];
    for (let at = 0; at < text.length; at++) {
      const match = this.matchAt(text, at);
      if (!match) continue;
      const group = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0];
      groupMatches.push({ index: at, text: match[0], group: Number(group?.slice(1)) });
      at += match[0].length - 1;
    }
    return groupMatches;
  }

  /** True if the text contains a match. */
  occursIn(text: string): boolean {
    for (let at = 0; at < text.length; at++) if (this.matchAt(text, at)) return true;
    return false;
  }

  private matchAt(text: string, at: number): RegExpExecArray | null {
    if (at > 0 && isLetterOrDigit(text.charCodeAt(at - 1))) return null;
    const first = lowerLetter(text.charCodeAt(at));
    const pattern = this.byFirst[first];
    if (pattern === undefined) return null;
    const second = lowerLetter(text.charCodeAt(at + 1));
    if (second < 128 && !this.openFirsts.has(first) && !this.openings.has((first << 16) | second))
      return null;
    pattern.lastIndex = at;
    return pattern.exec(text);
  }

  private addOpening(alternative: string): void {
    const [, first, escaped, plain] = TWO_PLAIN_CHARACTERS.exec(alternative) ?? [];
    const second = escaped ?? plain;
    if (first !== undefined && second !== undefined)
      this.openings.add((first.charCodeAt(0) << 16) | second.charCodeAt(0));
    else for (const open of firstCharacters(alternative)) this.openFirsts.add(open.charCodeAt(0));
  }
}

/** Splits an expression at the alternatives that are not in brackets. */
function alternativesOf(pattern: string): string[] {
  const list: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === '\\') at++;
    else if (character === '[') at = pattern.indexOf(']', at);
    else if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === '|' && depth === 0) {
      list.push(pattern.slice(from, at));
      from = at + 1;
    }
  }
  return [...list, pattern.slice(from)];
}

/**
 * Returns the characters that an alternative can begin with: a plain letter or digit, or those of its first group and,
 * if the group is optional, of the rest.
 */
function firstCharacters(alternative: string): string[] {
  if (!alternative.startsWith('(?:')) {
    if (!isPlain(alternative)) throw new Error('An alternative must begin with a letter or a digit');
    return [alternative.charAt(0)];
  }
  const end = closingBracketIndex(alternative);
  const inner = alternativesOf(alternative.slice(3, end)).flatMap((one) => firstCharacters(one));
  const rest = alternative.slice(end + 1);
  return rest.startsWith('?') ? [...inner, ...firstCharacters(rest.slice(1))] : inner;
}

function isPlain(alternative: string): boolean {
  return /^[\p{L}\p{N}](?![?*{])/u.test(alternative);
}

/** Returns the index at which the leading group of an expression closes. */
function closingBracketIndex(pattern: string): number {
  let depth = 0;
  for (let at = 0; at < pattern.length; at++) {
    if (pattern[at] === '\\') at++;
    else if (pattern[at] === '(') depth++;
    else if (pattern[at] === ')' && --depth === 0) return at;
  }
  return pattern.length;
}
