import { collectWords, LOCALES, postingTerms } from '../../../locales';
import { isWish } from '../../classifiers/requirement-items';
import type { Posting } from '../../posting-model';

export interface Experience {
  minMonths: number | null;
  maxMonths: number | null;
}

const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  a: 1,
  an: 1,
};
const NUMBER_PATTERN =
  '(\\d{1,2}(?:\\.5)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|an?)';
const EXPERIENCE_SPAN = new RegExp(
  `\\b${NUMBER_PATTERN}\\s*(?:\\(\\d{1,2}\\))?\\s*(\\+|plus|or more)?\\s*(?:(?:-|–|—|to|or)\\s*${NUMBER_PATTERN}\\s*(?:\\(\\d{1,2}\\))?\\s*(\\+)?)?\\s*-?\\s*(?:full |additional |consecutive |recent |solid |good )?(years?|yrs?|months?|mos)\\b(?:'|’)?(?:\\s+or more)?`,
  'gi',
);
/** "al menos 2 años", "3 Jahre". */
const FOREIGN_YEARS = foreignSpan(collectWords(({ postingTerms: terms }) => terms?.years ?? []));
const FOREIGN_MONTHS = foreignSpan(collectWords(({ postingTerms: terms }) => terms?.months ?? []));
/** Small numbers as words of the locales. The Polish unit alone is one year. */
const FOREIGN_NUMBERS: ReadonlyMap<string, number> = new Map([
  ['rok', 1],
  ...LOCALES.flatMap(({ postingTerms: terms }) =>
    (terms?.smallNumbers ?? []).flatMap((words, index) =>
      words.map((word): [string, number] => [word, index + 1]),
    ),
  ),
]);

/** A number and a unit of time, or the unit "rok" alone. */
function foreignSpan(units: readonly string[]): RegExp {
  const numbers = collectWords(({ postingTerms: terms }) => terms?.smallNumbers?.flat())
    .sort(longestFirst)
    .join('|');
  const range = collectWords(({ postingTerms: terms }) => terms?.rangeWords).join('|');
  return new RegExp(
    `(?<![\\p{L}\\d])(\\d{1,2}|${numbers}|(?<=minimum |min\\. |najmniej )rok(?= ))\\s*\\+?\\s*(?:(?:${range}) \\d+ |- ?\\d+ )?(?:(?:${units.join('|')})(?!\\p{L})|(?<=rok ?)(?=\\p{L}))`,
    'iu',
  );
}

/** An alternative that begins another one must come after it. */
function longestFirst(a: string, b: string): number {
  return b.length - a.length;
}

const FOREIGN_AGE = new RegExp(
  postingTerms(({ ages }) => ages),
  'giu',
);
const FOREIGN_EXPERIENCE = new RegExp(
  postingTerms(({ experience }) => (experience === undefined ? [] : [experience])),
  'iu',
);
const ABOUT_EXPERIENCE =
  /\bexperience|\bOTR\b|\bover[- ]the[- ]road\b|\bexp\b|\bworking (?:in|with|as|on)|\bin (?:a|an|the) (?:similar|related|same) |\b(?:years?|yrs?|months?) (?:or (?:two|more) )?(?:in|at|on) (?:(?:an?|the) )?(?:\w+ ){0,3}(?:plant|kitchen|warehouse|shop|factory|restaurant|hotel|clinic|hospital|office|farm|bakery|school|salon|store|retail|hospitality|construction|manufacturing|food|fast food|call cent(?:er|re)|care|field|trade)\b|\bhave (?:done|worked|held|been)\b|\b(?:years?|yrs?|months?)(?:'|’)? (?:as an?|of (?!age\b)\p{Ll}+ (?:service|work|cooking|driving|sales|cleaning)|on a)\b|\bbackground|\btrack record|\bpracti[cs]ing|\bhands-on|\bserv(?:ice|ing) as\b|\bemploy(?:ment|ed)\b/iu;
const NOT_EXPERIENCE =
  /\b(?:years?|yrs?) (?:of age|old)|\b(?:years?|yrs?) (?:or|and) (?:older|over|up)\b|\byears? in business|\bage (?:of )?\d|\b(?:at least|minimum|over) \d+ years? (?:of age|old)|\bcontract\b|\bwarranty|\byears? (?:in business|ago)|\bfor (?:over|more than|nearly|almost) \w+ years|\bhistory of\b|\byear degree|\byear (?:college|university|program|institution)|\bprobation|\bper year|\b(?:past|last|next|within|previous|first) \w+ (?:years?|months?)\b|\bbackground(?: check| screen\w*)?: /i;
const EMPLOYER_HISTORY =
  /\b(?:our|we(?:'|’)?(?:ve| have)|company|founded|since|family[- ]owned|in business|serving)\b/i;
/** "A family business with 40 years of experience". */
const EXPERIENCE_OF_EMPLOYER =
  /\b(?:business|company|firm|practice|agency|organi[sz]ation|contractor|shop|manufacturer|provider|leader)\b[^.;]{0,30}\bwith (?:over |more than |nearly |almost )?\d+\+? years\b/i;
const NO_EXPERIENCE_REQUIRED =
  /\bno (?:prior |previous |work |specific )?(?:\w+ )?experience (?:is )?(?:required|necessary|needed)|\bexperience (?:is )?not (?:required|necessary|needed)|\bno experience\b|\bwill train\b|\bentry[- ]level\b/i;

/** "12 months over the road in the last 3 years" asks for 12 months. */
const PERIOD_OF_EXPERIENCE =
  /(?<=\b(?:years?|yrs?|months?)\b[^.;]{0,60}) (?:with)?in the (?:last|past|previous) (?:\d{1,2}|two|three|five|ten) (?:years|yrs|months)\b/gi;

/** Months of experience that one requirement names; both null if it names no duration. */
export function extractExperience(written: string): Experience {
  const text = written.replace(PERIOD_OF_EXPERIENCE, (words) => ' '.repeat(words.length));
  let minMonths: number | null = null;
  let maxMonths: number | null = null;
  for (const match of text.matchAll(EXPERIENCE_SPAN)) {
    const around = text.slice(Math.max(0, match.index - 60), match.index + match[0].length + 100);
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const near = text.slice(Math.max(0, match.index - 28), match.index + match[0].length + 16);
    if (
      NOT_EXPERIENCE.test(near) ||
      (!ABOUT_EXPERIENCE.test(around) &&
        !/\b(?:minimum|at least|not less than|\+)/i.test(near) &&
        !isTrade(text, match))
    )
      continue;
    const unit = /^m/i.test(match[5] ?? '') ? 1 : 12;
    const low = Math.round(numberOf(match[1]) * unit);
    const high = match[3] === undefined ? null : Math.round(numberOf(match[3]) * unit);
    if (low === 0 || low > 480 || (/^an?$/i.test(match[1] ?? '') && unit === 1 && low < 1)) continue;
    if (/\bup to\s*$|\bmaximum (?:of )?\s*$|\bless than\s*$/i.test(before)) {
      maxMonths ??= low;
      continue;
    }
    if (minMonths === null) {
      minMonths = low;
      if (high !== null && high > low && match[4] === undefined) maxMonths = high;
    }
  }
  return { minMonths, maxMonths };
}

/** "5 years finish carpentry": a requirement, or an item of a list, that is a span of time and a trade. */
function isTrade(text: string, match: RegExpExecArray): boolean {
  const before = text
    .slice(0, match.index)
    .replace(/^\s*\[[ x]\]/i, '')
    .split(/[,;:]|\. /)
    .at(-1)!;
  const rest = text.slice(match.index + match[0].length);
  if (
    /\b(?:school|college|algebra|math|cours\w+|study|education|coursework|probation|old|contract)\b/i.test(
      rest.slice(0, 60),
    )
  )
    return false;
  return /^\W*$/.test(before) && /^ (?:of )?\p{Ll}[\p{L} /&-]{3,60}(?:[;.,(]|$)/u.test(rest);
}

function numberOf(text: string | undefined): number {
  const word = (text ?? '').toLowerCase();
  return NUMBER_WORDS[word] ?? Number(word);
}

/** Years of experience in another language than English; none for an age or a duration of something else. */
function extractForeignExperience(text: string): Experience {
  const none = { minMonths: null, maxMonths: null };
  if (!FOREIGN_EXPERIENCE.test(text)) return none;
  text = text.replace(FOREIGN_AGE, ' ');
  const years = FOREIGN_YEARS.exec(text)?.[1];
  if (years !== undefined) return { ...none, minMonths: foreignNumber(years) * 12 };
  const months = FOREIGN_MONTHS.exec(text)?.[1];
  return months === undefined ? none : { ...none, minMonths: foreignNumber(months) };
}

function foreignNumber(text: string): number {
  return FOREIGN_NUMBERS.get(text.toLowerCase()) ?? Number(text);
}

/** Experience a posting requires: the longest duration of its requirements; null if it says none is needed. */
export function extractRequiredExperience(required: readonly string[], posting: Posting): Experience {
  const stated = longestExperience(required, posting);
  if (stated.minMonths !== null || stated.maxMonths !== null) return stated;
  const labelled = posting.isEnglish ? null : FOREIGN_EXPERIENCE_LINE.exec(posting.source.raw)?.[0];
  if (labelled) return extractForeignExperience(labelled);
  const years = YEARS_OF_HEAD.exec(posting.source.raw.slice(0, MAX_HEAD_CHARACTERS))?.[1];
  if (years !== undefined) return { ...stated, minMonths: 12 * Number(years) };
  if (NO_EXPERIENCE_REQUIRED.test(posting.flat)) return stated;
  // Requirements in prose are not items: "The firm seeks a paralegal with a minimum of three years' experience …".
  const sentences = posting.sections
    .filter(({ kind }) => kind === 'body' || kind === 'summary')
    .flatMap(({ items }) => items.map(({ text }) => text))
    .filter((text) => !isWish(text) && REQUESTED.test(text));
  return longestExperience(sentences.slice(0, MAX_SENTENCES), posting);
}

/** "Berufserfahrung: mindestens 2 Jahre", "Expérience : 6 mois - Sur poste similaire": a label and its number on one line. */
const FOREIGN_EXPERIENCE_LINE = new RegExp(
  `^[^:\\n]{0,20}${postingTerms(({ experience }) => (experience === undefined ? [] : [experience]))}[^:\\n]{0,20}[:\\t][^\\n\\d]{0,20}\\d{1,2} [^\\n]{0,40}$`,
  'imu',
);

/** "3+ years", alone on a line of the head, as job boards print a field of theirs. */
const YEARS_OF_HEAD = /^[ \t]*(\d{1,2})\+ (?:years?|yrs?)(?: (?:of )?exp(?:erience|\.)?)?[ \t]*$/im;
const MAX_HEAD_CHARACTERS = 500;

const REQUESTED =
  /\b(?:seek\w*|require\w*|must|need\w*|minimum|at least|looking for|min|(?:someone|somebody|person|candidates?|applicants?) (?:with|who)|to be considered|you(?:'|’)?(?:ll| will)? have)\b/i;
const MAX_SENTENCES = 500;

function longestExperience(required: readonly string[], { isEnglish }: Posting): Experience {
  let best: Experience = { minMonths: null, maxMonths: null };
  for (const text of required) {
    if ((EMPLOYER_HISTORY.test(text) && !ABOUT_EXPERIENCE.test(text)) || EXPERIENCE_OF_EMPLOYER.test(text))
      continue;
    const english = extractExperience(text);
    const found = isEnglish || english.minMonths !== null ? english : extractForeignExperience(text);
    if (found.minMonths === null) best = { ...best, maxMonths: best.maxMonths ?? found.maxMonths };
    else if (best.minMonths === null || found.minMonths > best.minMonths) best = found;
  }
  return best;
}
