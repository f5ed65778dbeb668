import { inferSkills, type InferredSkill } from '../../../../skills';
import type { JobSkill } from '../../../parsed-job-description';

/** More skills of an occupation say little about one posting. */
const MAX_SKILLS = 10;
/** Below, fewer than half of the people in the occupation need the skill. */
const MIN_CONFIDENCE = 0.5;

/**
 * Skills that the occupation of a title usually needs and that the posting does not ask for, most certain first. They are
 * no requirements: matching does not use them. Traits are left out, because nearly every occupation has the same ones.
 */
export function usualSkills(title: string, requested: readonly JobSkill[]): InferredSkill[] {
  const { skills } = inferSkills({
    occupations: [title],
    knownSkills: requested.map(({ name }) => name),
    minConfidence: MIN_CONFIDENCE,
    limit: 100,
  });
  return skills.filter(({ type }) => type !== 'soft').slice(0, MAX_SKILLS);
}
