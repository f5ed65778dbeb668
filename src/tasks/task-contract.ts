import type { z } from 'zod';

/** The sets of workers there are; each has one queue of the same name. */
export const POOLS = ['parse', 'sync', 'match', 'deliver', 'upkeep'] as const;
export type Pool = (typeof POOLS)[number];

/**
 * What producer and worker of a task agree on. The payload is parsed at both ends, because a queue outlives a
 * deploy: a worker may meet what an older process wrote. Payloads carry ids only.
 */
export interface TaskContract<Payload extends z.ZodType = z.ZodType, Result extends z.ZodType = z.ZodType> {
  /** Lasting identity on the queue; renaming a class or a file never changes it. */
  readonly name: string;
  /** Raised when a payload of the old shape can no longer be understood. */
  readonly version: number;
  readonly pool: Pool;
  readonly payload: Payload;
  readonly result: Result;
  /** Two payloads with the same key are the same work: the second one queued is dropped. */
  readonly dedupeKey: (payload: z.output<Payload>) => string;
  /** How often the work is tried when a store or a network fails underneath it. */
  readonly attempts: number;
  /** First pause between tries, doubled each time. */
  readonly backoffMs: number;
  /** After this the work is aborted, not merely reported. */
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
