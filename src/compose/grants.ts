import type { Config } from '../config/config';
import { DeviceAuthorizationsRepository } from '../db/access/device-authorizations.repository';
import { OAuthLookupRepository } from '../db/access/oauth-lookup.repository';
import { systemClock } from '../platform/clock';
import { AuthorizationsService } from '../services/access/oauth/authorizations.service';
import { ClientDocumentReader } from '../services/access/oauth/client-document';
import { DeviceAuthorizationsService } from '../services/access/oauth/device-authorizations.service';
import { GrantTokensService } from '../services/access/oauth/grant-tokens.service';
import { GrantsService } from '../services/access/oauth/grants.service';
import { OAuthClientsService } from '../services/access/oauth/oauth-clients.service';
import { EndpointResolver } from '../webhooks/sending/endpoint-resolver';
import { GuardedFetcher } from '../webhooks/sending/guarded-fetcher';
import type { composeProcess } from './process';

const DOCUMENT_LIMITS = { timeoutMs: 5_000, maxBytes: 16 * 1024 };

/** Access that members grant to programs. */
export function composeGrants(
  { secrets, webhooks }: Config,
  { data, database, accessSignals }: ReturnType<typeof composeProcess>,
) {
  const shared = { data, changes: accessSignals, clock: systemClock, pepper: secrets.apiKeyPepper };
  const fetcher = new GuardedFetcher(
    new EndpointResolver({ servers: webhooks.dnsServers }),
    DOCUMENT_LIMITS,
    () => systemClock.now(),
  );
  const documents = new ClientDocumentReader(fetcher, webhooks.allowLoopback);
  const oauthClients = new OAuthClientsService({ ...shared, documents });
  const lookup = new OAuthLookupRepository(database);
  const grantTokens = new GrantTokensService({ ...shared, lookup });
  const devices = new DeviceAuthorizationsRepository(database);
  const deviceAuthorizations = new DeviceAuthorizationsService({ ...shared, devices, tokens: grantTokens });
  return {
    http: { grantTokens, deviceAuthorizations },
    portal: {
      deviceAuthorizations,
      oauthClients,
      authorizations: new AuthorizationsService({ ...shared, clients: oauthClients }),
      grants: new GrantsService(data, systemClock, accessSignals),
    },
  };
}
