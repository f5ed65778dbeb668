import { skillLearningByName } from '../../skills';
import type { Gap } from '../match-result';
import type { CandidateScoringProfile } from '../profile/candidate-profile';
import { isGeneralSkill } from '../profile/skill-weight';
import type { OpenMatch } from './skill-match';

/** Score of a skill from which another of the candidate's skills helps to learn it. */
export const MIN_SCORE_OF_NEAR_SKILL = 0.3;
const CLARIFY_DAYS = 7;
/** Days of a short course in a tool, of training in a skill, and of the first year of a subject of study. */
const LEARNING_DAYS = { onTheJob: 7, nextTool: 21, tool: 45, subject: 365 } as const;

/** What past work says about the skills that a record does not state. */
export interface WorkForAdvice {
  hasRelatedWork: boolean;
  /** True after work as a manager or a supervisor. */
  hasManaged: boolean;
}

/** Skills that a manager of anything has. */
const OF_MANAGERS = new Set([
  ...['Staff supervision', 'Team management', 'Task delegation', 'Hiring and interviewing'],
  ...['Performance management', 'Employee onboarding', 'Operations management', 'Staff scheduling'],
]);

/** Codes of managers and first-line supervisors. */
const MANAGER_CODE = /^(?:11-|(?:3[3579]|4[1357]|5[13])-1)/;
const SURE_CONFIDENCE = 0.5;

export function hasManaged({ work }: Pick<CandidateScoringProfile, 'work'>): boolean {
  return work.some(
    ({ titleFeatures: { likelyOccupations } }) =>
      likelyOccupations.reduce(
        (sum, { onetSocCode, confidence }) => sum + (MANAGER_CODE.test(onetSocCode) ? confidence : 0),
        0,
      ) >= SURE_CONFIDENCE,
  );
}

const NAMES_EXPERIENCE = /\bexperience$/i;

/** How a candidate could show or learn a skill that a posting asks for, or what to ask. */
export function skillAdvice(
  { requestedSkill, matchedSkill, similarity, score, name }: OpenMatch,
  { hasRelatedWork, hasManaged }: WorkForAdvice,
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
  const isUsual = (hasRelatedWork && !concept.tool) || (hasManaged && OF_MANAGERS.has(concept.key));
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
  return training(`${concept.tool ? 'Short course' : 'Training'} in ${name}`, days);
}

function training(title: string, estimatedDays: number): NonNullable<Gap['closableBy']> {
  return { kind: 'training', title, estimatedDays };
}

function question(title: string): NonNullable<Gap['closableBy']> {
  return { kind: 'document', title, estimatedDays: CLARIFY_DAYS };
}
