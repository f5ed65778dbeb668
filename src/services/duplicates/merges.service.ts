import type { MovedRows } from '../../db/records/candidate-merges.repository';
import type { CandidateRow } from '../../db/records/candidates.repository';
import type { Repositories } from '../../db/kernel/repositories';
import { ownRecord, withMergedRecords } from '../../domain/candidates/merged-records';
import type { UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { newEvent } from '../../webhooks/events/new-event';
import { auditActor, type Caller } from '../access/caller';
import { candidateWrite, storedCandidate } from '../candidates/candidate-record';
import { confirmedReviews } from '../reviews/confirmed-reviews';
import { changeOnce } from '../idempotency/change-once';
import type { TenantData } from '../tenant-data';

/** Two records that are now one candidate. */
export interface CandidateMerge {
  /** The candidate that remains. */
  candidateId: UUID;
  /** The record that was merged into it. */
  mergedCandidateId: UUID;
  /** Number of rows that now belong to the candidate. */
  moved: { matches: number; placements: number; decisions: number; ratings: number };
}

/** Two candidates that were one. */
export interface CandidateUnmerge {
  candidateId: UUID;
  /** The record that is a candidate again. */
  restoredCandidateId: UUID;
}

/** Merges records of one person and undoes it, when a person asks for it. */
export class MergesService {
  constructor(
    private readonly data: TenantData,
    private readonly clock: Clock,
  ) {}

  /**
   * Merges `otherId` into `candidateId`. Throws `not_found` unless both belong to the caller's tenant, and
   * `candidate_has_merges` if other records were merged into `otherId`.
   */
  async merge(caller: Caller, candidateId: UUID, otherId: UUID): Promise<CandidateMerge> {
    const now = this.clock.now().toISOString();
    return changeOnce(this.data, caller, async (repositories) => {
      const { candidates, candidateMerges, events, reviewSessions, searchMatches } = repositories;
      const rows = await candidates.lockByIds([candidateId, otherId]);
      const [row, other] = [rows.get(candidateId), rows.get(otherId)];
      if (!row || !other) throw notFound('candidate');
      if (candidateId === otherId) throw sameCandidate();
      const candidate = storedCandidate(row);
      const { merged, ...record } = storedCandidate(other);
      if (merged) throw hasMerges();
      const records = [
        ...(candidate.merged?.records ?? []),
        {
          candidateId: otherId,
          externalId: other.external_id,
          createdAt: other.created_at.toISOString(),
          mergedAt: now,
          record,
        },
      ];
      await candidateMerges.add({
        candidateId,
        mergedCandidateId: otherId,
        mergedExternalId: other.external_id,
      });
      const moved = await candidateMerges.moveRows(otherId);
      await searchMatches.copyMatches(otherId, candidateId);
      await searchMatches.moveSearches(otherId, candidateId);
      await candidates.remove(otherId);
      await candidates.update([
        candidateWrite(
          candidateId,
          {
            ...withMergedRecords(ownRecord(candidate), records, now.slice(0, 10)),
            status: await statusOf(candidates, row),
          },
          await confirmedReviews(reviewSessions, candidateId),
        ),
      ]);
      await this.audit(repositories, caller, 'candidate.merged', candidateId);
      await events.add(
        newEvent('candidate.merged', { candidateId, mergedCandidateId: otherId, createdAt: now }),
      );
      return { candidateId, mergedCandidateId: otherId, moved: countsOf(moved) };
    });
  }

  /** Restores a merged record as a candidate. Throws `not_found` unless `mergedId` was merged into `candidateId`. */
  async unmerge(caller: Caller, candidateId: UUID, mergedId: UUID): Promise<CandidateUnmerge> {
    const now = this.clock.now().toISOString();
    return changeOnce(this.data, caller, async (repositories) => {
      const { candidates, candidateMerges, events, reviewSessions, searchMatches } = repositories;
      const row = (await candidates.lockByIds([candidateId])).get(candidateId);
      const candidate = row && storedCandidate(row);
      const merged = candidate?.merged?.records.find((each) => each.candidateId === mergedId);
      if (!candidate?.merged || !merged) throw notFound('candidate');
      const records = candidate.merged.records.filter((each) => each !== merged);
      await candidates.update([
        candidateWrite(
          candidateId,
          withMergedRecords(ownRecord(candidate), records, now.slice(0, 10)),
          await confirmedReviews(reviewSessions, candidateId),
        ),
      ]);
      await candidateMerges.releaseExternalId(mergedId);
      await candidates.create([
        {
          externalId: merged.externalId,
          ...candidateWrite(
            mergedId,
            { ...merged.record, merged: null },
            await confirmedReviews(reviewSessions, mergedId),
          ),
        },
      ]);
      await candidateMerges.returnRows(mergedId, merged.createdAt);
      await searchMatches.copyMatches(candidateId, mergedId);
      await this.audit(repositories, caller, 'candidate.unmerged', candidateId);
      await events.add(
        newEvent('candidate.unmerged', { candidateId, restoredCandidateId: mergedId, createdAt: now }),
      );
      return { candidateId, restoredCandidateId: mergedId };
    });
  }

  private async audit(
    { auditLog }: Repositories,
    caller: Caller,
    action: string,
    candidateId: UUID,
  ): Promise<void> {
    await auditLog.add({
      audit_id: newId(),
      tenant_id: caller.tenantId,
      ...auditActor(caller),
      action,
      subject_type: 'candidate',
      subject_id: candidateId,
    });
  }
}

/** The moved placements may have changed the status. */
async function statusOf(candidates: Repositories['candidates'], before: CandidateRow) {
  return (await candidates.find(before.candidate_id))?.status ?? before.status;
}

function countsOf(moved: MovedRows): CandidateMerge['moved'] {
  const count = (table: string): number => moved[table]?.length ?? 0;
  return {
    matches: count('matches'),
    placements: count('placements'),
    decisions: count('match_decisions'),
    ratings: count('ratings'),
  };
}

function sameCandidate(): AppError {
  return new AppError('validation_failed', 'A candidate cannot be merged with itself.', {
    errors: [{ pointer: '/candidateId', code: 'conflict', message: 'must be another candidate' }],
  });
}

function hasMerges(): AppError {
  return new AppError(
    'candidate_has_merges',
    'Records were merged into the other candidate. Merge in the other direction, or undo those merges first.',
  );
}
