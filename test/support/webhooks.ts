import type { Database } from '../../src/db/kernel/database';
import { tenantData } from '../../src/services/tenant-data';
import { EVENTS_BY_TYPE, type EventType } from '../../src/webhooks/events/catalogue';
import { newEvent } from '../../src/webhooks/events/new-event';
import { call, type ApiResponse } from './api';
import type { TestService } from './service';
import { until } from './until';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read any field
type JsonFields = Record<string, any>;

/** Client for the webhooks of one tenant. */
export class WebhookClient {
  constructor(
    private readonly service: Pick<TestService, 'baseUrl'>,
    readonly tenantId: string,
    readonly key: string,
  ) {}

  call(method: string, path: string, json?: object): Promise<ApiResponse> {
    return call(this.service.baseUrl, method, `/api/v1/webhook-subscriptions${path}`, {
      key: this.key,
      ...(json ? { json } : {}),
    });
  }

  async subscribe(
    url: string,
    events: string[] = ['*'],
  ): Promise<{ subscriptionId: string; secret: string }> {
    const response = await this.call('POST', '', { url, events });
    if (response.status !== 201) throw new Error(`not subscribed: ${response.text}`);
    return response.body as { subscriptionId: string; secret: string };
  }

  async deliveries(subscriptionId: string, query = ''): Promise<JsonFields[]> {
    return (await this.call('GET', `/${subscriptionId}/deliveries${query}`)).body.deliveries;
  }

  /** Waits until the newest delivery satisfies `accepts` and returns it. */
  delivery(subscriptionId: string, accepts: (delivery: JsonFields) => boolean) {
    return until('the delivery', async () => {
      const [newest] = await this.deliveries(subscriptionId);
      return newest && accepts(newest) ? newest : null;
    });
  }
}

/** Writes one event to the event outbox of a tenant. */
export async function emit(
  database: Database,
  tenantId: string,
  type: EventType = 'parse.completed',
  hint?: () => void,
): Promise<string> {
  const event = newEvent(type, EVENTS_BY_TYPE[type].sample);
  await tenantData(database, { eventsCommitted: hint })
    .of({ tenantId, mode: 'test' })
    .repositories.events.add(event);
  return event.eventId;
}
