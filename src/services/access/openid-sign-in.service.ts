import { z } from 'zod';
import type { UserIdentitiesRepository } from '../../db/access/user-identities.repository';
import type { OpenIdProvider } from '../../openid/openid-provider';
import type { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import type { Logger } from '../../platform/logger';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import type { SessionsService, StartedSession } from './sessions.service';

/** Time limit for the sign-in at the issuer. */
export const OPENID_TICKET_SECONDS = 600;

const TICKET_OWNER = 'openid ticket';
const MAX_TICKET_LENGTH = 4_096;

const ticketSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  until: z.number(),
});

/** The response is not trustworthy, or no user matches it. */
export type OpenIdSignInError = 'failed' | 'unknown';

export interface OpenIdSignInDeps {
  /** Name of the issuer on the sign-in page. */
  name: string;
  provider: Pick<OpenIdProvider, 'start' | 'finish'>;
  identities: UserIdentitiesRepository;
  sessions: Pick<SessionsService, 'start'>;
  box: SecretBox;
  clock: Clock;
  logger: Logger;
}

/** Sign-in through an OpenID Connect issuer for existing users: it creates no users and grants no roles. */
export class OpenIdSignInService {
  constructor(private readonly deps: OpenIdSignInDeps) {}

  get name(): string {
    return this.deps.name;
  }

  /**
   * Returns the address to redirect to, and a sealed ticket for a cookie: the values the response must match and the
   * page to open afterwards.
   * Returns null if the issuer is unreachable.
   */
  async start(redirectUri: string, next: string): Promise<{ address: string; ticket: string } | null> {
    const { provider, box, clock, logger } = this.deps;
    try {
      const { address, secrets } = await provider.start(redirectUri);
      const until = clock.now().getTime() + OPENID_TICKET_SECONDS * 1_000;
      const ticket = box.seal(JSON.stringify({ ...secrets, next, until }), TICKET_OWNER);
      return { address, ticket: ticket.toString('base64url') };
    } catch (error) {
      logger.warn({ code: codeOf(error) }, 'the OpenID issuer is unreachable');
      return null;
    }
  }

  /** Starts a session for the user that the issuer's response identifies, and returns the page to open. */
  async finish(
    callbackUrl: URL,
    ticket: string,
  ): Promise<{ session: StartedSession; next: string } | OpenIdSignInError> {
    const { provider, identities, sessions, logger } = this.deps;
    const expected = this.openTicket(ticket);
    if (!expected) return 'failed';
    const identity = await provider.finish(callbackUrl, expected).catch((error: unknown) => {
      // The issuer's message may contain a name, so only its code is logged.
      logger.warn({ code: codeOf(error) }, 'an OpenID sign-in was refused');
      return null;
    });
    if (!identity) return 'failed';
    const user = await identities.find(identity, newId());
    return user ? { session: sessions.start(user), next: expected.next } : 'unknown';
  }

  /** Returns null for a forged or expired ticket. */
  private openTicket(ticket: string): z.output<typeof ticketSchema> | null {
    if (ticket.length > MAX_TICKET_LENGTH) return null;
    try {
      const text = this.deps.box.open(Buffer.from(ticket, 'base64url'), TICKET_OWNER);
      const parsed = ticketSchema.safeParse(JSON.parse(text));
      return parsed.success && parsed.data.until > this.deps.clock.now().getTime() ? parsed.data : null;
    } catch {
      return null;
    }
  }
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}
