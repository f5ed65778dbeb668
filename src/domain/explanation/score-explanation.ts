import type { Timestamp, Unit, UUID } from '../common';
import type {
  ComponentName,
  DistanceMode,
  Gap,
  Reason,
  Recommendation,
  Score100,
  SubModelName,
} from '../matching/match-result';

/** Who reads an explanation: the person who was scored, who assists them, or who audits the scores. */
export type ExplanationAudience = 'candidate' | 'caseworker' | 'auditor';

/** The parts of a logged score that an explanation uses. */
export interface ExplainedScore {
  kind: 'match' | 'rescore' | 'rank' | 'forecast';
  distance: DistanceMode;
  finalScore: Score100 | null;
  recommendation: Recommendation | null;
  confidence: Unit | null;
  components: { [Name in ComponentName]?: { score: Score100 | null; weight: Unit } };
  subModels: { [Name in SubModelName]?: { score: Score100 | null; weight: Unit } };
  reasons: Pick<Reason, 'code' | 'component' | 'points'>[];
  gaps: Pick<Gap, 'type' | 'name' | 'requirementLevel' | 'severity'>[];
  forecast: { probability90d: Unit; probability365d: Unit; expectedTenureDays: number };
  modelVersion: string;
  weightsVersion: string | null;
  inputsSha256: string | null;
  ranking: { rank: number; poolSize: number } | null;
  entryId: UUID;
  givenAt: Timestamp;
}

/** A part that counted. */
export interface CountedPart {
  component: Reason['component'];
  text: string;
  /** Signed contribution to the score; null for the audience `candidate`. */
  points: number | null;
}

/** A gap and what closes it. */
export interface ScoreChange {
  type: Gap['type'];
  name: string;
  severity: Gap['severity'];
  text: string;
}

/** A score in plain language. */
export interface ScoreExplanation {
  /** The result, and that a person decides. */
  summary: string[];
  /** Strongest first; at most the 8 parts that were logged with the score. */
  counted: CountedPart[];
  /** What was not compared in this score, and what is never scored. */
  notCounted: string[];
  /** What would change the score, most severe first. */
  changes: ScoreChange[];
  /** How to object, correct a record or override the score. */
  objection: string[];
}
