import type { MailRow, MailQueueRepository } from '../../db/mail/mails.repository';
import { renderMail } from '../../mail/mail-template';
import { buildMail } from '../../mail/templates';
import { faultCode, UndeliverableError, type MailTransport } from '../../mail/mail-transport';
import type { Logger } from '../../platform/logger';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import { linkSecretOwner } from './mail-values';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Delays before each retry, about three days in total. The mail fails after the last one. */
const RETRY_DELAYS_SECONDS = [
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
];

/** The mail mode: sent to a server, kept in the outbox of the portal, or dropped. */
export type MailRoute =
  { kind: 'smtp'; transport: MailTransport; baseUrl: string } | { kind: 'outbox' } | { kind: 'off' };

/** Sends the mail of a row. Only one process makes each attempt. */
export class SendMailService {
  constructor(
    private readonly mails: MailQueueRepository,
    private readonly route: MailRoute,
    private readonly box: SecretBox,
    private readonly logger: Logger,
  ) {}

  /** False if another process made the attempt. */
  async send(mailId: string, attempt: number): Promise<boolean> {
    const mail = await this.mails.claim(mailId, attempt);
    if (!mail) return false;
    if (this.route.kind === 'outbox') await this.mails.end(mailId, 'kept');
    else if (this.route.kind === 'off') await this.mails.end(mailId, 'dropped');
    else await this.deliver(mail, attempt, this.route);
    return true;
  }

  private async deliver(
    mail: MailRow,
    attempt: number,
    { transport, baseUrl }: Extract<MailRoute, { kind: 'smtp' }>,
  ): Promise<void> {
    try {
      const message = renderMail(renderStoredMail(mail, this.box), baseUrl);
      await transport.send({ ...message, id: mail.mail_id, to: mail.recipient ?? '' });
      await this.mails.end(mail.mail_id, 'sent');
    } catch (error) {
      const reason = error instanceof UndeliverableError ? error.reason : faultCode(error);
      const delaySeconds = error instanceof UndeliverableError ? undefined : RETRY_DELAYS_SECONDS[attempt];
      this.logger.warn({ mailId: mail.mail_id, kind: mail.kind, attempt, reason }, 'a mail was not sent');
      if (delaySeconds === undefined) await this.mails.end(mail.mail_id, 'failed', { reason });
      else await this.mails.end(mail.mail_id, 'retry', { reason, againInSeconds: delaySeconds });
    }
  }
}

/** Builds the content of a stored mail, with its link unsealed. */
export function renderStoredMail(mail: MailRow, box: SecretBox) {
  const link = mail.sealed_link === null ? '' : box.open(mail.sealed_link, linkSecretOwner(mail.mail_id));
  return buildMail(mail.kind, mail.facts, link);
}
