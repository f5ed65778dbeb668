import { weightOf } from '../../../src/queue/fair-order';
import { Random } from '../../synthetic/random';
import { PoolOrder, type LaneNumber } from './pool-order';
import { capacityPerSecond, type Scenario } from './scenario';
import { SharedProcessors } from './shared-processors';
import { SimulatedProcess, STAGE, stageOf, taskOf } from './simulated-process';
import { SimulatedTasks } from './simulated-tasks';

export interface SimulationRun {
  tasks: SimulatedTasks;
  /** Seconds from the first arrival to the end of the last task. */
  seconds: number;
  /** Time at which the first backlogged tenant had no task left to take; NaN without backlogs. */
  allBackloggedUntil: number;
}

const AMOUNT_PER_COST = (['awaited', 'unattended'] as const).map(
  (lane) => 1 / weightOf({ tenantId: '', mode: 'live', lane }),
);

/**
 * Discrete-event simulation of one pool with the order of the real scheduler. Tasks outside the backlogs arrive at random
 * times (a Poisson process) from random tenants without a backlog. The result depends on the scenario and its seed alone.
 */
export function simulate(scenario: Scenario): SimulationRun {
  return new Simulation(scenario).run();
}

/** Number of tasks of each backlogged tenant. All backlogs have about the same cost. */
function backlogSizes({ tasks, backloggedTenants, backlogShare, backlogCosts }: Scenario): Int32Array {
  const sizes = Float64Array.from(
    { length: backloggedTenants },
    (_, tenant) => 1 / (backlogCosts[tenant % backlogCosts.length] ?? 1),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return Int32Array.from(sizes, (size) => Math.floor((tasks * backlogShare * size) / total));
}

class Simulation {
  private readonly tasks: SimulatedTasks;
  private readonly order: PoolOrder;
  private readonly processors: SharedProcessors;
  private readonly processes: SimulatedProcess[];
  private readonly processOf: Int16Array;
  /** Tasks that each backlogged tenant has not yet enqueued, and those in the queue. */
  private readonly left: Int32Array;
  private readonly queuedOf: Int32Array;
  private readonly arrivals: Random;
  private readonly durations: Random;
  private readonly arrivalsPerSecond: number;
  private arrivalsLeft: number;
  private active = 0;
  private nextProcess = 0;
  private allBackloggedUntil = Number.NaN;

  constructor(private readonly scenario: Scenario) {
    const { tenants, tasks, backloggedTenants, cores, seed } = scenario;
    this.tasks = new SimulatedTasks(tasks);
    this.processOf = new Int16Array(tasks);
    this.order = new PoolOrder(2 * tenants);
    this.processors = new SharedProcessors(cores);
    this.arrivals = new Random(`${seed} arrivals`);
    this.durations = new Random(`${seed} durations`);
    this.left = backlogSizes(scenario);
    this.queuedOf = new Int32Array(backloggedTenants);
    this.arrivalsLeft = tasks - this.left.reduce((sum, size) => sum + size, 0);
    this.arrivalsPerSecond = scenario.load * capacityPerSecond(scenario);
    this.processes = Array.from(
      { length: scenario.processes },
      () => new SimulatedProcess(scenario, this.processors, this.tasks, this.threadSeconds),
    );
  }

  run(): SimulationRun {
    let now = 0;
    let arrivalAt = this.nextArrivalAfter(0);
    for (let tenant = 0; tenant < this.left.length; tenant += 1) this.fillBacklog(tenant, 0);
    this.fillSlots(0);
    for (;;) {
      const endAt = this.processors.nextEnd();
      if (arrivalAt === Infinity && endAt === Infinity) break;
      if (arrivalAt <= endAt) {
        now = arrivalAt;
        this.arrive(now);
        arrivalAt = this.nextArrivalAfter(now);
      } else {
        now = endAt;
        this.endWork(now);
      }
      this.fillSlots(now);
    }
    return { tasks: this.tasks, seconds: now, allBackloggedUntil: this.allBackloggedUntil };
  }

  private nextArrivalAfter(now: number): number {
    if (this.arrivalsLeft === 0) return Infinity;
    return now - Math.log(1 - this.arrivals.next()) / this.arrivalsPerSecond;
  }

  private arrive(now: number): void {
    const { tenants, backloggedTenants, awaitedShare } = this.scenario;
    this.arrivalsLeft -= 1;
    const tenant = this.arrivals.int(backloggedTenants, tenants - 1);
    this.enqueue(tenant, this.arrivals.chance(awaitedShare) ? 0 : 1, 1, now);
  }

  /** Enqueues tasks of a backlogged tenant up to the limit of unfinished tasks. */
  private fillBacklog(tenant: number, now: number): void {
    const costs = this.scenario.backlogCosts;
    while (this.left[tenant]! > 0 && this.queuedOf[tenant]! < this.scenario.maxUnfinished) {
      this.left[tenant]! -= 1;
      this.queuedOf[tenant]! += 1;
      this.enqueue(tenant, 1, costs[tenant % costs.length] ?? 1, now);
    }
  }

  private enqueue(tenant: number, lane: LaneNumber, cost: number, now: number): void {
    const task = this.tasks.add(tenant, lane, cost, now);
    const amount = cost * AMOUNT_PER_COST[lane]!;
    this.tasks.tag[task] = this.order.reserve(2 * tenant + lane, amount, lane, now, this.active);
    this.order.enqueue(task, this.order.priority);
  }

  /** Free slots take the tasks that are next. The processes take turns. */
  private fillSlots(now: number): void {
    for (let passed = 0; passed < this.processes.length && this.order.size > 0;) {
      const process = this.processes[this.nextProcess]!;
      if (process.freeSlots === 0) {
        passed += 1;
      } else {
        passed = 0;
        this.takeTask(process, this.nextProcess, now);
      }
      this.nextProcess = (this.nextProcess + 1) % this.processes.length;
    }
  }

  private takeTask(process: SimulatedProcess, number: number, now: number): void {
    const task = this.order.take();
    const tenant = this.tasks.tenant[task]!;
    this.order.reportStarted(this.tasks.tag[task]!);
    this.processOf[task] = number;
    this.active += 1;
    process.take(task, now);
    if (tenant >= this.queuedOf.length) return;
    this.queuedOf[tenant]! -= 1;
    this.fillBacklog(tenant, now);
    if (this.queuedOf[tenant] === 0 && Number.isNaN(this.allBackloggedUntil)) this.allBackloggedUntil = now;
  }

  private endWork(now: number): void {
    const work = this.processors.end(now);
    const [task, stage] = [taskOf(work), stageOf(work)];
    const process = this.processes[this.processOf[task]!]!;
    if (stage === STAGE.stores) process.storesEnded(task, now);
    else if (stage === STAGE.loop) process.loopEnded(task, now);
    else {
      this.active -= 1;
      process.threadEnded(task, now);
    }
  }

  /** Log-normally distributed time whose standard deviation is `variation` times its mean. */
  private readonly threadSeconds = (task: number): number => {
    const mean = this.tasks.cost[task]! * this.scenario.threadSeconds;
    const { variation } = this.scenario;
    if (variation === 0) return mean;
    const squared = Math.log(1 + variation * variation);
    return mean * Math.exp(Math.sqrt(squared) * this.durations.gaussian() - squared / 2);
  };
}
