import type { StateCode } from '../../../../common';
import { stateCodeOf } from '../../../places/places';

interface BracketDetails {
  /** The text without the bracket. */
  text: string;
  state: StateCode | null;
  number: string | null;
}

const BRACKET = /\s*\(([^()]{2,60})\)$/;
const NUMBER = /^#?((?=[A-Z\d.-]*\d{3})[A-Z]{0,4}[\d.-][A-Z\d.-]{3,14})$/;
const LABEL = /^(?:exp(?:ires|\.)?|valid(?: (?:until|through))?|licen[cs]e|lic\.?|no\.?|number|#|&)?$/i;

/**
 * Takes a bracket with the state and the number of a license from its name: "Licensed cosmetologist (Indiana,
 * CO21200456, exp)", "LCSW (IL 149.015522)".
 */
export function bracketDetails(text: string): BracketDetails {
  const match = BRACKET.exec(text);
  const details: BracketDetails = { text, state: null, number: null };
  if (!match?.[1] || match.index < 2) return details;
  for (const part of match[1].split(/\s*,\s*/).flatMap(stateAndNumber)) {
    const number = NUMBER.exec(part)?.[1];
    const state = stateCodeOf(part);
    if (number !== undefined) details.number ??= number;
    else if (state !== null) details.state ??= state;
    else if (!LABEL.test(part)) return { text, state: null, number: null };
  }
  return details.number === null && details.state === null
    ? details
    : { ...details, text: text.slice(0, match.index) };
}

/** "IL 149.015522" and "license 015533" as two words, "New York" as one. */
function stateAndNumber(part: string): string[] {
  if (stateCodeOf(part) !== null) return [part];
  const words = part.split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length > 1 && NUMBER.test(last) ? [words.slice(0, -1).join(' '), last] : words;
}
