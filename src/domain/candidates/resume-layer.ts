import type { ResumeOutcome } from '../parsing/parse-outcome';
import type { ParsedResume, WorkItem } from '../parsing/parsed-resume';
import { uniqueBy } from '../unique-by';
import { withoutEvidence } from '../parsing/without-evidence';
import type { CandidateFields } from './candidate';

/** What a resume can say of a candidate. */
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

/** The part of a parsed resume that is kept; offsets into a text that is not kept would point nowhere. */
export function resumeFields({ parsed, documentProbability }: ResumeOutcome): ResumeFields {
  const believed = documentProbability >= MIN_RESUME_PROBABILITY;
  const { basics } = parsed;
  return {
    firstName: believed ? basics.firstName : null,
    middleName: believed ? basics.middleName : null,
    lastName: believed ? basics.lastName : null,
    email: believed ? basics.email : null,
    phone: believed ? basics.phone : null,
    location: believed ? basics.location : null,
    summary: believed ? (basics.summary ?? basics.objective) : null,
    skills: skillsOf(parsed),
    work: believed ? withoutEvidence(parsed.work).map(withoutCurrentMonths) : [],
    education: believed ? withoutEvidence(parsed.education) : [],
    certifications: withoutEvidence(parsed.certifications),
    languages: withoutEvidence(parsed.languages),
    highestEducationLevel: believed ? parsed.totals.highestEducationLevel : null,
  };
}

function skillsOf(parsed: Omit<ParsedResume, 'meta'>): CandidateFields['skills'] {
  const spoken = parsed.skills.filter((skill) => skill.type !== 'language');
  return uniqueBy(spoken, (skill) => skill.name.toLowerCase()).map((skill) => ({
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
