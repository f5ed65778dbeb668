import type { MatchDecisionRow } from '../../db/records/match-decisions.repository';
import type { Timestamp, UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { pairEvents } from '../../webhooks/events/new-event';
import { auditActor, type Caller } from '../access/caller';
import type { Cursors } from '../cursors';
import { loadPage } from '../pages';
import { changeOnce } from '../idempotency/change-once';
import type { TenantData } from '../tenant-data';
import { otherEventOwner } from './pair-owners';

export type DecisionOutcome = 'advanced' | 'rejected' | 'hired' | 'overridden';
export type DecisionReasonCode =
  | 'requirements'
  | 'skills'
  | 'experience'
  | 'interview'
  | 'pay'
  | 'availability'
  | 'position_filled'
  | 'candidate_withdrew'
  | 'score_incorrect'
  | 'record_incomplete'
  | 'other';

export interface DecisionInput {
  outcome: DecisionOutcome;
  reasonCode: DecisionReasonCode;
  reason: string | null;
  decidedBy: string;
  logEntryId: UUID | null;
}

/** A decision of a person about a match. */
export interface DecisionRecord {
  decisionId: UUID;
  matchId: UUID;
  candidateId: UUID;
  jobId: UUID;
  outcome: DecisionOutcome;
  reasonCode: DecisionReasonCode;
  /** Null without one, and for the other tenant of the pair. */
  reason: string | null;
  /** Your identifier of the person who decided; null for the other tenant of the pair. */
  decidedBy: string | null;
  /** Entry of the score log on which the decision rests; null if none was named. */
  logEntryId: UUID | null;
  createdAt: Timestamp;
  /** Time at which the decision was withdrawn; null while it counts. */
  withdrawnAt: Timestamp | null;
  /** Your identifier of the person who withdrew it; null for the other tenant of the pair. */
  withdrawnBy: string | null;
}

export interface DecisionPageView {
  decisions: DecisionRecord[];
  hasMore: boolean;
  nextCursor: string | null;
}

/** Decisions of people about matches. They are added and can be withdrawn; the latest that was not withdrawn stands. */
export class DecisionsService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
  ) {}

  /**
   * Throws `not_found` unless the caller may see the match, and `validation_failed` if the log entry is not a score of
   * this match that the caller may see.
   */
  async record(caller: Caller, matchId: UUID, input: DecisionInput): Promise<DecisionRecord> {
    const row = await changeOnce(this.data, caller, async ({ matches, matchDecisions, scoreLog, events }) => {
      const match = await matches.find(matchId);
      if (!match) throw notFound('match');
      if (input.logEntryId !== null && !(await scoreLog.findOfMatch(matchId, input.logEntryId))) {
        throw unusableLogEntry();
      }
      const written = await matchDecisions.insert({
        decision_id: newId(),
        match_id: matchId,
        candidate_id: match.candidate_id,
        job_id: match.job_id,
        outcome: input.outcome,
        reason_code: input.reasonCode,
        reason: input.reason,
        decided_by: input.decidedBy,
        log_entry_id: input.logEntryId,
      });
      const other = await otherEventOwner(matches, match, caller.tenantId);
      for (const event of pairEvents('decision.recorded', caller.tenantId, other, () =>
        decisionRecord(written),
      )) {
        await events.add(event);
      }
      return written;
    });
    return decisionRecord(row);
  }

  /**
   * Withdraws a decision, which no longer counts and stays in lists and in the history. Returns a decision that was
   * withdrawn before as it is. Throws `not_found` unless the caller's tenant recorded it.
   */
  async withdraw(caller: Caller, decisionId: UUID, withdrawnBy: string): Promise<DecisionRecord> {
    const row = await this.data
      .of(caller)
      .transaction(async ({ matches, matchDecisions, auditLog, events }) => {
        const decision = await matchDecisions.find(decisionId);
        // Only the tenant that recorded a decision sees who decided.
        if (!decision || decision.decided_by === null) throw notFound('decision');
        const match = await matches.find(decision.match_id);
        if (!match) throw notFound('decision');
        const withdrawn = await matchDecisions.withdraw(decisionId, withdrawnBy);
        if (!withdrawn) return (await matchDecisions.find(decisionId)) ?? decision;
        await auditLog.add({
          ...{ audit_id: newId(), tenant_id: caller.tenantId, ...auditActor(caller) },
          ...{ action: 'decision.withdrawn', subject_type: 'decision', subject_id: decisionId },
        });
        const other = await otherEventOwner(matches, match, caller.tenantId);
        const withdrawnAt = (withdrawn.withdrawn_at ?? withdrawn.created_at).toISOString();
        for (const event of pairEvents('decision.withdrawn', caller.tenantId, other, () => {
          return { ...decisionRecord(withdrawn), withdrawnAt };
        })) {
          await events.add(event);
        }
        return withdrawn;
      });
    return decisionRecord(row);
  }

  /** Throws `not_found` unless the caller may see the match of the decision. */
  async get(caller: Caller, decisionId: UUID): Promise<DecisionRecord> {
    const row = await this.data.of(caller).repositories.matchDecisions.find(decisionId);
    if (!row) throw notFound('decision');
    return decisionRecord(row);
  }

  /** Decisions about a match, newest first. */
  async list(
    caller: Caller,
    matchId: UUID,
    page: { limit: number; cursor: string | null },
  ): Promise<DecisionPageView> {
    const { matches, matchDecisions } = this.data.of(caller).reads;
    if (!(await matches.find(matchId))) throw notFound('match');
    const { items, ...rest } = await loadPage(caller, this.cursors, {
      list: `decisions:${matchId}`,
      ...page,
      rows: (limit, before) => matchDecisions.list({ matchId, limit, before }),
      item: decisionRecord,
      placeOf: ({ createdAt, decisionId }) => [createdAt, decisionId],
    });
    return { decisions: items, ...rest };
  }
}

export function decisionRecord(row: MatchDecisionRow): DecisionRecord {
  return {
    decisionId: row.decision_id,
    matchId: row.match_id,
    candidateId: row.candidate_id,
    jobId: row.job_id,
    outcome: row.outcome as DecisionOutcome,
    reasonCode: row.reason_code as DecisionReasonCode,
    reason: row.reason,
    decidedBy: row.decided_by,
    logEntryId: row.log_entry_id,
    createdAt: row.created_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    withdrawnBy: row.withdrawn_by,
  };
}

/** The entry is not a score of the match, or not visible to the caller. */
export function unusableLogEntry(): AppError {
  return new AppError('validation_failed', 'The request has invalid fields.', {
    errors: [
      {
        pointer: '/logEntryId',
        code: 'conflict',
        message: 'No entry of the score log of this match has this id.',
      },
    ],
  });
}
