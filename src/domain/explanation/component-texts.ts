import type { Gap, Reason } from '../matching/match-result';

type Component = Reason['component'];

/** Names of the compared parts within a sentence. */
export const COMPONENT_LABELS: Record<Component, string> = {
  skills: 'skills',
  experience: 'experience',
  certifications: 'certifications and licenses',
  education: 'education',
  languages: 'languages',
  location: 'commute',
  compensation: 'pay',
  schedule: 'working hours',
  semantic: 'similarity of past work to the job',
  retention: 'estimated length of stay',
};

interface FitTexts {
  fits: string;
  fallsShort: string;
}

const CANDIDATE_TEXTS: Record<Component, FitTexts> = {
  skills: {
    fits: 'Your record shows most of the skills that the job asks for.',
    fallsShort: 'Your record does not show many of the skills that the job asks for.',
  },
  experience: {
    fits: 'Your work experience is close to what the job asks for.',
    fallsShort: 'Your record shows less experience in this kind of work than the job asks for.',
  },
  certifications: {
    fits: 'Your record shows the certifications or licenses that the job asks for.',
    fallsShort: 'Your record does not show a certification or license that the job asks for.',
  },
  education: {
    fits: 'Your education meets what the job asks for.',
    fallsShort: 'The job asks for more education than your record shows.',
  },
  languages: {
    fits: 'Your languages meet what the job asks for.',
    fallsShort: 'The job asks for a language or a level that your record does not show.',
  },
  location: {
    fits: 'The workplace is within the distance you can travel.',
    fallsShort: 'The workplace is farther away than the distance you can travel.',
  },
  compensation: {
    fits: 'The pay meets what you asked for.',
    fallsShort: 'The pay is below what you asked for.',
  },
  schedule: {
    fits: 'The working hours match the hours you can work.',
    fallsShort: 'The working hours differ from the hours you can work.',
  },
  semantic: {
    fits: 'The work you have done, or want to do, is similar to this job.',
    fallsShort: 'The work you have done is different from this job.',
  },
  retention: {
    fits: 'In jobs like this one, people with a similar work history often stay at least 90 days.',
    fallsShort: 'In jobs like this one, people with a similar work history often leave within 90 days.',
  },
};

/** The sentence for a part of the score, by the code that was logged with it. */
export function componentText({ code, component }: Pick<Reason, 'code' | 'component'>): string {
  if (code === 'requirement_not_met') {
    return 'A mandatory requirement of the job is not met. This limits the score, whatever else fits.';
  }
  const { fits, fallsShort } = CANDIDATE_TEXTS[component];
  return code.endsWith('_falls_short') ? fallsShort : fits;
}

/** The same sentence about a third person. */
export function thirdPerson(text: string): string {
  return text
    .replace(/\byou (can|asked|have)\b/g, (_whole, verb: string) =>
      verb === 'have' ? 'the candidate has' : `the candidate ${verb}`,
    )
    .replace(', or want to do,', ', or wants to do,')
    .replace(/\bYour\b/g, "The candidate's")
    .replace(/\byour\b/g, "the candidate's");
}

const CLOSED_BY: Record<Gap['type'], string> = {
  skill: 'training or practice',
  certification: 'obtaining the certification',
  license: 'obtaining the license',
  education: 'completing this education or an equivalent that the employer accepts',
  experience: 'more experience in this kind of work',
  language: 'reaching the level in this language',
  location: 'transport to the workplace or a longer maximum commute',
  schedule: 'availability at these hours or other hours agreed with the employer',
  compensation: 'an agreement on pay',
  work_authorization: 'proof of the right to work',
};

const IS_PROVABLE: ReadonlySet<Gap['type']> = new Set([
  'skill',
  'certification',
  'license',
  'education',
  'experience',
  'language',
  'work_authorization',
]);

/** What closes a gap: first the record, which may be incomplete, then the qualification. */
export function gapText(
  { type, name, requirementLevel, severity }: Pick<Gap, 'type' | 'name' | 'requirementLevel' | 'severity'>,
  isCandidate: boolean,
): string {
  const level =
    severity === 'blocking' ? 'Mandatory' : requirementLevel === 'required' ? 'Required' : 'Preferred';
  const byRecord = isCandidate
    ? ' If you have it, ask the organization that keeps your record to add it.'
    : ' If the candidate has it, add it to the record.';
  return `${level}: ${name}. It is closed by ${CLOSED_BY[type]}.${IS_PROVABLE.has(type) ? byRecord : ''}`;
}
