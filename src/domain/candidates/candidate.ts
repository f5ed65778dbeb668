import { ADAPTER_NAMES } from '../adapters/adapter-names';
import type {
  EducationLevel,
  EmploymentType,
  Location,
  PartialDate,
  Shift,
  SkillType,
  Timestamp,
  Unit,
  UUID,
  WorkplaceType,
} from '../common';
import type { Certification, EducationItem, LanguageSkill, WorkItem } from '../parsing/parsed-resume';

/** Where a candidate came from: pushed natively, through an adapter, or made of a resume. */
export const CANDIDATE_SOURCES = ['native', ...ADAPTER_NAMES, 'resume'] as const;
export type CandidateSource = (typeof CANDIDATE_SOURCES)[number];

/** `archived`: deleted at the source, still listed. */
export const CANDIDATE_STATUSES = ['active', 'placed', 'inactive', 'archived'] as const;
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];

/** Said by the record, read in the resume, or inferred from past occupations. */
export type SkillProvenance = 'stated' | 'parsed' | 'curated_map' | 'language_model';

export interface CandidateSkill {
  name: string;
  skillId: string | null;
  type: SkillType;
  provenance: SkillProvenance;
  /** 1 for what was stated; otherwise how likely the candidate has it. */
  confidence: Unit;
  /**
   * @minimum 0
   * @maximum 2400
   */
  monthsUsed: number | null;
}

export type EmploymentStatus = 'employed' | 'unemployed' | 'unable' | 'not_looking';
export type WorkAuthorization = 'authorized' | 'needs_sponsorship' | 'unknown';

export interface CandidatePreferences {
  occupations: string[];
  hourlyMinUsd: number | null;
  employmentTypes: EmploymentType[];
  shifts: Shift[];
  maxCommuteMiles: number | null;
  workplaceTypes: WorkplaceType[];
  availableFrom: PartialDate | null;
}

export interface CandidateLogistics {
  hasDriversLicense: boolean | null;
  hasVehicle: boolean | null;
  usesTransit: boolean | null;
}

/** Enrolment in a program of the organization. */
export interface CandidateProgram {
  name: string;
  stage: string | null;
  startDate: PartialDate | null;
  endDate: PartialDate | null;
  externalId: string | null;
}

export interface CandidateConsent {
  /** Linked employers may see the candidate. */
  shareWithEmployers: boolean;
  /** Matches and forecasts may be computed. */
  automatedScoring: boolean;
  recordedAt: Timestamp | null;
}

export interface CustomFields {
  [name: string]: string | number | boolean | null;
}

/** Identity, and data that only the organization uses: never an input of scoring. */
export interface CandidatePerson {
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  preferredName: string | null;
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** BCP 47. */
  preferredLanguage: string | null;
  location: Location | null;
  /** When the record was last changed in the system it came from. */
  sourceUpdatedAt: Timestamp | null;
  programs: CandidateProgram[];
  customFields: CustomFields;
}

/** The part of an address that commuting depends on. */
export type CandidateArea = Pick<Location, 'city' | 'state' | 'postalCode' | 'countryCode'>;

/** What work asks about. */
export interface CandidateBackground {
  summary: string | null;
  skills: CandidateSkill[];
  /** Titles of past work, as the record gives them without dates. */
  occupations: string[];
  /** Current roles first, then newest first. */
  work: WorkItem[];
  education: EducationItem[];
  certifications: Certification[];
  languages: LanguageSkill[];
  highestEducationLevel: EducationLevel | null;
  employmentStatus: EmploymentStatus | null;
  preferences: CandidatePreferences;
  logistics: CandidateLogistics;
  workAuthorization: WorkAuthorization;
}

/** Texts of a candidate in which the candidate's own name stood, without it. */
export type AnonymizedTexts = Partial<Pick<CandidateBackground, 'summary' | 'occupations' | 'work'>>;

/** All that scoring may see. */
export interface CandidateProfile extends CandidateBackground {
  area: CandidateArea;
  /** Read instead of the texts above, in which the candidate's own name stands. */
  nameless?: AnonymizedTexts;
}

/** Everything a push can say of a candidate besides state and consent. */
export type CandidateFields = CandidatePerson & CandidateBackground;

/** A person looking for work, as callers see them. */
export interface Candidate extends CandidatePerson, CandidateBackground {
  candidateId: UUID;
  externalId: string | null;
  tenantId: UUID;
  source: CandidateSource;
  status: CandidateStatus;
  consent: CandidateConsent;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** A candidate as it stands in lists. */
export interface CandidateListItem {
  candidateId: UUID;
  externalId: string | null;
  firstName: string | null;
  lastName: string | null;
  status: CandidateStatus;
  city: string | null;
  state: string | null;
  highestEducationLevel: EducationLevel | null;
  skillsCount: number;
  source: CandidateSource;
  updatedAt: Timestamp;
}
