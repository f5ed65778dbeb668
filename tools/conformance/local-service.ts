import { composeAdmin } from '../../src/compose/admin';
import { loadConfig } from '../../src/config/config';
import { freePort, migrateStores, startService } from '../../src/embedded/main';
import { SCOPES, type Scope, type TenantType } from '../../src/services/access/caller';
import type { Keys } from './keys';

export interface LocalService {
  url: string;
  keys: Keys;
  stop: () => Promise<void>;
}

const DAY_MS = 86_400_000;

/** Starts the built service on the stores in the environment, with tenants and keys for every rule. */
export async function startLocalService(say: (line: string) => void): Promise<LocalService> {
  const port = await freePort();
  Object.assign(process.env, {
    HOST: '127.0.0.1',
    PORT: String(port),
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    WEBHOOK_ALLOW_LOOPBACK: 'true',
  });
  await migrateStores(process.env);
  const keys = await makeKeys();
  const errors: string[] = [];
  const service = await startService({ port, say, output: (line) => errors.push(line) });
  return {
    url: `http://127.0.0.1:${port}`,
    keys,
    stop: async () => {
      await service.stop();
      if (process.env['CONFORMANCE_LOG'] === 'true') for (const line of errors) say(line);
    },
  };
}

async function makeKeys(): Promise<Keys> {
  const admin = composeAdmin(loadConfig(process.env));
  const actor = { type: 'cli', id: null } as const;
  const tenant = (type: TenantType, name: string) => admin.tenants.create({ type, name });
  const keyOf = (
    tenantId: string,
    options: { scopes?: Scope[]; mode?: 'test' | 'live'; ipAllowlist?: string[]; days?: number } = {},
  ) =>
    admin.keys.create({
      tenantId,
      name: 'conformance',
      mode: options.mode ?? 'test',
      scopes: options.scopes ?? [...SCOPES],
      expiresInDays: options.days ?? null,
      ipAllowlist: options.ipAllowlist ?? [],
      sandboxTenant: null,
    });
  try {
    const employer = await tenant('employer', 'Conformance Employer');
    const organization = await tenant('organization', 'Conformance Organization');
    const other = await tenant('employer', 'Second Employer');
    const suspended = await tenant('employer', 'Suspended Employer');
    const scope = { tenantId: employer.tenantId, mode: 'test' } as const;
    const { linkId } = await admin.links.request(scope, organization.tenantId, actor);
    await admin.links.accept({ tenantId: organization.tenantId, mode: 'test' }, linkId, actor);
    const revoked = await keyOf(employer.tenantId);
    await admin.keys.revoke(revoked.keyId, { reason: 'conformance' });
    const suspendedKey = await keyOf(suspended.tenantId);
    await admin.tenants.suspend(suspended.tenantId);
    const keys = {
      key: await keyOf(employer.tenantId),
      'organization-key': await keyOf(organization.tenantId),
      'second-tenant-key': await keyOf(other.tenantId),
      'no-scope-key': await keyOf(employer.tenantId, { scopes: ['skills'] }),
      'parse-only-key': await keyOf(employer.tenantId, { scopes: ['parse'] }),
      'live-key': await keyOf(employer.tenantId, { mode: 'live' }),
      'expired-key': await keyOf(employer.tenantId, { days: 1 / DAY_MS }),
      'revoked-key': revoked,
      'restricted-ip-key': await keyOf(employer.tenantId, { ipAllowlist: ['192.0.2.0/24'] }),
      'suspended-key': suspendedKey,
    };
    return Object.fromEntries(Object.entries(keys).map(([name, { key }]) => [name, key]));
  } finally {
    await admin.close();
  }
}
