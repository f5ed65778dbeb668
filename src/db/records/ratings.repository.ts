import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export interface RatingRow {
  rating_id: string;
  match_id: string;
  candidate_id: string;
  job_id: string;
  rating: number;
  rater_role: 'caseworker' | 'employer' | 'candidate';
  reasons: string[];
  comment: string | null;
  created_at: Date;
}

export type NewRating = Omit<RatingRow, 'created_at'> & {
  /** JSON text of the pair's scores at the time of the rating; null if they are useless for learning. */
  pair_scores: string | null;
};

export interface RatingPage {
  matchId: string;
  limit: number;
  before: { createdAt: string; ratingId: string } | null;
}

const COLUMNS = `rating_id, match_id, candidate_id, job_id, rating, rater_role, reasons, comment, created_at`;

/** Ratings of matches: written by one tenant, read by both tenants of the pair. */
export class RatingsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async insert(rating: NewRating): Promise<RatingRow> {
    const [row] = await this.executor.rows<RatingRow>(
      this.knex.raw(
        `INSERT INTO ratings (rating_id, tenant_id, mode, match_id, candidate_id, job_id, rating, rater_role, reasons,
           comment, pair_scores)
         VALUES (:rating_id, :tenantId, :mode, :match_id, :candidate_id, :job_id, :rating, :rater_role,
           :reasons::text[], :comment, :pair_scores)
         RETURNING ${COLUMNS}`,
        namedBindings({ ...rating, ...this.scope }),
      ),
    );
    if (!row) throw new Error('the rating was not written');
    return row;
  }

  /** Lists the ratings of a match, newest first. Omits comments of the other tenant. */
  list({ matchId, limit, before }: RatingPage): Promise<RatingRow[]> {
    const query = this.knex('ratings_of_pairs')
      .select(this.knex.raw(COLUMNS))
      .where('match_id', matchId)
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'rating_id', order: 'desc' },
      ])
      .limit(limit);
    if (before) {
      void query.whereRaw('(created_at, rating_id) < (?::timestamptz, ?::uuid)', [
        before.createdAt,
        before.ratingId,
      ]);
    }
    return this.executor.rows<RatingRow>(query);
  }

  async find(ratingId: string): Promise<RatingRow | undefined> {
    const [row] = await this.executor.rows<RatingRow>(
      this.knex.raw(`SELECT ${COLUMNS} FROM ratings_of_pairs WHERE rating_id = ?`, [ratingId]),
    );
    return row;
  }
}
