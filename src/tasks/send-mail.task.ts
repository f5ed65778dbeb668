import { z } from 'zod';
import { defineTask } from './task-contract';

/**
 * One attempt to send a mail. The row holds the address, the content and the time of the next attempt. The queue
 * therefore does not retry; maintenance enqueues mails that are due.
 */
export const sendMailTask = defineTask({
  name: 'send-mail',
  version: 1,
  pool: 'deliver',
  payload: z.object({ mailId: z.uuid(), attempt: z.number().int().nonnegative() }),
  result: z.object({ outcome: z.enum(['done', 'skipped']) }),
  dedupeKey: ({ mailId, attempt }) => `mail-${mailId}-${attempt}`,
  attempts: 1,
  backoffMs: 500,
  timeoutMs: 60_000,
});
