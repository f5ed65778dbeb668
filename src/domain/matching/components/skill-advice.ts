import { skillLearningByName } from '../../skills';
import type { Gap } from '../match-result';
import type { CandidateScoringProfile } from '../profile/candidate-profile';
import { isGeneralSkill } from '../profile/skill-weight';
import { saysNothing } from '../titles/sure-relation';
import type { OpenMatch } from './skill-match';

/** Score of a skill from which another of the candidate's skills helps to learn it. */
export const MIN_SCORE_OF_NEAR_SKILL = 0.3;
const CLARIFY_DAYS = 7;
/** Days of a short course in a tool, of training in a skill, and of the first year of a subject of study. */
const LEARNING_DAYS = { onTheJob: 7, nextTool: 21, tool: 45, subject: 365 } as const;

/** What past work says about the skills that a record does not state. */
export interface WorkForAdvice {
  hasRelatedWork: boolean;
  /** Skills that anyone who has done such work has, whatever the job: supervision after work as a manager. */
  usualSkills: ReadonlySet<string>;
}

/** Skills that everyone in a group of occupations has, with the titles that say so by themselves. */
const GROUPS_OF_WORK: readonly { codes: RegExp; titles: RegExp | null; skills: readonly string[] }[] = [
  {
    // Managers, executives and first-line supervisors.
    codes: /^(?:11-|(?:3[3579]|4[1357]|5[13])-1)/,
    titles:
      /\b(?:(?<!\b(?:account|product|case|project|program|content|community) )managers?|supervisors?|foreman|forewoman|team lead(?:er)?|directors?|vice president|chief \w+ officer|c[efot]o|owner|founder)\b/i,
    skills: [
      ...['Staff supervision', 'Team management', 'Task delegation', 'Hiring and interviewing'],
      ...['Performance management', 'Employee onboarding', 'Operations management', 'Scheduling'],
      ...['Presentations', 'Budgeting', 'Strategic planning', 'Decision making'],
    ],
  },
  {
    codes: /^25-[1239]/,
    titles: null,
    skills: [
      ...['Classroom instruction', 'Training delivery', 'Lesson planning', 'Curriculum development'],
      ...['Presentations', 'Public speaking', 'Tutoring', 'Grading', 'Student assessment'],
    ],
  },
  {
    // Registered, practical and specialized nurses, emergency medical technicians and paramedics.
    codes: /^29-(?:1141|1151|1161|1171|2042|2043|2061)/,
    titles: null,
    skills: [
      'Vital signs',
      'Injections',
      'Phlebotomy',
      'EKG',
      'Basic life support',
      'Patient care',
      'IV therapy',
    ],
  },
];
/** Who works with one of these platforms works in the cloud, whatever the map calls it. */
const CLOUD_PLATFORMS = ['Amazon Web Services', 'Microsoft Azure', 'Google Cloud Platform'];
const SKILLS_OF_CLOUD = [
  ...['Cloud computing', 'Cloud-Native', 'Cloud Technologies', 'Cloud Infrastructure'],
  ...['IaaS', 'PaaS', 'SaaS'],
];
const SURE_CONFIDENCE = 0.5;
const NO_SKILLS: ReadonlySet<string> = new Set();

/** The skills that past work and stated platforms say a person has, whatever the record states. */
export function usualSkillsOf({
  work,
  skills: held,
}: Pick<CandidateScoringProfile, 'work' | 'skills'>): ReadonlySet<string> {
  const ofPlatforms = CLOUD_PLATFORMS.some((key) => held.get(key)?.stated === true) ? SKILLS_OF_CLOUD : [];
  const ofWork = GROUPS_OF_WORK.filter(({ codes, titles }) =>
    work.some(
      ({ titleFeatures }) =>
        titles?.test(titleFeatures.englishTitle) === true ||
        (!saysNothing(titleFeatures) &&
          titleFeatures.likelyOccupations.reduce(
            (sum, { onetSocCode, confidence }) => sum + (codes.test(onetSocCode) ? confidence : 0),
            0,
          ) >= SURE_CONFIDENCE),
    ),
  ).flatMap((group) => group.skills);
  return ofWork.length + ofPlatforms.length === 0 ? NO_SKILLS : new Set([...ofWork, ...ofPlatforms]);
}

/** Experience of work, and not that of users and customers. */
const NAMES_EXPERIENCE = /(?<!\b(?:user|customer) )\bexperience$/i;

/** How a candidate could show or learn a skill that a posting asks for, or what to ask. */
export function skillAdvice(
  { requestedSkill, matchedSkill, similarity, score, name }: OpenMatch,
  { hasRelatedWork, usualSkills }: WorkForAdvice,
): NonNullable<Gap['closableBy']> {
  const { concept, fitsTitle } = requestedSkill;
  const learning = skillLearningByName().get(concept.name);
  // The posting may name a skill of other work for another reason, for example as the trade of its customers.
  if (!fitsTitle && matchedSkill === null && !concept.soft && !isGeneralSkill(concept))
    return question(`Ask how much the job uses ${name}`);
  // A trait such as patience is shown by an example; no course teaches it. Words outside the skills map may name
  // anything, so the candidate is asked about them.
  const isAsked =
    concept.soft || learning === 'common' || (matchedSkill === null && concept.words.length > 0);
  // A wider skill, such as Microsoft Office for Microsoft Word, may include the requested one.
  const includes = matchedSkill !== null && concept.wider.includes(matchedSkill.concept.key);
  // Work such as this job uses the skill more often than a record says.
  const isUsual = (hasRelatedWork && !concept.tool) || usualSkills.has(concept.key);
  // Experience comes from work: no course is "training in supervisory experience".
  if (NAMES_EXPERIENCE.test(name)) return question(`Ask about ${name}`);
  if (isAsked || isUsual || includes || (similarity === 1 && matchedSkill?.stated))
    return question(`Ask for an example of ${name}`);
  if (learning === 'task') return training(`On-the-job training in ${name}`, LEARNING_DAYS.onTheJob);
  if (learning === 'subject')
    return training(`Study of ${name}, or work that teaches it`, LEARNING_DAYS.subject);
  const days = score < MIN_SCORE_OF_NEAR_SKILL ? LEARNING_DAYS.tool : LEARNING_DAYS.nextTool;
  if (matchedSkill?.stated)
    return training(`Training in ${name}, building on ${matchedSkill.concept.name}`, days);
  const course = concept.tool ? 'Short course' : /^training\b/i.test(name) ? 'Course' : 'Training';
  return training(`${course} in ${name}`, days);
}

function training(title: string, estimatedDays: number): NonNullable<Gap['closableBy']> {
  return { kind: 'training', title, estimatedDays };
}

function question(title: string): NonNullable<Gap['closableBy']> {
  return { kind: 'document', title, estimatedDays: CLARIFY_DAYS };
}
