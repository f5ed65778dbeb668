import type { Unit, Warning } from '../../domain/common';
import type { InferredSkill, PlacedOccupation } from '../../domain/skills';

/**
 * @minLength 1
 * @maxLength 200
 */
export type OccupationText = string;

/**
 * @minLength 1
 * @maxLength 200
 */
export type SkillText = string;

/** Work done, by title or by O*NET-SOC code such as `53-7051.00`. */
export interface InferSkillsRequest {
  /**
   * @minItems 1
   * @maxItems 20
   */
  occupations: OccupationText[];
  /**
   * Skills you know of already: used as context, never returned again.
   * @maxItems 200
   */
  knownSkills?: SkillText[];
  /**
   * Skills to answer at most, 25 unless told otherwise.
   * @isInt must be a whole number
   * @minimum 1
   * @maximum 100
   */
  limit?: number;
  /** Leave out what is less sure than this, 0.3 unless told otherwise. */
  minConfidence?: Unit;
}

export interface InferSkillsAnswer {
  /** The surest first. */
  skills: InferredSkill[];
  /** How each of the given occupations was understood. */
  occupations: PlacedOccupation[];
  modelVersion: string;
  /** Present only when there are any. */
  warnings?: Warning[];
}
