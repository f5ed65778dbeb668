import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runCommandLine } from '../../../src/cli/program';
import type { Admin } from '../../../src/cli/admin';
import type { KeyView, NewKey } from '../../../src/services/access/keys/api-keys.service';
import type { TenantView } from '../../../src/services/access/tenants.service';
import type { UserView } from '../../../src/services/access/users.service';
import { ConfigError, type Config } from '../../../src/config/config';
import { AppError } from '../../../src/platform/app-error';

const tenantId = '0197b2c4-8a51-7c3e-9d10-5f6a7b8c9d0e';
const keyId = '0197b2c4-8a51-7c3e-9d10-5f6a7b8c9d0f';
const createdAt = '2026-06-08T12:00:00.000Z';
const tenant: TenantView = { tenantId, type: 'employer', name: 'Acme', status: 'active', createdAt };
const key: KeyView = {
  keyId,
  name: 'ci',
  mode: 'test',
  scopes: ['parse', 'match'],
  tenantId,
  tenantType: 'employer',
  status: 'active',
  last4: 'wxyz',
  createdAt,
  expiresAt: null,
  lastUsedAt: null,
  createdBy: null,
  lastUsedIp: null,
  ipAllowlist: [],
  sandboxTenant: 'own',
  replacedByKeyId: null,
  overlapUntil: null,
  revokedAt: null,
  revokedReason: null,
};
const user: UserView = { userId: keyId, email: 'kim@example.org', role: 'member', tenantId, createdAt };

interface Run {
  code: number;
  stdout: string;
  stderr: string;
  closed: number;
}

async function run(line: string[], overrides: Partial<Admin> = {}, stdin = ''): Promise<Run> {
  const result: Run = { code: -1, stdout: '', stderr: '', closed: 0 };
  const unexpected = (): never => {
    throw new Error('not expected to be called');
  };
  const admin: Admin = {
    tenants: {
      create: unexpected,
      list: unexpected,
      get: unexpected,
      suspend: unexpected,
      resume: unexpected,
      set: unexpected,
    },
    keys: {
      create: unexpected,
      list: unexpected,
      rotate: unexpected,
      revoke: unexpected,
      disable: unexpected,
      enable: unexpected,
    },
    impactExtracts: { lines: unexpected },
    links: { list: unexpected, request: unexpected, accept: unexpected, revoke: unexpected },
    users: { create: unexpected, list: unexpected, setPassword: unexpected },
    taxonomies: { import: unexpected, releases: unexpected },
    ...overrides,
    close: async () => {
      result.closed += 1;
    },
  };
  result.code = await runCommandLine(line, {
    stdout: { write: (text) => (result.stdout += text) },
    stderr: { write: (text) => (result.stderr += text) },
    config: () => ({}) as Config,
    admin: () => admin,
    stdin: async () => stdin,
  });
  return result;
}

const words = (line: string): string[] => line.split(' ');
const tenantsWith = (change: Partial<Admin['tenants']>): Partial<Admin> => ({
  tenants: {
    create: jest.fn(),
    list: jest.fn(),
    get: jest.fn(),
    suspend: jest.fn(),
    resume: jest.fn(),
    set: jest.fn(),
    ...change,
  },
});
const keysWith = (change: Partial<Admin['keys']>): Partial<Admin> => ({
  keys: {
    create: jest.fn(),
    list: jest.fn(),
    rotate: jest.fn(),
    revoke: jest.fn(),
    disable: jest.fn(),
    enable: jest.fn(),
    ...change,
  },
});
const usersWith = (change: Partial<Admin['users']>): Partial<Admin> => ({
  users: { create: jest.fn(), list: jest.fn(), setPassword: jest.fn(), ...change },
});

describe('tenure', () => {
  it('prints one line of JSON and nothing else with --json', async () => {
    const create = jest.fn(async () => tenant);
    const { code, stdout, stderr, closed } = await run(
      words('tenants create --type employer --name Acme --json'),
      tenantsWith({ create }),
    );
    expect([code, stderr, closed]).toEqual([0, '', 1]);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(stdout)).toMatchObject({ tenantId, type: 'employer' });
    expect(create).toHaveBeenCalledWith({ type: 'employer', name: 'Acme' });
  });

  it('prints a table by default and replaces control characters in names', async () => {
    const list = async (): Promise<TenantView[]> => [{ ...tenant, name: 'Ac\u001b[31mme' }];
    const { stdout } = await run(words('tenants list'), tenantsWith({ list }));
    expect(stdout).toMatch(/^TENANT ID +TYPE +NAME/);
    expect(stdout).toContain('Ac?[31mme');
  });

  it('reports an empty list in words by default and as an empty array with --json', async () => {
    const list = async (): Promise<KeyView[]> => [];
    expect((await run(words(`keys list --tenant ${tenantId}`), keysWith({ list }))).stdout).toBe(
      'No keys.\n',
    );
    const { stdout } = await run(words(`keys list --tenant ${tenantId} --json`), keysWith({ list }));
    expect(JSON.parse(stdout)).toEqual({ keys: [] });
  });
});

describe('tenure tenants set', () => {
  it.each([
    ['retention.priorTenure', 'false', false],
    ['civicrm.timeZone', 'America/New_York', 'America/New_York'],
    ['hmis.customFieldAllowlist', 'Shirt, Shoes', ['Shirt', 'Shoes']],
  ])('parses the value of %s according to the type of the setting', async (setting, value, parsedValue) => {
    const set = jest.fn(async () => ({ setting, value: parsedValue }));
    const line = ['tenants', 'set', '--tenant', tenantId, '--setting', setting, '--value', value, '--json'];
    const { code } = await run(line, tenantsWith({ set: set as unknown as Admin['tenants']['set'] }));
    expect(code).toBe(0);
    expect(set).toHaveBeenCalledWith(tenantId, setting, parsedValue);
  });
});

describe('tenure keys create', () => {
  const base = `keys create --tenant ${tenantId} --mode test --scopes match,parse --name ci --json`;

  it('passes the options on and defaults to an expiry of one year and the tenant’s own data', async () => {
    const create = jest.fn(async (_key: NewKey) => ({ ...key, key: 'svc_test_abc' }));
    const { stdout } = await run(words(base), keysWith({ create }));
    expect(JSON.parse(stdout)).toMatchObject({ key: 'svc_test_abc', keyId });
    expect(create).toHaveBeenCalledWith({
      tenantId,
      name: 'ci',
      mode: 'test',
      scopes: ['parse', 'match'],
      expiresInDays: 365,
      ipAllowlist: [],
      sandboxTenant: 'own',
    });
  });

  it('accepts allowed networks, keys without expiry and the synthetic tenant', async () => {
    const create = jest.fn(async (_key: NewKey) => ({ ...key, key: 'svc_test_abc' }));
    const more = `${base} --expires-in-days never --ip 203.0.113.7 --ip 2001:db8::/32 --sandbox synthetic`;
    expect((await run(words(more), keysWith({ create }))).code).toBe(0);
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      expiresInDays: null,
      ipAllowlist: ['203.0.113.7/32', '2001:db8::/32'],
      sandboxTenant: 'synthetic',
    });
  });

  it.each([
    [`${base} --ip 10.1`, 'network such as'],
    [`${base} --ip 10.0.0.0/33`, 'network such as'],
    [`${base} --ip not/an/address`, 'network such as'],
    [`${base} --expires-in-days 0`, 'whole number from 1'],
    [base.replace('match,parse', 'parse,everything'), 'The scopes are parse, match'],
    [base.replace('test', 'prod'), 'Allowed choices are live, test'],
    [base.replace(tenantId, 'acme'), 'must be an id'],
    [base.replace(' --name ci', ''), '--name'],
    [`${base.replace('test', 'live')} --sandbox own`, 'only allowed with test keys'],
    [`${base} surplus`, 'too many arguments'],
  ])('rejects "%s" with exit code 2', async (line, reason) => {
    const { code, stdout, stderr } = await run(words(line));
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(reason);
  });
});

describe('the tenure keys commands', () => {
  it('rotate a key with 24 hours of overlap, revoke it with a reason, disable and enable it', async () => {
    const rotate = jest.fn(async () => ({ ...key, key: 'svc_test_new' }));
    const revoke = jest.fn(async () => key);
    const disable = jest.fn(async () => key);
    const enable = jest.fn(async () => key);
    const admin = keysWith({ rotate, revoke, disable, enable });
    expect((await run(words(`keys rotate --key ${keyId}`), admin)).stdout).toContain('svc_test_new');
    await run(words(`keys revoke --key ${keyId} --reason leaked`), admin);
    await run(words(`keys disable --key ${keyId}`), admin);
    await run(words(`keys enable --key ${keyId}`), admin);
    expect(rotate).toHaveBeenCalledWith(keyId, { overlapHours: 24 });
    expect(revoke).toHaveBeenCalledWith(keyId, { reason: 'leaked' });
    expect([disable.mock.calls, enable.mock.calls]).toEqual([[[keyId]], [[keyId]]]);
  });
});

describe('tenure users create', () => {
  const base = `users create --email kim@example.org --role member --tenant ${tenantId}`;

  it('prints a generated password once and never prints a password read from standard input', async () => {
    const create = jest.fn(async (_user: { password: string }) => user);
    const generated = await run(words(`${base} --generate --json`), usersWith({ create }));
    const { password } = JSON.parse(generated.stdout) as { password: string };
    expect(password).toMatch(/^(\w{5}-){3}\w{5}$/);
    expect(create.mock.calls[0]?.[0].password).toBe(password);

    const fromStdin = await run(
      words(`${base} --password-stdin`),
      usersWith({ create }),
      'a long enough secret\n',
    );
    expect(create.mock.calls[1]?.[0].password).toBe('a long enough secret');
    expect(fromStdin.stdout).not.toContain('secret');
  });

  it.each([
    [base, '', 'Specify --generate or --password-stdin'],
    [`${base} --password-stdin`, 'short\n', '12 to 1024 characters'],
    [`${base} --password-stdin --generate`, '', 'cannot be used with'],
    ['users create --email kim@example.com --role member --generate', '', 'Specify --tenant'],
    [
      `users create --email kim@example.com --role operator --tenant ${tenantId} --generate`,
      '',
      'has no tenant',
    ],
  ])('rejects "%s"', async (line, stdin, reason) => {
    const { code, stderr } = await run(words(line), {}, stdin);
    expect(code).toBe(2);
    expect(stderr).toContain(reason);
  });
});

describe('a failing tenure command', () => {
  it('prints the error of the service, exits with 1 and closes the services', async () => {
    const suspend = async (): Promise<never> => {
      throw new AppError('not_found', 'There is no such tenant.');
    };
    const { code, stderr, closed } = await run(
      words(`tenants suspend --tenant ${tenantId}`),
      tenantsWith({ suspend }),
    );
    expect([code, closed]).toEqual([1, 1]);
    expect(stderr).toBe('error: There is no such tenant. (not_found)\n');
  });

  it('suggests the doctor command when a store is unreachable', async () => {
    const list = async (): Promise<never> => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    };
    expect((await run(words('tenants list'), tenantsWith({ list }))).stderr).toContain('doctor');
  });

  it('ends with exit code 3 when the service does not respond to "sandbox create"', async () => {
    const server = createServer((request) => request.socket.destroy());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, stderr } = await run(words(`sandbox create --url ${url}`));
    server.close();
    expect([code, stderr]).toEqual([3, `error: The service at ${url} does not respond.\n`]);
  });

  it('explains how to provide the settings when they are missing', async () => {
    let stderr = '';
    const code = await runCommandLine(['tenants', 'list'], {
      stdout: { write: () => undefined },
      stderr: { write: (text) => (stderr += text) },
      config: () => {
        throw new ConfigError('The environment is invalid:\n  DATABASE_URL: required');
      },
      admin: () => {
        throw new Error('not reached');
      },
      stdin: async () => '',
    });
    expect([code, stderr]).toEqual([1, expect.stringContaining('npm run tenure --')]);
  });

  it('exits with 0 for help and with 2 for an unknown command', async () => {
    expect((await run(['--help'])).code).toBe(0);
    expect((await run(['keys', 'create', '--help'])).stdout).toContain('--expires-in-days');
    const unknown = await run(['key', 'list']);
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toContain('keys');
    expect((await run([])).code).toBe(2);
  });
});
