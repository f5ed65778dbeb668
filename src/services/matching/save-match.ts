import type { MatchRow, MatchRowWithResult, MatchWrite } from '../../db/records/matches.repository';
import type { Repositories } from '../../db/kernel/repositories';
import type { TenantScope, UUID } from '../../domain/common';
import type { Recommendation } from '../../domain/matching';
import { newId } from '../../platform/ids';
import { pairEvents } from '../../webhooks/events/new-event';
import type { PairRecords } from '../links/load-pair';
import { matchRecord, type MatchRecord } from './match-record';
import type { PairResult } from './pair-scorer';

/** Smaller score changes emit no event. */
const NOTABLE_CHANGE = 0.1;
const COMPARED_FIELDS = ['finalScore', 'recommendation', 'confidence', 'gaps', 'reasons'] as const;

/** A result that is not stored yet. */
export interface UnsavedMatch {
  scope: TenantScope;
  pair: PairRecords;
  result: PairResult;
  synthetic: boolean;
}

/** A result to store, and the result that the caller gets: options of a request change only the latter. */
export interface PendingMatch extends UnsavedMatch {
  requestedResult: PairResult;
}

/** Saves a result and returns the match as the caller sees it. */
export async function savePendingMatch(
  repositories: Repositories,
  pending: PendingMatch,
): Promise<MatchRecord> {
  const { row } = await saveMatch(repositories, pending);
  return matchRecord(row, pending.requestedResult);
}

/**
 * Saves a result and, in the same transaction, its event if the match is new or if its score, recommendation or gaps
 * changed. The owner of the job gets the event only while the candidate is shared.
 * `isChanged` is false if the same result was already stored.
 */
export async function saveMatch(
  repositories: Repositories,
  { scope, pair, result, synthetic }: UnsavedMatch,
): Promise<{ row: MatchRow; isChanged: boolean }> {
  const { row, before } = await repositories.matches.save(matchWrite(scope, pair, result, synthetic));
  const events = eventsOf(row, before, result, scope.tenantId);
  const isWithheld =
    events.length > 1 && row.tenant_id === scope.tenantId
      ? await repositories.matches.isWithheld(row.candidate_id)
      : false;
  for (const event of events) {
    if (!isWithheld || event.tenantId === undefined) await repositories.events.add(event);
  }
  return { row, isChanged: before?.updated_at.getTime() !== row.updated_at.getTime() };
}

function matchWrite(
  scope: TenantScope,
  { candidate, job }: PairRecords,
  result: PairResult,
  synthetic: boolean,
): MatchWrite {
  const owner = synthetic ? scope.tenantId : candidate.tenant_id;
  const other = synthetic || job.tenant_id === owner ? null : job.tenant_id;
  return {
    matchId: newId(),
    tenantId: owner,
    otherTenantId: other,
    synthetic,
    candidateId: candidate.candidate_id,
    candidateExternalId: candidate.external_id,
    jobId: job.job_id,
    jobExternalId: job.external_id,
    finalScore: result.finalScore,
    recommendation: result.recommendation,
    confidence: result.confidence,
    probability90d: result.retentionForecast.probability90d,
    expectedTenureDays: result.retentionForecast.expectedTenureDays,
    result: JSON.stringify(result),
  };
}

function eventsOf(row: MatchRow, before: MatchRowWithResult | null, result: PairResult, writer: UUID) {
  const other = row.tenant_id === writer ? row.other_tenant_id : row.tenant_id;
  // A synthetic record has no owner, so its external id is public.
  const ownsCandidate = (reader: UUID): boolean => row.synthetic || reader === row.tenant_id;
  const ownsJob = (reader: UUID): boolean =>
    row.synthetic || reader === (row.other_tenant_id ?? row.tenant_id);
  const dataOf = (reader: UUID) => ({
    matchId: row.match_id,
    candidateId: row.candidate_id,
    candidateExternalId: ownsCandidate(reader) ? row.candidate_external_id : null,
    jobId: row.job_id,
    jobExternalId: ownsJob(reader) ? row.job_external_id : null,
    finalScore: row.final_score,
    recommendation: result.recommendation,
    confidence: row.confidence,
    probability90d: row.probability_90d,
    createdAt: row.created_at.toISOString(),
  });
  if (!before) return pairEvents('match.created', writer, other, dataOf);
  const previous = JSON.parse(before.result) as Partial<PairResult>;
  const changed = COMPARED_FIELDS.filter(
    (name) => JSON.stringify(previous[name]) !== JSON.stringify(result[name]),
  );
  const notable =
    Math.abs(before.final_score - row.final_score) >= NOTABLE_CHANGE - 1e-9 ||
    changed.includes('recommendation') ||
    changed.includes('gaps');
  if (!notable) return [];
  return pairEvents('match.updated', writer, other, (reader) => ({
    ...dataOf(reader),
    updatedAt: row.updated_at.toISOString(),
    previous: { finalScore: before.final_score, recommendation: before.recommendation as Recommendation },
    changed: [...changed],
  }));
}
