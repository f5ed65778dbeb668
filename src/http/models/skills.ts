import type { Unit, Warning } from '../../domain/common';
import type { InferredSkill, ClassifiedOccupation } from '../../domain/skills';

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
   * Skills that are already known: used as context and never returned.
   * @maxItems 200
   */
  knownSkills?: SkillText[];
  /**
   * Maximum number of skills, 25 by default.
   * @isInt must be a whole number
   * @minimum 1
   * @maximum 100
   */
  limit?: number;
  /** Minimum confidence of a skill, 0.3 by default. */
  minConfidence?: Unit;
}

export interface InferSkillsAnswer {
  /** Highest confidence first. */
  skills: InferredSkill[];
  /** How each occupation was recognized. */
  occupations: ClassifiedOccupation[];
  modelVersion: string;
  /** Only present if not empty. */
  warnings?: Warning[];
}
