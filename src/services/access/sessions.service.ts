import type { UUID } from '../../domain/common';
import type { TenantType } from './caller';

export const USER_ROLES = ['employer_admin', 'org_admin', 'member', 'operator'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** A person signed in to the portal. Operators belong to no tenant. */
export interface SessionUser {
  userId: UUID;
  tenantId: UUID | null;
  tenantType: TenantType | null;
  role: UserRole;
  /** What the page greets the user with. */
  displayName: string;
}

export interface StartedSession {
  /** Opaque to clients; sent in a cookie. */
  token: string;
  user: SessionUser;
  /** Seconds the session lasts. */
  maxAgeSeconds: number;
}

/** Sign-in of people, as opposed to keys of programs. */
export interface SessionsService {
  /** Null when address and password do not belong together; takes the same time for unknown addresses. */
  signIn(email: string, password: string, ip: string): Promise<StartedSession | null>;
  /** Null for a token that is forged, has ended, or whose user may no longer sign in. */
  verify(token: string): Promise<SessionUser | null>;
  /** Ends a session before its time. */
  signOut(token: string): Promise<void>;
}
