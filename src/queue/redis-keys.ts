import type { Pool } from '../tasks/task-contract';

/**
 * Names of all keys and channels. The part in braces is the hash tag: a cluster keeps the keys with one tag in one slot,
 * and a script or a transaction can use the keys of one slot only. Each pool has a tag of its own, so the pools spread
 * over the nodes. Buckets that are charged together share a tag.
 */
export interface RedisKeys {
  /** Prefix that BullMQ puts before the name of the queue. */
  queue(pool: Pool): string;
  /** Prefix of the keys of the tasks and states of a queue. */
  tasks(pool: Pool): string;
  /** Virtual time of the fair order. */
  clock(pool: Pool): string;
  /** Ends of the flows that have a backlog. */
  flows(pool: Pool): string;
  /** Bucket of a rate limit. */
  bucket(group: string, policy: string, subject: string): string;
  /** Concurrency slots in use. */
  slots(subject: string): string;
  modelAnswer(name: string): string;
  modelTokens(account: string): string;
  /** Channel of the messages to one process. */
  endedChannel(address: string): string;
  /** Channel of the messages to all workers. */
  cancelChannel(): string;
  /** Channel of the messages to all API processes about changed access. */
  accessChannel(): string;
}

export function redisKeys(prefix: string): RedisKeys {
  const tag = (...parts: string[]): string => `{${[prefix, ...parts].join(':')}}`;
  return {
    queue: (pool) => tag(pool),
    tasks: (pool) => `${tag(pool)}:${pool}:`,
    clock: (pool) => `${tag(pool)}:fair:clock`,
    flows: (pool) => `${tag(pool)}:fair:flows`,
    bucket: (group, policy, subject) => `${tag('limits', group)}:${policy}:${subject}`,
    slots: (subject) => tag('slots', subject),
    modelAnswer: (name) => tag('model', 'answer', name),
    modelTokens: (account) => tag('model', 'tokens', account),
    endedChannel: (address) => `${tag('ended')}:${address}`,
    cancelChannel: () => tag('cancel'),
    accessChannel: () => tag('access'),
  };
}
