import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export interface MatchDecisionRow {
  decision_id: string;
  match_id: string;
  candidate_id: string;
  job_id: string;
  outcome: string;
  reason_code: string;
  /** Null without one, and for the other tenant of the pair. */
  reason: string | null;
  /** Null for the other tenant of the pair. */
  decided_by: string | null;
  log_entry_id: string | null;
  created_at: Date;
  /** Null for a decision that counts. */
  withdrawn_at: Date | null;
  /** Null for the other tenant of the pair as well. */
  withdrawn_by: string | null;
}

export type NewMatchDecision = Omit<MatchDecisionRow, 'created_at' | 'withdrawn_at' | 'withdrawn_by'>;

export interface DecisionPage {
  matchId: string;
  limit: number;
  before: { at: string; id: string } | null;
}

const COLUMNS = `decision_id, match_id, candidate_id, job_id, outcome, reason_code, reason, decided_by, log_entry_id,
  created_at, withdrawn_at, withdrawn_by`;

/** Decisions of people about matches: written by one tenant, read by both tenants of the pair, and only ever withdrawn. */
export class MatchDecisionsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async insert(decision: NewMatchDecision): Promise<MatchDecisionRow> {
    const [row] = await this.executor.rows<MatchDecisionRow>(
      this.knex.raw(
        `INSERT INTO match_decisions (decision_id, tenant_id, mode, match_id, candidate_id, job_id, outcome, reason_code,
           reason, decided_by, log_entry_id)
         VALUES (:decision_id, :tenantId, :mode, :match_id, :candidate_id, :job_id, :outcome, :reason_code, :reason,
           :decided_by, :log_entry_id)
         RETURNING ${COLUMNS}`,
        namedBindings({ ...decision, ...this.scope }),
      ),
    );
    if (!row) throw new Error('the decision was not written');
    return row;
  }

  /** Marks a decision of the tenant as withdrawn. Returns undefined if it is not the tenant's, or was withdrawn before. */
  async withdraw(decisionId: string, withdrawnBy: string): Promise<MatchDecisionRow | undefined> {
    const [row] = await this.executor.rows<MatchDecisionRow>(
      this.knex.raw(
        `UPDATE match_decisions SET withdrawn_at = now(), withdrawn_by = ?
         WHERE decision_id = ? AND withdrawn_at IS NULL RETURNING ${COLUMNS}`,
        [withdrawnBy, decisionId],
      ),
    );
    return row;
  }

  /** Lists the decisions about a match, newest first. Check first that the tenant may see the match. */
  list({ matchId, limit, before }: DecisionPage): Promise<MatchDecisionRow[]> {
    const query = this.knex('decisions_of_pairs')
      .select(this.knex.raw(COLUMNS))
      .where('match_id', matchId)
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'decision_id', order: 'desc' },
      ])
      .limit(limit);
    if (before) {
      void query.whereRaw('(created_at, decision_id) < (?::timestamptz, ?::uuid)', [before.at, before.id]);
    }
    return this.executor.rows<MatchDecisionRow>(query);
  }

  /** Lists the decisions about a candidate, newest first. */
  listOfCandidate(candidateId: string, limit: number): Promise<MatchDecisionRow[]> {
    return this.executor.rows<MatchDecisionRow>(
      this.knex('decisions_of_pairs')
        .select(this.knex.raw(COLUMNS))
        .where('candidate_id', candidateId)
        .orderBy('created_at', 'desc')
        .limit(limit),
    );
  }

  /** Returns the decision if the tenant may see its match. */
  async find(decisionId: string): Promise<MatchDecisionRow | undefined> {
    const [row] = await this.executor.rows<MatchDecisionRow>(
      this.knex('decisions_of_pairs').select(this.knex.raw(COLUMNS)).where('decision_id', decisionId),
    );
    return row;
  }

  /** Returns the latest decision of each match that has one which was not withdrawn. */
  latestOf(matchIds: readonly string[]): Promise<MatchDecisionRow[]> {
    return this.executor.rows<MatchDecisionRow>(
      this.knex.raw(
        `SELECT DISTINCT ON (match_id) ${COLUMNS} FROM decisions_of_pairs WHERE match_id = ANY (?::uuid[]) AND withdrawn_at IS NULL
         ORDER BY match_id, created_at DESC, decision_id DESC`,
        [[...matchIds]],
      ),
    );
  }
}
