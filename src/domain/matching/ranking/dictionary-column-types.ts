import type { CandidateScoringProfile } from '../profile/candidate-profile';

/** Combinations of candidate facts that other columns do not cover; many candidates share one combination. */
export type CertificateFeatures = Pick<CandidateScoringProfile, 'certifications' | 'hasDriversLicense'> & {
  usual: readonly string[];
  /** True if the record has no certifications, work and skills. */
  isEmptyRecord: boolean;
};
export type EducationFeatures = Pick<CandidateScoringProfile, 'educationLevel'>;
/** Languages of the person, and the language of the record's texts. */
export type LanguageFeatures = Pick<CandidateScoringProfile, 'languages' | 'textLanguage'>;
export type PlaceFeatures = Pick<CandidateScoringProfile, 'place' | 'maxCommuteMiles'>;
export type PayFeatures = Pick<CandidateScoringProfile, 'hourlyMinUsd'>;
export type ScheduleFeatures = Pick<CandidateScoringProfile, 'shifts' | 'employmentTypes' | 'workplaceTypes'>;
export type AuthorizationFeatures = Pick<CandidateScoringProfile, 'workAuthorization'>;

/** Serializes the combinations of a candidate as JSON, in column order; equal facts give equal texts. */
export function dictionaryTexts(candidate: CandidateScoringProfile): string[] {
  const { certifications, hasDriversLicense, work, skills, usualCertifications } = candidate;
  const isEmptyRecord = certifications.length === 0 && work.length === 0 && skills.size === 0;
  const usual = [...usualCertifications].sort();
  const { educationLevel, languages, textLanguage, place, maxCommuteMiles, hourlyMinUsd } = candidate;
  const { shifts, employmentTypes, workplaceTypes, workAuthorization } = candidate;
  const certificates: CertificateFeatures = { certifications, hasDriversLicense, usual, isEmptyRecord };
  const schedule: ScheduleFeatures = { shifts, employmentTypes, workplaceTypes };
  return [
    certificates,
    { educationLevel } satisfies EducationFeatures,
    { languages, textLanguage } satisfies LanguageFeatures,
    { place, maxCommuteMiles } satisfies PlaceFeatures,
    { hourlyMinUsd } satisfies PayFeatures,
    schedule,
    { workAuthorization } satisfies AuthorizationFeatures,
  ].map((facts) => JSON.stringify(facts));
}
