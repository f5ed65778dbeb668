import type { Unit } from '../common';

/** The compared components, each with its own score. */
export type ComponentName =
  | 'skills'
  | 'experience'
  | 'certifications'
  | 'education'
  | 'languages'
  | 'location'
  | 'compensation'
  | 'schedule';

/**
 * What the distance between the candidate and the job does: `score` lets it count as a component and in the retention
 * forecast, `gate` only excludes a candidate who states a shorter maximum commute, `off` leaves it out.
 */
export type DistanceMode = 'score' | 'gate' | 'off';

export type Recommendation = 'strong_match' | 'good_match' | 'possible_match' | 'weak_match' | 'not_eligible';

export type SubModelName = 'requirements' | 'semantic' | 'retention';

/** 0–100, one decimal. */
export type Score100 = number;

export interface ComponentScore {
  /** Null when the job has no such requirement or the candidate's record has no such data. */
  score: Score100 | null;
  /** As applied; 0 when the score is null. The weights of all components sum to 1. */
  weight: Unit;
  /** At most 100; `foundTotal` counts all. */
  found: string[];
  foundTotal: number;
  /** At most 100; `missingTotal` counts all. */
  missing: string[];
  missingTotal: number;
  note: string | null;
  /**
   * Only in `skills`, and only if the request sets `options.includeEvidence`: where the candidate record names each skill
   * of `found`. At most 100; `evidenceTotal` counts all.
   */
  evidence?: MatchedSkillEvidence[];
  evidenceTotal?: number;
}

/** Where a candidate record names a skill that meets a requirement. */
export interface MatchedSkillEvidence {
  /** The requirement, as in `found`. */
  skill: string;
  requirementLevel: 'required' | 'preferred';
  /** The candidate's skill that meets it: the same skill under any spelling, or a narrower one. */
  heldSkill: string;
  /** At most 5; `sourcesTotal` counts all. */
  sources: MatchedSkillSource[];
  sourcesTotal: number;
}

/** A place in a candidate record. Names, employers, dates and contact details are never included. */
export interface MatchedSkillSource {
  /** `skills` is the list of skills, `work` a position with its skills, summary and highlights. */
  part: 'skills' | 'work' | 'summary';
  /** Index in `skills` or `work` of the candidate, from 0; null for the summary. */
  index: number | null;
  /** Title of the position, without identifying data; null for other parts. */
  position: string | null;
  /**
   * The words of a text that name the skill, the usual name of a listed skill, or the title of a position whose work
   * always requires the skill; at most 300 characters.
   */
  text: string;
}

export interface SubModelScore {
  score: Score100 | null;
  /** As applied; 0 when not available. */
  weight: Unit;
  available: boolean;
  version: string;
}

export interface Reason {
  code: string;
  direction: 'positive' | 'negative';
  component: ComponentName | 'retention' | 'semantic';
  /** Plain language, suitable for the candidate. */
  text: string;
  /** Signed contribution to `finalScore`, one decimal. */
  points: number;
  /** Only in `semantic`: true if a recent position or a preferred occupation has a title like that of the job. */
  titleIsSimilar?: boolean;
}

export type GapType =
  | 'skill'
  | 'certification'
  | 'license'
  | 'education'
  | 'experience'
  | 'language'
  | 'location'
  | 'schedule'
  | 'compensation'
  | 'work_authorization';

export interface Shortfall {
  value: number;
  unit: 'months' | 'usdPerHour' | 'miles' | 'levels';
}

export interface ClosableBy {
  kind: 'training' | 'certification' | 'document' | 'transport' | 'schedule' | 'negotiation';
  title: string;
  estimatedDays: number | null;
}

export interface Gap {
  type: GapType;
  name: string;
  requirementLevel: 'required' | 'preferred';
  severity: 'blocking' | 'major' | 'minor';
  required: string | null;
  actual: string | null;
  shortfall: Shortfall | null;
  closableBy: ClosableBy | null;
}

export interface TransferableSkillBridge {
  fromSkill: string;
  fromOccupation: string | null;
  toSkill: string;
  similarity: Unit;
  /** True when `toSkill` is the name of one of the gaps. */
  closesGap: boolean;
  provenance: 'curated_map' | 'language_model' | 'embedding';
  rationale: string;
  confidence: Unit;
}

/** The score of a pair. The storing service adds ids and times. */
export interface ScoredPair {
  finalScore: Score100;
  recommendation: Recommendation;
  confidence: Unit;
  /** 1–8, strongest first. */
  reasons: Reason[];
  componentScores: Record<ComponentName, ComponentScore>;
  subModels: Record<SubModelName, SubModelScore>;
  /** At most 100, most severe first; `gapsTotal` counts all. */
  gaps: Gap[];
  gapsTotal: number;
  /** At most 10. */
  transferableSkillBridges: TransferableSkillBridge[];
  modelVersion: string;
}
