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

/** A candidate without data. */
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

/** Converts each field that is given and not null; a null field is reset to its value in `EMPTY_FIELDS`. */
const FIELD_READERS: {
  [Field in keyof CandidateFields]?: (given: never, existing: CandidateFields) => unknown;
} = {
  location: completeLocation,
  skills: (given: (string | GivenSkill)[]) => distinctSkills(given.flatMap(statedSkill)),
  occupations: (given: string[]) => distinctTexts(given.map((title) => title.trim())),
  work: (given: GivenWork[]) => given.map(completeWork),
  education: (given: GivenEducation[]) => given.map(completeEducation),
  certifications: (given: (string | GivenCertification)[]) => given.map(completeCertification),
  languages: (given: (string | GivenLanguage)[]) => given.map(completeLanguage),
  programs: (given: NonNullable<CandidateInput['programs']>) =>
    given.map((program) => ({
      name: program.name,
      stage: program.stage ?? null,
      startDate: program.startDate ?? null,
      endDate: program.endDate ?? null,
      externalId: program.externalId ?? null,
    })),
  preferences: (given: object, existing) => mergeNested(NO_PREFERENCES, existing.preferences, given),
  logistics: (given: object, existing) => mergeNested(NO_LOGISTICS, existing.logistics, given),
};

/** Applies a push to the existing fields: absent fields keep their value, null ones are cleared. */
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

function mergeNested<T extends object>(none: T, existing: T, given: object): T {
  const next = { ...existing } as Record<string, unknown>;
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
  const lexiconSkill = skillLexicon().normalize(name);
  return [
    {
      name: lexiconSkill?.name ?? name,
      skillId: skill.skillId ?? lexiconSkill?.skillId ?? null,
      type: skill.type ?? lexiconSkill?.type ?? 'unknown',
      provenance,
      confidence: skill.confidence ?? STATED_CONFIDENCE,
      monthsUsed: skill.monthsUsed ?? null,
    },
  ];
}

/** Removes duplicate skills, ignoring case; the first one is kept. */
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
  const occupation = given.onetSocCode || position === null ? null : occupationOfTitle(position);
  return {
    name: given.name ?? null,
    position,
    onetSocCode: given.onetSocCode ?? occupation?.onetSocCode ?? null,
    onetTitle: given.onetTitle ?? occupation?.title ?? null,
    occupationConfidence: given.occupationConfidence ?? occupation?.confidence ?? null,
    employmentType: given.employmentType ?? null,
    location: given.location ? completeLocation(given.location) : null,
    url: given.url ?? null,
    startDate,
    endDate,
    isCurrent,
    ...(isCurrent && given.currentAsOf ? { currentAsOf: given.currentAsOf } : {}),
    // The months of a current position are computed when it is read, because they grow.
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

function completeCertification(input: string | GivenCertification): Certification {
  const certification = typeof input === 'string' ? { name: input } : input;
  return {
    name: certification.name,
    ...(certification.status && { status: certification.status }),
    issuer: certification.issuer ?? null,
    date: certification.date ?? null,
    expires: certification.expires ?? null,
    licenseNumber: certification.licenseNumber ?? null,
    state: certification.state ?? null,
    url: certification.url ?? null,
    kind: certification.kind ?? 'certification',
    confidence: certification.confidence ?? STATED_CONFIDENCE,
  };
}

function completeLanguage(input: string | GivenLanguage): LanguageSkill {
  const language = typeof input === 'string' ? { language: input } : input;
  return {
    language: language.language,
    languageCode: language.languageCode ?? findLanguageNames(language.language)[0]?.code ?? null,
    fluency: language.fluency ?? null,
    cefr: language.cefr ?? null,
    confidence: language.confidence ?? STATED_CONFIDENCE,
  };
}
