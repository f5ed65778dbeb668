import type {
  EducationLevel,
  EmploymentType,
  Location,
  PartialDate,
  Shift,
  Timestamp,
  Unit,
  WorkplaceType,
} from '../common';
import type { Certification, EducationItem, LanguageSkill, WorkItem } from '../parsing/parsed-resume';
import type {
  CandidateConsent,
  CandidateLogistics,
  CandidateProgram,
  CandidateSkill,
  CandidateStatus,
  CustomFields,
  EmploymentStatus,
  WorkAuthorization,
} from './candidate';

/** A skill with at least its name. What was inferred is not taken over: it is inferred anew. */
export type GivenSkill = Partial<CandidateSkill> & {
  /**
   * @minLength 1
   * @maxLength 200
   */
  name: string;
};

/** A job held, as much as is known of it. */
export type GivenWork = Partial<Omit<WorkItem, 'location'>> & { location?: Partial<Location> | null };

export type GivenEducation = Partial<Omit<EducationItem, 'location'>> & {
  location?: Partial<Location> | null;
};

/** A certificate or licence with at least its name. */
export type GivenCertification = Partial<Certification> & {
  /**
   * @minLength 1
   * @maxLength 200
   */
  name: string;
};

/** A language with at least its name. */
export type GivenLanguage = Partial<LanguageSkill> & {
  /**
   * @minLength 1
   * @maxLength 100
   */
  language: string;
};

export type GivenProgram = Partial<CandidateProgram> & {
  /**
   * @minLength 1
   * @maxLength 300
   */
  name: string;
};

/** Fields that are absent are kept, those that are null are cleared. */
export interface GivenPreferences {
  /** @maxItems 100 */
  occupations?: string[] | null;
  /**
   * @minimum 0
   * @maximum 99999
   */
  hourlyMinUsd?: number | null;
  employmentTypes?: EmploymentType[] | null;
  /** @maxItems 20 */
  shifts?: Shift[] | null;
  /**
   * @minimum 0
   * @maximum 25000
   */
  maxCommuteMiles?: number | null;
  /** @maxItems 20 */
  workplaceTypes?: WorkplaceType[] | null;
  availableFrom?: PartialDate | null;
}

/**
 * A candidate as a push may send one: a field that is absent keeps what is known, one that is null clears it. Lists
 * replace lists; skills, certifications and languages may be plain names.
 */
export interface CandidateInput {
  status?: CandidateStatus;
  /** @maxLength 200 */
  firstName?: string | null;
  /** @maxLength 200 */
  middleName?: string | null;
  /** @maxLength 200 */
  lastName?: string | null;
  /** @maxLength 200 */
  preferredName?: string | null;
  /** @maxLength 320 */
  email?: string | null;
  /**
   * As written; kept in E.164, numbers without a country as numbers of the US.
   * @maxLength 50
   */
  phone?: string | null;
  /**
   * BCP 47, such as `es-MX`.
   * @maxLength 35
   */
  preferredLanguage?: string | null;
  location?: Partial<Location> | null;
  sourceUpdatedAt?: Timestamp | null;
  /** @maxLength 20000 */
  summary?: string | null;
  /** @maxItems 500 */
  skills?: (string | GivenSkill)[] | null;
  /**
   * Titles of past work without dates; skills are inferred from them.
   * @maxItems 100
   */
  occupations?: string[] | null;
  /** @maxItems 100 */
  work?: GivenWork[] | null;
  /** @maxItems 100 */
  education?: GivenEducation[] | null;
  /** @maxItems 200 */
  certifications?: (string | GivenCertification)[] | null;
  /** @maxItems 50 */
  languages?: (string | GivenLanguage)[] | null;
  highestEducationLevel?: EducationLevel | null;
  employmentStatus?: EmploymentStatus | null;
  preferences?: GivenPreferences | null;
  logistics?: Partial<CandidateLogistics> | null;
  workAuthorization?: WorkAuthorization | null;
  /** @maxItems 100 */
  programs?: GivenProgram[] | null;
  consent?: Partial<CandidateConsent> | null;
  /** At most 50 keys, values of at most 1,024 characters; never scored. */
  customFields?: CustomFields | null;
}

/** What was stated, with dates: a job of a resume a caller sent is as sure as the caller. */
export const STATED_CONFIDENCE: Unit = 1;
