import { isLetterOrDigit, lowerLetter } from './ascii';

/** A match, and the index of the group of alternatives that it belongs to. */
export interface GroupMatch {
  index: number;
  text: string;
  group: number;
}

/**
 * Finds words that begin with one of many alternatives, in groups. Only the alternatives that can begin with the first
 * character of a word are tried. The result is that of one regular expression with all alternatives in their order.
 */
export class WordStartPattern {
  /** Regular expressions by the code of the first character, in lower case. */
  private readonly byFirst: (RegExp | undefined)[] = [];

  /**
   * Each group is a list of alternatives of a regular expression, in lower case. `end` is the pattern that must follow
   * a match.
   */
  constructor(groups: readonly string[], end: string) {
    const alternatives = groups.map((group) => alternativesOf(group));
    const firsts = new Set(alternatives.flat().flatMap((one) => firstCharacters(one)));
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
      const pattern = this.byFirst[lowerLetter(text.charCodeAt(at))];
      if (pattern === undefined || (at > 0 && isLetterOrDigit(text.charCodeAt(at - 1)))) continue;
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (!match) continue;
      const group = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0];
      groupMatches.push({ index: at, text: match[0], group: Number(group?.slice(1)) });
      at += match[0].length - 1;
    }
    return groupMatches;
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
