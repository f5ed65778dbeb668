import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { SignInRow, UsersRepository } from '../../db/access/users.repository';
import { isUuid, newId } from '../../platform/ids';
import { passwordMatches } from './passwords';
import type { SessionsService, SessionUser, StartedSession } from './sessions.service';

const MAX_AGE_SECONDS = 12 * 3_600;
const AUDIENCE = 'tenure-portal';

const claimsSchema = z.object({ sub: z.uuid(), jti: z.uuid(), ver: z.number().int() });

/**
 * Sessions as signed tokens (RFC 7519, HS256). A token names its session, and a session that was ended is kept
 * until it would have expired, so signing out works on every process.
 */
export class SignedSessionsService implements SessionsService {
  private readonly key: KeyObject;

  constructor(
    private readonly users: UsersRepository,
    secret: string,
  ) {
    // As a key object: given text, the library first tries to read it as a public key, fifty times as slow.
    this.key = createSecretKey(secret, 'utf8');
  }

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

  async verify(token: string): Promise<SessionUser | null> {
    const read = this.read(token);
    if (!read) return null;
    const user = await this.users.findOfSession(read.sub, read.jti);
    if (!user || user.status !== 'active' || user.session_version !== read.ver) return null;
    return sessionUser(user);
  }

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
