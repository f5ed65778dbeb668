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

/** The person whom a text addresses or is about, in the forms that the texts need. */
interface Subject {
  who: string;
  whose: string;
  Whose: string;
  have: string;
  want: string;
}

const CANDIDATE: Subject = { who: 'you', whose: 'your', Whose: 'Your', have: 'have', want: 'want' };
const THIRD_PERSON: Subject = {
  who: 'the candidate',
  whose: "the candidate's",
  Whose: "The candidate's",
  have: 'has',
  want: 'wants',
};

interface FitTexts {
  fits: string;
  fallsShort: string;
}

const FIT_TEXTS: Record<Component, (subject: Subject) => FitTexts> = {
  skills: ({ Whose }) => ({
    fits: `${Whose} record shows most of the skills that the job asks for.`,
    fallsShort: `${Whose} record does not show many of the skills that the job asks for.`,
  }),
  experience: ({ Whose }) => ({
    fits: `${Whose} work experience is close to what the job asks for.`,
    fallsShort: `${Whose} record shows less experience in this kind of work than the job asks for.`,
  }),
  certifications: ({ Whose }) => ({
    fits: `${Whose} record shows the certifications or licenses that the job asks for.`,
    fallsShort: `${Whose} record does not show a certification or license that the job asks for.`,
  }),
  education: ({ Whose, whose }) => ({
    fits: `${Whose} education meets what the job asks for.`,
    fallsShort: `The job asks for more education than ${whose} record shows.`,
  }),
  languages: ({ Whose, whose }) => ({
    fits: `${Whose} languages meet what the job asks for.`,
    fallsShort: `The job asks for a language or a level that ${whose} record does not show.`,
  }),
  location: ({ who }) => ({
    fits: `The workplace is within the distance ${who} can travel.`,
    fallsShort: `The workplace is farther away than the distance ${who} can travel.`,
  }),
  compensation: ({ who }) => ({
    fits: `The pay meets what ${who} asked for.`,
    fallsShort: `The pay is below what ${who} asked for.`,
  }),
  schedule: ({ who }) => ({
    fits: `The working hours match the hours ${who} can work.`,
    fallsShort: `The working hours differ from the hours ${who} can work.`,
  }),
  semantic: ({ who, have, want }) => ({
    fits: `The work ${who} ${have} done, or ${want} to do, is similar to this job.`,
    fallsShort: `The work ${who} ${have} done is different from this job.`,
  }),
  retention: () => ({
    fits: 'In jobs like this one, people with a similar work history often stay at least 90 days.',
    fallsShort: 'In jobs like this one, people with a similar work history often leave within 90 days.',
  }),
};

/** The sentence for a part of the score, by the code that was logged with it, to the candidate or about the candidate. */
export function componentText(
  { code, component }: Pick<Reason, 'code' | 'component'>,
  isCandidate: boolean,
): string {
  if (code === 'requirement_not_met') {
    return 'A mandatory requirement of the job is not met. This limits the score, whatever else fits.';
  }
  const { fits, fallsShort } = FIT_TEXTS[component](isCandidate ? CANDIDATE : THIRD_PERSON);
  return code.endsWith('_falls_short') ? fallsShort : fits;
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
