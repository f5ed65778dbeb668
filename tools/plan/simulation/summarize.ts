import { capacityPerSecond, type Scenario } from './scenario';
import { simulate, type SimulationRun } from './simulate';
import type { SimulatedTasks } from './simulated-tasks';

/** Times from the arrival of tasks until a thread executes them, in seconds; null without such tasks. */
export interface WaitingTimes {
  tasks: number;
  p50: number | null;
  p95: number | null;
  p99: number | null;
  max: number | null;
}

export interface SimulationSummary {
  scenario: Scenario;
  tasks: number;
  /** Simulated seconds from the first arrival to the end of the last task. */
  seconds: number;
  tasksPerSecond: number;
  waiting: {
    /** Tasks that a caller waits for. */
    interactive: WaitingTimes;
    /** Tasks that no caller waits for, of tenants without a backlog. */
    background: WaitingTimes;
    backlog: WaitingTimes;
  };
  /** Shares of the backlogged tenants in the work done for them while all had a backlog; null without backlogs. */
  shares: { tenants: number; equal: number; min: number; max: number; maxDeviation: number } | null;
  /** Backlogs alone, with the same number of processors per process. */
  throughput: { processes: number; cores: number; tasksPerSecond: number; perCore: number }[];
}

const PROCESS_COUNTS = [1, 2, 4] as const;
const THROUGHPUT_TASKS = 20_000;

/** Runs the scenario and, to compare numbers of processes, shorter ones. */
export function summarize(scenario: Scenario): SimulationSummary {
  const run = simulate(scenario);
  const { tasks, seconds } = run;
  const isBacklog = (task: number): boolean => tasks.tenant[task]! < scenario.backloggedTenants;
  return {
    scenario,
    tasks: tasks.count,
    seconds,
    tasksPerSecond: tasks.count / seconds,
    waiting: {
      interactive: waitingTimes(tasks, (task) => tasks.lane[task] === 0),
      background: waitingTimes(tasks, (task) => tasks.lane[task] === 1 && !isBacklog(task)),
      backlog: waitingTimes(tasks, isBacklog),
    },
    shares: sharesOf(run, scenario.backloggedTenants),
    throughput: PROCESS_COUNTS.map((processes) => throughputOf(scenario, processes)),
  };
}

function waitingTimes(tasks: SimulatedTasks, isCounted: (task: number) => boolean): WaitingTimes {
  const times = new Float64Array(tasks.count);
  let count = 0;
  for (let task = 0; task < tasks.count; task += 1) {
    if (!isCounted(task)) continue;
    times[count] = tasks.startedAt[task]! - tasks.arrivedAt[task]!;
    count += 1;
  }
  const sorted = times.subarray(0, count).sort();
  const at = (part: number): number | null => sorted[Math.min(count - 1, Math.floor(part * count))] ?? null;
  return { tasks: count, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

function sharesOf(
  { tasks, allBackloggedUntil }: SimulationRun,
  backloggedTenants: number,
): SimulationSummary['shares'] {
  if (backloggedTenants === 0) return null;
  const work = new Float64Array(backloggedTenants);
  for (let task = 0; task < tasks.count; task += 1) {
    const tenant = tasks.tenant[task]!;
    if (tenant < backloggedTenants && tasks.startedAt[task]! <= allBackloggedUntil) {
      work[tenant]! += tasks.cost[task]!;
    }
  }
  const total = work.reduce((sum, share) => sum + share, 0);
  const equal = 1 / backloggedTenants;
  const [min, max] = [Math.min(...work) / total, Math.max(...work) / total];
  return {
    tenants: backloggedTenants,
    equal,
    min,
    max,
    maxDeviation: Math.max(equal - min, max - equal) / equal,
  };
}

function throughputOf(scenario: Scenario, processes: number): SimulationSummary['throughput'][number] {
  const cores = (scenario.cores / scenario.processes) * processes;
  const backlogs = {
    backloggedTenants: 4,
    backlogShare: 1,
    backlogCosts: [1],
    maxUnfinished: THROUGHPUT_TASKS,
  };
  const size = { tenants: 5, tasks: THROUGHPUT_TASKS };
  const { tasks, seconds } = simulate({ ...scenario, ...backlogs, ...size, processes, cores });
  const tasksPerSecond = tasks.count / seconds;
  return { processes, cores, tasksPerSecond, perCore: tasksPerSecond / cores };
}

/** The summary as lines of text. */
export function describeSimulation(summary: SimulationSummary): string[] {
  const { scenario, waiting, shares } = summary;
  const row = (name: string, times: WaitingTimes): string =>
    name.padEnd(16) +
    String(times.tasks).padStart(10) +
    [times.p50, times.p95, times.p99, times.max].map((value) => duration(value).padStart(11)).join('');
  const heads = ['tasks'.padStart(10), ...['p50', 'p95', 'p99', 'longest'].map((head) => head.padStart(11))];
  return [
    `${summary.tasks} tasks of ${scenario.tenants} tenants, ${scenario.processes} processes with ` +
      `${scenario.threads} threads each on ${scenario.cores} processors, seed ${scenario.seed}`,
    `${duration(summary.seconds)} simulated, ${summary.tasksPerSecond.toFixed(1)} tasks/s ` +
      `(${capacityPerSecond(scenario).toFixed(1)} of cost 1 possible)`,
    '',
    `${'Waiting time'.padEnd(16)}${heads.join('')}`,
    row('interactive', waiting.interactive),
    row('background', waiting.background),
    row('backlogs', waiting.backlog),
    '',
    ...(shares
      ? [
          `Share of each of the ${shares.tenants} backlogged tenants: ${percent(shares.min)} to ${percent(shares.max)}, ` +
            `equal ${percent(shares.equal)}, max deviation ${percent(shares.maxDeviation)}`,
          '',
        ]
      : []),
    'Processes   processors   tasks/s   per processor',
    ...summary.throughput.map(
      ({ processes, cores, tasksPerSecond, perCore }) =>
        String(processes).padStart(9) +
        cores.toFixed(1).padStart(13) +
        tasksPerSecond.toFixed(1).padStart(10) +
        perCore.toFixed(1).padStart(16),
    ),
  ];
}

function duration(seconds: number | null): string {
  if (seconds === null) return '-';
  if (seconds < 10) return `${(seconds * 1000).toFixed(seconds < 0.01 ? 2 : 0)} ms`;
  return seconds < 600 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(1)} min`;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(2)} %`;
}
