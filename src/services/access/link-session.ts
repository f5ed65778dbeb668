import type { Timestamp, UUID } from '../../domain/common';
import type { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { auditActor, type Caller } from './caller';
import { newLinkToken, tokenDigest } from './link-token';

/** Sessions that a tenant opens for a person without an account, who follows a link. */
type LinkSessionKind = 'review_session' | 'view_session';

interface LinkSessionTimesRow {
  created_at: Date;
  expires_at: Date;
  opened_at: Date | null;
}

export interface LinkSessionTimes {
  createdAt: Timestamp;
  expiresAt: Timestamp;
  /** Null until the link is followed. */
  openedAt: Timestamp | null;
}

/** Id, secret and end of a new session. `token` is returned to the caller once; only `tokenHash` is stored. */
export function newLinkSession(
  clock: Clock,
  expiresInSeconds: number,
): { id: UUID; token: string; tokenHash: Buffer; expiresAt: Date } {
  const token = newLinkToken();
  const expiresAt = new Date(clock.now().getTime() + expiresInSeconds * 1_000);
  return { id: newId(), token, tokenHash: tokenDigest(token), expiresAt };
}

/** `ended` is the status of a session with an end, whether its time is over or not. */
export function linkSessionStatus<Ended extends string>(
  ended: Ended,
  endedAt: Date | null,
  expiresAt: Date,
  now: Date,
): Ended | 'open' | 'expired' {
  if (endedAt) return ended;
  return expiresAt <= now ? 'expired' : 'open';
}

export function linkSessionTimes(row: LinkSessionTimesRow): LinkSessionTimes {
  return {
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
  };
}

/** Entry of the audit log for what a key did to a session, for example `created`. */
export function linkSessionAuditEntry(caller: Caller, kind: LinkSessionKind, action: string, id: UUID) {
  return {
    ...{ audit_id: newId(), tenant_id: caller.tenantId, ...auditActor(caller) },
    ...{ action: `${kind}.${action}`, subject_type: kind, subject_id: id },
  };
}
