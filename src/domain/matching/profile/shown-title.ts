import { titleIndex } from '../../skills';

const MIN_CHARACTERS = 3;
const MAX_CHARACTERS = 60;
const MAX_WORDS = 7;
/** Placeholders of resume templates that stand after a title. */
const PLACEHOLDER = /[\s,;|(–—-]*\bCompany Name\b.*$/isu;
/** The same before a title. */
const LEADING_PLACEHOLDER = /^(?:(?:city\s*,\s*state|various locations|multiple locations)[\s,|–—-]+)+/i;
/** A placeholder, or a word of the title: `State Accountant`, `State Trooper`. */
const LEADING_STATE = /^state\s+/i;
/** Marks of headings and lists before a title, and what follows leader dots: "### Cook ..... Grand Hotel". */
const MARKS = /^[#*•·–—-]+\s+|\s*\.{3,}.*$/gsu;
/** Signs of a fragment: addresses, years, labels, sentences, letters of a wrong encoding. */
const FRAGMENT =
  /[@:=<>{}[\]•�]|https?|www\.|\b(?:19|20)\d\d\b|[;,]\s*$|\b(?:on|the|of|and|in|at|for|with|an|to|de|und|y|et)$|Ã[\u0080-\u00bf]|â€|ï¼|\b(?:when|which|who|that|my|we|our|was|were|responsible|worked|working|duties|references?|resume|curriculum|gpa|(?:exchange|sql|windows|web) server)\b/iu;

/**
 * The title of a past position in the form in which a text may name it: without placeholders. Null for a fragment of a
 * document that only looks like a title, about which it is better to say nothing.
 */
export function shownTitle(title: string): string | null {
  const shown = withoutState(
    title
      .replace(MARKS, '')
      .replace(PLACEHOLDER, '')
      .replace(LEADING_PLACEHOLDER, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  if (shown.length < MIN_CHARACTERS || shown.length > MAX_CHARACTERS) return null;
  if (shown.split(' ').length > MAX_WORDS || !/^\p{L}/u.test(shown) || FRAGMENT.test(shown)) return null;
  return hasOpenBracket(shown) ? null : shown;
}

function withoutState(title: string): string {
  const rest = title.replace(LEADING_STATE, '');
  return rest !== title && titleIndex().isNamed(rest) && !titleIndex().isNamed(title) ? rest : title;
}

/** Status and count of a posting before its title: "[Paused] Cook", "Two (2) Cooks". */
const STATUS_OR_COUNT =
  /^(?:\[[^\]]{1,30}\]|(?:\p{L}{3,10}\s*)?\(\d{1,2}\)|(?:urgent(?:ly)?|now|immediately|we(?:'|’)re) hiring\s*[:!-]?)\s+(?=\p{L})/iu;

/** The title of a job in the form in which a text names it. */
export function shownJobTitle(title: string): string {
  return title.replace(STATUS_OR_COUNT, '');
}

function hasOpenBracket(text: string): boolean {
  return text.split('(').length !== text.split(')').length;
}
