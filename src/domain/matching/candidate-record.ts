import type { EducationLevel, EmploymentType, Location, PartialDate, Unit } from '../common';
import type { Certification, EducationItem, LanguageSkill, WorkItem } from '../parsing/parsed-resume';

/** The fields of a stored candidate that matching reads. All other fields are ignored. */
export interface ScoringInput {
  firstName?: string | null;
  middleName?: string | null;
  lastName?: string | null;
  preferredName?: string | null;
  location: (Pick<Location, 'city' | 'state'> & Partial<Pick<Location, 'countryCode'>>) | null;
  summary: string | null;
  skills: readonly ScoringSkill[];
  /** Titles of past work without dates, in addition to those of `work`. */
  occupations?: readonly string[];
  work: readonly WorkItem[];
  education: readonly EducationItem[];
  certifications: readonly Certification[];
  languages: readonly LanguageSkill[];
  highestEducationLevel: EducationLevel | null;
  preferences: {
    occupations: readonly string[];
    hourlyMinUsd: number | null;
    employmentTypes: readonly EmploymentType[];
    shifts: readonly string[];
    maxCommuteMiles: number | null;
    workplaceTypes: readonly string[];
    availableFrom: PartialDate | null;
  };
  logistics: {
    hasDriversLicense: boolean | null;
    hasVehicle: boolean | null;
    usesTransit: boolean | null;
  };
  workAuthorization: 'authorized' | 'needs_sponsorship' | 'unknown';
}

export interface ScoringSkill {
  name: string;
  skillId: string | null;
  provenance: 'stated' | 'parsed' | 'curated_map' | 'language_model';
  confidence: Unit;
  monthsUsed: number | null;
}
