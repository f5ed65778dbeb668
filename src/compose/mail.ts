import type { composeProcess } from './process';
import type { Config } from '../config/config';
import type { Database } from '../db/kernel/database';
import { MailQueueRepository } from '../db/mail/mails.repository';
import { smtpTransport } from '../mail/smtp-transport';
import { systemClock } from '../platform/clock';
import { SHUTDOWN_STAGE } from '../platform/shutdown';
import type { DeprecatedRoute } from '../services/deprecations/deprecated-routes';
import { DeprecationMailsService } from '../services/deprecations/deprecation-mails.service';
import { MailMaintenanceService } from '../services/mail/mail-maintenance.service';
import { SendMailService, type MailRoute } from '../services/mail/send-mail.service';
import type { ItemFaults } from '../services/maintenance/each-item';
import { SecretBox } from '../webhooks/signing/secret-box';

/** Composes the mail sender and the maintenance of mails. */
export function composeMail(
  config: Config,
  base: ReturnType<typeof composeProcess>,
  deprecations: readonly DeprecatedRoute[],
  upkeep: { database: Database; faults: ItemFaults },
) {
  const { database, queues, logger, shutdown } = base;
  const mails = new MailQueueRepository(database);
  const upkeepMails = new MailQueueRepository(upkeep.database);
  const box = new SecretBox(config.webhooks.secretKey, config.webhooks.secretKeysBefore);
  const route = mailRoute(config.mail);
  if (route.kind === 'smtp') {
    const { transport } = route;
    shutdown.add(SHUTDOWN_STAGE.queues, 'mail server', () => transport.close());
  }
  return {
    sendMail: new SendMailService(mails, route, box, logger),
    mails: new MailMaintenanceService(upkeepMails, queues, upkeep.faults),
    deprecationMails: new DeprecationMailsService(upkeepMails, deprecations, systemClock),
  };
}

function mailRoute(mail: Config['mail']): MailRoute {
  return mail.kind === 'smtp'
    ? { kind: 'smtp', transport: smtpTransport(mail), baseUrl: mail.baseUrl }
    : { kind: mail.kind };
}
