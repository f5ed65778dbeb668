import { tokenizeSkillText, wordsOf, type Token } from './tokens';

/** How strictly the spelling of a term must match. */
export type TermCare =
  /** Any case, anywhere. */
  | 'plain'
  /** Exactly this spelling, anywhere: `CNA`, `SAP`. */
  | 'exact'
  /** Exactly this spelling, only as an item of a list: `C`, `Go`, `Word`. */
  | 'item'
  /**
   * Any case, but only alone between separators, or before a word such as "skills": a common word that names the skill
   * only there, such as `reports` or `lead`.
   */
  | 'common';

export interface TermHit<T> {
  start: number;
  end: number;
  value: T;
}

interface Node<T> {
  next: Map<string, Node<T>> | null;
  ends: { value: T; raw: string; care: TermCare }[] | null;
}

/** Allowed separators between two words of a term: a space, hyphen, slash, dot, ampersand or apostrophe. */
const LIGHT_GAP = /^(?:[ \t\u00a0]{1,2}|[ \t]?[-–/.&'’_][ \t]?|\n[ \t]?|)$/;

/** Text before and after an item of a list. */
const ITEM_BEFORE =
  /(?:^|[,;:|/•●▪·*()[\]\n\t–—+&]|\band|\bor|\bin|\bwith|\busing|\bof|\bMS|\bMicrosoft|\s-)[ \t"“]*$/;
const ITEM_AFTER = /^[ \t"”]*(?:$|[,;|/•●▪·*()[\]\n\t–—+&]|\.(?:\s|$)|and\b|or\b|-\s|\d)/;

/** Text before and after a common word that is an item by itself. */
const ALONE_BEFORE = /(?:^|[,;:|•●▪·*()[\]\n\t–—])[ \t"“]*$/;
const ALONE_AFTER = /^[ \t"”]*(?:$|[,;|•●▪·*()[\]\n\t–—]|\.(?:\s|$))/;
const NAMED_SKILL_AFTER = /^[ \t]+(?:skills?|experience|knowledge|background|proficiency|abilit(?:y|ies))\b/i;
/** Characters after a term that decide whether it is a skill. */
const CONTEXT_AFTER = 16;

/**
 * A trie over folded words that finds the longest terms in a text. Time is linear in the text for a bounded
 * longest term; overlapping hits are resolved left to right, longest first.
 */
export class TermTrie<T> {
  private readonly root: Node<T> = { next: null, ends: null };

  /** Adds a term. If a spelling is added for several values, the first one wins. */
  add(term: string, value: T, care: TermCare = 'plain', words: readonly string[] = wordsOf(term)): void {
    if (words.length === 0) return;
    let node = this.root;
    for (const key of words) {
      node.next ??= new Map();
      let child = node.next.get(key);
      if (!child) {
        child = { next: null, ends: null };
        node.next.set(key, child);
      }
      node = child;
    }
    (node.ends ??= []).push({ value, raw: term, care });
  }

  /** Returns the longest terms of the text, in order, without overlaps. */
  find(text: string): TermHit<T>[] {
    const tokens = tokenizeSkillText(text);
    const hits: TermHit<T>[] = [];
    for (let i = 0; i < tokens.length;) {
      const hit = this.longestAt(text, tokens, i);
      if (hit) {
        hits.push({ start: tokens[i]!.start, end: tokens[hit.last]!.end, value: hit.value });
        i = hit.last + 1;
      } else i += 1;
    }
    return hits;
  }

  private longestAt(text: string, tokens: Token[], from: number): { value: T; last: number } | null {
    let node: Node<T> | undefined = this.root;
    let best: { value: T; last: number } | null = null;
    for (let i = from; i < tokens.length; i += 1) {
      // Most words begin or continue no term, which is cheaper to tell than the gap before them.
      node = node.next?.get(tokens[i]!.key);
      if (!node) break;
      if (i > from && !isLightGap(text, tokens[i - 1]!.end, tokens[i]!.start)) break;
      if (!node.ends) continue;
      const start = tokens[from]!.start;
      const end = tokens[i]!.end;
      const accepted = node.ends.find((candidate) =>
        allowed(text, start, end, candidate.raw, candidate.care),
      );
      if (accepted) best = { value: accepted.value, last: i };
    }
    return best;
  }
}

function isLightGap(text: string, start: number, end: number): boolean {
  return (end - start === 1 && text.charCodeAt(start) === 32) || LIGHT_GAP.test(text.slice(start, end));
}

function allowed(text: string, start: number, end: number, raw: string, care: TermCare): boolean {
  // ".NET" is not the word "net".
  if (raw.startsWith('.') && text[start - 1] !== '.') return false;
  if (care === 'plain') return true;
  if (care === 'common') {
    const after = text.slice(end, end + CONTEXT_AFTER);
    return (
      NAMED_SKILL_AFTER.test(after) ||
      (ALONE_AFTER.test(after) && ALONE_BEFORE.test(text.slice(Math.max(0, start - 12), start)))
    );
  }
  const written = text.slice(start, end);
  if (written !== raw && !(written === `${raw}s` && raw.length > 1)) return false;
  if (care === 'exact') return true;
  if (raw.length === 1 && isPartOfName(text, start, end)) return false;
  return (
    ITEM_BEFORE.test(text.slice(Math.max(0, start - 12), start)) && ITEM_AFTER.test(text.slice(end, end + 6))
  );
}

/** True for a letter in "LEED AP BD+C" or "Supervisor: R. Ames". */
function isPartOfName(text: string, start: number, end: number): boolean {
  return (
    /\p{L}[+&]$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    /^\. ?\p{Lu}/u.test(text.slice(end, end + 3))
  );
}
