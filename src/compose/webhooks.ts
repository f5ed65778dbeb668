import type { composeProcess } from './process';
import type { Config } from '../config/config';
import { DeliveryWorkRepository } from '../db/webhooks/delivery-work.repository';
import { EventOutboxRepository } from '../db/webhooks/event-outbox.repository';
import { systemClock } from '../platform/clock';
import { SHUTDOWN_STAGE } from '../platform/shutdown';
import type { Cursors } from '../services/cursors';
import { DeliveryAttempts } from '../services/webhooks/delivery-attempts';
import { DeliveryEngine } from '../services/webhooks/delivery-engine';
import { EventLogService } from '../services/webhooks/event-log.service';
import { WebhookDeliveriesService } from '../services/webhooks/webhook-deliveries.service';
import { WebhookSubscriptionsService } from '../services/webhooks/webhook-subscriptions.service';
import { EndpointResolver } from '../webhooks/sending/endpoint-resolver';
import { WebhookSender } from '../webhooks/sending/webhook-sender';
import { SecretBox } from '../webhooks/signing/secret-box';

type Process = ReturnType<typeof composeProcess>;

/** Composes the webhook services of the API. */
export function composeWebhooks(config: Config, base: Process, cursors: Cursors, box: SecretBox) {
  const { data, hints } = base;
  const webhookSubscriptions = new WebhookSubscriptionsService(
    data,
    cursors,
    new EndpointResolver({ servers: config.webhooks.dnsServers }),
    box,
    config.webhooks.allowLoopback,
  );
  return {
    webhookSubscriptions,
    webhookDeliveries: new WebhookDeliveriesService(
      data,
      webhookSubscriptions,
      box,
      cursors,
      systemClock,
      () => hints.request(),
    ),
    eventLog: new EventLogService(data, cursors),
  };
}

/** Composes the delivery engine, which does nothing until it is started. */
export function composeDeliveries(config: Config, base: Process): DeliveryEngine {
  const { webhooks } = config;
  const { database, metrics, logger, shutdown } = base;
  const sender = new WebhookSender(new EndpointResolver({ servers: webhooks.dnsServers }), {
    timeoutMs: webhooks.timeoutMs,
    connections: webhooks.endpointConcurrency,
  });
  const attempts = new DeliveryAttempts(
    sender,
    new SecretBox(webhooks.secretKey, webhooks.secretKeysBefore),
    webhooks.allowLoopback,
    systemClock,
  );
  const work = new DeliveryWorkRepository(database);
  const outbox = new EventOutboxRepository(database);
  const engine = new DeliveryEngine(outbox, work, attempts, webhooks, metrics, logger);
  shutdown.add(SHUTDOWN_STAGE.drain, 'webhook deliveries', () => engine.stop());
  shutdown.add(SHUTDOWN_STAGE.queues, 'webhook connections', () => sender.close());
  return engine;
}
