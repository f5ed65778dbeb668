import type { LayoutDocument } from '../../layout/layout-document';
import type { ResumeOutcome } from '../parse-outcome';
import type { EducationItem, ResumeSkill, WorkItem } from '../parsed-resume';
import { linkSkillsToWork } from '../resume/fields/skills/skill-usage';
import { skillKey } from '../resume/fields/skills/skill-drafts';
import { monthsBetween } from '../resume/fields/work/months';
import { addOccupation } from '../resume/fields/work/occupations';
import { sortKey, sortNewestFirst } from '../resume/newest-first';
import { basicsEvidence } from '../resume/outcome/basics-evidence';
import { overallConfidence } from '../resume/outcome/confidence';
import { redactResume } from '../resume/outcome/redact-resume';
import { computeTotals } from '../resume/outcome/totals';
import { datesWarnings } from '../resume/outcome/warnings';
import { foldText } from '../text/normalize';
import { sourceText, type Span } from '../text/source-text';
import { EvidenceSearch } from './evidence-search';
import { STATED_CONFIDENCE, type StatedResume } from './stated-resume';

type Parsed = ResumeOutcome['parsed'];

/** Warnings about what the parser found in the text, which the structured data replaces. */
const REPLACED_WARNINGS = new Set([
  'low_document_probability',
  'low_confidence',
  'empty_section',
  'date_in_future',
  'date_conflict',
]);

interface StatedOptions {
  /** The day of the request. */
  today: string;
  /** The text was written from the structured data, so that it contains no entries besides those of the data. */
  isWritten: boolean;
}

/**
 * The outcome of parsing the text of a document, with the values that the document states as structured data. Stated
 * values take precedence and need no review; skills of the prose are added.
 */
export function withStatedResume(
  outcome: ResumeOutcome,
  stated: StatedResume,
  document: LayoutDocument,
  { today, isWritten }: StatedOptions,
): ResumeOutcome {
  const source = sourceText(document);
  const date = outcome.documentDate.value;
  const search = new EvidenceSearch(source);
  const basics = { ...outcome.parsed.basics, ...statedMembers(stated.basics) };
  const work = workOf(outcome.parsed.work, stated, isWritten, search);
  const skills = skillsOf(outcome.parsed.skills, stated, isWritten, search);
  for (const item of work) item.months = monthsBetween(item, date);
  linkSkillsToWork(
    skills,
    work.map((item) => ({ item, header: [], body: textsOf(item).map((text) => ({ text })) })),
    date,
  );
  work.forEach(addOccupation);
  const education = educationOf(outcome.parsed.education, stated, isWritten, search, date).sort((a, b) =>
    sortKey(b).localeCompare(sortKey(a)),
  );
  const parsed: Parsed = {
    ...outcome.parsed,
    basics: { ...basics, evidence: basicsEvidence(basics, source) },
    skills,
    certifications: choose(
      outcome.parsed.certifications,
      search.inAll(stated.certifications, ({ name }) => [name]),
      !stated.whole,
    ),
    languages: choose(
      outcome.parsed.languages,
      search.inAll(stated.languages, ({ language }) => [language]),
      !stated.whole,
    ),
    work,
    education,
    volunteer: sortNewestFirst(chooseEntries(outcome.parsed.volunteer, stated.volunteer, isWritten)),
    projects: chooseEntries(outcome.parsed.projects, stated.projects, isWritten),
    awards: chooseEntries(outcome.parsed.awards, stated.awards, isWritten),
    references: chooseEntries(outcome.parsed.references, stated.references, isWritten),
    totals: computeTotals(work, education, date),
  };
  for (const item of parsed.volunteer) item.months = monthsBetween(item, date);
  const nameConfidence = basics.name === null ? null : { confidence: STATED_CONFIDENCE };
  return {
    ...outcome,
    parsed,
    documentProbability: stated.whole ? 1 : outcome.documentProbability,
    confidence: overallConfidence(parsed, nameConfidence, source),
    uncertainFields: stated.basics.name === null ? outcome.uncertainFields : [],
    warnings: [
      ...outcome.warnings.filter(({ code }) => !REPLACED_WARNINGS.has(code)),
      ...datesWarnings(parsed, today),
    ],
    redactedText: redactStated(outcome.redactedText, stated),
  };
}

/** Members with a value; the text fills the others. */
function statedMembers<Value extends object>(stated: Value): Partial<Value> {
  const entries = Object.entries(stated).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries) as Partial<Value>;
}

/** Entries of the data, or those of the text if it is not written from the data and the data has none. */
function chooseEntries<Entry>(parsed: Entry[], stated: Entry[], isWritten: boolean): Entry[] {
  return stated.length > 0 || isWritten ? stated : parsed;
}

/** Items of the data, with those of the text if the data is not about all of them. */
function choose<Item extends { name?: string; language?: string }>(
  parsed: Item[],
  stated: Item[],
  addsParsed: boolean,
): Item[] {
  if (stated.length === 0) return parsed;
  if (!addsParsed) return stated;
  const keyOf = (item: Item): string => foldText(item.name ?? item.language ?? '');
  const keys = new Set(stated.map(keyOf));
  return [...stated, ...parsed.filter((item) => !keys.has(keyOf(item)))];
}

function workOf(
  parsed: WorkItem[],
  stated: StatedResume,
  isWritten: boolean,
  search: EvidenceSearch,
): WorkItem[] {
  const items = search.inOrder(stated.work, ({ position, name }) => [position, name]);
  if (stated.whole) return sortNewestFirst(chooseEntries(parsed, items, isWritten));
  const isSame = (a: WorkItem, b: WorkItem): boolean =>
    sameText(a.name, b.name) &&
    (a.position === null || b.position === null || sameText(a.position, b.position));
  return sortNewestFirst(mergeEntries(parsed, items, isSame));
}

function educationOf(
  parsed: EducationItem[],
  stated: StatedResume,
  isWritten: boolean,
  search: EvidenceSearch,
  date: string,
): EducationItem[] {
  const items = search
    .inOrder(stated.education, ({ institution, studyType }) => [institution, studyType])
    .map((item) => (item.endDate !== null && item.endDate > date ? { ...item, completed: false } : item));
  if (stated.whole) return chooseEntries(parsed, items, isWritten);
  return mergeEntries(parsed, items, (a, b) => sameText(a.institution, b.institution));
}

/** Each entry of the text with the values of the same entry of the data, and the other entries of the data. */
function mergeEntries<Entry extends object>(
  parsed: Entry[],
  stated: Entry[],
  isSame: (a: Entry, b: Entry) => boolean,
): Entry[] {
  const remaining = [...stated];
  const merged = parsed.map((entry) => {
    const at = remaining.findIndex((candidate) => isSame(entry, candidate));
    const [same] = at < 0 ? [] : remaining.splice(at, 1);
    if (!same) return entry;
    const values = statedMembers(same);
    // Data without dates says nothing about the period.
    const hasPeriod = 'startDate' in values || 'endDate' in values;
    if (!hasPeriod && 'isCurrent' in values) delete values.isCurrent;
    return { ...entry, ...values };
  });
  return [...merged, ...remaining];
}

function skillsOf(
  parsed: ResumeSkill[],
  stated: StatedResume,
  isWritten: boolean,
  search: EvidenceSearch,
): ResumeSkill[] {
  const skills = new Map<string, ResumeSkill>();
  for (const skill of search.inAll(stated.skills, ({ rawNames }) => rawNames)) {
    const key = skillKey(skill);
    const existing = skills.get(key);
    if (!existing) skills.set(key, { ...skill });
    else existing.rawNames = [...new Set([...existing.rawNames, ...skill.rawNames])];
  }
  const statedKeys = new Set(skills.keys());
  for (const skill of parsed) {
    const existing = skills.get(skillKey(skill));
    // The list of skills is written from the data; dividing its items again would find other skills.
    const isListed =
      isWritten && statedKeys.size > 0 && skill.foundIn.every((section) => section === 'skills');
    if (existing) existing.foundIn = [...new Set([...existing.foundIn, ...skill.foundIn])];
    else if (!isListed) skills.set(skillKey(skill), { ...skill, monthsUsed: null, lastUsed: null });
  }
  return [...skills.values()];
}

function textsOf(item: WorkItem): string[] {
  return [item.position, item.summary, ...item.highlights].filter((text) => text !== null);
}

function sameText(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && foldText(a) === foldText(b);
}

/** Removes the stated name and contacts from a text in which the parser may have missed them. */
function redactStated(text: string, { basics }: StatedResume): string {
  const personal = [
    ...basics.emails,
    ...basics.phones.map(({ raw }) => raw),
    basics.url,
    ...basics.profiles.map(({ url }) => url),
    basics.location?.address ?? null,
    basics.location?.raw ?? null,
  ].filter((value) => value !== null);
  const spans = personal.flatMap((value) => occurrences(text, value));
  return redactResume(text, spans, basics.name);
}

function occurrences(text: string, value: string): Span[] {
  const spans: Span[] = [];
  if (value === '') return spans;
  for (let start = text.indexOf(value); start >= 0; start = text.indexOf(value, start + value.length)) {
    spans.push({ start, end: start + value.length });
  }
  return spans;
}
