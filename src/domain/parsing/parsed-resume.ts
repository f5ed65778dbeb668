import type {
  EducationLevel,
  EmploymentType,
  Evidence,
  Location,
  PartialDate,
  SkillType,
  StateCode,
  Taxonomy,
  Unit,
  WebAddress,
} from '../common';
import type { ParseMeta } from './parse-meta';

/** A resume as structured data. Field names follow JSON Resume where possible. */
export interface ParsedResume {
  basics: ResumeBasics;
  skills: ResumeSkill[];
  certifications: Certification[];
  languages: LanguageSkill[];
  /** Current roles first, then newest first. */
  work: WorkItem[];
  /** Newest first. */
  education: EducationItem[];
  volunteer: WorkItem[];
  projects: ProjectItem[];
  awards: AwardItem[];
  references: ReferenceItem[];
  totals: ResumeTotals;
  meta: ParseMeta;
}

export interface ResumeBasics {
  name: string | null;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  /** The headline under the name. */
  label: string | null;
  email: string | null;
  emails: string[];
  /** E.164 of the first phone. */
  phone: string | null;
  phones: Phone[];
  url: string | null;
  profiles: Profile[];
  summary: string | null;
  objective: string | null;
  location: Location | null;
  evidence?: BasicsEvidence;
}

/** Where the document states each of the basics, one part for each line. A field without evidence is absent. */
export interface BasicsEvidence {
  name?: Evidence[];
  label?: Evidence[];
  email?: Evidence[];
  phone?: Evidence[];
  url?: Evidence[];
  summary?: Evidence[];
  objective?: Evidence[];
  location?: Evidence[];
  /** One list for each email address, in the order of `emails`. */
  emails?: Evidence[][];
  /** One list for each phone number, in the order of `phones`. */
  phones?: Evidence[][];
  /** One list for each profile, in the order of `profiles`. */
  profiles?: Evidence[][];
}

export interface Phone {
  raw: string;
  e164: string | null;
}

export interface Profile {
  network: string;
  username: string | null;
  url: string;
}

export type SkillSection =
  'skills' | 'work' | 'education' | 'certifications' | 'summary' | 'projects' | 'other';

export interface ResumeSkill {
  /** Normalized label. */
  name: string;
  /** As written. */
  rawNames: string[];
  skillId: string | null;
  taxonomy: Taxonomy | null;
  type: SkillType;
  /** Only if the document states it. */
  level: 'beginner' | 'intermediate' | 'advanced' | 'expert' | null;
  /**
   * @minimum 0
   * @maximum 2400
   */
  monthsUsed: number | null;
  lastUsed: PartialDate | null;
  foundIn: SkillSection[];
  confidence: Unit;
  evidence?: Evidence[];
}

/** Why a credential is not held: the document says that it is still to be earned, or no longer valid. */
export type CredentialStatus = 'in_progress' | 'lapsed';

export interface Certification {
  name: string;
  /** Only of a credential that the document does not state as held. A match does not count it. */
  status?: CredentialStatus | null;
  issuer: string | null;
  /** Of a credential in progress: the expected date. */
  date: PartialDate | null;
  expires: PartialDate | null;
  licenseNumber: string | null;
  state: StateCode | null;
  url: WebAddress | null;
  kind: 'certification' | 'license';
  confidence: Unit;
  evidence?: Evidence[];
}

export interface LanguageSkill {
  language: string;
  /** ISO 639-1. */
  languageCode: string | null;
  fluency: 'native' | 'fluent' | 'professional' | 'conversational' | 'basic' | null;
  /** Common European Framework of Reference level. */
  cefr: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | null;
  confidence: Unit;
  evidence?: Evidence[];
}

export interface WorkItem {
  /** Employer. */
  name: string | null;
  position: string | null;
  /** O*NET-SOC code, e.g. `53-7051.00`. */
  onetSocCode: string | null;
  onetTitle: string | null;
  occupationConfidence: Unit | null;
  employmentType: EmploymentType | null;
  location: Location | null;
  url: WebAddress | null;
  startDate: PartialDate | null;
  /** Null for a current role. */
  endDate: PartialDate | null;
  isCurrent: boolean;
  /**
   * In a candidate record: date of the resume in which the position was current, if known. Its months and its recency
   * count to this date.
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  currentAsOf?: string;
  /**
   * @minimum 0
   * @maximum 2400
   */
  months: number | null;
  rawDates: string | null;
  summary: string | null;
  highlights: string[];
  skills: string[];
  confidence: Unit;
  evidence?: Evidence[];
}

export interface EducationItem {
  institution: string | null;
  studyType: string | null;
  area: string | null;
  level: EducationLevel | null;
  startDate: PartialDate | null;
  endDate: PartialDate | null;
  isCurrent: boolean;
  completed: boolean | null;
  score: string | null;
  courses: string[];
  location: Location | null;
  confidence: Unit;
  evidence?: Evidence[];
}

export interface ProjectItem {
  name: string;
  description: string | null;
  highlights: string[];
  keywords: string[];
  startDate: PartialDate | null;
  endDate: PartialDate | null;
  url: string | null;
  confidence: Unit;
  evidence?: Evidence[];
}

export interface AwardItem {
  title: string;
  date: PartialDate | null;
  awarder: string | null;
  summary: string | null;
  confidence: Unit;
  evidence?: Evidence[];
}

export interface ReferenceItem {
  name: string | null;
  reference: string | null;
  position: string | null;
  email: string | null;
  phone: string | null;
  confidence: Unit;
  evidence?: Evidence[];
}

export interface ResumeTotals {
  /** Union of the work intervals, overlaps counted once. */
  workMonths: number | null;
  averageMonthsPerEmployer: number | null;
  longestTenureMonths: number | null;
  /** Gaps longer than a month since the first job. */
  gapMonths: number | null;
  currentPosition: string | null;
  highestEducationLevel: EducationLevel | null;
}
