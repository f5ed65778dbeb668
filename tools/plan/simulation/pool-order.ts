import { IDLE_SECONDS, MAX_PRIORITY, REBASE_AT } from '../../../src/queue/fair-order-scripts';
import { KeyHeap } from './key-heap';

/** The score of a task in BullMQ is the priority times this, plus the number of the task. */
const PRIORITY_UNIT = 2 ** 32;

/** 0 for an awaited task, 1 for an unattended one, as in the scripts. */
export type LaneNumber = 0 | 1;

/**
 * The order of a pool as the scripts of `FairOrder` and BullMQ compute it in Redis, without Redis. A test compares both
 * on random cases. Flows and tasks are integers. Refusal of tasks that would wait too long is not part of it.
 */
export class PoolOrder {
  /** Priority of the last reserved place. */
  priority = 0;
  /** Virtual time: the highest start tag of a task that a worker took. */
  now = 0;
  /** Start tag of the first priority. */
  base = 0;
  private reservedAt = 0;
  private arrivals = 0;
  private readonly ends: Float64Array;
  private readonly queued = new KeyHeap();

  constructor(flows: number) {
    this.ends = new Float64Array(flows);
  }

  get size(): number {
    return this.queued.size;
  }

  /**
   * Reserves the place of the next task of a flow and returns its start tag.
   * @param amount cost divided by weight
   * @param seconds time in seconds, of which the scripts read whole ones
   * @param active number of tasks that workers have
   */
  reserve(flow: number, amount: number, lane: LaneNumber, seconds: number, active: number): number {
    const second = Math.floor(seconds);
    if (second - this.reservedAt > IDLE_SECONDS && this.queued.size + active === 0) {
      this.ends.fill(0);
      this.now = 0;
      this.base = 0;
    }
    const start = Math.max(this.now, this.ends[flow]!);
    if (this.now - this.base > REBASE_AT) this.rebase();
    this.reservedAt = second;
    this.priority = Math.min(MAX_PRIORITY - 1 + lane, 1 + lane + 2 * Math.floor(start - this.base));
    this.ends[flow] = start + amount;
    return start;
  }

  /** Enqueues a task with the priority of its place. */
  enqueue(task: number, priority: number): void {
    this.arrivals += 1;
    this.queued.push(priority * PRIORITY_UNIT + (this.arrivals % PRIORITY_UNIT), task);
  }

  /** Removes and returns the task that is next; -1 if none is queued. */
  take(): number {
    return this.queued.pop();
  }

  /** Raises the virtual time to the start tag of a task that a worker has taken. */
  reportStarted(tag: number): void {
    if (tag > this.now) this.now = tag;
  }

  /** Removes a queued task; false if it is not queued. */
  withdraw(task: number): boolean {
    return this.queued.remove(task);
  }

  /** Takes back what a withdrawn task added to its flow. */
  refund(flow: number, amount: number): void {
    const refunded = this.ends[flow]! - amount;
    this.ends[flow] = refunded > this.now ? refunded : 0;
  }

  /** Moves the last reservation into the past. */
  ageReservation(seconds: number): void {
    this.reservedAt -= seconds;
  }

  /** Lowers the priorities of all queued tasks, so that they stay within the bits of a priority. */
  private rebase(): void {
    const shift = Math.floor(this.now - this.base);
    this.base += shift;
    this.queued.mapKeys((key) => {
      const priority = Math.floor(key / PRIORITY_UNIT);
      const lane = (priority + 1) % 2;
      return Math.max(priority - 2 * shift, 1 + lane) * PRIORITY_UNIT + (key - priority * PRIORITY_UNIT);
    });
  }
}
