import { TurnQueue } from '../../../src/services/parsing/turn-queue';
import type { SharedProcessors } from './shared-processors';
import type { SimulatedTasks } from './simulated-tasks';

/** Stages of a task. Postgres and Redis work on several tasks at once, the event loop on one, and each thread on one. */
export const STAGE = { stores: 0, loop: 1, thread: 2 } as const;

/** Number of a piece of work: of a stage of a task. */
const workOf = (task: number, stage: number): number => 3 * task + stage;
export const taskOf = (work: number): number => Math.floor(work / 3);
export const stageOf = (work: number): number => work % 3;

/**
 * A worker process. Its tasks pass through the stores, its event loop and its threads, in the order of `TurnQueue`. The
 * work of the stores and the event loop for a task is done before its thread starts, although part of it follows in a
 * real process: what it adds to the use of the processors is the same.
 */
export class SimulatedProcess {
  private readonly arrived: Int32Array;
  private firstArrived = 0;
  private arrivedCount = 0;
  private isLoopBusy = false;
  private readonly waiting = new TurnQueue<number, number>();
  private readonly turn = { owner: 0, awaited: false };
  private freeThreads: number;
  freeSlots: number;

  constructor(
    private readonly options: { slots: number; threads: number; storeSeconds: number; loopSeconds: number },
    private readonly processors: SharedProcessors,
    private readonly tasks: SimulatedTasks,
    /** Processor time of a task in a thread. */
    private readonly threadSeconds: (task: number) => number,
  ) {
    this.arrived = new Int32Array(options.slots);
    this.freeThreads = options.threads;
    this.freeSlots = options.slots;
  }

  /** Takes a task into a free slot. */
  take(task: number, now: number): void {
    this.freeSlots -= 1;
    this.processors.start(workOf(task, STAGE.stores), this.options.storeSeconds, now);
  }

  /** The stores have done their part of a task. */
  storesEnded(task: number, now: number): void {
    this.arrived[(this.firstArrived + this.arrivedCount) % this.options.slots] = task;
    this.arrivedCount += 1;
    if (!this.isLoopBusy) this.runLoop(now);
  }

  /** The event loop has done its part of a task. */
  loopEnded(task: number, now: number): void {
    this.isLoopBusy = false;
    if (this.arrivedCount > 0) this.runLoop(now);
    if (this.freeThreads > 0) {
      this.freeThreads -= 1;
      this.runThread(task, now);
      return;
    }
    this.turn.owner = this.tasks.tenant[task]!;
    this.turn.awaited = this.tasks.lane[task] === 0;
    this.waiting.push(this.turn, task);
  }

  /** A thread has executed a task, which frees its slot. */
  threadEnded(task: number, now: number): void {
    this.tasks.endedAt[task] = now;
    this.tasks.served[task]! += 1;
    this.freeSlots += 1;
    const next = this.waiting.shift();
    if (next === null) this.freeThreads += 1;
    else this.runThread(next, now);
  }

  private runLoop(now: number): void {
    const task = this.arrived[this.firstArrived]!;
    this.firstArrived = (this.firstArrived + 1) % this.options.slots;
    this.arrivedCount -= 1;
    this.isLoopBusy = true;
    this.processors.start(workOf(task, STAGE.loop), this.options.loopSeconds, now);
  }

  private runThread(task: number, now: number): void {
    this.tasks.startedAt[task] = now;
    this.processors.start(workOf(task, STAGE.thread), this.threadSeconds(task), now);
  }
}
