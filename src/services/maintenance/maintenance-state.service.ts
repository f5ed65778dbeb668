import type { UpkeepUnitRow, UpkeepUnitsRepository } from '../../db/operations/upkeep-units.repository';
import type { Timestamp } from '../../domain/common';
import type { Clock } from '../../platform/clock';
import { MAINTENANCE_UNITS, type MaintenanceUnit } from './maintenance-unit';

/** A read takes a few queries, so pages and scrapers share its result for this long. */
const CACHE_TTL_MS = 5_000;
const MINUTE = 60_000;

/** Why a task is late: its runs fail, some items fail, it does not run, or items wait too long. */
export type LateReason = 'runs_fail' | 'items_fail' | 'not_running' | 'items_wait';

export interface MaintenanceUnitState {
  unit: string;
  title: string;
  /** Null if the task is on time. */
  late: LateReason | null;
  lastSuccessAt: Timestamp | null;
  lastFailureAt: Timestamp | null;
  lastFailureCode: string | null;
  /** Consecutive failures of runs, or of the item that failed most often. */
  consecutiveFailures: number;
  failingItems: number;
  /** Null if no item is due. */
  oldestDueSeconds: number | null;
}

/** State of each maintenance task, for operators and metrics. Contains counts, times and codes, never content. */
export class MaintenanceStateService {
  private cached: { at: number; state: Promise<MaintenanceUnitState[]> } | null = null;

  constructor(
    private readonly units: Pick<UpkeepUnitsRepository, 'state'>,
    private readonly clock: Clock,
  ) {}

  look(): Promise<MaintenanceUnitState[]> {
    const now = this.clock.now().getTime();
    if (this.cached && now - this.cached.at < CACHE_TTL_MS) return this.cached.state;
    const state = this.read(now);
    this.cached = { at: now, state };
    state.catch(() => {
      if (this.cached?.state === state) this.cached = null;
    });
    return state;
  }

  private async read(now: number): Promise<MaintenanceUnitState[]> {
    const rows = new Map((await this.units.state()).map((row) => [row.unit, row]));
    return Object.values(MAINTENANCE_UNITS).map((unit) => stateOf(unit, rows.get(unit.name), now));
  }
}

function stateOf(unit: MaintenanceUnit, row: UpkeepUnitRow | undefined, now: number): MaintenanceUnitState {
  const dueMs = row?.oldest_due_at ? Math.max(0, now - row.oldest_due_at.getTime()) : null;
  const failure = latestFailure(row);
  return {
    unit: unit.name,
    title: unit.title,
    late: lateReason(unit, row, dueMs, now),
    lastSuccessAt: row?.last_success_at?.toISOString() ?? null,
    lastFailureAt: failure.at?.toISOString() ?? null,
    lastFailureCode: failure.code,
    consecutiveFailures: Math.max(row?.consecutive_failures ?? 0, row?.item_failures ?? 0),
    failingItems: row?.failing_items ?? 0,
    oldestDueSeconds: dueMs === null ? null : Math.round(dueMs / 1000),
  };
}

function lateReason(
  unit: MaintenanceUnit,
  row: UpkeepUnitRow | undefined,
  dueMs: number | null,
  now: number,
): LateReason | null {
  if (row && row.consecutive_failures > 0) return 'runs_fail';
  if (row && row.failing_items > 0) return 'items_fail';
  const silentMs = row?.last_success_at ? now - row.last_success_at.getTime() : 0;
  if (silentMs > 2 * unit.intervalMs + unit.timeoutMs + MINUTE) return 'not_running';
  return dueMs !== null && dueMs > unit.lateAfterMs ? 'items_wait' : null;
}

/** Returns the later one of the last failed run and the last failed item. */
function latestFailure(row: UpkeepUnitRow | undefined): { at: Date | null; code: string | null } {
  const run = { at: row?.last_failure_at ?? null, code: row?.last_failure_code ?? null };
  const item = { at: row?.failing_at ?? null, code: row?.failing_code ?? null };
  return item.at && (!run.at || item.at >= run.at) ? item : run;
}
