import { LRUCache } from 'lru-cache';
import type { OAuthClientChange, OAuthClientRow } from '../../../db/access/oauth-clients.repository';
import type { Repositories } from '../../../db/kernel/repositories';
import type { Timestamp, UUID } from '../../../domain/common';
import { AppError, notFound } from '../../../platform/app-error';
import type { Clock } from '../../../platform/clock';
import { isUuid, newId } from '../../../platform/ids';
import type { TenantData } from '../../tenant-data';
import type { AccessChanges } from '../access-changes';
import { hashKey, newRawSecret } from '../keys/api-key-format';
import type { TenantUser } from '../tenant-user';
import { isDocumentAddress, type ClientDocument, type ClientDocumentReader } from './client-document';
import { redirectUriFault } from './redirect-uri';

const MAX_CLIENTS = 100;
const DOCUMENT_TTL_MS = 5 * 60_000;

export interface OAuthClientView {
  oauthClientId: UUID;
  /** What the client sends as `client_id`. */
  clientId: string;
  kind: OAuthClientRow['kind'];
  name: string;
  redirectUris: readonly string[];
  confidential: boolean;
  status: OAuthClientRow['status'];
  createdAt: Timestamp;
}

/** `secret` is the raw secret, which is not stored; null for a public client. */
export type RegisteredClient = OAuthClientView & { secret: string | null };

export interface NewClient {
  name: string;
  redirectUris: string[];
  confidential: boolean;
}

/** The client of an authorization request. */
export interface ResolvedClient {
  clientId: string;
  name: string;
  redirectUris: readonly string[];
  /** Host of the metadata document; null for a client that an administrator registered. */
  host: string | null;
  /** `unknown` if no member of the tenant has asked for the client. */
  status: OAuthClientRow['status'] | 'unknown';
}

export interface OAuthClientsDeps {
  data: TenantData;
  documents: Pick<ClientDocumentReader, 'read' | 'allowLoopback'>;
  changes: AccessChanges;
  clock: Clock;
  pepper: string;
}

/** The programs that may ask members of a tenant for access: registered by an administrator, or with a metadata document. */
export class OAuthClientsService {
  private readonly documents = new LRUCache<string, ClientDocument>({ max: 500, ttl: DOCUMENT_TTL_MS });

  constructor(private readonly deps: OAuthClientsDeps) {}

  async list(user: TenantUser): Promise<OAuthClientView[]> {
    return (await this.tenant(user).repositories.oauthClients.list(MAX_CLIENTS)).map(clientView);
  }

  /** Registers a client, which is approved by that. */
  async register(user: TenantUser, client: NewClient): Promise<RegisteredClient> {
    requireRedirectUris(client.redirectUris);
    const secret = client.confidential ? newRawSecret('client') : null;
    const id = newId();
    const row = await this.tenant(user).transaction(async (repositories) => {
      const inserted = await insertClient(repositories, {
        oauth_client_id: id,
        client_id: id,
        kind: 'registered',
        name: client.name,
        redirect_uris: client.redirectUris,
        secret_hash: secret === null ? null : hashKey(secret, this.deps.pepper),
        status: 'approved',
        created_by: user.userId,
      });
      await addClientAudit(repositories, user, 'oauth_client.registered', inserted);
      return inserted;
    });
    return { ...clientView(row), secret };
  }

  /** Changes name or redirect addresses of a registered client. Metadata documents are changed at their address. */
  async change(
    user: TenantUser,
    oauthClientId: UUID,
    change: { name?: string | undefined; redirectUris?: string[] | undefined },
  ): Promise<OAuthClientView> {
    if (change.redirectUris) requireRedirectUris(change.redirectUris);
    return this.changeRow(user, oauthClientId, 'oauth_client.changed', (row) => {
      requireRegistered(row);
      return {
        ...(change.name === undefined ? {} : { name: change.name }),
        ...(change.redirectUris === undefined ? {} : { redirect_uris: change.redirectUris }),
      };
    });
  }

  /** Replaces the secret of a confidential client. The old one stops working at once. */
  async rotateSecret(user: TenantUser, oauthClientId: UUID): Promise<RegisteredClient> {
    const secret = newRawSecret('client');
    const view = await this.changeRow(user, oauthClientId, 'oauth_client.secret_rotated', (row) => {
      if (!row.confidential) throw new AppError('invalid_transition', 'A public client has no secret.');
      return { secret_hash: hashKey(secret, this.deps.pepper) };
    });
    return { ...view, secret };
  }

  approve(user: TenantUser, oauthClientId: UUID): Promise<OAuthClientView> {
    return this.changeRow(user, oauthClientId, 'oauth_client.approved', () =>
      this.decision(user, 'approved'),
    );
  }

  /** Blocks a client and revokes the access that members granted to it. */
  block(user: TenantUser, oauthClientId: UUID): Promise<OAuthClientView> {
    return this.changeRow(user, oauthClientId, 'oauth_client.blocked', async (row, repositories) => {
      const now = this.deps.clock.now();
      await repositories.oauthGrants.revokeOfClient(row.oauth_client_id, 'administrator', now);
      return this.decision(user, 'blocked');
    });
  }

  /** Returns the client that a member was sent by; null if there is none. Throws an `OAuthFault` for a bad document. */
  async resolve(user: TenantUser, clientId: string): Promise<ResolvedClient | null> {
    const isDocument = isDocumentAddress(clientId, this.deps.documents.allowLoopback);
    if (!isDocument && !isUuid(clientId)) return null;
    const row = await this.tenant(user).repositories.oauthClients.findByClientId(clientId);
    if (!isDocument) {
      if (row?.kind !== 'registered') return null;
      return { clientId, name: row.name, redirectUris: row.redirect_uris, host: null, status: row.status };
    }
    const status = row?.status ?? 'unknown';
    if (status === 'blocked') return { clientId, name: clientId, redirectUris: [], host: clientId, status };
    const document = await this.document(clientId);
    return { clientId, ...document, host: new URL(clientId).host, status };
  }

  /**
   * Writes a resolved client with a metadata document for the tenant of the user: approved by an administrator, or
   * waiting for one. Returns the id of its row.
   */
  async admit(
    repositories: Repositories,
    user: TenantUser,
    client: ResolvedClient,
    status: 'approved' | 'pending',
  ): Promise<UUID> {
    const existing = await repositories.oauthClients.findByClientId(client.clientId);
    if (existing === undefined) {
      const row = await insertClient(repositories, {
        oauth_client_id: newId(),
        client_id: client.clientId,
        kind: 'metadata_document',
        name: client.name,
        redirect_uris: client.redirectUris,
        secret_hash: null,
        status,
        created_by: user.userId,
      });
      await addClientAudit(
        repositories,
        user,
        status === 'approved' ? 'oauth_client.approved' : 'oauth_client.requested',
        row,
      );
      return row.oauth_client_id;
    }
    const isApproval = status === 'approved' && existing.status === 'pending';
    if (existing.kind === 'metadata_document') {
      await repositories.oauthClients.change(existing.oauth_client_id, {
        name: client.name,
        redirect_uris: [...client.redirectUris],
        ...(isApproval ? this.decision(user, 'approved') : {}),
      });
    }
    if (isApproval) await addClientAudit(repositories, user, 'oauth_client.approved', existing);
    return existing.oauth_client_id;
  }

  private async document(clientId: string): Promise<ClientDocument> {
    const cached = this.documents.get(clientId);
    if (cached) return cached;
    const document = await this.deps.documents.read(clientId);
    this.documents.set(clientId, document);
    return document;
  }

  private async changeRow(
    user: TenantUser,
    oauthClientId: UUID,
    action: string,
    changeOf: (
      row: OAuthClientRow,
      repositories: Repositories,
    ) => OAuthClientChange | Promise<OAuthClientChange>,
  ): Promise<OAuthClientView> {
    const changed = await this.tenant(user).transaction(async (repositories) => {
      const row = await repositories.oauthClients.find(oauthClientId);
      if (!row) throw notFound('oauth_client', 'No client with this id exists.');
      const change = await changeOf(row, repositories);
      if (Object.keys(change).length === 0) return row;
      await addClientAudit(repositories, user, action, row);
      return repositories.oauthClients.change(oauthClientId, change);
    });
    if (!changed) throw notFound('oauth_client', 'No client with this id exists.');
    this.deps.changes.announce(user.tenantId);
    return clientView(changed);
  }

  private decision(user: TenantUser, status: 'approved' | 'blocked'): OAuthClientChange {
    return { status, decided_by: user.userId, decided_at: this.deps.clock.now() };
  }

  private tenant(user: TenantUser) {
    return this.deps.data.of({ tenantId: user.tenantId, mode: 'live' });
  }
}

async function insertClient(
  { oauthClients }: Repositories,
  client: Parameters<Repositories['oauthClients']['insert']>[0],
): Promise<OAuthClientRow> {
  if ((await oauthClients.count()) >= MAX_CLIENTS) {
    throw new AppError('validation_failed', `A tenant may have at most ${MAX_CLIENTS} clients.`);
  }
  const row = await oauthClients.insert(client);
  if (!row) throw new AppError('validation_failed', 'The client was registered a moment ago. Try again.');
  return row;
}

function requireRegistered(row: OAuthClientRow): void {
  if (row.kind === 'registered') return;
  throw new AppError('invalid_transition', 'The client describes itself in its metadata document.');
}

function requireRedirectUris(uris: readonly string[]): void {
  const errors = uris.flatMap((uri, index) => {
    const fault = redirectUriFault(uri);
    return fault === null
      ? []
      : [{ pointer: `/redirectUris/${index}`, code: 'format' as const, message: fault }];
  });
  if (errors.length > 0)
    throw new AppError('validation_failed', 'The request has invalid fields.', { errors });
}

export function addClientAudit(
  { auditLog }: Repositories,
  user: TenantUser,
  action: string,
  client: Pick<OAuthClientRow, 'oauth_client_id' | 'name'>,
): Promise<void> {
  return auditLog.add({
    audit_id: newId(),
    tenant_id: user.tenantId,
    actor_type: 'user',
    actor_id: user.userId,
    action,
    subject_type: 'oauth_client',
    subject_id: client.oauth_client_id,
    named: client.name,
  });
}

function clientView(row: OAuthClientRow): OAuthClientView {
  return {
    oauthClientId: row.oauth_client_id,
    clientId: row.client_id,
    kind: row.kind,
    name: row.name,
    redirectUris: row.redirect_uris,
    confidential: row.confidential,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}
