import type { EmploymentType } from '../../../../common';
import { alternatives } from '../../../locales';
import type { WorkItem } from '../../../parsed-resume';
import { type SourceText, type Span, evidenceAt } from '../../../text/source-text';
import type { DatedEntry } from '../../segmentation/dated-entries';
import { extractBody } from '../../segmentation/entry-body';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { WordStartPattern } from '../../../text/word-patterns/word-start-pattern';
import { worldCityOf } from '../../../places/world-cities';
import { monthsBetween } from './months';
import { type SegmentRoles, type SegmentScores, scoreByWords } from './header-roles';

/** A position with the lines that later steps need. */
export interface WorkDraft {
  item: WorkItem;
  body: ResumeLine[];
  header: ResumeLine[];
  /** True if a sentence says that it is a position: "I worked as a Yard Jockey at Acme". */
  stated?: boolean;
}

const EMPLOYMENT_TYPES: [EmploymentType, RegExp][] = [
  ['internship', /\bintern(?:ship)?\b/i],
  ['apprenticeship', /\bapprentice(?:ship)?\b/i],
  ['full_time', /\bfull[- ]time\b/i],
  ['part_time', /\bpart[- ]time\b/i],
  ['per_diem', /\bper[- ]diem\b|\bprn\b/i],
  ['seasonal', /\bseasonal\b/i],
  ['temporary', /\btemp(?:orary)?\b/i],
  ['contract', /\bcontract(?:or|ual)?\b|\bfreelance\b/i],
  ['volunteer', /\bvolunteer\b/i],
];
const SELF_EMPLOYED = new RegExp(
  `\\bself[- ]employed\\b|\\bfreelance\\b|\\bown business\\b|(?<!\\p{L})(?:${alternatives((locale) => locale.selfEmployedWords)})(?!\\p{L})`,
  'iu',
);

/** The words that the pattern before begins with, which are cheaper to look for. */
const MAY_BE_SELF_EMPLOYED = new WordStartPattern(
  [`self[- ]employed|freelance|own business|${alternatives((locale) => locale.selfEmployedWords)}`],
  { before: '', afterDigit: true, end: '' },
);

/** Makes a position from the spans of its title and its employer, either of which may be missing. */
export function positionFromSpans(
  source: SourceText,
  entry: DatedEntry,
  position: Span | null,
  employer: Span | null,
  today: string,
): WorkDraft {
  const rated = (span: Span): SegmentScores => {
    const text = source.raw.slice(span.start, span.end).replace(/\s+/g, ' ').trim();
    return scoreByWords({
      ...span,
      text,
      bold: false,
      italic: false,
      aside: false,
      agency: false,
      row: 0,
      location: null,
      field: null,
    });
  };
  const roles = {
    position: position && rated(position),
    employer: employer && rated(employer),
    location: null,
    locationSpan: null,
  };
  return toDraft(source, entry, roles, today);
}

/** Texts that a template or a job board puts in place of the employer: "Company Name City , State". */
const PLACEHOLDER = /\s*\bCompany Name\b(?:\W.*)?$/u;
const LEADING_PLACEHOLDER = /^(?:Company Name|State(?= \p{Lu}{3}))\s+/u;

/** "Company Name City , State Recruiter": the employer is cut before the comma. */
const PLACEHOLDER_OF_EMPLOYER = /^(?:Company Name )?City\W*$/;

function withoutPlaceholders(title: string, employer: string | null): string | null {
  const isAfterCity = employer !== null && PLACEHOLDER_OF_EMPLOYER.test(employer.trim());
  return (
    title
      .replace(isAfterCity ? /^State\s+/ : LEADING_PLACEHOLDER, '')
      .replace(PLACEHOLDER, '')
      .trim() || null
  );
}

/** The shift after a title: ", 3-11", "(nights)", "- 2nd shift". */
const SHIFT =
  /[\s,(–—-]+(?:\d{1,2}(?::\d\d)? ?(?:am?|pm?)?-\d{1,2}(?::\d\d)? ?(?:am?|pm?)?|(?:(?:1st|2nd|3rd|first|second|third|day|night|evening|graveyard|swing|weekend|overnight) shift)|nights|days|evenings|hon(?:orable|\.)? discharge)\)?$/i;

function withoutShift(title: string): string {
  return title.replace(SHIFT, '');
}

/** Makes a position from an entry whose header has its roles assigned. */
export function toDraft(
  source: SourceText,
  entry: DatedEntry,
  roles: SegmentRoles,
  today: string,
): WorkDraft {
  const { date } = entry;
  const body = extractBody(entry.body);
  const terms = termsOf(entry.header);
  const spans = [roles.position, roles.employer, date, roles.locationSpan].filter((span) => span !== null);
  if (roles.employer && !roles.position && terms.selfEmployed && roles.employer.employer < 0.5) {
    roles = { ...roles, position: roles.employer, employer: null };
  }
  // "Locksmith, self-employed, Gdynia" names a town.
  if (roles.employer && roles.position && terms.selfEmployed && worldCityOf(roles.employer.text) !== null)
    roles = { ...roles, employer: null };
  const confidence = confidenceOf(roles, entry);
  const endDate = date && !date.open ? (date.to ?? date.from) : null;
  const item: WorkItem = {
    name: roles.employer?.text ?? null,
    position: roles.position
      ? withoutPlaceholders(withoutShift(roles.position.text), roles.employer?.text ?? null)
      : null,
    onetSocCode: null,
    onetTitle: null,
    occupationConfidence: null,
    employmentType: terms.type,
    location: roles.location,
    url: null,
    startDate: date?.from ?? null,
    endDate: date?.range === false ? null : endDate,
    isCurrent: date?.open ?? false,
    months: null,
    rawDates: date ? source.raw.slice(date.start, date.end) : null,
    summary: body.summary,
    highlights: body.highlights,
    skills: [],
    confidence,
    evidence: spans.map((span) => evidenceAt(source, span.start, span.end)),
  };
  if (date?.range === false) item.endDate = date.from;
  item.months = monthsBetween(item, today);
  return { item, body: entry.body, header: entry.header };
}

/** The employment terms that a header states. */
interface Terms {
  type: EmploymentType | null;
  selfEmployed: boolean;
}

const termsOfLine = new WeakMap<ResumeLine, Terms>();

/** Cached by line, because one long line may contain many positions. */
export function termsOf(header: readonly ResumeLine[]): Terms {
  const [only] = header.length === 1 ? header : [];
  const cachedTerms = only && termsOfLine.get(only);
  if (cachedTerms) return cachedTerms;
  const text = header.map((line) => line.text).join('\n');
  const terms = {
    type: EMPLOYMENT_TYPES.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
    selfEmployed: MAY_BE_SELF_EMPLOYED.occursIn(text) && SELF_EMPLOYED.test(text),
  };
  if (only) termsOfLine.set(only, terms);
  return terms;
}

function confidenceOf(roles: SegmentRoles, entry: DatedEntry): number {
  let confidence = 0.35;
  if (entry.date) confidence += entry.date.range ? 0.2 : 0.08;
  if (roles.position) confidence += 0.25 * roles.position.title;
  if (roles.employer) confidence += 0.05 + 0.15 * roles.employer.employer;
  return Math.round(Math.min(0.98, confidence) * 100) / 100;
}
