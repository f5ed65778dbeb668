import type { UpkeepUnitRow, UpkeepUnitsRepository } from '../../db/operations/upkeep-units.repository';
import type { Timestamp } from '../../domain/common';
import type { Clock } from '../../platform/clock';
import { UPKEEP_UNITS, type UpkeepUnit } from './upkeep-unit';

/** Looking costs a few queries; pages and scrapers share one look for so long. */
const KEPT_MS = 5_000;
const MINUTE = 60_000;

/** Why a unit is late: its runs fail, items fail in it, it does not run, or items wait too long. */
export type LateReason = 'runs_fail' | 'items_fail' | 'not_running' | 'items_wait';

export interface UpkeepUnitState {
  unit: string;
  title: string;
  /** Null when all is well. */
  late: LateReason | null;
  lastSuccessAt: Timestamp | null;
  lastFailureAt: Timestamp | null;
  lastFailureCode: string | null;
  /** Of runs, or of the item that has failed most often. */
  consecutiveFailures: number;
  failingItems: number;
  /** Null when nothing is due. */
  oldestDueSeconds: number | null;
}

/** How each unit of upkeep goes, for operators and metrics. Counts, times and codes, never content. */
export class UpkeepStateService {
  private kept: { at: number; look: Promise<UpkeepUnitState[]> } | null = null;

  constructor(
    private readonly units: Pick<UpkeepUnitsRepository, 'state'>,
    private readonly clock: Clock,
  ) {}

  look(): Promise<UpkeepUnitState[]> {
    const now = this.clock.now().getTime();
    if (this.kept && now - this.kept.at < KEPT_MS) return this.kept.look;
    const look = this.read(now);
    this.kept = { at: now, look };
    look.catch(() => {
      if (this.kept?.look === look) this.kept = null;
    });
    return look;
  }

  private async read(now: number): Promise<UpkeepUnitState[]> {
    const rows = new Map((await this.units.state()).map((row) => [row.unit, row]));
    return Object.values(UPKEEP_UNITS).map((unit) => stateOf(unit, rows.get(unit.name), now));
  }
}

function stateOf(unit: UpkeepUnit, row: UpkeepUnitRow | undefined, now: number): UpkeepUnitState {
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
  unit: UpkeepUnit,
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

/** Of the last failed run and the last failed item the later one. */
function latestFailure(row: UpkeepUnitRow | undefined): { at: Date | null; code: string | null } {
  const run = { at: row?.last_failure_at ?? null, code: row?.last_failure_code ?? null };
  const item = { at: row?.failing_at ?? null, code: row?.failing_code ?? null };
  return item.at && (!run.at || item.at >= run.at) ? item : run;
}
