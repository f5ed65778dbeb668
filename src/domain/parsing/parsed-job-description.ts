import type {
  ApplyAddress,
  CurrencyCode,
  EducationLevel,
  EmploymentType,
  Evidence,
  PartialDate,
  Shift,
  SkillType,
  SocCode,
  StateCode,
  Taxonomy,
  Timestamp,
  Unit,
  WorkplaceType,
} from '../common';
import type { InferredSkill } from '../skills';
import { LIST_FIELD, SINGLE_VALUE, type ParsedFieldTable } from './parsed-field';
import type { ParseMeta } from './parse-meta';
import type { LanguageSkill } from './parsed-resume';

/** A posting as structured data; on output every key is present. */
export interface ParsedJobDescription {
  title: string;
  requiredCertifications: string[];
  /**
   * US dollars per hour, two decimals.
   * @minimum 0
   * @maximum 99999
   */
  hourlyMinUsd: number | null;
  /**
   * US dollars per hour, two decimals, at least `hourlyMinUsd`.
   * @minimum 0
   * @maximum 99999
   */
  hourlyMaxUsd: number | null;
  city: string | null;
  state: StateCode | null;
  employerName: string | null;
  department: string | null;
  summary: string | null;
  responsibilities: string[];
  /** The items as written, one an entry. */
  requiredQualifications: string[];
  /** The items as written, one an entry. */
  preferredQualifications: string[];
  requiredSkills: JobSkill[];
  preferredSkills: JobSkill[];
  /** Skills that the occupation usually needs and the posting does not ask for. Not used in matching. */
  inferredSkills: InferredSkill[];
  preferredCertifications: string[];
  compensation: Compensation;
  benefits: Benefit[];
  friendlinessSignals: FriendlinessSignal[];
  employmentType: EmploymentType | null;
  schedule: Schedule;
  workplaceType: WorkplaceType | null;
  postalCode: string | null;
  address: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  minEducationLevel: EducationLevel | null;
  /**
   * At most 1,200: a hundred years.
   * @isInt
   * @minimum 0
   * @maximum 1200
   */
  minExperienceMonths: number | null;
  /**
   * At least `minExperienceMonths`, at most 1,200.
   * @isInt
   * @minimum 0
   * @maximum 1200
   */
  maxExperienceMonths: number | null;
  languages: LanguageSkill[];
  physicalRequirements: string[];
  licenses: string[];
  requiresDriversLicense: boolean | null;
  requiresBackgroundCheck: boolean | null;
  requiresDrugTest: boolean | null;
  sponsorsVisa: boolean | null;
  /**
   * @isInt
   * @minimum 0
   * @maximum 100000
   */
  openings: number | null;
  startDate: PartialDate | null;
  postedAt: Timestamp | null;
  expiresAt: Timestamp | null;
  applyUrl: ApplyAddress | null;
  onetSocCode: SocCode | null;
  onetTitle: string | null;
  occupationConfidence: Unit | null;
  /** Output only, with `include=evidence`. */
  evidence?: PostingEvidence;
  /** Output only. */
  meta?: ParseMeta;
}

/**
 * Where the posting states the fields that have no evidence of their own, one part for each line. A field without
 * evidence is absent; a list has one list of parts for each of its items.
 */
export interface PostingEvidence {
  title?: Evidence[];
  employerName?: Evidence[];
  department?: Evidence[];
  summary?: Evidence[];
  /** Of `city` and `state`. */
  location?: Evidence[];
  address?: Evidence[];
  postalCode?: Evidence[];
  compensation?: Evidence[];
  schedule?: Evidence[];
  applyUrl?: Evidence[];
  responsibilities?: Evidence[][];
  requiredQualifications?: Evidence[][];
  preferredQualifications?: Evidence[][];
  requiredCertifications?: Evidence[][];
  preferredCertifications?: Evidence[][];
  licenses?: Evidence[][];
  physicalRequirements?: Evidence[][];
}

/** Fields that a posting may leave unstated. */
export type PostingValues = Omit<ParsedJobDescription, 'title' | 'evidence' | 'meta'>;

/**
 * Every field of a posting besides its title. The keys and defaults of pushed and stored jobs, and the removal of
 * evidence, are derived from it.
 */
export const POSTING_FIELDS: ParsedFieldTable<PostingValues> = {
  requiredCertifications: LIST_FIELD,
  hourlyMinUsd: SINGLE_VALUE,
  hourlyMaxUsd: SINGLE_VALUE,
  city: SINGLE_VALUE,
  state: SINGLE_VALUE,
  employerName: SINGLE_VALUE,
  department: SINGLE_VALUE,
  summary: SINGLE_VALUE,
  responsibilities: LIST_FIELD,
  requiredQualifications: LIST_FIELD,
  preferredQualifications: LIST_FIELD,
  requiredSkills: LIST_FIELD,
  preferredSkills: LIST_FIELD,
  inferredSkills: { empty: () => [], keepsEvidence: true },
  preferredCertifications: LIST_FIELD,
  compensation: {
    empty: () => ({
      min: null,
      max: null,
      currency: 'USD',
      period: null,
      raw: null,
      ranges: [],
      hourlyDerived: false,
      tips: null,
      overtime: null,
      bonus: null,
    }),
    keepsEvidence: false,
  },
  benefits: LIST_FIELD,
  friendlinessSignals: { empty: () => [], keepsEvidence: true },
  employmentType: SINGLE_VALUE,
  schedule: {
    empty: () => ({ shifts: [], hoursPerWeekMin: null, hoursPerWeekMax: null, raw: null }),
    keepsEvidence: false,
  },
  workplaceType: SINGLE_VALUE,
  postalCode: SINGLE_VALUE,
  address: SINGLE_VALUE,
  countryCode: SINGLE_VALUE,
  minEducationLevel: SINGLE_VALUE,
  minExperienceMonths: SINGLE_VALUE,
  maxExperienceMonths: SINGLE_VALUE,
  languages: LIST_FIELD,
  physicalRequirements: LIST_FIELD,
  licenses: LIST_FIELD,
  requiresDriversLicense: SINGLE_VALUE,
  requiresBackgroundCheck: SINGLE_VALUE,
  requiresDrugTest: SINGLE_VALUE,
  sponsorsVisa: SINGLE_VALUE,
  openings: SINGLE_VALUE,
  startDate: SINGLE_VALUE,
  postedAt: SINGLE_VALUE,
  expiresAt: SINGLE_VALUE,
  applyUrl: SINGLE_VALUE,
  onetSocCode: SINGLE_VALUE,
  onetTitle: SINGLE_VALUE,
  occupationConfidence: SINGLE_VALUE,
};

export interface Compensation {
  /** @minimum 0 */
  min: number | null;
  /** @minimum 0 */
  max: number | null;
  /** Only `USD` with `hourlyMinUsd` or `hourlyMaxUsd`. */
  currency: CurrencyCode;
  period: 'hour' | 'day' | 'week' | 'month' | 'year' | 'piece' | null;
  raw: string | null;
  /** Every range in the text, in its order; `min` and `max` span them. */
  ranges: { min: number; max: number }[];
  /** True when the hourly figures were computed: year / 2080, month / 173.33, week / 40, day / 8. */
  hourlyDerived: boolean;
  tips: boolean | null;
  overtime: boolean | null;
  bonus: string | null;
}

export type BenefitCategory =
  | 'health'
  | 'dental'
  | 'vision'
  | 'retirement'
  | 'paid_time_off'
  | 'parental_leave'
  | 'tuition'
  | 'transport'
  | 'childcare'
  | 'meals'
  | 'relocation'
  | 'sign_on_bonus'
  | 'training'
  | 'other';

export interface Benefit {
  name: string;
  category: BenefitCategory;
  confidence: Unit;
  evidence?: Evidence[];
}

export interface Schedule {
  shifts: Shift[];
  /**
   * @minimum 0
   * @maximum 168
   */
  hoursPerWeekMin: number | null;
  /**
   * @minimum 0
   * @maximum 168
   */
  hoursPerWeekMax: number | null;
  raw: string | null;
}

export interface JobSkill {
  name: string;
  rawNames: string[];
  skillId: string | null;
  taxonomy: Taxonomy | null;
  type: SkillType;
  /**
   * @minimum 0
   * @maximum 1200
   */
  minMonths: number | null;
  confidence: Unit;
  evidence?: Evidence[];
}

/** Describes the text of the posting, never a person. */
export interface FriendlinessSignal {
  signal:
    | 'fair_chance'
    | 'refugee_immigrant'
    | 'limited_english'
    | 'no_degree_required'
    | 'no_experience_required'
    | 'veteran'
    | 'disability_inclusive'
    | 'youth'
    | 'older_worker'
    | 'caregiver_flexible'
    | 'transit_accessible';
  polarity: 'positive' | 'negative' | 'neutral';
  confidence: Unit;
  basis: 'explicit_text' | 'inferred';
  /** Always present: the source text of the signal. */
  evidence: Evidence[];
}
