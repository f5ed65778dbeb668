import type { MailWork } from '../../db/mails.repository';
import type { TaskQueues } from '../../queue/task-queues';
import { sendMailTask } from '../../tasks/send-mail.task';

const BATCH = 100;
const FORGET_BATCH = 1_000;

/** Finds mails that are due and hands them to the queue; finds what people should be told and writes the mails. */
export class MailSweepService {
  constructor(
    private readonly mails: MailWork,
    private readonly queues: TaskQueues,
  ) {}

  /** Answers how many mails were queued. The row stays the truth: one lost on the way is due again in minutes. */
  async handOver(): Promise<number> {
    const due = await this.mails.claimDue(BATCH);
    for (const { mail_id: mailId, attempts: attempt } of due) {
      const payload = { mailId, attempt };
      const key = sendMailTask.dedupeKey(payload);
      const state = await this.queues.state(sendMailTask, key);
      if (state === 'pending') continue;
      // The attempt ended in the queue without the row hearing of it.
      if (state !== 'absent') await this.queues.forget(sendMailTask, key);
      await this.queues.enqueue(sendMailTask, payload, { behindLiveWork: false });
    }
    return due.length;
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
