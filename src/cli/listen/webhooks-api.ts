/** The few calls of the API that listening takes. */
export class WebhooksApi {
  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  async subscribe(
    endpoint: string,
    events: readonly string[],
  ): Promise<{ id: string; secret: string } | null> {
    const answer = await this.call('POST', '/webhook-subscriptions', {
      url: endpoint,
      events,
      description: 'tenure webhooks listen',
    });
    // The service does not call endpoints on this machine: it runs elsewhere, or is not set up for development.
    if (answer.status === 422) return null;
    const { subscriptionId, secret } = await read<{ subscriptionId: string; secret: string }>(answer);
    return { id: subscriptionId, secret };
  }

  async unsubscribe(id: string): Promise<void> {
    await this.call('DELETE', `/webhook-subscriptions/${id}`);
  }

  async events(
    query: URLSearchParams,
  ): Promise<{ events: LoggedEvent[]; nextCursor: string | null; hasMore: boolean }> {
    return read(await this.call('GET', `/events?${query.toString()}`));
  }

  private call(method: string, path: string, json?: object): Promise<Response> {
    return fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${this.key}`,
        ...(json ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(json ? { body: JSON.stringify(json) } : {}),
    });
  }
}

export interface LoggedEvent {
  id: string;
  type: string;
}

async function read<Body>(answer: Response): Promise<Body> {
  const body = (await answer.json()) as Body & { detail?: string; code?: string };
  if (!answer.ok) throw new Error(`${body.detail ?? 'The service refused.'} (${body.code ?? answer.status})`);
  return body;
}
