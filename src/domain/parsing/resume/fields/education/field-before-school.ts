import { institutionScore } from './degrees';

/** The last word of common fields of study. */
const LAST_WORD =
  '(?:Accounting|Accountancy|Administration|Agriculture|Agronomy|Anthropology|Architecture|Arts?|Automation|Biochemistry|Biology|Business|Care|Chemistry|Communications?|Computing|Construction|Counseling|Dance|Design|Development|Economics|Education|Electronics|Engineering|English|Finance|French|Geography|Geology|Health|History|Hospitality|Hygiene|Informatics|Journalism|Justice|Kinesiology|Leadership|Linguistics|Literature|Logistics|Management|Marketing|Mathematics|Math|Mechanics|Microbiology|Music|Networking|Nursing|Nutrition|Paralegal|Pharmacy|Philosophy|Physics|Policy|Psychology|Radiography|Relations|Sciences?|Security|Sociology|Spanish|Statistics|Studies|Systems|Technology|Theat(?:er|re)|Therapy|Tourism|Welding|Work|Writing)';
const FIELD = new RegExp(
  `^(?:in )?(?:\\p{Lu}[\\p{L}-]+,? (?:(?:and|&|of) )?){0,4}${LAST_WORD} (?=(?:[Tt]he )?\\p{Lu})`,
  'u',
);
const ANY_FIELD =
  /^(?:in )?(?:\p{Lu}[\p{L}-]+ (?:(?:and|&) )?){1,5}(?=(?:[Tt]he )?(?:University|College|Institute|School) of \p{Lu})/u;
/** "Technical University of Denmark", "State University of New York". */
const PART_OF_NAME =
  / (?:State|Technical|Medical|Federal|National|Catholic|American|Islamic|Polytechnic|Open|Free|Autonomous|Pontifical|International|Royal|City|Central|Northern|Southern|Eastern|Western|Southwestern|Southeastern|Northwestern|Northeastern|Business|Law|Graduate|Christian|Baptist|Agricultural|Women['’]?s|Teachers?|Community|Art) $/u;
/** "Engineering College" is a part of a name, "College of Engineering" a whole one. */
const REST_OF_NAME = /^(?:University|College|Institute|School|Academy|Polytechnic)(?! of\b)/;

/**
 * Length of the field of study at the start of "Mechanical Engineering University of Delaware", the words after a degree; 0
 * if nothing shows where it ends.
 */
export function fieldBeforeSchool(text: string): number {
  for (const pattern of [FIELD, ANY_FIELD]) {
    const field = pattern.exec(text)?.[0];
    if (field === undefined || PART_OF_NAME.test(` ${field}`)) continue;
    const school = text.slice(field.length);
    if (!REST_OF_NAME.test(school) && institutionScore(school) >= MIN_SCORE) return field.trimEnd().length;
  }
  return 0;
}

const MIN_SCORE = 0.5;
