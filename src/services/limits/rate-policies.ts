import type { RatePolicy } from '../../platform/rate-limiter';

/** Rate limit of a route for live keys. Test keys are not limited. */
export interface CallPolicy extends RatePolicy {
  /** Concurrent calls of one key; null for no limit. */
  concurrent: number | null;
}

/** Published limits of live keys, per key; `tenant` is shared by all keys of a tenant. */
export const RATE_POLICIES = {
  read: { name: 'read', quota: 600, windowSeconds: 60, concurrent: null },
  compute: { name: 'compute', quota: 300, windowSeconds: 60, concurrent: null },
  write: { name: 'write', quota: 120, windowSeconds: 60, concurrent: null },
  parse: { name: 'parse', quota: 60, windowSeconds: 60, concurrent: 10 },
  bulk: { name: 'bulk', quota: 10, windowSeconds: 60, concurrent: 2 },
} as const satisfies Record<string, CallPolicy>;

export const TENANT_POLICY: RatePolicy = { name: 'tenant', quota: 1200, windowSeconds: 60 };

/** Requests of one portal user; far more than a person needs. */
export const PORTAL_POLICY: RatePolicy = { name: 'portal', quota: 600, windowSeconds: 60 };

/** Sign-in attempts per IP address and per account, so that spreading them over either does not help an attacker. */
export const SIGN_IN_POLICY: RatePolicy = { name: 'sign-in', quota: 10, windowSeconds: 300 };

/** Password reset links: few per account, to protect the mailbox, and more per IP address, which an office shares. */
export const RESET_ACCOUNT_POLICY: RatePolicy = { name: 'password-reset', quota: 3, windowSeconds: 3_600 };
export const RESET_ADDRESS_POLICY: RatePolicy = { name: 'password-resets', quota: 20, windowSeconds: 3_600 };

/** Requests for access by people without an account. */
export const ACCESS_ACCOUNT_POLICY: RatePolicy = { name: 'access-request', quota: 3, windowSeconds: 86_400 };
export const ACCESS_ADDRESS_POLICY: RatePolicy = { name: 'access-requests', quota: 10, windowSeconds: 3_600 };

/** Reports of leaked keys, each with up to a hundred keys. */
export const LEAK_POLICY: RatePolicy = { name: 'leaked-keys', quota: 60, windowSeconds: 60 };

/** Requests to the OAuth endpoints, per IP address, against guessing, and per key. */
export const OAUTH_ADDRESS_POLICY: RatePolicy = { name: 'oauth-address', quota: 300, windowSeconds: 60 };
export const OAUTH_KEY_POLICY: RatePolicy = { name: 'oauth', quota: 60, windowSeconds: 60 };

/** Pages on which a member decides about a program; each may read the metadata document of the program. */
export const AUTHORIZE_POLICY: RatePolicy = { name: 'authorize', quota: 120, windowSeconds: 60 };

/** Device authorizations that an address may start. */
export const DEVICE_POLICY: RatePolicy = { name: 'device', quota: 20, windowSeconds: 600 };

/** Codes that a person or an address may try: of 25,600,000,000 codes, a guess finds none within their ten minutes. */
export const USER_CODE_POLICY: RatePolicy = { name: 'user-code', quota: 20, windowSeconds: 600 };

/** Requests of an unclaimed sandbox, besides the policies of live keys. */
export const SANDBOX_POLICY: RatePolicy = { name: 'sandbox', quota: 2_000, windowSeconds: 86_400 };
/** Requests that create or claim sandboxes or move a test clock, per IP address. */
export const SANDBOX_ADDRESS_POLICY: RatePolicy = { name: 'sandboxes', quota: 30, windowSeconds: 60 };

/** Readings of job feeds: per link, and per IP address, against guessing. Job boards read a few times a day. */
export const FEED_LINK_POLICY: RatePolicy = { name: 'feed', quota: 60, windowSeconds: 60 };
export const FEED_ADDRESS_POLICY: RatePolicy = { name: 'feed-address', quota: 300, windowSeconds: 60 };

/** Messages of agents, per key. The requests of a tool call also count against the policy of their route. */
export const MCP_POLICY: RatePolicy = { name: 'mcp', quota: 600, windowSeconds: 60 };
