import type { CandidateRecord } from '../../../../src/domain/matching';
import type { ParsedResume } from '../../../../src/domain/parsing/parsed-resume';

const NOTHING_KNOWN: CandidateRecord = {
  location: null,
  summary: null,
  skills: [],
  work: [],
  education: [],
  certifications: [],
  languages: [],
  highestEducationLevel: null,
  preferences: {
    occupations: [],
    hourlyMinUsd: null,
    employmentTypes: [],
    shifts: [],
    maxCommuteMiles: null,
    workplaceTypes: [],
    availableFrom: null,
  },
  logistics: { hasDriversLicense: null, hasVehicle: null, usesTransit: null },
  workAuthorization: 'unknown',
};

/** A candidate of whom only this is known. */
export function candidateWith(known: Partial<CandidateRecord>): CandidateRecord {
  return { ...NOTHING_KNOWN, ...known };
}

/** The record a resume gives when it is taken in. */
export function candidateOf(resume: Omit<ParsedResume, 'meta'>): CandidateRecord {
  const { basics, totals } = resume;
  return candidateWith({
    firstName: basics.firstName,
    middleName: basics.middleName,
    lastName: basics.lastName,
    location: basics.location,
    summary: [basics.summary, basics.objective].filter((part) => part !== null).join('\n') || null,
    skills: resume.skills.map(({ name, skillId, confidence, monthsUsed }) => ({
      name,
      skillId,
      provenance: 'parsed',
      confidence,
      monthsUsed,
    })),
    work: resume.work,
    education: resume.education,
    certifications: resume.certifications,
    languages: resume.languages,
    highestEducationLevel: totals.highestEducationLevel,
  });
}
