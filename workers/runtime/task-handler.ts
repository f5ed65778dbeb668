import type { PayloadOf, ResultOf, TaskContract } from '../../src/tasks/task-contract';

export interface TaskContext {
  /** Aborted on timeout, on cancellation and when the process stops. */
  signal: AbortSignal;
}

/** A contract with its implementation. */
export interface TaskHandler<Contract extends TaskContract = TaskContract> {
  readonly contract: Contract;
  run(payload: PayloadOf<Contract>, context: TaskContext): Promise<ResultOf<Contract>>;
  /** Called after the last attempt failed, to end the operation that waits for the task. */
  onExhausted(payload: PayloadOf<Contract>): Promise<void>;
}

/** Checks a handler against the types of its contract, then widens it so that all handlers fit in one list. */
export function defineHandler<Contract extends TaskContract>(handler: TaskHandler<Contract>): TaskHandler {
  return handler;
}
