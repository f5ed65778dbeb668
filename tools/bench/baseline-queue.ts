import type { ConnectionOptions } from 'bullmq';

/** Names shared by both processes of the baseline. */
export const BASELINE_QUEUE = 'baseline';
export const BASELINE_TASK = 'noop';

export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

export function redisOptions(): ConnectionOptions {
  return { url: required('REDIS_URL'), maxRetriesPerRequest: null };
}
