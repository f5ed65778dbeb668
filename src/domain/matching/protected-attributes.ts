import type { EducationLevel, EmploymentType, PartialDate, StateCode, Unit } from '../common';
import { placeOf, type Place } from './places/place';
import type { ScoringInput } from './candidate-record';
import { isHeld } from './profile/certification-name';
import { removeProtectedGroups } from '../text/remove-protected-groups';
import { identityRemover } from '../text/remove-identity';

/*
 * Scorers see a candidate's record only through this file. It copies the fields that may be scored and nothing else, so
 * a field added to the record later is not scored until it is listed here.
 *
 * Never copied: names, contacts, photo, date of birth, age, gender, marital status, nationality, street address,
 * postal code, names of schools and employers, dates of education, programs, custom fields. Names are read once, to
 * remove them from free text.
 */

/** The candidate data visible to scorers. Times are relative to the month of the match. */
export interface ScorableCandidate {
  skills: ScorableSkill[];
  work: ScorableWork[];
  education: { level: EducationLevel | null; area: string | null; completed: boolean | null }[];
  highestEducationLevel: EducationLevel | null;
  certifications: {
    name: string;
    kind: 'certification' | 'license';
    /** False for one in progress or lapsed. */
    isHeld: boolean;
    expired: boolean;
    /** Null without a date of issue, and with a date of expiry, which says more. */
    issuedMonthsAgo: number | null;
    /** State that issued a license. */
    state: StateCode | null;
  }[];
  languages: { name: string; code: string | null; level: LanguageLevel | null }[];
  place: Place | null;
  preferredOccupations: {
    occupations: string[];
    hourlyMinUsd: number | null;
    employmentTypes: EmploymentType[];
    shifts: string[];
    maxCommuteMiles: number | null;
    workplaceTypes: string[];
  };
  hasDriversLicense: boolean | null;
  workAuthorization: 'authorized' | 'needs_sponsorship' | 'unknown';
  /** Free text about the work, without identifying data. */
  text: string;
}

export interface ScorableSkill {
  name: string;
  skillId: string | null;
  /** False when derived from titles instead of stated by the candidate or a document. */
  stated: boolean;
  confidence: Unit;
  months: number | null;
}

export interface ScorableWork {
  title: string;
  months: number | null;
  /** Months since the end of the job, 0 for a current role, null when unknown. */
  endedMonthsAgo: number | null;
  skills: string[];
  /** True when both length and end are known. */
  dated: boolean;
}

/** Common European Framework, A1 = 1 … C2 = 6. */
export type LanguageLevel = 1 | 2 | 3 | 4 | 5 | 6;

const CEFR_LEVELS = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6 } as const;
const FLUENCY_LEVELS = { basic: 1, conversational: 3, professional: 4, fluent: 5, native: 6 } as const;

/** Returns the stated level of a language, or null. */
export function languageLevel(skill: {
  cefr: keyof typeof CEFR_LEVELS | null;
  fluency: keyof typeof FLUENCY_LEVELS | null;
}): LanguageLevel | null {
  if (skill.cefr) return CEFR_LEVELS[skill.cefr];
  return skill.fluency ? FLUENCY_LEVELS[skill.fluency] : null;
}

/** Copies the fields that may be scored. `asOf` is the month of the match, `YYYY-MM`; scores change at most monthly. */
export function toScorableCandidate(record: ScoringInput, asOf: string): ScorableCandidate {
  const now = toMonthIndex(asOf) ?? 0;
  const strip = identityRemover(record);
  const work = record.work.flatMap((item): ScorableWork[] => {
    if (!item.position) return [];
    const ended = toMonthIndex(item.isCurrent ? (item.currentAsOf ?? asOf) : item.endDate);
    return [
      {
        title: withoutLooseEnds(strip(item.position)),
        months: item.months,
        endedMonthsAgo: ended === null ? null : Math.max(0, now - ended),
        skills: [...item.skills],
        dated: item.months !== null && ended !== null,
      },
    ];
  });
  const workTitles = new Set(work.map(({ title }) => title.toLowerCase()));
  for (const occupation of record.occupations ?? []) {
    if (workTitles.has(occupation.toLowerCase())) continue;
    work.push({
      title: withoutLooseEnds(strip(occupation)),
      months: null,
      endedMonthsAgo: null,
      skills: [],
      dated: false,
    });
  }
  const { location } = record;
  return {
    skills: record.skills.map((skill) => ({
      name: skill.name,
      skillId: skill.skillId,
      stated: skill.provenance === 'stated' || skill.provenance === 'parsed',
      confidence: skill.confidence,
      months: skill.monthsUsed,
    })),
    work,
    education: record.education.map(({ level, area, completed }) => ({ level, area, completed })),
    highestEducationLevel: record.highestEducationLevel,
    certifications: record.certifications.map(({ name, status, kind, date, expires, state }) => ({
      name,
      kind,
      isHeld: isHeld({ name, status }),
      expired: expires !== null && (toMonthIndex(expires) ?? now) < now,
      issuedMonthsAgo: expires === null ? monthsSince(date, now) : null,
      state,
    })),
    languages: record.languages.map((skill) => ({
      name: skill.language,
      code: skill.languageCode,
      level: languageLevel(skill),
    })),
    place: location && placeOf(location),
    preferredOccupations: {
      occupations: [...record.preferences.occupations],
      hourlyMinUsd: record.preferences.hourlyMinUsd,
      employmentTypes: [...record.preferences.employmentTypes],
      shifts: [...record.preferences.shifts],
      maxCommuteMiles: record.preferences.maxCommuteMiles,
      workplaceTypes: [...record.preferences.workplaceTypes],
    },
    hasDriversLicense: record.logistics.hasDriversLicense,
    workAuthorization: record.workAuthorization,
    text: removeProtectedGroups(
      strip(
        [record.summary, ...record.work.flatMap((item) => [item.summary, ...item.highlights])]
          .filter((part) => part !== null)
          .join('\n'),
      ),
    ),
  };
}

/** The parts of a record that evidence may quote. Employers, dates and places are left out. */
export interface QuotableCandidate {
  /** In the order of the record. Derived skills are null: they have no wording of the candidate's own. */
  skills: (Pick<ScorableSkill, 'name' | 'skillId'> | null)[];
  /** In the order of the record, positions without a title included. */
  work: { title: string | null; skills: string[]; texts: string[] }[];
  summary: string | null;
}

/** Copies the parts of a record that evidence may quote, titles and texts without identifying data. */
export function quotable(record: ScoringInput): QuotableCandidate {
  const strip = identityRemover(record);
  const redact = (text: string) => removeProtectedGroups(strip(text)).replace(/\s+/g, ' ').trim();
  return {
    skills: record.skills.map(({ name, skillId, provenance }) =>
      provenance === 'stated' || provenance === 'parsed' ? { name, skillId } : null,
    ),
    work: record.work.map(({ position, skills, summary, highlights }) => ({
      title: position && redact(position),
      skills: position ? [...skills] : [],
      texts: [summary, ...highlights].flatMap((text) => (text === null ? [] : [redact(text)])),
    })),
    summary: record.summary && redact(record.summary),
  };
}

/** Conjunctions and punctuation left at the ends of a title from which words were removed. */
const LOOSE_ENDS = /^(?:\s|[,;:|/&-]|(?:and|or|of|for)\s)+|(?:\s|[,;:|/&-]|\s(?:and|or|of|for)\b)+$/gi;

function withoutLooseEnds(title: string): string {
  return title.replace(/\s+/g, ' ').replace(LOOSE_ENDS, '');
}

function monthsSince(date: PartialDate | null, now: number): number | null {
  // A year without a month counts as its end, so that no certification is called old too early.
  const month = toMonthIndex(date !== null && /^\d{4}$/.test(date) ? `${date}-12` : date);
  return month === null ? null : Math.max(0, now - month);
}

function toMonthIndex(date: PartialDate | null): number | null {
  const match = date === null ? null : /^(\d{4})(?:-(\d{2}))?/.exec(date);
  // A year without a month counts as its middle.
  return match ? Number(match[1]) * 12 + (match[2] ? Number(match[2]) - 1 : 6) : null;
}
