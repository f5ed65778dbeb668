import { LOCALES, alternatives } from '../../../locales';
import type { EducationItem } from '../../../parsed-resume';
import { findDates } from '../../../text/dates';
import { evidenceAt, type SourceText } from '../../../text/source-text';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { sentencesOf } from '../../segmentation/sentences';
import { findDegrees, namesSchool } from './degrees';

const SCHOOLING_WORDS = LOCALES.filter(({ prose }) => prose?.schoolingVerbs !== undefined).map(
  ({ prose }) => prose,
);
const SCHOOLING = new RegExp(
  `(?<!\\p{L})(?:${SCHOOLING_WORDS.flatMap((prose) => prose?.schoolingVerbs ?? []).join('|')})(?!\\p{L})`,
  'giu',
);
const PREPOSITIONS = [
  alternatives(({ employerPrepositions }) => employerPrepositions),
  alternatives(({ fieldPrepositions }) => fieldPrepositions),
  // The forms with an article.
  "an der|am|von der|aan het|aan de|op het|van het|della?|dell[’']|all[’']|al|alla|del|de la|de l[’']|du|do|da|pelo|pela|z|sa",
].join('|');
const ARTICLE = "(?:(?:el|la|le|les|los|las|der|dem|das|die|het|il|lo|o|an?) |l[’'])?";
/** What divides degree, field, school and year in a clause. */
const BETWEEN_FACTS = new RegExp(`[,;()]| (?:${PREPOSITIONS})(?: |(?<=[’']))${ARTICLE}`, 'giu');
const FIELD = new RegExp(
  `^(?: \\p{L}+)?? (?:${alternatives(({ fieldPrepositions }) => fieldPrepositions)}|de|di|z) (?<field>\\p{L}[\\p{L} -]{2,40}?)(?=[,;().]| (?:${PREPOSITIONS}|\\p{L}{1,3})(?: |(?<=[’']))|\\s*$)`,
  'iu',
);
const YEAR_AT_END = new RegExp(
  `[\\s,]+(?:(?:de|${alternatives(({ prose }) => prose?.yearLeads)})\\s+)*(?:19|20)\\d{2}.*$`,
  'iu',
);
const CONFIDENCE = 0.5;

/**
 * Extracts schools from sentences in languages other than English: "Terminé la secundaria en el Instituto Hidalgo en
 * 2016". A clause needs a degree, or a school with a year.
 */
export function extractEducationProse(source: SourceText, lines: readonly ResumeLine[]): EducationItem[] {
  return sentencesOf(source, lines).flatMap(({ text, start }) => {
    const verbs = [...text.matchAll(SCHOOLING)].map(({ index }) => index);
    return verbs.flatMap((from, at) => itemOfClause(source, text.slice(from, verbs[at + 1]), start + from));
  });
}

function itemOfClause(source: SourceText, clause: string, start: number): EducationItem[] {
  const [school] = schoolsIn(clause);
  const degree = findDegrees(clause).find(
    ({ start: at, end }) => !school || at < school.start || end > school.end,
  );
  const date = findDates(clause).at(-1);
  if (degree === undefined && (school === undefined || date === undefined)) return [];
  const field = degree && FIELD.exec(clause.slice(degree.end))?.groups?.['field'];
  const spans = [degree, school, date].filter((span) => span !== undefined);
  return [
    {
      institution: school ? clause.slice(school.start, school.end) : null,
      studyType: degree ? clause.slice(degree.start, degree.end) : null,
      area: field !== undefined && !namesSchool(field) ? field : null,
      level: degree?.level ?? null,
      startDate: date?.range === true ? date.from : null,
      endDate: date?.open === true ? null : (date?.to ?? date?.from ?? null),
      isCurrent: date?.open ?? false,
      completed: date?.open === true ? false : null,
      score: null,
      courses: [],
      location: null,
      confidence: CONFIDENCE,
      evidence: spans.map((span) => evidenceAt(source, start + span.start, start + span.end)),
    },
  ];
}

/** The names of schools in a clause. */
function schoolsIn(clause: string): { start: number; end: number }[] {
  const cuts = [...clause.matchAll(BETWEEN_FACTS)];
  return [...cuts, null].flatMap((cut, at) => {
    const before = cuts[at - 1];
    const from = before ? before.index + before[0].length : 0;
    const name = clause
      .slice(from, cut?.index)
      .replace(YEAR_AT_END, '')
      .replace(/[\s.]+$/u, '');
    if (from === 0 || name.length < 4 || !namesSchool(name)) return [];
    return [{ start: from, end: from + name.length }];
  });
}
