import type { PoolLoadsRepository } from '../../db/operations/pool-loads.repository';
import type { Timestamp } from '../../domain/common';
import type { Clock } from '../../platform/clock';
import type { TaskQueues } from '../../queue/task-queues';
import type { MaintenanceStateService, MaintenanceUnitState } from '../maintenance/maintenance-state.service';
import type { ReadinessService } from './readiness.service';

const THROUGHPUT_MINUTES = 60;

export interface PoolHealth {
  pool: string;
  waiting: number;
  active: number;
  /** Operations accepted and not ended, according to Postgres. */
  unfinished: number;
  oldestSeconds: number;
  workers: { address: string; idleSeconds: number; ageSeconds: number }[];
}

export interface ServiceHealth {
  at: Timestamp;
  ready: boolean;
  checks: Record<string, string>;
  pools: PoolHealth[];
  upkeep: MaintenanceUnitState[];
  /** Operations ended in each of the last 60 minutes, oldest first. */
  throughput: { minute: Timestamp; pool: string; succeeded: number; failed: number }[];
}

/** Load and throughput of all tenants, for operators. Contains counts and ages, never content. */
export class PoolHealthService {
  constructor(
    private readonly queues: Pick<TaskQueues, 'loads' | 'workers'>,
    private readonly loads: PoolLoadsRepository,
    private readonly upkeep: Pick<MaintenanceStateService, 'look'>,
    private readonly readiness: ReadinessService,
    private readonly clock: Clock,
  ) {}

  async check(): Promise<ServiceHealth> {
    const [loads, workers, ages, throughput, upkeep, { ready, checks }] = await Promise.all([
      this.queues.loads(),
      this.queues.workers(),
      this.loads.poolAges(),
      this.loads.poolThroughput(THROUGHPUT_MINUTES),
      this.upkeep.look(),
      this.readiness.ready(),
    ]);
    return {
      at: this.clock.now().toISOString(),
      ready,
      checks,
      pools: loads.map((load) => {
        const age = ages.find((each) => each.pool === load.pool);
        return {
          ...load,
          unfinished: age?.unfinished ?? 0,
          oldestSeconds: Math.round(age?.oldest_seconds ?? 0),
          workers: workers.find((each) => each.pool === load.pool)?.workers ?? [],
        };
      }),
      upkeep,
      throughput: throughput.map((row) => ({ ...row, minute: row.minute.toISOString() })),
    };
  }
}
