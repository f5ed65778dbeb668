import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/kernel/database';
import type { Logger } from '../platform/logger';

/** Causes that pass by themselves while a database starts or its address becomes known. */
const PASSING_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  // "the database system is starting up", PostgreSQL error codes, class 57.
  '57P03',
]);

/**
 * Waits until the database responds, at most `maxMs`: in a cluster, a process and its database often start together.
 * Throws the last error afterwards, and at once what does not pass by itself, such as a wrong password.
 */
export async function waitForDatabase(
  database: Pick<Database, 'ping'>,
  logger: Pick<Logger, 'warn'>,
  { maxMs = 60_000, pauseMs = 500 } = {},
): Promise<void> {
  const end = performance.now() + maxMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await database.ping();
      return;
    } catch (error) {
      if (!passes(error) || performance.now() >= end) throw error;
      if (attempt === 1) logger.warn({ maxSeconds: maxMs / 1_000 }, 'waiting for the database');
      await delay(pauseMs);
    }
  }
}

function passes(error: unknown): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown };
  // Knex reports a connection that does not open in time by name only.
  return (typeof code === 'string' && PASSING_CODES.has(code)) || name === 'KnexTimeoutError';
}
