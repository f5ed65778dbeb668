/** Access that a member granted to a program. */
export interface Grant {
  grantId: string;
  clientName: string;
  clientId: string;
  mode: 'live' | 'test';
  scopes: string[];
  grantedBy: string;
  isOwn: boolean;
  status: 'active' | 'expired' | 'revoked';
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  revokedReason: string | null;
}

/** A program that may ask members for access. */
export interface OAuthClient {
  oauthClientId: string;
  clientId: string;
  kind: 'registered' | 'metadata_document' | 'command_line';
  name: string;
  redirectUris: string[];
  confidential: boolean;
  status: 'pending' | 'approved' | 'blocked';
  createdAt: string;
}

export type RegisteredClient = OAuthClient & { secret: string | null };

/** Why access has ended, for reasons that a reader must know. */
export const REVOCATION_TEXTS: Record<string, string> = {
  administrator: 'by an administrator',
  client: 'by the program',
  code_replayed: 'a code was used twice',
  refresh_token_reused: 'a refresh token was used twice',
};
