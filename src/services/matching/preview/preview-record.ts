import type { Timestamp, UUID, Warning } from '../../../domain/common';
import { verdictOf } from '../../../domain/matching/verdict';
import type { Forecast } from '../../../domain/retention';
import { publishedSubModels, type MatchRecord } from '../match-record';
import type { PairResult } from '../pair-scorer';

/** A retention forecast of a preview. */
export interface PreviewForecast extends Forecast {
  /** Null if the request has no `candidateId`. */
  candidateId: UUID | null;
  /** Null if the request has no `jobId`. */
  jobId: UUID | null;
  computedAt: Timestamp;
}

/** Warnings from parsing each side. */
export interface PreviewWarnings {
  /** Warnings about `candidate.text`; empty if the request has none. */
  candidate: Warning[];
  /** Warnings about `job.text`; empty if the request has none. */
  job: Warning[];
}

/** A scored pair that is not stored. */
export interface MatchPreviewRecord extends Omit<
  MatchRecord,
  'matchId' | 'candidateId' | 'jobId' | 'retentionForecast' | 'createdAt' | 'updatedAt' | 'latestDecision'
> {
  /** Null if the request has no `candidateId`. */
  candidateId: UUID | null;
  /** Null if the request has no `jobId`. */
  jobId: UUID | null;
  retentionForecast: PreviewForecast;
  warnings: PreviewWarnings;
}

/** Builds the record with its members in the order of a match. */
export function previewRecord(
  result: PairResult,
  ids: { candidateId: UUID | null; jobId: UUID | null },
  warnings: PreviewWarnings,
  computedAt: Timestamp,
): MatchPreviewRecord {
  return {
    ...ids,
    finalScore: result.finalScore,
    recommendation: result.recommendation,
    confidence: result.confidence,
    verdict: verdictOf(result),
    reasons: result.reasons,
    componentScores: result.componentScores,
    subModels: publishedSubModels(result),
    retentionForecast: { ...ids, ...result.retentionForecast, computedAt },
    gaps: result.gaps,
    gapsTotal: result.gapsTotal,
    transferableSkillBridges: result.transferableSkillBridges,
    modelVersion: result.modelVersion,
    warnings,
  };
}
