import type { ParsedResume, WorkItem } from '../parsing/parsed-resume';
import { foldText } from '../parsing/text/normalize';
import { withoutEvidence } from '../parsing/without-evidence';
import { uniqueBy } from '../unique-by';
import { distinctSkills } from './apply-candidate-input';
import type { CandidateFields, CandidateSkill } from './candidate';

/** How a field of a candidate is derived from a resume. */
interface ResumeField<Value> {
  /** True if the field is also used from a text that is unlikely to be a resume, such as a caseworker's note. */
  acceptsNotes: boolean;
  /**
   * The value as stored: without evidence, whose offsets point into a text that is not stored. `asOf` is the date of the
   * resume, null if unknown.
   */
  extract(parsed: Omit<ParsedResume, 'meta'>, asOf: string | null): Value;
  /** Combines the values of the record and of the resume. */
  combine(record: Value, resume: Value): Value;
}

/**
 * Every field of a candidate that a resume can state. The resume layer and its combination with the record are derived
 * from it.
 */
const FIELDS = {
  firstName: single(({ basics }) => basics.firstName),
  middleName: single(({ basics }) => basics.middleName),
  lastName: single(({ basics }) => basics.lastName),
  email: single(({ basics }) => basics.email),
  phone: single(({ basics }) => basics.phone),
  location: single(({ basics }) => basics.location),
  summary: single(({ basics }) => basics.summary ?? basics.objective),
  skills: { acceptsNotes: true, extract: parsedSkills, combine: combineSkills },
  work: {
    acceptsNotes: false,
    extract: ({ work }, asOf) => withoutEvidence(work).map((item) => currentPosition(item, asOf)),
    combine: combineWork,
  },
  education: {
    acceptsNotes: false,
    extract: ({ education }) => withoutEvidence(education),
    combine: distinct((item) =>
      [item.institution, item.level, item.area].map((text) => foldText(text ?? '')).join('|'),
    ),
  },
  certifications: {
    acceptsNotes: true,
    extract: ({ certifications }) => withoutEvidence(certifications),
    combine: distinct((item) => foldText(item.name)),
  },
  languages: {
    acceptsNotes: true,
    extract: ({ languages }) => withoutEvidence(languages),
    combine: distinct((item) => item.languageCode ?? foldText(item.language)),
  },
  highestEducationLevel: single(({ totals }) => totals.highestEducationLevel),
} satisfies { [Name in keyof CandidateFields]?: ResumeField<CandidateFields[Name]> };

export type ResumeFieldName = keyof typeof FIELDS;

/** The data of a resume about a candidate. */
export type ResumeLayer = Pick<CandidateFields, ResumeFieldName>;

export const RESUME_FIELDS: { readonly [Name in ResumeFieldName]: ResumeField<ResumeLayer[Name]> } = FIELDS;

export const RESUME_FIELD_NAMES = Object.keys(FIELDS) as ResumeFieldName[];

/** A single value: the value of the record takes precedence over that of the resume. */
function single<Value>(extract: ResumeField<Value>['extract']): ResumeField<Value> {
  return { acceptsNotes: false, extract, combine: (record, resume) => record ?? resume };
}

/** Merges two lists. Of items with the same key, that of the record is used. */
function distinct<Item>(key: (item: Item) => string): (record: Item[], resume: Item[]) => Item[] {
  return (record, resume) => uniqueBy([...record, ...resume], key);
}

function parsedSkills(parsed: Omit<ParsedResume, 'meta'>): CandidateSkill[] {
  const skills = parsed.skills.filter((skill) => skill.type !== 'language');
  return uniqueBy(skills, (skill) => skill.name.toLowerCase()).map((skill) => ({
    name: skill.name,
    skillId: skill.skillId,
    type: skill.type,
    provenance: 'parsed',
    confidence: skill.confidence,
    monthsUsed: skill.monthsUsed,
  }));
}

/** Adds the months of use in the resume to stated skills. */
function combineSkills(
  record: readonly CandidateSkill[],
  resume: readonly CandidateSkill[],
): CandidateSkill[] {
  const months = new Map(resume.map((skill) => [skill.name.toLowerCase(), skill.monthsUsed]));
  return distinctSkills([...record, ...resume]).map((skill) => ({
    ...skill,
    monthsUsed: skill.monthsUsed ?? months.get(skill.name.toLowerCase()) ?? null,
  }));
}

/** A current position without its months, which depend on the day of reading, and with the date of its resume. */
function currentPosition(item: WorkItem, asOf: string | null): WorkItem {
  if (!item.isCurrent) return item;
  const current = asOf === null ? item : { ...item, currentAsOf: asOf };
  return item.startDate === null ? current : { ...current, months: null };
}

/** Merges work. A record position without dates is dropped if the resume has the same title. */
function combineWork(record: readonly WorkItem[], resume: readonly WorkItem[]): WorkItem[] {
  const resumeTitles = new Set(resume.map((item) => foldText(item.position ?? '')));
  const isBare = (item: WorkItem): boolean => item.startDate === null && item.endDate === null;
  const recordWork = record.filter(
    (item) => !(isBare(item) && resumeTitles.has(foldText(item.position ?? ''))),
  );
  return uniqueBy([...recordWork, ...resume], (item) =>
    [item.position, item.name, item.startDate].map((text) => foldText(text ?? '')).join('|'),
  );
}
