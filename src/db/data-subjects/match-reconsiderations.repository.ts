import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export interface NewReconsideration {
  reconsideration_id: string;
  match_id: string;
  candidate_id: string;
  job_id: string;
  /** The reconsidered entry of the score log. */
  log_entry_id: string;
  new_log_entry_id: string;
  requested_by: string;
  /** Null for the other tenant of the pair. */
  reason: string | null;
}

/** A reconsideration with both scores. */
export interface ReconsiderationRow extends NewReconsideration {
  created_at: Date;
  /** Null for a forecast, and for a score that the tenant does not see. */
  score_before: number | null;
  recommendation_before: string | null;
  score_after: number | null;
  recommendation_after: string | null;
}

const WITH_SCORES = `SELECT r.*, earlier.score AS score_before, earlier.recommendation AS recommendation_before,
    later.score AS score_after, later.recommendation AS recommendation_after
  FROM reconsiderations_of_pairs r
  LEFT JOIN score_log_of_pairs earlier ON earlier.match_id = r.match_id AND earlier.entry_id = r.log_entry_id
  LEFT JOIN score_log_of_pairs later ON later.match_id = r.match_id AND later.entry_id = r.new_log_entry_id`;

/** Reconsiderations of scores: written by one tenant, read by both tenants of the pair, never changed. */
export class MatchReconsiderationsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async insert(reconsideration: NewReconsideration): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `INSERT INTO match_reconsiderations (reconsideration_id, tenant_id, mode, match_id, candidate_id, job_id,
           log_entry_id, new_log_entry_id, requested_by, reason)
         VALUES (:reconsideration_id, :tenantId, :mode, :match_id, :candidate_id, :job_id, :log_entry_id,
           :new_log_entry_id, :requested_by, :reason)`,
        namedBindings({ ...reconsideration, ...this.scope }),
      ),
    );
  }

  /** Returns the reconsiderations that led to the entries of a match. Check first that the tenant may see the match. */
  ofEntries(matchId: string, newLogEntryIds: readonly string[]): Promise<ReconsiderationRow[]> {
    return this.executor.rows<ReconsiderationRow>(
      this.knex.raw(
        `${WITH_SCORES} WHERE r.match_id = :matchId AND r.new_log_entry_id = ANY (:newLogEntryIds)`,
        namedBindings({ matchId, newLogEntryIds: [...newLogEntryIds] }),
      ),
    );
  }

  /** Returns the reconsideration if the tenant may see its match. */
  async find(reconsiderationId: string): Promise<ReconsiderationRow | undefined> {
    const [row] = await this.executor.rows<ReconsiderationRow>(
      this.knex.raw(`${WITH_SCORES} WHERE r.reconsideration_id = ?`, [reconsiderationId]),
    );
    return row;
  }
}
