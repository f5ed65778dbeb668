import type { Database } from '../../src/db/database';
import type { EventType } from '../../src/domain/events/event-type';
import { tenantData } from '../../src/services/tenant-data';
import { newEvent } from '../../src/webhooks/events/new-event';
import { SAMPLES } from '../../src/webhooks/events/samples';
import { call, type ApiAnswer } from './api';
import type { TestService } from './service';
import { until } from './until';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read any field
type Fields = Record<string, any>;

/** One tenant's webhooks as its developer handles them. */
export class WebhookUser {
  constructor(
    private readonly service: Pick<TestService, 'baseUrl'>,
    readonly tenantId: string,
    readonly key: string,
  ) {}

  call(method: string, path: string, json?: object): Promise<ApiAnswer> {
    return call(this.service.baseUrl, method, `/api/v1/webhook-subscriptions${path}`, {
      key: this.key,
      ...(json ? { json } : {}),
    });
  }

  async subscribe(
    url: string,
    events: string[] = ['*'],
  ): Promise<{ subscriptionId: string; secret: string }> {
    const answer = await this.call('POST', '', { url, events });
    if (answer.status !== 201) throw new Error(`not subscribed: ${answer.text}`);
    return answer.body as { subscriptionId: string; secret: string };
  }

  async deliveries(subscriptionId: string, query = ''): Promise<Fields[]> {
    return (await this.call('GET', `/${subscriptionId}/deliveries${query}`)).body.deliveries;
  }

  /** The newest delivery once it is as `wanted`. */
  delivery(subscriptionId: string, wanted: (delivery: Fields) => boolean) {
    return until('the delivery', async () => {
      const [newest] = await this.deliveries(subscriptionId);
      return newest && wanted(newest) ? newest : null;
    });
  }
}

/** Writes one event to the outbox of a tenant, as a change would. */
export async function emit(
  database: Database,
  tenantId: string,
  type: EventType = 'parse.completed',
  hint?: () => void,
): Promise<string> {
  const event = newEvent(type, SAMPLES[type]);
  await tenantData(database, hint).of({ tenantId, mode: 'test' }).repositories.events.add(event);
  return event.eventId;
}
