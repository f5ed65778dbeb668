import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { EndReason, PlacementStatus } from '../../domain/placements/placement-status';
import { namedBindings, type Executor } from '../kernel/statement';

export type CorrectedField = 'status' | 'startDate' | 'endDate' | 'endReason' | 'hourlyUsd';

/** Values before a correction. */
export interface PlacementBeforeCorrection {
  status?: PlacementStatus;
  startDate?: string | null;
  endDate?: string | null;
  hourlyUsd?: number | null;
}

export interface PlacementHistoryEntry {
  status: PlacementStatus;
  /** ISO 8601. */
  at: string;
  by: 'api' | 'portal';
  /** Fields changed by a correction; absent otherwise. */
  corrected?: CorrectedField[];
  /** Values before a correction; absent otherwise. A previous `endReason` is not stored. */
  previous?: PlacementBeforeCorrection;
}

export interface PlacementRow {
  placement_id: string;
  tenant_id: string;
  other_tenant_id: string | null;
  candidate_id: string;
  job_id: string;
  match_id: string | null;
  external_id: string | null;
  status: PlacementStatus;
  /** Text, because the driver returns exact numbers as text. */
  hourly_usd: string | null;
  start_date: string | null;
  end_date: string | null;
  end_reason: EndReason | null;
  history: PlacementHistoryEntry[];
  created_at: Date;
  updated_at: Date;
}

export interface NewPlacement {
  placementId: string;
  otherTenantId: string | null;
  candidateId: string;
  jobId: string;
  matchId: string | null;
  externalId: string | null;
  status: PlacementStatus;
  hourlyUsd: number | null;
  startDate: string | null;
  history: PlacementHistoryEntry[];
  /** `YYYY-MM-DD`; null if the placement has not started. */
  startedOn: string | null;
  /** Two digits of SOC. */
  jobFamily: string | null;
  /** Log hazard of the pair; null if no forecast was made. */
  predictor: number | null;
  /** Retention probabilities at the four horizons. */
  forecast: number[] | null;
  modelVersion: string | null;
  /** JSON text of the pair's scores; null if it was never scored, or a gate excluded it. */
  pairScores: string | null;
}

export interface PlacementUpdate {
  placementId: string;
  status: PlacementStatus;
  startDate: string | null;
  endDate: string | null;
  endReason: EndReason | null;
  hourlyUsd: number | null;
  startedOn: string | null;
  endedOn: string | null;
  entry: PlacementHistoryEntry;
}

export interface PlacementPage {
  limit: number;
  before: { createdAt: string; placementId: string } | null;
  status: PlacementStatus | null;
  candidateId: string | null;
  jobId: string | null;
  externalId: string | null;
  /** ISO 8601. */
  updatedSince: string | null;
}

/** A started placement, with the columns for learning and calibration. */
export interface OutcomeRow {
  job_family: string | null;
  predictor: number;
  forecast: number[];
  /** Days employed until the end or today. */
  days: number;
  /** False if the employment continues or ended as agreed. */
  ended: boolean;
  /** True if the placement has ended for any reason. */
  over: boolean;
}

const PLACEMENT_COLUMNS = `placement_id, tenant_id, other_tenant_id, candidate_id, job_id, match_id, external_id, status, hourly_usd,
  start_date, end_date, end_reason, history, created_at, updated_at`;

/** Placements of which the tenant owns the candidate or the job. */
export class PlacementsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Returns null if the pair has an active placement. */
  async insert(placement: NewPlacement): Promise<PlacementRow | null> {
    const [row] = await this.executor.rows<PlacementRow>(
      this.knex.raw(
        `INSERT INTO placements (placement_id, tenant_id, other_tenant_id, mode, candidate_id, job_id, match_id,
           external_id, status, hourly_usd, start_date, history, started_on, job_family, predictor, forecast,
           model_version, pair_scores)
         VALUES (:placementId, :tenantId, :otherTenantId, :mode, :candidateId, :jobId, :matchId, :externalId, :status,
           :hourlyUsd, :startDate, :history, :startedOn::date, :jobFamily, :predictor, :forecast::real[], :modelVersion,
           :pairScores)
         ON CONFLICT (candidate_id, job_id, mode) WHERE status IN ('offered', 'accepted', 'started') DO NOTHING
         RETURNING ${PLACEMENT_COLUMNS}`,
        namedBindings({
          ...placement,
          ...this.scope,
          history: JSON.stringify(placement.history),
        }),
      ),
    );
    return row ?? null;
  }

  async find(placementId: string): Promise<PlacementRow | undefined> {
    const [row] = await this.executor.rows<PlacementRow>(
      this.knex.raw(`SELECT ${PLACEMENT_COLUMNS} FROM placements WHERE placement_id = ?`, [placementId]),
    );
    return row;
  }

  /** Locks the placement until the transaction ends, so that changes cannot interleave. */
  async lock(placementId: string): Promise<PlacementRow | undefined> {
    const [row] = await this.executor.rows<PlacementRow>(
      this.knex.raw(`SELECT ${PLACEMENT_COLUMNS} FROM placements WHERE placement_id = ? FOR UPDATE`, [
        placementId,
      ]),
    );
    return row;
  }

  /** True if the pair has another active placement. Check before a placement leaves a final status. */
  async hasOtherActive({ placement_id, candidate_id, job_id }: PlacementRow): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `SELECT 1 FROM placements WHERE candidate_id = ? AND job_id = ? AND mode = ? AND placement_id <> ?
           AND status IN ('offered', 'accepted', 'started')`,
        [candidate_id, job_id, this.scope.mode, placement_id],
      ),
    );
    return rows.length > 0;
  }

  async update(move: PlacementUpdate): Promise<PlacementRow> {
    const [row] = await this.executor.rows<PlacementRow>(
      this.knex.raw(
        `UPDATE placements SET status = :status, start_date = :startDate, end_date = :endDate,
           end_reason = :endReason, hourly_usd = :hourlyUsd, started_on = :startedOn::date, ended_on = :endedOn::date,
           history = (history::jsonb || :entry::jsonb)::json, updated_at = now()
         WHERE placement_id = :placementId RETURNING ${PLACEMENT_COLUMNS}`,
        namedBindings({ ...move, entry: JSON.stringify([move.entry]) }),
      ),
    );
    if (!row) throw new Error('the placement was not updated');
    return row;
  }

  /** Newest first. Each side is read in the order of its index, and the first rows of both are merged. */
  list(page: PlacementPage): Promise<PlacementRow[]> {
    const side = (name: 'tenant_id' | 'other_tenant_id') => {
      const query = this.newestFirst(this.knex('placements'), page.limit)
        .select(this.knex.raw(PLACEMENT_COLUMNS))
        .where({ [name]: this.scope.tenantId, mode: this.scope.mode });
      applyConditions(query, page);
      return query;
    };
    // The other tenant of the placement must not be able to guess the identifier.
    if (page.externalId !== null) {
      return this.executor.rows<PlacementRow>(side('tenant_id').where('external_id', page.externalId));
    }
    const sides = this.knex
      .from(side('tenant_id').as('own'))
      .unionAll([this.knex.select('*').from(side('other_tenant_id').as('other'))]);
    return this.executor.rows<PlacementRow>(this.newestFirst(sides, page.limit));
  }

  /** Lists employments with a forecast, latest first. One that ended as agreed is censored at its end. */
  listOutcomes(limit: number): Promise<OutcomeRow[]> {
    return this.executor.rows<OutcomeRow>(
      this.knex.raw(
        `SELECT job_family, predictor, forecast,
           greatest(1, least(coalesce(ended_on, current_date), current_date) - started_on) AS days,
           (status = 'ended' AND end_reason IS DISTINCT FROM 'contract_end') AS ended,
           status IN ('ended', 'completed') AS over
         FROM placements
         WHERE :tenantId::uuid IN (tenant_id, other_tenant_id) AND mode = :mode
           AND started_on <= current_date AND predictor IS NOT NULL
           AND status IN ('started', 'ended', 'completed')
         ORDER BY created_at DESC LIMIT :limit`,
        namedBindings({ ...this.scope, limit }),
      ),
    );
  }

  private newestFirst(query: Knex.QueryBuilder, limit: number): Knex.QueryBuilder {
    return query
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'placement_id', order: 'desc' },
      ])
      .limit(limit);
  }
}

function applyConditions(query: Knex.QueryBuilder, page: PlacementPage): void {
  if (page.status) void query.where('status', page.status);
  if (page.candidateId !== null) void query.where('candidate_id', page.candidateId);
  if (page.jobId !== null) void query.where('job_id', page.jobId);
  if (page.updatedSince) void query.whereRaw('updated_at >= ?::timestamptz', [page.updatedSince]);
  if (page.before) {
    void query.whereRaw('(created_at, placement_id) < (?::timestamptz, ?::uuid)', [
      page.before.createdAt,
      page.before.placementId,
    ]);
  }
}
