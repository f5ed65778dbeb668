import type { ConnectionOptions } from 'bullmq';

/** What both processes of the floor must agree on. */
export const FLOOR_QUEUE = 'floor';
export const FLOOR_TASK = 'noop';

export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

export function redisOptions(): ConnectionOptions {
  return { url: required('REDIS_URL'), maxRetriesPerRequest: null };
}
