import { EMPTY_FIELDS } from '../../../../src/domain/candidates/apply-candidate-input';
import type { ScoringInput } from '../../../../src/domain/matching';
import type { ParsedResume } from '../../../../src/domain/parsing/parsed-resume';

/** A candidate with the given fields; all others are empty. */
export function candidateWith(fields: Partial<ScoringInput>): ScoringInput {
  return { ...EMPTY_FIELDS, ...fields };
}

/** The candidate record that a parsed resume leads to. */
export function candidateOf(resume: Omit<ParsedResume, 'meta'>): ScoringInput {
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
