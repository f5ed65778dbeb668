import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { UUID } from '../../domain/common';
import type { SignInRow, UsersRepository } from '../../db/access/users.repository';
import { isUuid, newId } from '../../platform/ids';
import { passwordMatches } from './passwords';
import type { TenantType } from './caller';

export const USER_ROLES = ['employer_admin', 'org_admin', 'member', 'caseworker', 'operator'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** A person signed in to the portal. Operators belong to no tenant. */
export interface SessionUser {
  userId: UUID;
  tenantId: UUID | null;
  tenantType: TenantType | null;
  role: UserRole;
  /** Name with which the page greets the user. */
  displayName: string;
}

export interface StartedSession {
  /** Opaque to clients; sent in a cookie. */
  token: string;
  user: SessionUser;
  /** Seconds the session lasts. */
  maxAgeSeconds: number;
}

const MAX_AGE_SECONDS = 12 * 3_600;
const AUDIENCE = 'tenure-portal';

const claimsSchema = z.object({ sub: z.uuid(), jti: z.uuid(), ver: z.number().int() });

/**
 * Sessions of people, as opposed to API keys of programs: signed tokens (RFC 7519, HS256). A token contains the id of
 * its session. The id of an ended session is stored until its token would have expired, so that signing out takes
 * effect in every process.
 */
export class SessionsService {
  private readonly key: KeyObject;

  constructor(
    private readonly users: UsersRepository,
    secret: string,
  ) {
    // A key object: given text, the library first tries to parse it as a public key, which is fifty times as slow.
    this.key = createSecretKey(secret, 'utf8');
  }

  /** Null if the address or the password is incorrect; takes the same time for unknown addresses. */
  async signIn(email: string, password: string): Promise<StartedSession | null> {
    const user = await this.users.findForSignIn(email);
    const matches = await passwordMatches(user?.password_hash ?? null, password);
    if (!user || !matches || user.status !== 'active') return null;
    return this.start(user);
  }

  /** Creates a session for an authenticated user. */
  start(user: Omit<SignInRow, 'password_hash'>): StartedSession {
    const token = jwt.sign({ ver: user.session_version }, this.key, {
      algorithm: 'HS256',
      subject: user.user_id,
      jwtid: newId(),
      audience: AUDIENCE,
      expiresIn: MAX_AGE_SECONDS,
    });
    return { token, user: sessionUser(user), maxAgeSeconds: MAX_AGE_SECONDS };
  }

  /** Returns null for a token that is forged, or whose session has ended, or whose user may no longer sign in. */
  async verify(token: string): Promise<SessionUser | null> {
    const read = this.read(token);
    if (!read) return null;
    const user = await this.users.findOfSession(read.sub, read.jti);
    if (!user || user.status !== 'active' || user.session_version !== read.ver) return null;
    return sessionUser(user);
  }

  /** Ends a session before it expires. */
  async signOut(token: string): Promise<void> {
    const read = this.read(token);
    if (read) await this.users.endSession(read.jti, new Date(Date.now() + MAX_AGE_SECONDS * 1_000));
  }

  private read(token: string): z.output<typeof claimsSchema> | null {
    try {
      const parsed = claimsSchema.safeParse(
        jwt.verify(token, this.key, { algorithms: ['HS256'], audience: AUDIENCE }),
      );
      return parsed.success && isUuid(parsed.data.jti) ? parsed.data : null;
    } catch {
      return null;
    }
  }
}

function sessionUser(user: Omit<SignInRow, 'password_hash'>): SessionUser {
  return {
    userId: user.user_id,
    tenantId: user.tenant_id,
    tenantType: user.tenant_type,
    role: user.role,
    displayName: user.email,
  };
}
