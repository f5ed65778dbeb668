import type { PlacementHistoryEntry, PlacementRow } from '../../db/records/placements.repository';
import type { PartialDate, Timestamp, UUID } from '../../domain/common';
import type { EndReason, PlacementStatus } from '../../domain/placements/placement-status';

export type { PlacementHistoryEntry };

/** An offer or employment that resulted from a pair. */
export interface PlacementRecord {
  placementId: UUID;
  candidateId: UUID;
  jobId: UUID;
  matchId: UUID | null;
  externalId: string | null;
  status: PlacementStatus;
  hourlyUsd: number | null;
  startDate: PartialDate | null;
  endDate: PartialDate | null;
  endReason: EndReason | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  history: PlacementHistoryEntry[];
}

/** Converts a row for one of its tenants. Only the tenant that created the placement sees the external id. */
export function placementRecord(row: PlacementRow, reader: UUID): PlacementRecord {
  return {
    placementId: row.placement_id,
    candidateId: row.candidate_id,
    jobId: row.job_id,
    matchId: row.match_id,
    externalId: row.tenant_id === reader ? row.external_id : null,
    status: row.status,
    hourlyUsd: row.hourly_usd === null ? null : Number(row.hourly_usd),
    startDate: row.start_date,
    endDate: row.end_date,
    endReason: row.end_reason,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    history: row.history,
  };
}
