import type { SubscriptionChange, SubscriptionRow } from '../../db/webhooks/webhook-subscriptions.repository';
import { textOrNull } from '../../domain/characters';
import type { Mode, TenantScope, UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { EndpointRefusedError, parseEndpoint } from '../../webhooks/sending/endpoint-url';
import type { EndpointResolver } from '../../webhooks/sending/endpoint-resolver';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import { newSigningSecret } from '../../webhooks/signing/signature';
import type { Caller } from '../access/caller';
import type { Cursors } from '../cursors';
import { loadPage } from '../pages';
import type { TenantData } from '../tenant-data';
import { ALL_EVENTS, requireEventScopes } from './event-scopes';
import { addSubscriptionAuditEntry, type SubscriptionAction } from './subscription-audit';
import { subscriptionRecord, type WebhookSubscriptionRecord } from './subscription-record';

export const MAX_SUBSCRIPTIONS = 10;
const DEFAULT_OVERLAP_HOURS = 24;

export interface SubscriptionInput {
  url: string;
  events: readonly string[];
  description: string | null;
}

export interface SubscriptionWithSecret {
  subscription: WebhookSubscriptionRecord;
  /** Shown this once; only a sealed copy is kept. */
  secret: string;
}

/** Where a tenant wants its events sent. A key may only touch subscriptions whose events its scopes cover. */
export class WebhookSubscriptionsService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
    private readonly resolver: Pick<EndpointResolver, 'resolve'>,
    private readonly box: SecretBox,
    /** Whether test keys may name endpoints on this machine. */
    private readonly allowLoopback: boolean,
  ) {}

  async create(caller: Caller, input: SubscriptionInput): Promise<SubscriptionWithSecret> {
    requireEventScopes(caller, input.events);
    const url = await this.checkUrl(input.url, caller.mode);
    const subscriptionId = newId();
    const secret = newSigningSecret();
    const row = await this.data.of(caller).transaction(async ({ webhookSubscriptions, auditLog }) => {
      const made = await webhookSubscriptions.insert(
        {
          subscriptionId,
          url,
          events: distinctEvents(input.events),
          description: textOrNull(input.description),
          secret: this.box.seal(secret, subscriptionId),
          secretLast4: secret.slice(-4),
        },
        MAX_SUBSCRIPTIONS,
      );
      if (made) await addSubscriptionAuditEntry(auditLog, caller, 'webhook.created', { subscriptionId, url });
      return made;
    });
    if (!row) {
      throw new AppError(
        'subscription_limit_reached',
        `A tenant may have at most ${MAX_SUBSCRIPTIONS} subscriptions in each mode.`,
        { extensions: { maxSubscriptions: MAX_SUBSCRIPTIONS } },
      );
    }
    return { subscription: subscriptionRecord(row), secret };
  }

  /** Oldest first. */
  async list(
    scope: TenantScope,
    page: { limit: number; cursor: string | null },
  ): Promise<{ subscriptions: WebhookSubscriptionRecord[]; hasMore: boolean; nextCursor: string | null }> {
    const { webhookSubscriptions } = this.data.of(scope).repositories;
    const { items, hasMore, nextCursor } = await loadPage(scope, this.cursors, {
      list: 'webhook-subscriptions',
      ...page,
      rows: (limit, place) =>
        webhookSubscriptions.list({
          limit,
          after: place && { createdAt: place.at, subscriptionId: place.id },
        }),
      item: subscriptionRecord,
      placeOf: ({ createdAt, subscriptionId }) => [createdAt, subscriptionId],
    });
    return { subscriptions: items, hasMore, nextCursor };
  }

  async get(scope: TenantScope, subscriptionId: UUID): Promise<WebhookSubscriptionRecord> {
    return subscriptionRecord(await this.find(scope, subscriptionId));
  }

  async update(
    caller: Caller,
    subscriptionId: UUID,
    change: {
      url?: string;
      events?: readonly string[];
      description?: string | null;
      status?: 'enabled' | 'disabled';
    },
  ): Promise<WebhookSubscriptionRecord> {
    const known = await this.findOrFail(caller, subscriptionId);
    if (change.events) requireEventScopes(caller, change.events);
    // An endpoint that is switched on again is looked at as if it were new.
    const url = change.url ?? (change.status === 'enabled' ? known.url : undefined);
    const checked: SubscriptionChange = {
      ...(url === undefined ? {} : { url: await this.checkUrl(url, caller.mode) }),
      ...(change.events ? { events: distinctEvents(change.events) } : {}),
      ...(change.description === undefined ? {} : { description: textOrNull(change.description) }),
      ...(change.status ? { status: change.status } : {}),
    };
    const row = await this.data.of(caller).transaction(async ({ webhookSubscriptions, auditLog }) => {
      const changed = await webhookSubscriptions.update(subscriptionId, checked);
      if (!changed) throw notFound('webhook_subscription');
      await addSubscriptionAuditEntry(auditLog, caller, actionOf(change), {
        subscriptionId,
        url: changed.url,
      });
      return changed;
    });
    return subscriptionRecord(row);
  }

  async delete(caller: Caller, subscriptionId: UUID): Promise<void> {
    const { url } = await this.findOrFail(caller, subscriptionId);
    await this.data.of(caller).transaction(async ({ webhookSubscriptions, auditLog }) => {
      await webhookSubscriptions.delete(subscriptionId);
      await addSubscriptionAuditEntry(auditLog, caller, 'webhook.deleted', { subscriptionId, url });
    });
  }

  /** A new secret; messages carry signatures of both until the overlap is over. */
  async rotateSecret(
    caller: Caller,
    subscriptionId: UUID,
    overlapHours = DEFAULT_OVERLAP_HOURS,
  ): Promise<SubscriptionWithSecret> {
    await this.findOrFail(caller, subscriptionId);
    const secret = newSigningSecret();
    const row = await this.data.of(caller).transaction(async ({ webhookSubscriptions, auditLog }) => {
      const rotated = await webhookSubscriptions.rotateSecret(
        subscriptionId,
        this.box.seal(secret, subscriptionId),
        secret.slice(-4),
        overlapHours,
      );
      if (!rotated) throw notFound('webhook_subscription');
      await addSubscriptionAuditEntry(auditLog, caller, 'webhook.secret_rotated', {
        subscriptionId,
        url: rotated.url,
      });
      return rotated;
    });
    return { subscription: subscriptionRecord(row), secret };
  }

  /** The subscription, if it exists and the caller's scopes cover what it gets. */
  async findOrFail(caller: Caller, subscriptionId: UUID): Promise<SubscriptionRow> {
    const row = await this.find(caller, subscriptionId);
    requireEventScopes(caller, row.events);
    return row;
  }

  private async find(scope: TenantScope, subscriptionId: UUID): Promise<SubscriptionRow> {
    const row = await this.data.of(scope).repositories.webhookSubscriptions.find(subscriptionId);
    if (!row) throw notFound('webhook_subscription');
    return row;
  }

  /** The address in its one spelling, once it is known to be out in the open. */
  private async checkUrl(text: string, mode: Mode): Promise<string> {
    try {
      const endpoint = parseEndpoint(text.trim(), { allowLoopback: this.allowLoopback && mode === 'test' });
      await this.resolver.resolve(endpoint);
      return endpoint.url.href;
    } catch (error) {
      if (!(error instanceof EndpointRefusedError)) throw error;
      throw new AppError('validation_failed', 'The URL is not a valid webhook endpoint.', {
        errors: [{ pointer: '/url', code: 'format', message: error.message }],
      });
    }
  }
}

/** A change of state alone is named for what it does. */
function actionOf(change: { url?: unknown; events?: unknown; status?: string }): SubscriptionAction {
  if (change.url !== undefined || change.events !== undefined || change.status === undefined)
    return 'webhook.changed';
  return change.status === 'enabled' ? 'webhook.enabled' : 'webhook.disabled';
}

/** Each kind once; every kind by its sign, so that kinds added later are covered. */
function distinctEvents(events: readonly string[]): string[] {
  return events.includes(ALL_EVENTS) ? [ALL_EVENTS] : [...new Set(events)];
}
