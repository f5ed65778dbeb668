import type { CandidateProfile } from '../profile/candidate-profile';

/** Combinations of candidate facts that other columns do not cover; many candidates share one combination. */
export type CertificateFacet = Pick<CandidateProfile, 'certifications' | 'hasDriversLicense'> & {
  usual: readonly string[];
  /** Nothing at all is known of certificates, work and skills. */
  bare: boolean;
};
export type EducationFacet = Pick<CandidateProfile, 'educationLevel'>;
export type LanguageFacet = Pick<CandidateProfile, 'languages'>;
export type PlaceFacet = Pick<CandidateProfile, 'place' | 'maxCommuteMiles'>;
export type PayFacet = Pick<CandidateProfile, 'hourlyMinUsd'>;
export type ScheduleFacet = Pick<CandidateProfile, 'shifts' | 'employmentTypes' | 'workplaceTypes'>;
export type AuthorizationFacet = Pick<CandidateProfile, 'workAuthorization'>;

/** A candidate's combinations as JSON, in the order an outline has them; equal facts have equal texts. */
export function facetTexts(candidate: CandidateProfile): string[] {
  const { certifications, hasDriversLicense, work, skills, usualCertifications } = candidate;
  const bare = certifications.length === 0 && work.length === 0 && skills.size === 0;
  const usual = [...usualCertifications].sort();
  const { educationLevel, languages, place, maxCommuteMiles, hourlyMinUsd } = candidate;
  const { shifts, employmentTypes, workplaceTypes, workAuthorization } = candidate;
  const certificates: CertificateFacet = { certifications, hasDriversLicense, usual, bare };
  const schedule: ScheduleFacet = { shifts, employmentTypes, workplaceTypes };
  return [
    certificates,
    { educationLevel } satisfies EducationFacet,
    { languages } satisfies LanguageFacet,
    { place, maxCommuteMiles } satisfies PlaceFacet,
    { hourlyMinUsd } satisfies PayFacet,
    schedule,
    { workAuthorization } satisfies AuthorizationFacet,
  ].map((facts) => JSON.stringify(facts));
}
