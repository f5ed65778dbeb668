import type {
  GivenCertification,
  GivenEducation,
  GivenLanguage,
  GivenWork,
} from '../../../domain/candidates/candidate-input';
import type { Location, UUID } from '../../../domain/common';
import type { DistanceMode } from '../../../domain/matching';
import type { ResumeBasics, ResumeSkill, ResumeTotals } from '../../../domain/parsing/parsed-resume';
import type { MatchPreviewRecord } from '../../../services/matching/preview/preview-record';
import type { ParsedJobInput } from '../job';
import type { ComponentWeightsInput } from './match';

/** A skill of a resume with at least its name. */
export type ResumeSkillInput = Partial<ResumeSkill> & {
  /**
   * @minLength 1
   * @maxLength 200
   */
  name: string;
};

/** The person of the resume. Names are only used to remove them from texts; contact details are ignored. */
export type ResumeBasicsInput = Partial<Omit<ResumeBasics, 'location'>> & {
  location?: Partial<Location> | null;
};

/** A resume as structured data. The result of `POST /parse/resume` can be sent unchanged. */
export interface ParsedResumeInput {
  basics?: ResumeBasicsInput;
  /** @maxItems 500 */
  skills?: (string | ResumeSkillInput)[];
  /** @maxItems 200 */
  certifications?: (string | GivenCertification)[];
  /** @maxItems 50 */
  languages?: (string | GivenLanguage)[];
  /** @maxItems 100 */
  work?: GivenWork[];
  /** @maxItems 100 */
  education?: GivenEducation[];
  /** Only `highestEducationLevel` is read. */
  totals?: Partial<ResumeTotals>;
  /** Ignored, so that a parsed resume can be sent back unchanged. */
  volunteer?: unknown[];
  /** Ignored. */
  projects?: unknown[];
  /** Ignored. */
  awards?: unknown[];
  /** Ignored. */
  references?: unknown[];
  /** Ignored. */
  meta?: Record<string, unknown>;
}

/** Exactly one of `text`, `parsed` and `candidateId`. */
export interface PreviewCandidateInput {
  /** A resume as text, at most 100,000 characters. */
  text?: string;
  parsed?: ParsedResumeInput;
  /** A stored candidate of your own tenant. */
  candidateId?: UUID;
}

/** Exactly one of `text`, `parsed` and `jobId`. */
export interface PreviewJobInput {
  /** A posting as text, at most 100,000 characters. */
  text?: string;
  parsed?: ParsedJobInput;
  /** A stored job of your own tenant or of a linked employer. */
  jobId?: UUID;
}

export interface PreviewOptions {
  /** Component weights, 0–1; omitted components keep their weight. They are scaled to sum to 1. */
  componentWeights?: ComponentWeightsInput;
  /** What the distance does, as in `POST /match`. */
  distance?: DistanceMode;
  /**
   * True adds `evidence` to the component `skills` of this response: where the candidate record names each matched skill.
   * The evidence contains no employer, date, contact detail or name. It is not stored with the match.
   */
  includeEvidence?: boolean;
}

/** A candidate and a job to be scored without storing either. */
export interface MatchPreviewRequest {
  candidate: PreviewCandidateInput;
  job: PreviewJobInput;
  options?: PreviewOptions;
}

/** A match without `matchId`, `createdAt` and `updatedAt`, with the parsing warnings of each side. */
export type MatchPreview = MatchPreviewRecord;
