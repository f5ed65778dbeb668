import { alternatives, collectWords } from '../locales';
import { memoizeByText } from '../../text/memoize-by-text';
import { accentedWords } from './accented-words';
import { foldText } from './normalize';
import { hasMoreWordsThan, wordSigns } from './word-count';
import { WordStartPattern } from './word-patterns/word-start-pattern';

const LEGAL_FORMS = new WordStartPattern(
  [
    'inc|llc|l\\.l\\.c|ltd|ltda|eireli|lda|s\\/a|s\\.l\\.?u?|s\\.a\\.?u?|s\\.p\\.a|s\\.n\\.c|sarl|sas|sasu|eurl|ggmbh|ohg|gbr|e\\.v|n\\.v|' +
      'v\\.o\\.f|sp\\. ?z ?o\\. ?o|sp\\. ?[jk]|limited|corp|corporation|co|company|companies|plc|gmbh|ag|s\\.?a\\.? de c\\.?v|s\\.a|s\\.r\\.l|' +
      'pvt|pte|pty|lp|llp|bv|b\\.v|kg|oy|ab|incorporated|sdn|bhd|foundation|cooperative|co-op',
    alternatives((locale) => locale.legalForms),
  ],
  { end: '(?!\\p{L})' },
);

const EMPLOYER_CUES = new Set([
  ...collectWords((locale) => (locale.accentsDistinguish ? [] : locale.employerWords)).map(foldText),
  ...(
    'hospital clinic university college school academy institute bank group services service solutions technologies technology systems ' +
    'restaurant cafe bistro grill pizza pizzeria diner bakery bar hotel inn resort motel store stores market supermarket mart mall shop ' +
    'center centre association agency department dept ministry office county city state government army navy force marines ' +
    'guard police authority commission board council district court bureau church ministries temple library museum theater theatre ' +
    'laboratories laboratory labs lab studio studios media press news newspaper magazine radio television tv network networks ' +
    'industries industrial manufacturing mills mill factory plant foods food farm farms ranch dairy logistics transport transportation ' +
    'trucking freight lines airlines airways express delivery warehouse distribution distributors supply motors auto automotive garage ' +
    'construction contractors builders contracting roofing plumbing electric electrical mechanical landscaping cleaning ' +
    'security insurance financial finance capital partners associates consulting consultants consultancy advisors holdings ventures ' +
    'international global worldwide enterprises enterprise communications telecom telecommunications wireless mobile software digital ' +
    'interactive designs design creative marketing advertising realty properties property estate homes housing healthcare health medical ' +
    'care nursing hospice rehab rehabilitation pharmacy household residence pharmaceuticals pharma biotech sciences staffing personnel recruiting energy ' +
    'power oil gas petroleum water utilities mining steel metal chemicals plastics paper textiles apparel fashion beauty salon spa fitness ' +
    'gym club league team ymca ywca ngo charity trust fund society organization organisation union federation depot ' +
    'facility correctional correction corrections penitentiary terminal port plaza lodge bureau products brands retail wholesale trading trade imports exports engineering research development academy daycare preschool kindergarten ' +
    'elementary unified workforce trailer fabrication welding machining foundry shipyard railway railroad transit events brands'
  ).split(' '),
]);

/** Cues without which the accents would be other words or names: "trường" is a school, "Truong" is a family name. */
const ACCENTED_CUES = new Set(
  collectWords((locale) => (locale.accentsDistinguish ? locale.employerWords : [])),
);

/** Well-known employers whose names contain no company word. */
const WELL_KNOWN_EMPLOYERS = new Set(
  (
    'walmart target amazon google microsoft apple ibm oracle infosys wipro tcs accenture deloitte kpmg pwc cognizant capgemini intel cisco ' +
    'facebook meta netflix uber lyft doordash ups fedex usps dhl mcdonalds mcdonald starbucks subway kfc wendys costco kroger safeway publix ' +
    'walgreens cvs lowes ikea macys sears kmart samsung sony siemens bosch honda toyota ford boeing verizon at&t comcast t-mobile vodafone hp ' +
    'dell nokia ericsson adobe salesforce sap nike adidas marriott hilton hyatt citibank citi jpmorgan hsbc barclays nestle unilever pepsico'
  ).split(' '),
);

/** Words that names contain in lower case. */
const PARTICLES =
  /^(?:of|the|and|for|in|at|on|&|de|la|le|les|du|des|et|el|los|las|del|y|do|da|dos|das|e|di|della|am|im|und|van|der|den|het|en|w|na|i)$/i;

/** Longer than the name of any employer. The limit on words does not bound one long word. */
const MAX_NAME_CHARS = 400;
const MAX_NAME_WORDS = 14;
const NAME_WORD = /[\p{L}\p{N}&][\p{L}\p{N}&'.-]*/gu;
const NAME_WORD_SIGNS = wordSigns('0123456789&', "'.-");

/** How much a short text resembles the name of an employer, 0–1. */
export const employerScore = memoizeByText(computeEmployerScore);

function computeEmployerScore(text: string): number {
  if (text.length > MAX_NAME_CHARS || hasMoreWordsThan(MAX_NAME_WORDS, text, NAME_WORD_SIGNS)) return 0;
  const folded = foldText(text);
  const words = folded.match(NAME_WORD);
  if (!words || words.length > MAX_NAME_WORDS) return 0;
  let score = 0.2;
  if (LEGAL_FORMS.occursIn(folded)) score = 0.9;
  else if (/^company name$/.test(folded)) score = 0.9;
  else if (
    WELL_KNOWN_EMPLOYERS.has(folded) ||
    words.some((word) => WELL_KNOWN_EMPLOYERS.has(word.replace(/'s$/, '')))
  )
    score = 0.8;
  else if (EMPLOYER_CUES.has((words.at(-1) ?? '').replace(/\.$/, ''))) score = 0.7;
  else if (words.some((word) => EMPLOYER_CUES.has(word.replace(/\.$/, '')))) score = 0.5;
  else if (accentedWords(text, NAME_WORD).some((word) => ACCENTED_CUES.has(word))) score = 0.5;
  else if (words.filter((word) => !PARTICLES.test(word)).length <= 5 && properNounShare(text)) score = 0.35;
  if (/^(?:self[- ]employed|freelance|various|confidential)/.test(folded)) score = Math.max(score, 0.45);
  if (/^\p{Ll}/u.test(text)) score *= 0.6;
  if (words.length > 8) score *= 0.7;
  return score;
}

function properNounShare(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return words.every((word) => /^[^\p{L}]*\p{Lu}/u.test(word) || PARTICLES.test(word));
}
