import type { EducationLevel, EmploymentType, PartialDate, StateCode, Unit } from '../common';
import type { CandidateRecord } from './candidate-record';
import { withoutGroups } from './text/without-groups';
import { withoutIdentity } from './text/without-identity';

/*
 * The only door between a candidate's record and a scorer. It copies what may be scored and nothing else, so a field
 * that is added to the record tomorrow is not scored until somebody writes it here.
 *
 * Never copied: names, contacts, photo, date of birth, age, gender, marital status, nationality, street address,
 * postal code, names of schools and employers, dates of education, programs, custom fields. Names are looked at once,
 * to take them out of free text.
 */

/** What scorers see of a candidate. Times are counted back from the month of the match. */
export interface ScorableCandidate {
  skills: ScorableSkill[];
  work: ScorableWork[];
  education: { level: EducationLevel | null; area: string | null; completed: boolean | null }[];
  highestEducationLevel: EducationLevel | null;
  certifications: { name: string; kind: 'certification' | 'license'; expired: boolean }[];
  languages: { name: string; code: string | null; level: LanguageLevel | null }[];
  place: { city: string; state: StateCode } | null;
  wishes: {
    occupations: string[];
    hourlyMinUsd: number | null;
    employmentTypes: EmploymentType[];
    shifts: string[];
    maxCommuteMiles: number | null;
    workplaceTypes: string[];
  };
  hasDriversLicense: boolean | null;
  workAuthorization: 'authorized' | 'needs_sponsorship' | 'unknown';
  /** Free text about the work, without identity. */
  text: string;
}

export interface ScorableSkill {
  name: string;
  skillId: string | null;
  /** False when derived from titles and not stated by the candidate or a document. */
  stated: boolean;
  confidence: Unit;
  months: number | null;
}

export interface ScorableWork {
  title: string;
  months: number | null;
  /** Months since it ended, 0 for a current role, null when unknown. */
  endedMonthsAgo: number | null;
  skills: string[];
  /** True when both length and end are known. */
  dated: boolean;
}

/** Common European Framework, A1 = 1 … C2 = 6. */
export type LanguageLevel = 1 | 2 | 3 | 4 | 5 | 6;

const CEFR = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6 } as const;
const FLUENCY = { basic: 1, conversational: 3, professional: 4, fluent: 5, native: 6 } as const;

/** Level of a language as stated, or null. */
export function languageLevel(skill: {
  cefr: keyof typeof CEFR | null;
  fluency: keyof typeof FLUENCY | null;
}): LanguageLevel | null {
  if (skill.cefr) return CEFR[skill.cefr];
  return skill.fluency ? FLUENCY[skill.fluency] : null;
}

/** Copies what may be scored. `asOf` is the month of the match, `YYYY-MM`: scores move with months, not with clocks. */
export function scorable(record: CandidateRecord, asOf: string): ScorableCandidate {
  const now = monthNumber(asOf) ?? 0;
  const strip = withoutIdentity(record);
  const work = record.work.flatMap((item): ScorableWork[] => {
    if (!item.position) return [];
    const ended = item.isCurrent ? now : monthNumber(item.endDate);
    return [
      {
        title: strip(item.position),
        months: item.months,
        endedMonthsAgo: ended === null ? null : Math.max(0, now - ended),
        skills: [...item.skills],
        dated: item.months !== null && ended !== null,
      },
    ];
  });
  const named = new Set(work.map(({ title }) => title.toLowerCase()));
  for (const occupation of record.occupations ?? []) {
    if (named.has(occupation.toLowerCase())) continue;
    work.push({ title: strip(occupation), months: null, endedMonthsAgo: null, skills: [], dated: false });
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
    certifications: record.certifications.map(({ name, kind, expires }) => ({
      name,
      kind,
      expired: expires !== null && (monthNumber(expires) ?? now) < now,
    })),
    languages: record.languages.map((skill) => ({
      name: skill.language,
      code: skill.languageCode,
      level: languageLevel(skill),
    })),
    place: location?.city && location.state ? { city: location.city, state: location.state } : null,
    wishes: {
      occupations: [...record.preferences.occupations],
      hourlyMinUsd: record.preferences.hourlyMinUsd,
      employmentTypes: [...record.preferences.employmentTypes],
      shifts: [...record.preferences.shifts],
      maxCommuteMiles: record.preferences.maxCommuteMiles,
      workplaceTypes: [...record.preferences.workplaceTypes],
    },
    hasDriversLicense: record.logistics.hasDriversLicense,
    workAuthorization: record.workAuthorization,
    text: withoutGroups(
      strip(
        [record.summary, ...record.work.flatMap((item) => [item.summary, ...item.highlights])]
          .filter((part) => part !== null)
          .join('\n'),
      ),
    ),
  };
}

function monthNumber(date: PartialDate | null): number | null {
  const match = date === null ? null : /^(\d{4})(?:-(\d{2}))?/.exec(date);
  // Of a year alone the middle is as good a guess as any.
  return match ? Number(match[1]) * 12 + (match[2] ? Number(match[2]) - 1 : 6) : null;
}
