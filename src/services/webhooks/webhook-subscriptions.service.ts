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
import { changeOnce } from '../idempotency/change-once';
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
  /** Returned only here. Only a sealed copy is stored. */
  secret: string;
}

/** Manages webhook subscriptions. A key may only change subscriptions whose events its scopes cover. */
export class WebhookSubscriptionsService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
    private readonly resolver: Pick<EndpointResolver, 'resolve'>,
    private readonly box: SecretBox,
    /** True if subscriptions in test mode may have endpoints on this machine. */
    private readonly allowLoopback: boolean,
  ) {}

  async create(caller: Caller, input: SubscriptionInput): Promise<SubscriptionWithSecret> {
    requireEventScopes(caller, input.events);
    const url = await this.checkUrl(input.url, caller.mode);
    const subscriptionId = newId();
    const secret = newSigningSecret();
    const row = await changeOnce(this.data, caller, async ({ webhookSubscriptions, auditLog }) => {
      const row = await webhookSubscriptions.insert(
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
      if (row) await addSubscriptionAuditEntry(auditLog, caller, 'webhook.created', { subscriptionId, url });
      return row;
    });
    if (!row) {
      throw new AppError(
        'subscription_limit_reached',
        `A tenant may have at most ${MAX_SUBSCRIPTIONS} subscriptions in each mode.`,
        { extensions: { maxSubscriptions: MAX_SUBSCRIPTIONS } },
      );
    }
    return this.withSecret(row);
  }

  /** Lists subscriptions, oldest first. */
  async list(
    scope: TenantScope,
    page: { limit: number; cursor: string | null },
  ): Promise<{ subscriptions: WebhookSubscriptionRecord[]; hasMore: boolean; nextCursor: string | null }> {
    const { webhookSubscriptions } = this.data.of(scope).reads;
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
    const existing = await this.findOrFail(caller, subscriptionId);
    if (change.events) requireEventScopes(caller, change.events);
    // Enabling a subscription checks its URL again.
    const url = change.url ?? (change.status === 'enabled' ? existing.url : undefined);
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
      if (!(await webhookSubscriptions.delete(subscriptionId))) throw notFound('webhook_subscription');
      await addSubscriptionAuditEntry(auditLog, caller, 'webhook.deleted', { subscriptionId, url });
    });
  }

  /** Creates a new secret. Until the overlap ends, messages are signed with both secrets. */
  async rotateSecret(
    caller: Caller,
    subscriptionId: UUID,
    overlapHours = DEFAULT_OVERLAP_HOURS,
  ): Promise<SubscriptionWithSecret> {
    await this.findOrFail(caller, subscriptionId);
    const secret = newSigningSecret();
    const row = await changeOnce(this.data, caller, async ({ webhookSubscriptions, auditLog }) => {
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
    return this.withSecret(row);
  }

  /** Throws `not_found`, and `insufficient_scope` unless the caller's scopes cover its events. */
  async findOrFail(caller: Caller, subscriptionId: UUID): Promise<SubscriptionRow> {
    const row = await this.find(caller, subscriptionId);
    requireEventScopes(caller, row.events);
    return row;
  }

  /** The secret comes from the row: a repeated request makes up another one and does not store it. */
  private withSecret(row: SubscriptionRow): SubscriptionWithSecret {
    return { subscription: subscriptionRecord(row), secret: this.box.open(row.secret, row.subscription_id) };
  }

  private async find(scope: TenantScope, subscriptionId: UUID): Promise<SubscriptionRow> {
    const row = await this.data.of(scope).repositories.webhookSubscriptions.find(subscriptionId);
    if (!row) throw notFound('webhook_subscription');
    return row;
  }

  /** Returns the normalized URL. Throws `validation_failed` unless its host is public. */
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

/** A change of only the status is audited as enabled or disabled. */
function actionOf(change: { url?: unknown; events?: unknown; status?: string }): SubscriptionAction {
  if (change.url !== undefined || change.events !== undefined || change.status === undefined)
    return 'webhook.changed';
  return change.status === 'enabled' ? 'webhook.enabled' : 'webhook.disabled';
}

/** Removes duplicates. Stores `*` as it is, so that event types added later are covered. */
function distinctEvents(events: readonly string[]): string[] {
  return events.includes(ALL_EVENTS) ? [ALL_EVENTS] : [...new Set(events)];
}
