import type { Unit } from '../../common';
import type { ProfileSkill } from '../profile/candidate-profile';
import type { RequestedSkill } from '../profile/job-profile';

/** A requested skill and the candidate's best match for it. */
export interface SkillMatch {
  requestedSkill: RequestedSkill;
  /** 0 when no skill of the candidate is similar. */
  score: Unit;
  matchedSkill: ProfileSkill | null;
  /** Similarity of `matchedSkill` to the requested skill, before its own strength. */
  similarity: Unit;
}

/** An open skill, under the name of its whole choice if it belongs to one. */
export interface OpenMatch extends SkillMatch {
  name: string;
}
