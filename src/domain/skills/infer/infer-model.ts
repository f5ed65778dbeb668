import type { SkillType, Taxonomy, Unit, Warning } from '../../common';

/** What a caller asks: work done, by title or O*NET-SOC code. */
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
  occupations: PlacedOccupation[];
  modelVersion: string;
  warnings?: Warning[];
}

export type OccupationMatch = 'code' | 'exact' | 'alias' | 'semantic' | 'language_model' | 'none';

export interface PlacedOccupation {
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
  /** The row of the map, or the words of the model, it rests on. */
  text: string | null;
}

/** What a language model answered for one occupation the map could not place. */
export interface ModelOccupation {
  input: string;
  onetSocCode: string | null;
  skills: { name: string; confidence: Unit }[];
}
