import type { MailWork } from '../../db/mails.repository';
import type { TaskQueues } from '../../queue/task-queues';
import { sendMailTask } from '../../tasks/send-mail.task';
import { eachItem, type ItemFaults } from '../upkeep/each-item';
import type { SweepResult } from '../upkeep/sweep-result';
import { UPKEEP_UNITS } from '../upkeep/upkeep-unit';

const BATCH = 100;
const FORGET_BATCH = 1_000;

/** Finds mails that are due and hands them to the queue; finds what people should be told and writes the mails. */
export class MailSweepService {
  constructor(
    private readonly mails: MailWork,
    private readonly queues: TaskQueues,
    private readonly faults: ItemFaults,
  ) {}

  /** `rows` counts the mails that were queued. The row stays the truth: one lost on the way is due again in minutes. */
  async handOver(): Promise<SweepResult> {
    return eachItem(
      { unit: UPKEEP_UNITS.mails.name, faults: this.faults },
      await this.mails.claimDue(BATCH),
      (mail) => mail.mail_id,
      async ({ mail_id: mailId, attempts: attempt }) => {
        const payload = { mailId, attempt };
        const key = sendMailTask.dedupeKey(payload);
        const state = await this.queues.state(sendMailTask, key);
        if (state === 'pending') return 1;
        // The attempt ended in the queue without the row hearing of it.
        if (state !== 'absent') await this.queues.forget(sendMailTask, key);
        await this.queues.enqueue(sendMailTask, payload, { behindLiveWork: false });
        return 1;
      },
    );
  }

  webhookNotices(): Promise<number> {
    return this.mails.mailWebhookNotices(BATCH);
  }

  keyNotices(): Promise<number> {
    return this.mails.mailKeyNotices();
  }

  forget(): Promise<number> {
    return this.mails.forget(FORGET_BATCH);
  }
}
