import type { Unit } from '../../common';
import { fieldOf, fieldsOfSkill } from '../../skills';
import type { SkillConcept } from './skill-concept';
import type { TitleFeatures } from './title-features';

/** Factors of the weight of a skill; `tools/quality/nested-cross-validation.ts` varies them. */
export interface SkillWeights {
  /**
   * A preferred skill relative to a required one. Postings differ in what they call preferred, so a skill under that
   * heading says nearly as much about the work as one under the other.
   */
  preferred: Unit;
  /** Soft skills have less weight, because most resumes and postings list them. */
  soft: number;
  /** Terms outside the map are not reliably skills. */
  unknown: number;
  /** A skill that no related occupation uses often comes from benefits, legal text or the trade of the customers. */
  unrelated: number;
  /** A skill in the title is central to the job. */
  inTitle: number;
}

export const SKILL_WEIGHTS: SkillWeights = {
  preferred: 0.7,
  soft: 0.25,
  unknown: 0.5,
  unrelated: 0.5,
  inTitle: 8,
};
const MIN_SHARE = 0.1;
const BROAD_CODE_LENGTH = '53-7051.00'.length;

/** Returns the weight of a skill among the skills of a job. */
export function skillWeight(
  concept: SkillConcept,
  { required, inTitle, fitsTitle }: { required: boolean; inTitle: boolean; fitsTitle: boolean },
  factors: SkillWeights = SKILL_WEIGHTS,
): number {
  let weight = required ? 1 : factors.preferred;
  if (concept.soft) weight *= factors.soft;
  if (concept.words.length > 0) weight *= factors.unknown;
  if (inTitle) return weight * factors.inTitle;
  return fitsTitle ? weight : weight * factors.unrelated;
}

/** Number of major groups of occupations from which a skill is general. */
const MIN_FIELDS_OF_GENERAL_SKILL = 6;

/** True for a skill that many kinds of work use, such as supervision or basic computer use. */
export function isGeneralSkill({ key }: Pick<SkillConcept, 'key'>): boolean {
  return (fieldsOfSkill(key)?.size ?? 0) >= MIN_FIELDS_OF_GENERAL_SKILL;
}

/** True for a skill that no occupation of the title's fields uses. */
export function isUnrelatedToTitle({ key }: Pick<SkillConcept, 'key'>, title: TitleFeatures): boolean {
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
