import type { Unit } from '../../common';
import { fieldOf, fieldsOfSkill, skillLexicon } from '../../skills';
import type { SkillConcept } from './skill-concept';
import type { TitleFeatures } from './title-features';

/** Weight of a preferred item relative to a required one. */
export const PREFERRED_WEIGHT: Unit = 0.4;
/** Soft skills have less weight, because most resumes and postings list them. */
const SOFT_WEIGHT = 0.25;
/** Terms outside the map are not reliably skills. */
const UNKNOWN_WEIGHT = 0.5;
/** A skill that no related occupation uses most likely comes from benefits or legal text. */
const UNRELATED_SKILL_WEIGHT = 0.2;
/** A skill in the title is central to the job. */
const TITLE_WEIGHT = 3;
const MIN_SHARE = 0.1;
const BROAD_CODE_LENGTH = '53-7051.00'.length;

/** Returns the weight of a skill among the skills of a job. */
export function skillWeight(
  concept: SkillConcept,
  { required, inTitle, title }: { required: boolean; inTitle: boolean; title: TitleFeatures },
): number {
  let weight = required ? 1 : PREFERRED_WEIGHT;
  if (concept.soft) weight *= SOFT_WEIGHT;
  if (concept.words.length > 0) weight *= UNKNOWN_WEIGHT;
  if (inTitle) return weight * TITLE_WEIGHT;
  return isUnrelatedToTitle(concept, title) ? weight * UNRELATED_SKILL_WEIGHT : weight;
}

/** Keys of the skills a title names: `Python` of "Senior Python Developer". */
export function skillsInTitle(title: string): ReadonlySet<string> {
  return new Set(
    skillLexicon()
      .find(title)
      .map(({ skill }) => skill.name),
  );
}

function isUnrelatedToTitle({ key }: SkillConcept, title: TitleFeatures): boolean {
  const skillFields = fieldsOfSkill(key);
  if (!skillFields) return false;
  let hasOccupation = false;
  for (const [code, share] of title.occupations) {
    if (code.length < BROAD_CODE_LENGTH || share < MIN_SHARE) continue;
    if (skillFields.has(fieldOf(code))) return false;
    hasOccupation = true;
  }
  return hasOccupation;
}
