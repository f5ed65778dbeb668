import type { ResumeOutcome } from '../parsing/parse-outcome';
import type { ParsedResume, WorkItem } from '../parsing/parsed-resume';
import { uniqueBy } from '../unique-by';
import { withoutEvidence } from '../parsing/without-evidence';
import type { CandidateFields } from './candidate';

/** Candidate fields that a resume can contain. */
export type ResumeFields = Pick<
  CandidateFields,
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'location'
  | 'summary'
  | 'skills'
  | 'work'
  | 'education'
  | 'certifications'
  | 'languages'
  | 'highestEducationLevel'
>;

/** A text that is unlikely to be a resume is a note: only its skills, credentials and languages are used. */
const MIN_RESUME_PROBABILITY = 0.3;

/**
 * Returns the stored part of a parsed resume. Evidence is removed, because its offsets refer to a text that is not
 * stored.
 */
export function resumeFields({ parsed, documentProbability }: ResumeOutcome): ResumeFields {
  const isResume = documentProbability >= MIN_RESUME_PROBABILITY;
  const { basics } = parsed;
  return {
    firstName: isResume ? basics.firstName : null,
    middleName: isResume ? basics.middleName : null,
    lastName: isResume ? basics.lastName : null,
    email: isResume ? basics.email : null,
    phone: isResume ? basics.phone : null,
    location: isResume ? basics.location : null,
    summary: isResume ? (basics.summary ?? basics.objective) : null,
    skills: skillsOf(parsed),
    work: isResume ? withoutEvidence(parsed.work).map(withoutCurrentMonths) : [],
    education: isResume ? withoutEvidence(parsed.education) : [],
    certifications: withoutEvidence(parsed.certifications),
    languages: withoutEvidence(parsed.languages),
    highestEducationLevel: isResume ? parsed.totals.highestEducationLevel : null,
  };
}

function skillsOf(parsed: Omit<ParsedResume, 'meta'>): CandidateFields['skills'] {
  const skills = parsed.skills.filter((skill) => skill.type !== 'language');
  return uniqueBy(skills, (skill) => skill.name.toLowerCase()).map((skill) => ({
    name: skill.name,
    skillId: skill.skillId,
    type: skill.type,
    provenance: 'parsed',
    confidence: skill.confidence,
    monthsUsed: skill.monthsUsed,
  }));
}

function withoutCurrentMonths(item: WorkItem): WorkItem {
  return item.isCurrent && item.startDate !== null ? { ...item, months: null } : item;
}
