import type { Compensation } from '../../../parsed-job-description';

const NO_TIPS = /\bno tips\b|\bnot (?:a )?tipped\b/i;
const TIPS_CUE =
  /\bplus tips\b|\b(?:and|&|\+) tips\b|\btips\b(?! (?:and|&) tricks| for| on)|\btipped (?:position|employee)|\bgratuit(?:y|ies)\b/i;
const NO_OVERTIME = /\bno overtime\b|\bovertime (?:is )?not (?:available|offered|paid)/i;
const OVERTIME_CUE = /\bovertime\b|\btime and a half\b|\bOT (?:available|pay|after)\b/i;
const BONUS_CUE =
  /(?:\$\s?\d[\d,]*k?\s+)?\b(?:(?:sign(?:ing)?[- ]on|signing|hiring|retention|performance|annual|quarterly|monthly|year[- ]end|referral|attendance|safety|discretionary|holiday|completion)\s+)?bonus(?:es)?\b(?:\s+(?:of|up to)(?:\s+up to)?\s+(?:\$\s?\d[\d,]*k?|\d{1,3}\s?%)(?:\s+(?:after|at|per|upon|of)\s+[\w ]{2,30})?)?/gi;
const NOT_PAID =
  /\b(?:no|not eligible for (?:a )?)\s*$|\bbonus (?:points|skills?)\b|^bonus(?:es)?\s*(?::|if\b|points)/i;

/** Extracts tips, overtime and bonus; each is null if the text does not state it. */
export function extractPayExtras(text: string): Pick<Compensation, 'tips' | 'overtime' | 'bonus'> {
  return {
    tips: NO_TIPS.test(text) ? false : TIPS_CUE.test(text) ? true : null,
    overtime: NO_OVERTIME.test(text) ? false : OVERTIME_CUE.test(text) ? true : null,
    bonus: extractBonus(text),
  };
}

/** Returns the words of the first bonus that is money and not a preference ("Bonus: speaks Spanish"). */
function extractBonus(text: string): string | null {
  for (const match of text.matchAll(BONUS_CUE)) {
    const after = text.slice(match.index, match.index + match[0].length + 12);
    const plain = /^bonus(?:es)?$/i.test(match[0].trim());
    if (NOT_PAID.test(text.slice(Math.max(0, match.index - 24), match.index)) || NOT_PAID.test(after))
      continue;
    if (
      plain &&
      !/\b(?:plus|plan|eligible|\+|and|annual|,)\W*(?:\w+\W+){0,2}$/i.test(
        text.slice(Math.max(0, match.index - 24), match.index),
      )
    )
      continue;
    return match[0].replace(/\s+/g, ' ').trim();
  }
  return null;
}
