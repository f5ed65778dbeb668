import type { Repositories } from '../../../db/kernel/repositories';
import type { UUID } from '../../../domain/common';
import { newId } from '../../../platform/ids';

/** Writes an action on a grant. The actor is a member, or the service if `userId` is null. */
export function addGrantAudit(
  { auditLog }: Repositories,
  actor: { tenantId: UUID; userId: UUID | null },
  action: string,
  grantId: UUID,
  clientName: string,
): Promise<void> {
  return auditLog.add({
    audit_id: newId(),
    tenant_id: actor.tenantId,
    actor_type: actor.userId === null ? 'system' : 'user',
    actor_id: actor.userId,
    action,
    subject_type: 'oauth_grant',
    subject_id: grantId,
    named: clientName,
  });
}
