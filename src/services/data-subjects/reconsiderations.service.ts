import type { MatchRow } from '../../db/records/matches.repository';
import type { Repositories } from '../../db/kernel/repositories';
import type { UUID } from '../../domain/common';
import { notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { pairEvents } from '../../webhooks/events/new-event';
import type { Caller } from '../access/caller';
import { unusableLogEntry } from '../decisions/decisions.service';
import { otherEventOwner } from '../decisions/pair-owners';
import type { PairMatch, PairMatcher } from '../matching/pair-matcher';
import { savePendingMatch } from '../matching/save-match';
import { surfaceOf } from '../score-log/score-entries';
import { changeOnce } from '../idempotency/change-once';
import type { TenantData } from '../tenant-data';
import {
  reconsiderationRecord,
  type ReconsiderationRecord,
  type ReconsiderationRequester,
} from './reconsideration-record';

export interface ReconsiderationInput {
  logEntryId: UUID;
  requestedBy: ReconsiderationRequester;
  reason: string;
}

/** Scores pairs again after a person objected to a score or corrected a record. */
export class ReconsiderationsService {
  constructor(
    private readonly data: TenantData,
    private readonly matcher: PairMatcher,
  ) {}

  /**
   * Scores the pair as it is now and, in one transaction, saves the match, logs the new score and links it to the
   * reconsidered one. Throws `not_found` unless the caller may see the match, `validation_failed` if the log entry is not
   * a score of this match that the caller may see, and `scoring_paused`.
   */
  async reconsider(
    caller: Caller,
    matchId: UUID,
    input: ReconsiderationInput,
  ): Promise<ReconsiderationRecord> {
    const { matches, scoreLog, matchWork } = this.data.of(caller).repositories;
    const match = await matches.find(matchId);
    if (!match) throw notFound('match');
    if (!(await scoreLog.findOfMatch(matchId, input.logEntryId))) throw unusableLogEntry();
    const pair = { candidateId: match.candidate_id, jobId: match.job_id, componentWeights: {} };
    const reader = { ...caller, sandboxTenant: match.synthetic ? ('synthetic' as const) : null };
    const work = await matchWork.pair(pair.candidateId, pair.jobId);
    const scored = await this.matcher.match(reader, pair, work, surfaceOf(caller));
    return changeOnce(this.data, caller, (repositories) =>
      this.save(repositories, caller, match, input, scored),
    );
  }

  /** Throws `not_found` unless the caller may see the match of the reconsideration. */
  async get(caller: Caller, reconsiderationId: UUID): Promise<ReconsiderationRecord> {
    const row = await this.data.of(caller).repositories.reconsiderations.find(reconsiderationId);
    if (!row) throw notFound('reconsideration');
    return reconsiderationRecord(row);
  }

  private async save(
    repositories: Repositories,
    caller: Caller,
    match: MatchRow,
    input: ReconsiderationInput,
    { write, score }: PairMatch,
  ): Promise<ReconsiderationRecord> {
    const { matches, scoreLog, reconsiderations, events } = repositories;
    const { match_id: matchId, candidate_id: candidateId, job_id: jobId } = match;
    if (write) await savePendingMatch(repositories, write);
    await scoreLog.add([score], caller.keyId);
    await reconsiderations.insert({
      reconsideration_id: newId(),
      match_id: matchId,
      candidate_id: candidateId,
      job_id: jobId,
      log_entry_id: input.logEntryId,
      new_log_entry_id: score.entry_id,
      requested_by: input.requestedBy,
      reason: input.reason,
    });
    const [row] = await reconsiderations.ofEntries(matchId, [score.entry_id]);
    // The match is no longer visible: the link ended, or the candidate was erased or is no longer shared.
    if (!row) throw notFound('match');
    const record = reconsiderationRecord(row);
    const other = await otherEventOwner(matches, match, caller.tenantId);
    for (const event of pairEvents('reconsideration.requested', caller.tenantId, other, () => record)) {
      await events.add(event);
    }
    return record;
  }
}
