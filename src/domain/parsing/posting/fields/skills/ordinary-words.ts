/** Adjectives of people, rules and offices: "clerical employees", "administrative code". */
const OFFICE_WORK = /^(?:administrative|clerical)$/i;
const OFFICE_NOUN =
  /^(?:\s*(?:and|or|and\/or|,|\/)\s*\w+)?\s+(?:support|assistan\w+|skills?|duties|tasks?|work|experience|functions?|background)\b/i;
/** Properties of systems, not of people: "performance, reliability and scale". */
const OF_SYSTEMS =
  /\b(?:performance|scalab\w+|availab\w+|uptime|latency|observability|security|systems?|platforms?|infrastructure|services?|products?|network|data|quality|safety|cost)\b/i;
const TEACHES =
  /\b(?:provid|deliver|conduct|develop|facilitat|lead|present|design|organi[sz]|coordinat|plan|creat|prepar|teach)\w*\W+(?:[\w/-]+\W+){0,4}$|\b(?:staff|employee|user|safety|customer|technical|sales|corporate|product|classroom)\W+$/i;
const LEADS = /\b(?:lead|leads|leading|led|manag\w+|supervis\w+|direct\w*|build\w*)\W+(?:[\w-]+\W+){0,3}$/i;

const DRIVEN_VEHICLE =
  /^\s+(?:an?|the|company|vehicles?|trucks?|vans?|cars?|bus(?:es)?|tractors?|forklifts?|skills?|experience|and|or|to|in|for|on|at|is|required|preferred|duties)\b/i;
/** "Youth programming": programs, not software. */
const PROGRAMS_FOR_PEOPLE =
  /\b(?:services?|youth|fitness|social|recreation\w*|community|cultural|educational|public|library|museum|after-?school|wellness|arts?|event)\W+$/i;
const SHIPPED_SOFTWARE =
  /^\s+(?:\w+\s+)?(?:products?|production|features?|code|software|systems?|models?|agents?|apps?|experiments?|fast|quickly|things?)\b/i;

/**
 * True for a word of a posting that the map reads as a skill, but that names something else here: "training" that the
 * posting accepts or offers, "clerical employees", the name of a file.
 */
export function isOrdinaryWord(word: string, before: string, after: string): boolean {
  if (/(?:https?:|www\.)\S*$/i.test(before) || (/^(?:js|html)$/i.test(word) && before.endsWith('.')))
    return true;
  // "$15.50/hr", and the grade of a course: "algebra, C or better".
  if (/^hrs?$/i.test(word)) return /[\d/]\s?$/.test(before);
  if (word === 'C') return /^\s+(?:or|and) (?:better|above|higher)\b/i.test(after);
  if (OFFICE_WORK.test(word)) return !OFFICE_NOUN.test(after);
  if (/^(?:reliability|reliable)$/i.test(word))
    return OF_SYSTEMS.test(before.slice(-30)) || (/^reliability$/i.test(word) && OF_SYSTEMS.test(after));
  if (/^(?:trainings?|workshops?)$/i.test(word)) return !TEACHES.test(before);
  if (/^cross-functional teams?$/i.test(word)) return !LEADS.test(before);
  if (word === 'SEM') return /\b(?:SEO|PPC|search|marketing|ads)\b/i.test(before + after);
  // "Risk determination", "determination of eligibility".
  if (/^determination$/i.test(word))
    return /\b(?:risk|eligibility|benefits?|cost|final)\s+$/i.test(before) || /^\s+of\b/i.test(after);
  // "Driving new business"; a driver's license and a clean record have separate fields.
  if (/^driving$/i.test(word)) return /^\s+\p{L}/u.test(after) && !DRIVEN_VEHICLE.test(after);
  if (/^programming$/i.test(word)) return PROGRAMS_FOR_PEOPLE.test(before);
  if (/^(?:shipping|ship)$/i.test(word)) return SHIPPED_SOFTWARE.test(after);
  if (/^personal training$/i.test(word)) return /^\s+and\s+development\b/i.test(after);
  if (/^child[- ]?care$/i.test(word)) return /^\s+responsibilit/i.test(after);
  if (/^blending$/i.test(word))
    return /^\s+(?:strong|technical|art|creativ\w*|data|human|modern)\b/i.test(after);
  return /^I\/O$/i.test(word) && /\b(?:block|storage|disk|file|network)\W+$/i.test(before);
}
