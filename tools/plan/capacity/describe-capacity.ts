import type { Demands } from '../demands';
import type { CapacityPlan, Workload } from './plan-capacity';

/** The plan as lines of text. */
export function describeCapacity(plan: CapacityPlan, load: Workload, demands: Demands): string[] {
  const { postgres, redis, storage, totals } = plan;
  const { machine } = demands;
  const row = (cells: readonly string[]): string =>
    (cells[0] ?? '').padEnd(9) +
    cells
      .slice(1)
      .map((cell) => cell.padStart(12))
      .join('');
  return [
    `${number(load['resumes-per-day'])} resumes a day, ${load.peak} times the mean rate at the peak, ` +
      `utilization at most ${load.utilization}`,
    `Service demands of ${demands.measuredAt} on ${machine.processors} × ${machine.processor}, ` +
      `Node.js ${machine.node}, load ${machine.loadBefore}`,
    ...(demands.note === undefined ? [] : [demands.note]),
    '',
    row([
      'Pool',
      'tasks/s',
      'busy',
      'processes',
      'processors',
      'memory',
      'connections',
      'utilization',
      'p95 wait',
    ]),
    ...plan.pools.map(({ pool, tasksPerSecond, busyProcessors, processes, processors, ...more }) =>
      row([
        pool,
        tasksPerSecond.toFixed(2),
        busyProcessors.toFixed(2),
        String(processes),
        String(processors),
        bytes(more.memoryMb * 1e6),
        String(more.connections),
        more.wait ? more.wait.utilization.toFixed(2) : '-',
        more.wait ? `${(more.wait.p95Wait * 1_000).toFixed(0)} ms` : '-',
      ]),
    ),
    '',
    `Postgres: ${postgres.busyProcessors.toFixed(2)} processors busy, ${postgres.processors} required; ` +
      `${postgres.connections} connections; ${number(postgres.transactionsPerSecond)} transactions/s; ` +
      `${bytes(postgres.walBytesPerDay)} of write-ahead log a day`,
    `Redis:    ${redis.busyProcessors.toFixed(2)} processors busy, ${redis.processors} required; ` +
      `${number(redis.commandsPerSecond)} commands/s`,
    `Storage:  ${bytes(storage.bytesPerDay)} a day, ${bytes(storage.keptBytes)} in ${load['retention-days']} days, ` +
      `${bytes(storage.recordBytes)} of candidates and jobs; ${bytes(storage.totalBytes)} in total`,
    `Total:    ${totals.processes} processes, ${totals.processors} processors with those of the stores, ` +
      `${bytes(totals.memoryMb * 1e6)} of memory without the stores`,
  ];
}

function number(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 0 });
}

function bytes(value: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const unit = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, value)) / 3)));
  return `${(value / 1_000 ** unit).toFixed(unit > 2 ? 1 : 0)} ${units[unit]}`;
}
