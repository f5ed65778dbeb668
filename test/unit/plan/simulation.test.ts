import { capacityPerSecond, type Scenario } from '../../../tools/plan/simulation/scenario';
import { simulate } from '../../../tools/plan/simulation/simulate';
import { describeSimulation, summarize } from '../../../tools/plan/simulation/summarize';

const SCENARIO: Scenario = {
  tenants: 40,
  backloggedTenants: 5,
  tasks: 30_000,
  backlogShare: 0.3,
  awaitedShare: 0.5,
  load: 0.5,
  maxUnfinished: 1_000,
  backlogCosts: [1, 2, 4, 5, 10],
  processes: 3,
  slots: 8,
  threads: 2,
  cores: 6,
  storeSeconds: 0.001,
  loopSeconds: 0.002,
  threadSeconds: 0.01,
  variation: 1,
  seed: 'test',
};

const ONE_THREAD = { processes: 1, threads: 1, cores: 4, variation: 0 };

describe('The simulation of a pool', () => {
  it('executes every task once, after its arrival, and is the same for the same seed', () => {
    const { tasks, seconds } = simulate(SCENARIO);
    expect(tasks.count).toBe(SCENARIO.tasks);
    expect(tasks.served.every((times) => times === 1)).toBe(true);
    const early = tasks.startedAt.filter(
      (start, task) => !(start >= tasks.arrivedAt[task]! && start < tasks.endedAt[task]!),
    );
    expect(early).toHaveLength(0);
    const again = simulate(SCENARIO);
    expect(again.seconds).toBe(seconds);
    expect(Buffer.from(again.tasks.endedAt.buffer).equals(Buffer.from(tasks.endedAt.buffer))).toBe(true);
    expect(simulate({ ...SCENARIO, seed: 'other' }).seconds).not.toBe(seconds);
  });

  it('gives backlogged tenants equal shares of the work, whatever their tasks cost', () => {
    const { shares } = summarize(SCENARIO);
    expect(shares?.maxDeviation).toBeLessThanOrEqual(0.02);
    // With equal times, the shares of the time are those of the costs.
    expect(summarize({ ...SCENARIO, variation: 0 }).shares?.maxDeviation).toBeLessThanOrEqual(0.02);
  });

  it('never lets a task that a caller waits for stand behind the backlog of another tenant', () => {
    const scenario = { ...SCENARIO, ...ONE_THREAD, backlogCosts: [1], load: 0.02, awaitedShare: 1 };
    const { tasks } = simulate({ ...scenario, tasks: 12_000, backlogShare: 0.95, maxUnfinished: 10_000 });
    const waits = [...tasks.arrivedAt.keys()]
      .filter((task) => tasks.lane[task] === 0)
      .map((task) => tasks.startedAt[task]! - tasks.arrivedAt[task]!);
    expect(waits.length).toBeGreaterThan(300);
    // It waits for a slot and for the thread, one task each, and rarely for another waiting call.
    expect(waits.sort((a, b) => a - b)[Math.floor(0.95 * waits.length)]).toBeLessThan(0.03);
    expect(Math.max(...waits)).toBeLessThan(0.06);
  });

  it('does not starve unattended tasks under calls that wait', () => {
    const scenario = {
      ...SCENARIO,
      ...ONE_THREAD,
      backloggedTenants: 1,
      backlogCosts: [1],
      backlogShare: 0.05,
    };
    const { tasks } = simulate({ ...scenario, load: 0.99, awaitedShare: 1, maxUnfinished: 10_000 });
    const backlogEnds = [...tasks.endedAt].filter((_, task) => tasks.lane[task] === 1);
    const calls = [...tasks.endedAt].filter(
      (end, task) => tasks.lane[task] === 0 && end < Math.max(...backlogEnds),
    );
    // Its share beside the flows of 39 tenants is small, but work is done before the calls end.
    expect(backlogEnds.filter((end) => end < calls.at(-1)!).length).toBeGreaterThan(50);
  });

  it('gives a tenant alone the whole pool, in order of arrival', () => {
    const alone = { ...ONE_THREAD, tenants: 2, backloggedTenants: 1, backlogShare: 1, backlogCosts: [1] };
    const scenario: Scenario = { ...SCENARIO, ...alone, tasks: 2_000 };
    const { tasks, seconds } = simulate(scenario);
    const starts = [...tasks.startedAt];
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(capacityPerSecond(scenario)).toBe(100);
    expect(tasks.count / seconds).toBeCloseTo(100, 0);
  });

  it('slows tasks down by the same factor when there are more threads than processors', () => {
    const backlog = { tenants: 2, backloggedTenants: 1, backlogShare: 1, backlogCosts: [1], tasks: 2_000 };
    const scenario = { ...SCENARIO, ...backlog, variation: 0, processes: 2, threads: 2, cores: 2 };
    const { tasks, seconds } = simulate(scenario);
    // 13 ms of a processor each, on two processors.
    expect(tasks.count / seconds / (2 / 0.013)).toBeCloseTo(1, 2);
  });

  it('is summarized in a table', () => {
    const lines = describeSimulation(summarize({ ...SCENARIO, tasks: 5_000 }));
    expect(lines.join('\n')).toMatch(/interactive +\d+.*\nbackground +\d+.*\nbacklogs +\d+/);
  });
});
