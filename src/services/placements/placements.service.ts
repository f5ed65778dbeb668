import { z } from 'zod';
import type { NewPlacement, PlacementRow } from '../../db/records/placements.repository';
import type { PartialDate, UUID } from '../../domain/common';
import { dayOf } from '../../domain/placements/placement-days';
import { isOngoing, type PlacementStatus } from '../../domain/placements/placement-status';
import { AppError, notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { pairEvents } from '../../webhooks/events/new-event';
import type { Caller } from '../access/caller';
import type { Cursors } from '../cursors';
import { serializePairScores } from '../matching/pair-scores';
import { loadPairRecords, type PairRecords } from '../links/load-pair';
import type { RetentionService } from '../retention/retention.service';
import { changeOnce } from '../idempotency/change-once';
import type { TenantData } from '../tenant-data';
import { toPlacementMove, requireDate, type PlacementStatusChange } from './placement-transition';
import { placementRecord, type PlacementRecord } from './placement-record';

export interface PlacementInput {
  candidateId: UUID;
  jobId: UUID;
  status: 'offered' | 'accepted' | 'started';
  startDate: PartialDate | null;
  hourlyUsd: number | null;
  externalId: string | null;
}

export interface PlacementFilter {
  limit: number;
  cursor: string | null;
  status: PlacementStatus | null;
  candidateId: UUID | null;
  jobId: UUID | null;
  externalId: string | null;
  updatedSince: string | null;
}

export interface PlacementPageView {
  placements: PlacementRecord[];
  hasMore: boolean;
  nextCursor: string | null;
}

const sortKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** Records, changes and reads the placements of pairs. Both tenants of a pair can read them. */
export class PlacementsService {
  constructor(
    private readonly deps: { data: TenantData; cursors: Cursors; retention: RetentionService; clock: Clock },
  ) {}

  /**
   * Throws `not_found` for a record that the caller cannot read, `job_not_open` for an archived job, and
   * `placement_exists` while the pair has an active placement.
   */
  async create(caller: Caller, draft: PlacementInput): Promise<PlacementRecord> {
    const { data, clock } = this.deps;
    requireDate(draft.startDate, '/startDate', clock.now().toISOString().slice(0, 10));
    const pair = await loadPairRecords(data, caller, draft.candidateId, draft.jobId);
    if (pair.job.status === 'archived') throw new AppError('job_not_open', 'The job is archived.');
    const now = clock.now().toISOString();
    const startDate = draft.startDate ?? (draft.status === 'started' ? now.slice(0, 10) : null);
    const other = [pair.candidate.tenant_id, pair.job.tenant_id].find((owner) => owner !== caller.tenantId);
    const placement: Omit<NewPlacement, 'matchId' | 'pairScores'> = {
      ...draft,
      placementId: newId(),
      otherTenantId: other ?? null,
      startDate,
      history: [{ status: draft.status, at: now, by: 'api' }],
      startedOn: draft.status === 'started' ? dayOf(startDate) : null,
      ...(await this.forecastOf(caller, pair)),
    };
    const row = await changeOnce(data, caller, async ({ placements, matches, events }) => {
      const match = await matches.findPair(draft.candidateId, draft.jobId, false);
      const written = await placements.insert({
        ...placement,
        matchId: match?.match_id ?? null,
        pairScores: match ? serializePairScores(match) : null,
      });
      if (!written) return null;
      const dataOf = (reader: UUID) => placementRecord(written, reader);
      for (const each of pairEvents('placement.created', caller.tenantId, other ?? null, dataOf)) {
        await events.add(each);
      }
      return written;
    });
    if (!row) throw exists();
    return placementRecord(row, caller.tenantId);
  }

  async get(caller: Caller, placementId: UUID): Promise<PlacementRecord> {
    const row = await this.deps.data.of(caller).repositories.placements.find(placementId);
    if (!row) throw notFound('placement');
    return placementRecord(row, caller.tenantId);
  }

  /**
   * Changes or corrects a placement. A change without effect succeeds. A different status emits an event; a corrected
   * date, pay or reason does not.
   */
  async change(caller: Caller, placementId: UUID, change: PlacementStatusChange): Promise<PlacementRecord> {
    const { data, clock } = this.deps;
    const row = await data.of(caller).transaction(async ({ placements, events }) => {
      const before = await placements.lock(placementId);
      if (!before) throw notFound('placement');
      const move = toPlacementMove(before, change, clock.now());
      if (!move) return before;
      const becomesActive = !isOngoing(before.status) && isOngoing(move.status);
      if (becomesActive && (await placements.hasOtherActive(before))) throw exists();
      const after = await placements.update(move);
      if (after.status === before.status) return after;
      const event = {
        placementId,
        candidateId: after.candidate_id,
        jobId: after.job_id,
        status: after.status,
        previousStatus: before.status,
        effectiveDate: parseEffectiveDate(after, change),
        endReason: after.end_reason,
        correction: move.entry.corrected !== undefined,
        changedAt: move.entry.at,
      };
      const other = after.tenant_id === caller.tenantId ? after.other_tenant_id : after.tenant_id;
      for (const each of pairEvents('placement.status_changed', caller.tenantId, other, () => event)) {
        await events.add(each);
      }
      return after;
    });
    return placementRecord(row, caller.tenantId);
  }

  async list(caller: Caller, filter: PlacementFilter): Promise<PlacementPageView> {
    const { data, cursors } = this.deps;
    const about = `placements:${caller.tenantId}:${caller.mode}`;
    const after = filter.cursor ? cursors.read(about, filter.cursor, sortKey) : null;
    const rows = await data.of(caller).reads.placements.list({
      ...filter,
      limit: filter.limit + 1,
      before: after ? { createdAt: after[0], placementId: after[1] } : null,
    });
    const placements = rows.slice(0, filter.limit).map((row) => placementRecord(row, caller.tenantId));
    const last = placements.at(-1);
    const hasMore = rows.length > filter.limit;
    return {
      placements,
      hasMore,
      nextCursor: hasMore && last ? cursors.issue(about, [last.createdAt, last.placementId]) : null,
    };
  }

  /** Forecast at the time of the placement, to compare with its outcome. Null for a candidate who opted out. */
  private async forecastOf(
    caller: Caller,
    pair: PairRecords,
  ): Promise<Pick<NewPlacement, 'jobFamily' | 'predictor' | 'forecast' | 'modelVersion'>> {
    if (!pair.candidate.automated_scoring) {
      return { jobFamily: null, predictor: null, forecast: null, modelVersion: null };
    }
    const { forecast, predictor, family } = await this.deps.retention.forecastPair(caller, pair);
    return {
      jobFamily: family,
      predictor,
      forecast: [
        forecast.probability30d,
        forecast.probability90d,
        forecast.probability180d,
        forecast.probability365d,
      ],
      modelVersion: forecast.modelVersion,
    };
  }
}

function parseEffectiveDate(after: PlacementRow, change: PlacementStatusChange): PartialDate | null {
  if (change.effectiveDate !== undefined) return change.effectiveDate;
  return after.status === 'started' ? after.start_date : after.end_date;
}

function exists(): AppError {
  return new AppError('placement_exists', 'The candidate and the job have an active placement.');
}
