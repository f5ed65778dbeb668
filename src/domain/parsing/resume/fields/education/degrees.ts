import type { EducationLevel } from '../../../../common';
import { foldText } from '../../../text/normalize';
import { WordStartPattern } from '../../../text/word-start-pattern';

export interface DegreeMention {
  /** Offsets in the searched text. */
  start: number;
  end: number;
  level: EducationLevel;
}

const DEGREE_RULES: [EducationLevel, string][] = [
  [
    'doctorate',
    'ph\\.? ?d\\.?|doctor(?:ate|al)?(?: degree)?(?: of [a-z]+(?: [a-z]+)?)?|d\\.?phil\\.?|ed\\.? ?d\\.?|psy\\.? ?d\\.?|j\\.? ?d\\.|jd|juris doctor|m\\.d\\.|md|d\\.?d\\.?s\\.?|pharm\\.? ?d\\.?|d\\.?n\\.?p\\.?|d\\.?v\\.?m\\.?|d\\.?b\\.?a\\.?(?= in)|doctorado|doctorat|dottorato|doutorado|promotion(?= \\()',
  ],
  [
    'master',
    "master(?:'?s)?(?: degree)?(?: of)? (?:business administration|public health|public administration|social work|fine arts|arts?|sciences?|engineering|education|laws?|technology|philosophy|commerce|computer applications?)|master'?s?(?: degree)?|m\\.? ?b\\.? ?a\\.?|executive mba|m\\.? ?s\\.? ?c\\.?|m\\.s\\.(?: ed\\.)?|ms(?= in| degree|,|\\)|$|:| -|\\()|m\\.a\\.|ma(?= in| degree|,|$)|m\\.? ?tech\\.?|m\\.? ?ed\\.?|m\\.? ?eng\\.?|m\\.? ?phil\\.?|m\\.? ?com\\.?|m\\.?c\\.?a\\.?|m\\.?s\\.?w\\.?|m\\.?p\\.?h\\.?|m\\.?p\\.?a\\.?|m\\.?f\\.?a\\.?|m\\.?s\\.?n\\.?|ll\\.?m\\.?|m\\.?arch\\.?|pgdm|pgdbm|pgdca|pgd|post ?-?graduate diploma|postgraduate(?: degree)?|post graduat(?:e|ion)|maestria|magister|maitrise|mestrado|laurea magistrale|diplom-?ingenieur",
  ],
  [
    'bachelor',
    "bachelor(?:'?s)?(?: degree)?(?: of)? (?:applied sciences?|fine arts|business administration|arts?|sciences?|engineering|technology|education|laws?|commerce|computer applications?|social work|architecture|music|nursing|pharmacy|medicine)|bachelors?'?s?(?: degree)?|bachlor'?s?|b\\.? ?s\\.? ?c\\.?|b\\.s\\.(?:n\\.)?|bsn|bs(?= in| degree|,|\\)|$|:| -|/|\\()|b\\.a\\.|ba(?= in| degree|,|$|:|/|\\()|b\\.? ?tech\\.?|b\\.? ?e\\.(?!\\w)|be(?= in| \\()|b\\.? ?eng\\.?|b\\.? ?com\\.?|b\\.?c\\.?a\\.?|b\\.?b\\.?a\\.?|b\\.?b\\.?m\\.?|b\\.? ?ed\\.?|b\\.?f\\.?a\\.?|b\\.? ?arch\\.?|b\\.? ?pharm?\\.?(?:acy)?|b\\.?s\\.?w\\.?|b\\.?a\\.?sc\\.?|m\\.?b\\.?b\\.?s\\.?|ll\\.?b\\.?|a\\.b\\.|undergraduate degree|licenciatura|licence|licencie|laurea|laurea triennale|ingenieria|ingeniero|bacharel(?:ado)?|graduacao|diplom(?= |$)|college degree|university degree|four[- ]year degree|honou?rs degree",
  ],
  [
    'associate',
    "associate(?:'?s)?(?: degree)? (?:of|in|degree)(?: (?:applied science|science|arts?|applied arts|occupational studies|business))?|associate'?s(?: degree)?|associates(?: degree)?|a\\.a\\.s?\\.?|aas(?= in| degree|,|$)|aa(?= in| degree|,|$)|a\\.s\\.|as(?= in [A-Z]| degree)|a\\.?d\\.?n\\.?(?= |$|,)|foundation degree|two[- ]year degree|dut|bts|hnd|higher national diploma",
  ],
  [
    'ged',
    'g\\.?e\\.?d\\.?|general educational? development|general equivalency diploma|high school equivalency|hiset|equivalencia',
  ],
  [
    'high_school',
    'high school(?: diploma| graduate| degree)?|secondary school(?: certificate| diploma| leaving certificate)?|higher secondary(?: school)?(?: certificate)?|senior secondary(?: certificate)?|secondary education|ssc|hsc|ssce|s\\.s\\.c\\.?|h\\.s\\.c\\.?|s\\.s\\.l\\.c\\.?|sslc|cbse|icse|intermediate(?= \\(|,|$| in| education)|(?:10th|12th|xth|xiith|x|xii)(?: standard| class| std| grade)?(?= |$|,)(?! (?:street|st|ave|floor))|class (?:10|12|x|xii)|matric(?:ulation)?(?: certificate)?|a[- ]levels?|o[- ]levels?|gcses?|waec|wassce|kcse|neco|bachillerato|preparatoria|secundaria|baccalaureat|abitur|maturita|realschulabschluss|hauptschulabschluss|ensino medio|leaving certificate|diploma de bachiller|hs diploma|h\\.s\\. diploma|diploma(?= .{0,4}high school)',
  ],
  [
    'vocational',
    '(?:graduate |advanced |national |professional |vocational |technical |polytechnic |nursing |culinary )?diploma(?: (?:in|of)(?= ))?|(?:vocational|trade|technical|professional|graduate|postgraduate|national|nursing assistant|welding|culinary|training|completion) certificat(?:e|ion)(?: of completion)?|(?:cna|hha|cdl|emt|phlebotomy|medical assistant|nurse aide|nursing assistant|home health aide|welding|hvac|culinary|carpentry|barber|cosmetology|security guard|forklift) (?:training|program)(?: program)?(?= |$|,|\\))|certificate of (?:completion|achievement|proficiency|training)|certificate(?: (?:in|of|iii|iv|ii))?(?= |$|,)|certification(?= in)|apprenticeship|nvq(?: level \\d)?|btec|city (?:&|and) guilds|vocational training|ausbildung|tecnico|technicien|cap\\b|iti\\b|polytechnic|trade school|bootcamp|boot camp|nanodegree|licen[cs]ed practical nurs(?:e|ing)(?: program)?',
  ],
  [
    'some_college',
    'some college|college coursework|coursework toward|undergraduate studies|college credits|studied toward',
  ],
  ['some_high_school', 'some high school|primary school|elementary school certificate|middle school'],
];

const DEGREE_PATTERN = new WordStartPattern(
  DEGREE_RULES.map(([, pattern]) => pattern),
  '(?![\\p{L}\\d])',
);

/** Academic and school qualifications named in a text, in order. */
export function findDegrees(text: string): DegreeMention[] {
  const found: DegreeMention[] = [];
  // Folding keeps the length for the characters that matter here; where it does not, offsets would lie.
  const folded = sameLengthFold(text);
  for (const { index, text: written, group } of DEGREE_PATTERN.matches(folded)) {
    const rule = DEGREE_RULES[group];
    if (!rule) continue;
    const end = index + written.length;
    if (
      /^(?:ba|be|ma|ms|bs|aa|as|md|jd|x|xii|cap)$/.test(written) &&
      !/^[A-Z]{1,3}$/.test(text.slice(index, end))
    ) {
      continue;
    }
    found.push({ start: index, end, level: rule[0] });
  }
  return found;
}

function sameLengthFold(text: string): string {
  const folded = foldText(text);
  return folded.length === text.length ? folded : text.toLowerCase().replace(/[\u2018\u2019]/g, "'");
}

const INSTITUTION_WORDS =
  /\b(?:universit\p{L}*|college|school|institut\p{L}*|academy|polytechnic\p{L}*|faculty|seminary|conservatory|campus|universidad|escuela|colegio|instituto|facultad|ecole|lycee|hochschule|fachhochschule|gymnasium|liceo|istituto|faculdade|escola|iit|nit|iiit|iim|mit|ucla|usc|nyu|uc berkeley|jntu|vtu|bits|ignou|cuny|suny|vidyalaya\p{L}*|vidya|mandir|education cent(?:er|re)|training cent(?:er|re)|learning cent(?:er|re)|job corps|community college|coursera|udemy|edx|udacity)\b/iu;

/** How much a short text looks like the name of a school, 0–1. */
export function institutionScore(text: string): number {
  const folded = foldText(text);
  if (
    /^(?:high school|secondary school|college|university|school|some college|higher secondary school|senior secondary school)$/.test(
      folded.trim(),
    )
  )
    return 0.3;
  if (INSTITUTION_WORDS.test(folded))
    return /^(?:bachelor|master|associate|high school diploma|school of)/.test(folded) ? 0.5 : 0.9;
  return 0.1;
}
