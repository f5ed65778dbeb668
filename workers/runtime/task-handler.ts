import type { PayloadOf, ResultOf, TaskContract } from '../../src/tasks/task-contract';

export interface TaskContext {
  /** Aborted on timeout, on cancellation and when the process must stop. */
  signal: AbortSignal;
}

/** A contract with the code that fulfils it. */
export interface TaskHandler<Contract extends TaskContract = TaskContract> {
  readonly contract: Contract;
  run(payload: PayloadOf<Contract>, context: TaskContext): Promise<ResultOf<Contract>>;
  /** After the last try failed: brings whatever waits for the task to its end. */
  onExhausted(payload: PayloadOf<Contract>): Promise<void>;
}

/** Keeps the types of contract and handler together, then lets go of them so that handlers fit one list. */
export function defineHandler<Contract extends TaskContract>(handler: TaskHandler<Contract>): TaskHandler {
  return handler;
}
