/** Facts of every task in arrays, one entry per task. Times are in seconds since the start. */
export class SimulatedTasks {
  readonly tenant: Int32Array;
  /** 0 if a caller waits, 1 otherwise. */
  readonly lane: Uint8Array;
  readonly cost: Float32Array;
  readonly tag: Float64Array;
  readonly arrivedAt: Float64Array;
  /** NaN until a thread starts the task. */
  readonly startedAt: Float64Array;
  readonly endedAt: Float64Array;
  /** Number of times each task was executed: 1 at the end. */
  readonly served: Uint8Array;
  count = 0;

  constructor(readonly capacity: number) {
    this.tenant = new Int32Array(capacity);
    this.lane = new Uint8Array(capacity);
    this.cost = new Float32Array(capacity);
    this.tag = new Float64Array(capacity);
    this.arrivedAt = new Float64Array(capacity);
    this.startedAt = new Float64Array(capacity).fill(Number.NaN);
    this.endedAt = new Float64Array(capacity).fill(Number.NaN);
    this.served = new Uint8Array(capacity);
  }

  add(tenant: number, lane: 0 | 1, cost: number, at: number): number {
    const task = this.count;
    this.count += 1;
    this.tenant[task] = tenant;
    this.lane[task] = lane;
    this.cost[task] = cost;
    this.arrivedAt[task] = at;
    return task;
  }
}
