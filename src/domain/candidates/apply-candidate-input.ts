import type { Location } from '../common';
import { monthsBetween } from '../parsing/resume/fields/work/months';
import { findLanguageNames } from '../parsing/text/language-names';
import { occupationOfTitle } from '../parsing/text/occupation-of-title';
import type { Certification, EducationItem, LanguageSkill, WorkItem } from '../parsing/parsed-resume';
import { skillLexicon } from '../skills';
import type { CandidateFields, CandidateLogistics, CandidatePreferences, CandidateSkill } from './candidate';
import {
  STATED_CONFIDENCE,
  type CandidateInput,
  type GivenCertification,
  type GivenEducation,
  type GivenLanguage,
  type GivenSkill,
  type GivenWork,
} from './candidate-input';
import { uniqueBy } from '../unique-by';

const NO_PREFERENCES: CandidatePreferences = {
  occupations: [],
  hourlyMinUsd: null,
  employmentTypes: [],
  shifts: [],
  maxCommuteMiles: null,
  workplaceTypes: [],
  availableFrom: null,
};
const NO_LOGISTICS: CandidateLogistics = { hasDriversLicense: null, hasVehicle: null, usesTransit: null };

/** A candidate of whom nothing is known. */
export const EMPTY_FIELDS: CandidateFields = {
  firstName: null,
  middleName: null,
  lastName: null,
  preferredName: null,
  email: null,
  phone: null,
  preferredLanguage: null,
  location: null,
  sourceUpdatedAt: null,
  programs: [],
  customFields: {},
  summary: null,
  skills: [],
  occupations: [],
  work: [],
  education: [],
  certifications: [],
  languages: [],
  highestEducationLevel: null,
  employmentStatus: null,
  preferences: NO_PREFERENCES,
  logistics: NO_LOGISTICS,
  workAuthorization: 'unknown',
};

/** How each field is understood when it is given and not null; null gives what stands in UNKNOWN. */
const FIELD_READERS: {
  [Field in keyof CandidateFields]?: (given: never, known: CandidateFields) => unknown;
} = {
  location: completeLocation,
  skills: (given: (string | GivenSkill)[]) => distinctSkills(given.flatMap(statedSkill)),
  occupations: (given: string[]) => distinctTexts(given.map((title) => title.trim())),
  work: (given: GivenWork[]) => given.map(completeWork),
  education: (given: GivenEducation[]) => given.map(completeEducation),
  certifications: (given: (string | GivenCertification)[]) => given.map(completeCertification),
  languages: (given: (string | GivenLanguage)[]) => given.map(completeLanguage),
  programs: (given: NonNullable<CandidateInput['programs']>) =>
    given.map((each) => ({
      name: each.name,
      stage: each.stage ?? null,
      startDate: each.startDate ?? null,
      endDate: each.endDate ?? null,
      externalId: each.externalId ?? null,
    })),
  preferences: (given: object, known) => mergeNested(NO_PREFERENCES, known.preferences, given),
  logistics: (given: object, known) => mergeNested(NO_LOGISTICS, known.logistics, given),
};

/** What is known once a push is taken over: absent fields are kept, null ones cleared. */
export function applyCandidateInput(existing: CandidateFields, given: CandidateInput): CandidateFields {
  const next: Record<string, unknown> = { ...existing };
  for (const field of Object.keys(EMPTY_FIELDS) as (keyof CandidateFields)[]) {
    const value = given[field];
    if (value === undefined) continue;
    if (value === null) next[field] = EMPTY_FIELDS[field];
    else next[field] = FIELD_READERS[field] ? FIELD_READERS[field](value as never, existing) : value;
  }
  return next as unknown as CandidateFields;
}

function mergeNested<T extends object>(none: T, known: T, given: object): T {
  const next = { ...known } as Record<string, unknown>;
  for (const [key, empty] of Object.entries(none)) {
    const value = (given as Record<string, unknown>)[key];
    if (value !== undefined) next[key] = value ?? empty;
  }
  return next as T;
}

export function completeLocation(given: Partial<Location>): Location {
  return {
    address: given.address ?? null,
    city: given.city ?? null,
    state: given.state?.toUpperCase() ?? null,
    region: given.region ?? null,
    postalCode: given.postalCode ?? null,
    countryCode: given.countryCode?.toUpperCase() ?? null,
    raw: given.raw ?? null,
  };
}

function statedSkill(given: string | GivenSkill): CandidateSkill[] {
  const skill = typeof given === 'string' ? { name: given } : given;
  const provenance = skill.provenance ?? 'stated';
  if (provenance === 'curated_map' || provenance === 'language_model') return [];
  const name = skill.name.trim();
  if (name === '') return [];
  const known = skillLexicon().normalize(name);
  return [
    {
      name: known?.name ?? name,
      skillId: skill.skillId ?? known?.skillId ?? null,
      type: skill.type ?? known?.type ?? 'unknown',
      provenance,
      confidence: skill.confidence ?? STATED_CONFIDENCE,
      monthsUsed: skill.monthsUsed ?? null,
    },
  ];
}

/** Two spellings of one skill are one skill; the first counts. */
export function distinctSkills(skills: readonly CandidateSkill[]): CandidateSkill[] {
  return uniqueBy(skills, (skill) => skill.name.toLowerCase());
}

function distinctTexts(texts: readonly string[]): string[] {
  return uniqueBy(
    texts.filter((text) => text !== ''),
    (text) => text.toLowerCase(),
  );
}

function completeWork(given: GivenWork): WorkItem {
  const position = given.position?.trim() || null;
  const isCurrent = given.isCurrent ?? false;
  const endDate = isCurrent ? null : (given.endDate ?? null);
  const startDate = given.startDate ?? null;
  const placed = given.onetSocCode || position === null ? null : occupationOfTitle(position);
  return {
    name: given.name ?? null,
    position,
    onetSocCode: given.onetSocCode ?? placed?.onetSocCode ?? null,
    onetTitle: given.onetTitle ?? placed?.title ?? null,
    occupationConfidence: given.occupationConfidence ?? placed?.confidence ?? null,
    employmentType: given.employmentType ?? null,
    location: given.location ? completeLocation(given.location) : null,
    url: given.url ?? null,
    startDate,
    endDate,
    isCurrent,
    // A current job grows by itself: its months are counted when it is read.
    months:
      isCurrent && startDate !== null
        ? null
        : startDate !== null && endDate !== null
          ? monthsBetween({ startDate, endDate, isCurrent: false }, '')
          : (given.months ?? null),
    rawDates: given.rawDates ?? null,
    summary: given.summary ?? null,
    highlights: given.highlights ?? [],
    skills: given.skills ?? [],
    confidence: given.confidence ?? STATED_CONFIDENCE,
  };
}

function completeEducation(given: GivenEducation): EducationItem {
  return {
    institution: given.institution ?? null,
    studyType: given.studyType ?? null,
    area: given.area ?? null,
    level: given.level ?? null,
    startDate: given.startDate ?? null,
    endDate: given.endDate ?? null,
    isCurrent: given.isCurrent ?? false,
    completed: given.completed ?? null,
    score: given.score ?? null,
    courses: given.courses ?? [],
    location: given.location ? completeLocation(given.location) : null,
    confidence: given.confidence ?? STATED_CONFIDENCE,
  };
}

function completeCertification(given: string | GivenCertification): Certification {
  const known = typeof given === 'string' ? { name: given } : given;
  return {
    name: known.name,
    issuer: known.issuer ?? null,
    date: known.date ?? null,
    expires: known.expires ?? null,
    licenseNumber: known.licenseNumber ?? null,
    state: known.state ?? null,
    url: known.url ?? null,
    kind: known.kind ?? 'certification',
    confidence: known.confidence ?? STATED_CONFIDENCE,
  };
}

function completeLanguage(given: string | GivenLanguage): LanguageSkill {
  const known = typeof given === 'string' ? { language: given } : given;
  return {
    language: known.language,
    languageCode: known.languageCode ?? findLanguageNames(known.language)[0]?.code ?? null,
    fluency: known.fluency ?? null,
    cefr: known.cefr ?? null,
    confidence: known.confidence ?? STATED_CONFIDENCE,
  };
}
