import type { MailQueueRepository } from '../../db/mail/mails.repository';
import type { TaskQueues } from '../../queue/task-queues';
import { sendMailTask } from '../../tasks/send-mail.task';
import { eachItem, type ItemFaults } from '../maintenance/each-item';
import type { MaintenanceResult } from '../maintenance/maintenance-result';
import { MAINTENANCE_UNITS } from '../maintenance/maintenance-unit';

const BATCH_SIZE = 100;
const DELETE_BATCH_SIZE = 1_000;

/** Enqueues due mails, adds notices about webhooks and keys, and deletes expired mails. */
export class MailMaintenanceService {
  constructor(
    private readonly mails: MailQueueRepository,
    private readonly queues: TaskQueues,
    private readonly faults: ItemFaults,
  ) {}

  /** `rows` is the number of enqueued mails. If the queue loses a task, the mail's row is due again within minutes. */
  async enqueueDue(): Promise<MaintenanceResult> {
    return eachItem(
      { unit: MAINTENANCE_UNITS.mails.name, faults: this.faults },
      await this.mails.claimDue(BATCH_SIZE),
      (mail) => mail.mail_id,
      async ({ mail_id: mailId, attempts: attempt }) => {
        const payload = { mailId, attempt };
        const key = sendMailTask.dedupeKey(payload);
        const state = await this.queues.state(sendMailTask, key);
        if (state === 'pending') return 1;
        // The task ended, but the row was not updated: remove the task, so that the mail can be enqueued again.
        if (state !== 'absent') await this.queues.remove(sendMailTask, key);
        await this.queues.enqueue(sendMailTask, payload, { place: null });
        return 1;
      },
    );
  }

  webhookNotices(): Promise<number> {
    return this.mails.mailWebhookNotices(BATCH_SIZE);
  }

  keyNotices(): Promise<number> {
    return this.mails.mailKeyNotices();
  }

  deleteExpired(): Promise<number> {
    return this.mails.deleteExpired(DELETE_BATCH_SIZE);
  }
}
