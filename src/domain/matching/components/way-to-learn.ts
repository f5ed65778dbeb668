import type { Gap } from '../match-result';
import { isGeneralSkill } from '../profile/skill-weight';
import type { OpenMatch } from './skill-match';

/** Score of a skill from which another of the candidate's skills helps to learn it. */
export const MIN_SCORE_OF_NEAR_SKILL = 0.3;
const CLARIFY_DAYS = 7;
/** Days of a short course in a tool, of training in a skill, and of the first year of a subject of study. */
const LEARNING_DAYS = { onTheJob: 7, nextTool: 21, tool: 45, subject: 365 } as const;
/** Subjects that take years of study or work, so that no course teaches them. */
const SUBJECT_OF_STUDY =
  /\b(?:engineering|sciences?|biology|chemistry|physics|mathematics|statistics|medicine|pharmacology|psychology|economics|law|nursing|surveying|(?!\w*techn)\w+ology)$/i;
/** Skills that people have from school, other work or daily life more often than their records say. */
const COMMON_SKILL =
  /^(?:basic computer use|typing|telephone etiquette|bilingual service|scheduling|email|filing|data entry|microsoft windows|internet research|customer service|administrative support|writing|research|spreadsheets|public speaking|driving)$/i;
/** Simple tasks that take days to learn at the workplace. */
const SIMPLE_TASK =
  /^(?:cleaning|trash removal|loading and unloading|heavy lifting|dishwashing|landscaping|crop harvesting|stocking|packing|sorting|laundry|sweeping|mopping|snow removal|order picking|bagging|cash handling|RF scanning|inventory counting|food service|pre-trip inspection)$/i;

/** How a candidate could show or learn a skill that a posting asks for, or what to ask. */
export function wayToLearn(
  { requestedSkill, matchedSkill, similarity, score, name }: OpenMatch,
  hasRelatedWork: boolean,
): NonNullable<Gap['closableBy']> {
  const { concept, fitsTitle } = requestedSkill;
  // The posting may name a skill of other work for another reason, for example as the trade of its customers.
  if (!fitsTitle && matchedSkill === null && !concept.soft && !isGeneralSkill(concept))
    return question(`Ask how much the job uses ${name}`);
  // A trait such as patience is shown by an example; no course teaches it. Words outside the skills map may name
  // anything, so the candidate is asked about them.
  const isAsked =
    concept.soft || COMMON_SKILL.test(concept.name) || (matchedSkill === null && concept.words.length > 0);
  // A wider skill, such as Microsoft Office for Microsoft Word, may include the requested one.
  const includes = matchedSkill !== null && concept.wider.includes(matchedSkill.concept.key);
  // Work such as this job uses the skill more often than a record says.
  const isUsual = hasRelatedWork && !concept.tool;
  if (isAsked || isUsual || includes || (similarity === 1 && matchedSkill?.stated))
    return question(`Ask for an example of ${name}`);
  if (SIMPLE_TASK.test(concept.name))
    return training(`On-the-job training in ${name}`, LEARNING_DAYS.onTheJob);
  if (SUBJECT_OF_STUDY.test(name))
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
