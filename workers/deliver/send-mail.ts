import type { SendMailService } from '../../src/services/mail/send-mail.service';
import { sendMailTask } from '../../src/tasks/send-mail.task';
import { defineHandler, type TaskHandler } from '../runtime/task-handler';

export function sendMailHandler(mail: SendMailService): TaskHandler {
  return defineHandler({
    contract: sendMailTask,
    run: async ({ mailId, attempt }) => ({
      outcome: (await mail.send(mailId, attempt)) ? ('done' as const) : ('skipped' as const),
    }),
    // The row becomes due again later.
    onExhausted: () => Promise.resolve(),
  });
}
