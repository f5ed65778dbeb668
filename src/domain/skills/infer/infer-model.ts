import type { SkillType, Taxonomy, Unit, Warning } from '../../common';

/** A request: past work, by title or O*NET-SOC code. */
export interface SkillsInferRequest {
  occupations: string[];
  knownSkills?: string[];
  /** 1–100, default 25. */
  limit?: number;
  /** Default 0.3. */
  minConfidence?: Unit;
}

export interface SkillsInferResponse {
  /** Confidence descending, then name. */
  skills: InferredSkill[];
  occupations: ClassifiedOccupation[];
  modelVersion: string;
  warnings?: Warning[];
}

export type OccupationMatch = 'code' | 'exact' | 'alias' | 'semantic' | 'language_model' | 'none';

export interface ClassifiedOccupation {
  input: string;
  onetSocCode: string | null;
  onetTitle: string | null;
  confidence: Unit;
  matchedBy: OccupationMatch;
}

export interface InferredSkill {
  name: string;
  skillId: string | null;
  taxonomy: Taxonomy | null;
  type: SkillType;
  provenance: 'curated_map' | 'language_model';
  confidence: Unit;
  evidence: SkillEvidence[];
}

export interface SkillEvidence {
  occupation: string;
  onetSocCode: string | null;
  mapVersion: string | null;
  importance: Unit | null;
  /** The row of the map, or the text of the model, that supports the skill. */
  text: string | null;
}

/** The answer of a language model for one occupation that the map cannot place. */
export interface ModelOccupation {
  input: string;
  onetSocCode: string | null;
  skills: { name: string; confidence: Unit }[];
}
