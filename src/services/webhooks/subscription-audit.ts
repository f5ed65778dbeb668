import type { AuditLogRepository } from '../../db/tenancy/audit-log.repository';
import type { UUID } from '../../domain/common';
import { newId } from '../../platform/ids';
import { auditActor, type Caller } from '../access/caller';

export type SubscriptionAction =
  | 'webhook.created'
  | 'webhook.changed'
  | 'webhook.enabled'
  | 'webhook.disabled'
  | 'webhook.deleted'
  | 'webhook.secret_rotated'
  | 'webhook.tested'
  | 'webhook.resent'
  | 'webhook.recovered';

/**
 * Writes an action on a subscription to the audit log. Only the host of its URL is stored, because the path may contain
 * a secret of the receiver.
 */
export function addSubscriptionAuditEntry(
  audit: AuditLogRepository,
  caller: Caller,
  action: SubscriptionAction,
  subscription: { subscriptionId: UUID; url: string },
): Promise<void> {
  return audit.add({
    audit_id: newId(),
    tenant_id: caller.tenantId,
    ...auditActor(caller),
    action,
    subject_type: 'webhook_subscription',
    subject_id: subscription.subscriptionId,
    named: `${new URL(subscription.url).host} (${caller.mode})`,
  });
}
