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

/** A skill with at least its name. Inferred skills are ignored and inferred again. */
export type GivenSkill = Partial<CandidateSkill> & {
  /**
   * @minLength 1
   * @maxLength 200
   */
  name: string;
};

/** A past or current position; all fields are optional. */
export type GivenWork = Partial<Omit<WorkItem, 'location'>> & { location?: Partial<Location> | null };

export type GivenEducation = Partial<Omit<EducationItem, 'location'>> & {
  location?: Partial<Location> | null;
};

/** A certificate or license with at least its name. */
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

/** Absent fields keep their value, null ones are cleared. */
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
 * A candidate in a push: an absent field keeps its value, null clears it. Lists replace lists; skills, certifications
 * and languages can be plain names.
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
   * As written; stored in E.164. Numbers without a country code are US numbers.
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

/** Confidence of data stated by the caller. */
export const STATED_CONFIDENCE: Unit = 1;
