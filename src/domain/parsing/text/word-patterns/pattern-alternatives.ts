/** Splits a regular expression at the alternatives that are not in brackets. */
export function alternativesOf(pattern: string): string[] {
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

/** The characters that a match can begin with, and the characters that certainly follow, two at most. */
export interface Opening {
  firsts: readonly string[];
  rest: string;
}

const CHARACTER_SET = /^\[([^\]\\^-]+)\](?![?*{])/;
const MAX_CERTAIN_CHARACTERS = 3;

/** Returns how an alternative can begin: with a letter or a digit, a set of these, or a group of such alternatives. */
export function openingsOf(alternative: string): Opening[] {
  if (alternative.startsWith('(?:')) {
    const end = closingBracketIndex(alternative);
    const inside = alternativesOf(alternative.slice(3, end)).flatMap(openingsOf);
    const rest = alternative.slice(end + 1);
    return rest.startsWith('?') ? [...inside, ...openingsOf(rest.slice(1))] : inside;
  }
  const set = CHARACTER_SET.exec(alternative);
  if (set) return [{ firsts: [...(set[1] ?? '')], rest: '' }];
  if (!/^[\p{L}\p{N}](?![?*{])/u.test(alternative))
    throw new Error('An alternative must begin with a letter or a digit');
  return [{ firsts: [alternative.charAt(0)], rest: certainCharacters(alternative.toLowerCase()).slice(1) }];
}

/** Returns the ASCII characters that a match certainly begins with. */
function certainCharacters(alternative: string): string {
  let certain = '';
  for (let at = 0; certain.length < MAX_CERTAIN_CHARACTERS; at++) {
    if (alternative[at] === '\\') at++;
    const character = alternative.charAt(at);
    const allowed = alternative[at - 1] === '\\' ? /^[^a-z\d]$/ : /^[a-z\d '/-]$/;
    if (!allowed.test(character) || /[?*{]/.test(alternative.charAt(at + 1))) break;
    certain += character;
    if (alternative[at + 1] === '+') break;
  }
  return certain;
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
