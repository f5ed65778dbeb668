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
import type { AppliedCorrection } from '../corrections/correction';
import type { Certification, EducationItem, LanguageSkill, WorkItem } from '../parsing/parsed-resume';

/** Source of a candidate: a native push, an adapter, or a resume. */
export const CANDIDATE_SOURCES = ['native', ...ADAPTER_NAMES, 'resume'] as const;
export type CandidateSource = (typeof CANDIDATE_SOURCES)[number];

/** `archived`: deleted in the source system, but still listed. */
export const CANDIDATE_STATUSES = ['active', 'placed', 'inactive', 'archived'] as const;
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];

/** Stated in the record, parsed from the resume, or inferred from past occupations. */
export type SkillProvenance = 'stated' | 'parsed' | 'curated_map' | 'language_model';

export interface CandidateSkill {
  name: string;
  skillId: string | null;
  type: SkillType;
  provenance: SkillProvenance;
  /** 1 if stated; otherwise the probability that the candidate has the skill. */
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

/** Identity, and data that only the organization uses; never used for scoring. */
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
  /** Time of the last change in the source system. */
  sourceUpdatedAt: Timestamp | null;
  programs: CandidateProgram[];
  customFields: CustomFields;
}

/** The part of an address that affects commuting. */
export type CandidateArea = Pick<Location, 'city' | 'state' | 'postalCode' | 'countryCode'>;

/** Data about skills, work and preferences. */
export interface CandidateBackground {
  summary: string | null;
  skills: CandidateSkill[];
  /** Titles of past work without dates, as in the record. */
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

/** Texts of a candidate that contained the candidate's own name, without it. */
export type AnonymizedTexts = Partial<Pick<CandidateBackground, 'summary' | 'occupations' | 'work'>>;

/** All data that scoring may use. */
export interface CandidateProfile extends CandidateBackground {
  area: CandidateArea;
  /** Used instead of the texts above if they contain the candidate's own name. */
  nameless?: AnonymizedTexts;
}

/** All fields of a push except status and consent. */
export type CandidateFields = CandidatePerson & CandidateBackground;

/** A job seeker, as returned by the API. */
export interface Candidate extends CandidatePerson, CandidateBackground {
  candidateId: UUID;
  externalId: string | null;
  tenantId: UUID;
  source: CandidateSource;
  status: CandidateStatus;
  consent: CandidateConsent;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** What people changed in reviews; absent if nothing. The fields have the corrected values. */
  corrections?: AppliedCorrection[];
}

/** A candidate in a list. */
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
