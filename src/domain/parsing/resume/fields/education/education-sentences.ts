import type { EducationItem } from '../../../parsed-resume';
import { findDates, type DateMention } from '../../../text/dates';
import { evidenceAt, type SourceText } from '../../../text/source-text';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { sentencesOf } from '../../segmentation/sentences';
import { findDegrees, institutionScore, type DegreeMention } from './degrees';

/** Verbs of clauses about education. Each begins a clause of its own. */
const SCHOOLING_VERB =
  /\b(?:graduat(?:ed|ing)|finish(?:ed|ing)|complet(?:ed|ing)|earned|received|obtained|got|hold|have|studied|studying|attended|attending|pursuing)\b/gi;
/** A capitalized name with the particles inside it: "University of North Dakota". */
const CAPITALIZED_NAME =
  /(?:at|from|through|with|,|attend(?:ed|ing)|finish(?:ed|ing)|completed) (?:the )?((?:\p{Lu}[\p{L}.'’&-]*)(?: (?:(?:of|the|and|de|&) )?\p{Lu}[\p{L}.'’&-]*){0,7}(?: \d{1,3}\b)?)/gu;
/** The field of study after a degree: "Bachelor of Science in Nursing from", "Diploma: Automotive Technology at". */
const AREA_AFTER_DEGREE =
  /^(?: in (?:the )?|: |, | of )(\p{Lu}[\p{L}&/' -]{2,50}?)(?=,| from\b| at\b| in (?:\p{Lu}\p{Ll}+ )?\d| \(|\.?$)/u;
/** The name of a school in a text without capitals: "mercer county community college". */
const NAME_IN_SMALL_LETTERS =
  /(?:at|from|attended|finished|\() ?((?:[\p{Ll}.'’&-]+ ){1,4}(?:college|university|academy|institute|school|high))\b/gu;
/** What a person does at a school that employs them: "have taught algebra at Mesa High School". */
const TAUGHT = /^have (?:taught|been teaching|worked|coached|led)\b/i;
const CONFIDENCE = 0.55;

/** Extracts schools from running text: "I finished my GED in 2011 at Clover Park Technical College." */
export function extractEducationSentences(source: SourceText, lines: readonly ResumeLine[]): EducationItem[] {
  return sentencesOf(source, lines).flatMap(({ text, start }) => {
    const verbs = [...text.matchAll(SCHOOLING_VERB)].map(({ index }) => index);
    return verbs.flatMap((from, at) => clauseToItem(source, text.slice(from, verbs[at + 1]), start + from));
  });
}

/** Returns the degree of a clause: "High School" in the name of a school is one only if the clause names no other. */
function degreeIn(clause: string, school: RegExpExecArray | undefined): DegreeMention | undefined {
  const degrees = findDegrees(clause).filter(({ level }) => level !== 'some_college');
  const end = school ? school.index + school[0].length : 0;
  return degrees.find(({ start }) => !school || start < school.index || start >= end) ?? degrees[0];
}

/** True for "finished my GED" and "have a High School Diploma", but not for "have two years toward a degree". */
function isCompleted(clause: string, degree: DegreeMention | undefined, date: DateMention | null): boolean {
  if (date?.open || /^(?:studying|attending|pursuing|finishing|completing)/i.test(clause)) return false;
  if (/^(?:graduated|finished|completed|earned|received|obtained|got)/i.test(clause)) return true;
  return degree !== undefined && /^(?:have|hold) (?:an?|my|the) $/i.test(clause.slice(0, degree.start));
}

/** The degree that a clause names, but not the "High School" in the name of a school. */
function degreeOutside(
  degree: DegreeMention | undefined,
  school: RegExpExecArray | undefined,
): DegreeMention | null {
  if (!degree) return null;
  const inside = school && degree.start >= school.index && degree.end <= school.index + school[0].length;
  return inside ? null : degree;
}

function clauseToItem(source: SourceText, clause: string, start: number): EducationItem[] {
  if (TAUGHT.test(clause)) return [];
  const names = [...clause.matchAll(/\p{Lu}/u.test(clause) ? CAPITALIZED_NAME : NAME_IN_SMALL_LETTERS)];
  const namedSchool = names.find(([, name = '']) => institutionScore(name) >= 0.5);
  const degree = degreeIn(clause, namedSchool);
  const school =
    namedSchool ??
    (degree &&
      names.find(
        ({ 0: match, index }) =>
          /^(?:at|from)/.test(match) && (index >= degree.end || /^graduated/i.test(clause)),
      ));
  const name = school?.[1]?.replace(/(?<=\p{L}{3})\.$/u, '') ?? null;
  if (name === null && degree?.level !== 'ged' && degree?.level !== 'high_school') return [];
  const date = findDates(clause).at(-1) ?? null;
  // A school without a degree, a date or a word for completion may be an employer.
  if (!degree && !date && !/^graduated/i.test(clause)) return [];
  const at = school && name !== null ? start + school.index + school[0].indexOf(name) : 0;
  const named = degreeOutside(degree, school);
  const isHighSchool = /\bhigh school\b/i.test(name ?? '') && /^graduated/i.test(clause);
  const spans = [
    ...(name === null ? [] : [{ start: at, end: at + name.length }]),
    ...[named, date].flatMap((span) => (span ? [{ start: start + span.start, end: start + span.end }] : [])),
  ];
  return [
    {
      institution: name,
      studyType: named ? clause.slice(named.start, named.end).replace(/(?<=\p{L}{3})\.$/u, '') : null,
      area: named ? (AREA_AFTER_DEGREE.exec(clause.slice(named.end))?.[1] ?? null) : null,
      level: degree?.level ?? (isHighSchool ? 'high_school' : null),
      startDate: date?.range ? date.from : null,
      endDate: date?.open ? null : (date?.to ?? date?.from ?? null),
      isCurrent: date?.open ?? false,
      completed: isCompleted(clause, degree, date),
      score: null,
      courses: [],
      location: null,
      confidence: CONFIDENCE,
      evidence: spans.map((span) => evidenceAt(source, span.start, span.end)),
    },
  ];
}
