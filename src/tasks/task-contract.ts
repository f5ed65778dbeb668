import type { z } from 'zod';

/** Pools of workers; each pool has one queue of the same name. */
export const POOLS = ['parse', 'scan', 'sync', 'match', 'deliver', 'upkeep'] as const;
export type Pool = (typeof POOLS)[number];

/**
 * Contract between the producer and the worker of a task. Both validate the payload, because a queue outlives a deploy:
 * a worker can receive a task of an older release. Payloads contain only ids.
 */
export interface TaskContract<Payload extends z.ZodType = z.ZodType, Result extends z.ZodType = z.ZodType> {
  /** Permanent identity on the queue. Renaming a class or a file does not change it. */
  readonly name: string;
  /** Increased when workers can no longer process payloads of the old shape. */
  readonly version: number;
  readonly pool: Pool;
  readonly payload: Payload;
  readonly result: Result;
  /** Payloads with the same key are the same work: the queue drops the second one. */
  readonly dedupeKey: (payload: z.output<Payload>) => string;
  /** Number of attempts if a store or the network fails. */
  readonly attempts: number;
  /** First retry delay; it doubles with each retry. */
  readonly backoffMs: number;
  /** Time after which the work is aborted. */
  readonly timeoutMs: number;
}

/** Keeps the literal types of a contract while checking its shape. */
export function defineTask<Payload extends z.ZodType, Result extends z.ZodType>(
  contract: TaskContract<Payload, Result>,
): TaskContract<Payload, Result> {
  return contract;
}

export type PayloadOf<Contract extends TaskContract> = z.output<Contract['payload']>;
export type ResultOf<Contract extends TaskContract> = z.output<Contract['result']>;
