import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';
import type { CandidateRow } from '../records/candidates.repository';

/** Position of a candidate in the order of creation, newest first. */
export interface CreationPosition {
  at: string;
  id: string;
}

/** Two candidates that share keys; the first one is newer. */
export interface SharingPairRow {
  candidate_id: string;
  other_candidate_id: string;
}

/** A candidate with what is compared and shown. */
export type ComparedRow = Pick<
  CandidateRow,
  'candidate_id' | 'external_id' | 'source' | 'status' | 'person' | 'profile' | 'created_at' | 'updated_at'
>;

export interface DistinctPairRow {
  candidate_id: string;
  other_candidate_id: string;
  decided_by: string;
  created_at: Date;
}

/** Candidates read under one key at most. */
const MAX_CANDIDATES_PER_KEY = 50;
/** Other records compared with a candidate: those that share most keys with it. */
const MAX_OTHERS = 10;

/** Pairs of candidates that may be one person, and what people decided about them. */
export class DistinctCandidatesRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Lists candidates, newest first. */
  page(
    before: CreationPosition | null,
    limit: number,
  ): Promise<{ candidate_id: string; created_at: Date }[]> {
    const query = this.knex('candidates')
      .select('candidate_id', 'created_at')
      .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'candidate_id', order: 'desc' },
      ])
      .limit(limit);
    if (before) {
      void query.whereRaw('(created_at, candidate_id) < (?::timestamptz, ?::uuid)', [before.at, before.id]);
    }
    return this.executor.rows(query);
  }

  /**
   * Returns, for each of the candidates, the older ones that share keys with it, except pairs that a person declared to be
   * different people.
   */
  sharing(candidateIds: readonly string[]): Promise<SharingPairRow[]> {
    return this.executor.rows<SharingPairRow>(
      this.knex.raw(
        `SELECT c.candidate_id, others.other_candidate_id
         FROM candidates c
         CROSS JOIN LATERAL (
           SELECT s.candidate_id AS other_candidate_id FROM candidate_duplicate_keys k
           CROSS JOIN LATERAL (
             SELECT candidate_id FROM candidate_duplicate_keys
             WHERE tenant_id = :tenantId::uuid AND mode = :mode AND key = k.key
             LIMIT ${MAX_CANDIDATES_PER_KEY}
           ) AS s
           JOIN candidates o ON o.candidate_id = s.candidate_id
           WHERE k.candidate_id = c.candidate_id AND (o.created_at, o.candidate_id) < (c.created_at, c.candidate_id)
             AND NOT EXISTS (
               SELECT FROM distinct_candidates d
               WHERE d.candidate_id = least(c.candidate_id, o.candidate_id)
                 AND d.other_candidate_id = greatest(c.candidate_id, o.candidate_id))
           GROUP BY s.candidate_id ORDER BY count(*) DESC, s.candidate_id LIMIT ${MAX_OTHERS}
         ) AS others
         WHERE c.candidate_id = ANY (:candidateIds::uuid[])`,
        namedBindings({ ...this.scope, candidateIds: [...candidateIds] }),
      ),
    );
  }

  async load(candidateIds: readonly string[]): Promise<Map<string, ComparedRow>> {
    const rows = await this.executor.rows<ComparedRow>(
      this.knex.raw(
        `SELECT candidate_id, external_id, source, status, person, profile, created_at, updated_at
         FROM candidates WHERE candidate_id = ANY (:candidateIds::uuid[])`,
        namedBindings({ candidateIds: [...candidateIds] }),
      ),
    );
    return new Map(rows.map((row) => [row.candidate_id, row]));
  }

  /** Declares two candidates to be different people. A repetition changes nothing. */
  async addDistinct(pair: readonly [string, string], userId: string): Promise<void> {
    const [first, second] = [...pair].sort();
    await this.executor.rows(
      this.knex.raw(
        `INSERT INTO distinct_candidates (tenant_id, mode, candidate_id, other_candidate_id, decided_by)
         VALUES (:tenantId::uuid, :mode, :first::uuid, :second::uuid, :userId::uuid) ON CONFLICT DO NOTHING`,
        namedBindings({ ...this.scope, first, second, userId }),
      ),
    );
  }

  /** Returns false if the candidates were not declared to be different people. */
  async removeDistinct(pair: readonly [string, string]): Promise<boolean> {
    const [first, second] = [...pair].sort();
    const rows = await this.executor.rows(
      this.knex('distinct_candidates')
        .where({ candidate_id: first, other_candidate_id: second })
        .delete()
        .returning('candidate_id'),
    );
    return rows.length > 0;
  }

  /** Ids of the candidates that a person declared to be other people than the given one. */
  async distinctFrom(candidateId: string): Promise<Set<string>> {
    const rows = await this.executor.rows<{ other: string }>(
      this.knex.raw(
        `SELECT other_candidate_id AS other FROM distinct_candidates WHERE candidate_id = :candidateId::uuid
         UNION ALL SELECT candidate_id FROM distinct_candidates WHERE other_candidate_id = :candidateId::uuid`,
        namedBindings({ candidateId }),
      ),
    );
    return new Set(rows.map(({ other }) => other));
  }

  /** Lists the pairs of different people, newest first. */
  listDistinct(limit: number): Promise<DistinctPairRow[]> {
    return this.executor.rows<DistinctPairRow>(
      this.knex('distinct_candidates')
        .select('candidate_id', 'other_candidate_id', 'decided_by', 'created_at')
        .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode })
        .orderBy('created_at', 'desc')
        .limit(limit),
    );
  }
}
