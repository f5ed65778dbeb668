import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { EndReason, PlacementStatus } from '../../domain/placements/placement-status';
import { namedBindings, type Executor } from '../kernel/statement';

export type CorrectedField = 'status' | 'startDate' | 'endDate' | 'endReason' | 'hourlyUsd';

/** What stood there before a correction. */
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
  /** Only of a correction: the fields it changed. */
  corrected?: CorrectedField[];
  /** Only of a correction: what those fields held; an earlier `endReason` is not kept. */
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
  /** Postgres sends exact numbers as text. */
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
  /** `YYYY-MM-DD` of a placement that has started. */
  startedOn: string | null;
  /** Two digits of SOC. */
  jobFamily: string | null;
  /** Log hazard of the pair; null where no forecast was made. */
  predictor: number | null;
  /** Chances at the four horizons. */
  forecast: number[] | null;
  modelVersion: string | null;
  /** JSON text of what the pair scored; null where it was never scored, or a gate had closed it. */
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

/** A placement that has started, as far as learning and judging need it. */
export interface OutcomeRow {
  job_family: string | null;
  predictor: number;
  forecast: number[];
  /** Days employed, up to its end or to today. */
  days: number;
  /** False when still employed, or when it ended as agreed. */
  ended: boolean;
  /** It is over, whichever way. */
  over: boolean;
}

const PLACEMENT_COLUMNS = `placement_id, tenant_id, other_tenant_id, candidate_id, job_id, match_id, external_id, status, hourly_usd,
  start_date, end_date, end_reason, history, created_at, updated_at`;

/** Placements a tenant is a side of. */
export class PlacementsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Null when the pair has a placement that is not over. */
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

  /** The placement, locked until the transaction ends, so that two moves cannot cross. */
  async lock(placementId: string): Promise<PlacementRow | undefined> {
    const [row] = await this.executor.rows<PlacementRow>(
      this.knex.raw(`SELECT ${PLACEMENT_COLUMNS} FROM placements WHERE placement_id = ? FOR UPDATE`, [
        placementId,
      ]),
    );
    return row;
  }

  /** Whether the pair has another placement that is not over. Asked before one is brought back from a final status. */
  async hasOtherLiving({ placement_id, candidate_id, job_id }: PlacementRow): Promise<boolean> {
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
    if (!row) throw new Error('the placement was not moved');
    return row;
  }

  /** Newest first. */
  list(page: PlacementPage): Promise<PlacementRow[]> {
    const query = this.knex('placements')
      .select(this.knex.raw(PLACEMENT_COLUMNS))
      .whereRaw('? IN (tenant_id, other_tenant_id)', [this.scope.tenantId])
      .where('mode', this.scope.mode)
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'placement_id', order: 'desc' },
      ])
      .limit(page.limit);
    if (page.status) void query.where('status', page.status);
    if (page.candidateId !== null) void query.where('candidate_id', page.candidateId);
    if (page.jobId !== null) void query.where('job_id', page.jobId);
    if (page.externalId !== null) {
      // The other tenant of the placement may not learn the identifier by trying.
      void query.where({ external_id: page.externalId, tenant_id: this.scope.tenantId });
    }
    if (page.updatedSince) void query.whereRaw('updated_at >= ?::timestamptz', [page.updatedSince]);
    if (page.before) {
      void query.whereRaw('(created_at, placement_id) < (?::timestamptz, ?::uuid)', [
        page.before.createdAt,
        page.before.placementId,
      ]);
    }
    return this.executor.rows<PlacementRow>(query);
  }

  /** Stays with a forecast, the latest first. Those that end as agreed say only that people stayed so long. */
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
}
