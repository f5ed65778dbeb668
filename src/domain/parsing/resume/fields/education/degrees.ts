import type { EducationLevel } from '../../../../common';
import { alternatives } from '../../../locales';
import { memoizeByText } from '../../../../text/memoize-by-text';
import { isPlainAscii } from '../../../text/accented-words';
import { foldText } from '../../../text/normalize';
import { alternativesOf } from '../../../text/word-patterns/pattern-alternatives';
import { WordStartPattern } from '../../../text/word-patterns/word-start-pattern';

export interface DegreeMention {
  /** Offsets in the searched text. */
  start: number;
  end: number;
  level: EducationLevel;
}

/** Levels from the highest to the lowest: the first level whose pattern matches at an offset wins. */
const LEVELS = [
  'doctorate',
  'master',
  'bachelor',
  'associate',
  'ged',
  'high_school',
  'vocational',
  'some_college',
  'some_high_school',
] as const satisfies readonly EducationLevel[];

const DEGREE_RULES: [EducationLevel, string][] = LEVELS.map((level) => [
  level,
  alternatives((locale) => locale.degrees?.[level]),
]);

const DEGREE_PATTERN = new WordStartPattern(
  DEGREE_RULES.map(([, pattern]) => pattern),
  { end: '(?![\\p{L}\\d])' },
);

/** Finds the academic and school qualifications that a text names, in order. */
export const findDegrees = memoizeByText<readonly DegreeMention[]>(computeDegrees);

function computeDegrees(text: string): DegreeMention[] {
  const degrees: DegreeMention[] = [];
  // The folded text must have the same length, or the offsets would be wrong.
  const folded = sameLengthFold(text);
  for (const { index, text: written, group } of DEGREE_PATTERN.matches(folded)) {
    const rule = DEGREE_RULES[group];
    if (!rule) continue;
    const end = index + written.replace(/ (?:in|of)$/, '').length;
    if (written === 'dea' && DRUG_REGISTRATION.test(text.slice(end))) continue;
    if (
      /^(?:ba|be|ma|ms|bs|aa|as|md|jd|x|xii|cap|dep|aep)$/.test(written) &&
      !/^[A-Z]{1,3}$/.test(text.slice(index, end))
    ) {
      continue;
    }
    degrees.push({ start: index, end, level: rule[0] });
  }
  return degrees;
}

/** What follows the name of the agency that registers prescribers, which is also the French degree "DEA". */
const DRUG_REGISTRATION =
  /^[\s:,(-]*(?:(?:x-)?(?:registration|registered|registrant|licen[cs]e\w*|certificate|number|no\.?|#)|schedules?\b|controlled\b|current\b|active\b|exp\w*\b|[A-Z]{2}\d{6,}|npi\b)/i;

function sameLengthFold(text: string): string {
  const folded = foldText(text);
  return folded.length === text.length ? folded : text.toLowerCase().replace(/[\u2018\u2019]/g, "'");
}

const INSTITUTION_ALTERNATIVES = alternativesOf(
  alternatives((locale) =>
    locale.accentsDistinguish ? locale.institutionWords?.filter(isPlainAscii) : locale.institutionWords,
  ),
);
const BEGINS_WITH_LETTER = /^(?:\p{L}|\(\?:)/u;
const INSTITUTION_WORDS = new WordStartPattern(
  [INSTITUTION_ALTERNATIVES.filter((one) => BEGINS_WITH_LETTER.test(one)).join('|')],
  { before: '(?<![\\p{L}\\p{N}])', end: '(?![\\p{L}\\p{N}])' },
);
/** The alternatives that need a word before them or find one within a compound. */
const OTHER_INSTITUTION_WORDS = wholeWords(
  INSTITUTION_ALTERNATIVES.filter((one) => !BEGINS_WITH_LETTER.test(one)).join('|'),
);
/** Words without whose accents they would be names. */
const ACCENTED_INSTITUTION_WORDS = wholeWords(
  alternatives((locale) => (locale.accentsDistinguish ? locale.institutionWords : [])),
);

function wholeWords(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
}

/** Fields of study and work about schools: "Preschool Education", "School Counseling". */
const FIELD_OF_SCHOOLS =
  /^(?:(?:pre|elementary |primary |secondary |middle |high )?school|preschool) (?:education|teaching|administration|leadership|counsell?ing|psychology|social work|nursing)$/;

/** Vehicles of schools, in titles and endorsements. */
const SCHOOL_BUS = /\bschool bus(?:es)?\b(?!.*\b(?:school|college|academy)\b)/;

/** How much a short text resembles the name of a school, 0–1. */
export const institutionScore = memoizeByText(computeInstitutionScore);

const MIN_SCHOOL_SCORE = 0.5;

/** True if a text names a school. */
export function namesSchool(text: string): boolean {
  return institutionScore(text) >= MIN_SCHOOL_SCORE;
}

function computeInstitutionScore(text: string): number {
  const folded = foldText(text);
  if (
    /^(?:high school|secondary school|college|university|school|some college|higher secondary school|senior secondary school)$/.test(
      folded.trim(),
    )
  )
    return 0.3;
  if (FIELD_OF_SCHOOLS.test(folded) || SCHOOL_BUS.test(folded)) return 0.1;
  if (namesInstitution(folded, text))
    return /^(?:bachelor|master|associate|high school diploma|school of)/.test(folded) ? 0.5 : 0.9;
  return 0.1;
}

function namesInstitution(folded: string, text: string): boolean {
  return (
    INSTITUTION_WORDS.occursIn(folded) ||
    OTHER_INSTITUTION_WORDS.test(folded) ||
    (!isPlainAscii(text) && ACCENTED_INSTITUTION_WORDS.test(text.normalize('NFC')))
  );
}
