import type { Span } from '../../../text/source-text';

const PREFERRED_CUE =
  /\b(?:preferred|preferably|desired|desirable|helpful|(?:a|an|big|huge|added|strong) (?:plus|bonus|asset|advantage)|nice to have|ideally)\b/i;
const REQUIRED_CUE =
  /\b(?:required|requires?|must|a must|mandatory|minimum|at least|essential|needed|necessary)\b/i;
/** What divides an item beyond doubt: each part has its own cue or none. */
const PART_END =
  /;|\.\s|\((?=[^()]*\b(?:preferred|desired|helpful|plus|bonus|asset)\b)|(?<=\b(?:preferred|desired|helpful|plus|bonus|asset)\s?)\)/gi;
const COMMA = /,\s/g;
/** The last of several things: the cue of "Java, Go and Rust preferred" concerns them all. */
const LAST_OF_LIST = /\b(?:and|or)\b/i;

/**
 * Returns the parts of a requirement that are only preferred: "TIG a plus" of "Must be able to weld (MIG); TIG a plus".
 * Between commas a cue concerns its own words, and those before it that form a list with them.
 */
export function preferredClauses(text: string): Span[] {
  if (!PREFERRED_CUE.test(text)) return [];
  return pieces(text, { start: 0, end: text.length }, PART_END).flatMap((part) => {
    const written = text.slice(part.start, part.end);
    if (!PREFERRED_CUE.test(written)) return [];
    if (!written.includes(',')) return REQUIRED_CUE.test(written) ? [] : [part];
    let isPreferred = false;
    return pieces(text, part, COMMA)
      .reverse()
      .filter((clause) => {
        const words = text.slice(clause.start, clause.end);
        if (PREFERRED_CUE.test(words)) {
          isPreferred = LAST_OF_LIST.test(words);
          return true;
        }
        if (REQUIRED_CUE.test(words)) isPreferred = false;
        return isPreferred;
      });
  });
}

function pieces(text: string, { start, end }: Span, separator: RegExp): Span[] {
  const cuts = [...text.slice(start, end).matchAll(separator)].map(({ index }) => start + index);
  return [...cuts, end].map((to, at) => ({ start: at === 0 ? start : (cuts[at - 1] ?? start) + 1, end: to }));
}
