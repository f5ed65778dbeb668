import { execFile } from 'node:child_process';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCommandLine } from '../../src/cli/program';
import { composeAdmin } from '../../src/compose/admin';
import { loadConfig } from '../../src/config/config';
import { freshDatabase, type TestDatabase } from '../support/database';

interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

const CLI = path.resolve(__dirname, '../../dist/src/cli/main.js');
/** Started by `npm run tenure`. */
const CLI_OF_PROJECT = path.resolve(__dirname, '../../tools/tenure.mjs');

describe('the command line on a real database', () => {
  let database: TestDatabase;

  const environment = (changes: Record<string, string> = {}) => ({
    ...process.env,
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.migrationUrl,
    ...changes,
  });
  /** Runs a line in this process, which takes a tenth of the time of a process. */
  const tenure = async (
    line: string,
    options: { input?: string; env?: Record<string, string> } = {},
  ): Promise<CommandResult> => {
    const streams = { stdout: new PassThrough(), stderr: new PassThrough() };
    const written = Promise.all([text(streams.stdout), text(streams.stderr)]);
    const code = await runCommandLine(line.split(' '), {
      ...streams,
      config: () => loadConfig(environment(options.env)),
      admin: composeAdmin,
      stdin: () => Promise.resolve(options.input ?? ''),
    });
    streams.stdout.end();
    streams.stderr.end();
    const [stdout, stderr] = await written;
    return { code, stdout, stderr };
  };
  /** Runs the compiled program as a shell does. */
  const tenureProcess = (
    line: string,
    options: { input?: string; env?: Record<string, string>; script?: string } = {},
  ): Promise<CommandResult> =>
    new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [options.script ?? CLI, ...line.split(' ')],
        { env: environment(options.env) },
        (error, stdout, stderr) => {
          resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr });
        },
      );
      child.stdin?.end(options.input ?? '');
    });
  const json = async (line: string, input?: string): Promise<Record<string, unknown>> => {
    const { code, stdout, stderr } = await tenure(`${line} --json`, input === undefined ? {} : { input });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.trimEnd()).not.toContain('\n');
    return JSON.parse(stdout) as Record<string, unknown>;
  };

  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  it('creates, changes and lists a tenant and its keys', async () => {
    const { tenantId } = await json('tenants create --type employer --name Acme');
    const created = await json(`keys create --tenant ${tenantId} --mode test --scopes parse,match --name ci`);
    expect(created).toMatchObject({
      key: expect.stringMatching(/^svc_test_[0-9A-Za-z]{36}$/),
      keyId: expect.any(String),
      tenantType: 'employer',
    });

    const rotated = await json(`keys rotate --key ${created.keyId} --overlap-hours 1`);
    expect(rotated).toMatchObject({ scopes: ['parse', 'match'], mode: 'test' });
    expect(rotated.key).not.toBe(created.key);
    expect(await json(`keys disable --key ${rotated.keyId}`)).toMatchObject({ status: 'disabled' });
    expect(await json(`keys enable --key ${rotated.keyId}`)).toMatchObject({ status: 'active' });
    expect(await json(`keys revoke --key ${rotated.keyId} --reason leaked`)).toMatchObject({
      status: 'revoked',
    });

    const { keys } = (await json(`keys list --tenant ${tenantId}`)) as { keys: Record<string, unknown>[] };
    expect(keys.map(({ status }) => status)).toEqual(['revoked', 'rotating']);
    expect(JSON.stringify(keys)).not.toContain(String(created.key).slice(9, 30));

    expect(await json(`tenants suspend --tenant ${tenantId}`)).toMatchObject({ status: 'suspended' });
    expect(await json(`tenants resume --tenant ${tenantId}`)).toMatchObject({ status: 'active' });
    // Every installation also has the sandbox tenant.
    const listed = (await json('tenants list')).tenants as { tenantId: string }[];
    expect(listed.filter((tenant) => !tenant.tenantId.startsWith('00000000-'))).toEqual([
      expect.objectContaining({ tenantId, name: 'Acme' }),
    ]);
  });

  it('creates users with a password from standard input and refuses an existing address', async () => {
    const { tenantId } = await json('tenants create --type organization --name Harbor');
    const line = `users create --email kim@example.org --role org_admin --tenant ${tenantId} --password-stdin`;
    const user = await json(line, 'correct horse battery\n');
    expect(user).toMatchObject({ email: 'kim@example.org', role: 'org_admin', tenantId });
    expect(JSON.stringify(user)).not.toContain('horse');

    const duplicate = await tenure(line.replace('kim@', 'KIM@'), { input: 'correct horse battery\n' });
    expect(duplicate).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('already') });
    expect(await json('users set-password --email kim@example.org --generate')).toMatchObject({
      password: expect.stringMatching(/^(\w{5}-){3}\w{5}$/),
    });
    expect((await json('users list')).users).toHaveLength(1);
  });

  const unknownId = '0197b2c4-8a51-7c3e-9d10-5f6a7b8c9d0e';
  it.each([
    [`keys create --tenant ${unknownId} --mode live --scopes jobs --name x`, 1, 'No tenant'],
    [`keys list --tenant ${unknownId}`, 1, 'No tenant'],
    [`keys rotate --key ${unknownId}`, 1, 'No key'],
    [`keys revoke --key ${unknownId}`, 1, 'No key'],
    [`users create --email lee@example.com --role member --tenant ${unknownId} --generate`, 1, 'No tenant'],
    ['users set-password --email lee@example.com --generate', 1, 'No user'],
    ['users create --email nope --role operator --generate', 2, 'e-mail address'],
    [`tenants create --type employer --name ${'x'.repeat(500)}`, 2, 'at most 200 characters'],
    [`tenants suspend --tenant ${unknownId}`, 1, 'No tenant'],
    [`tenants set --tenant ${unknownId} --setting hmis.timeZone --value UTC`, 1, 'No tenant'],
    [`links list --tenant ${unknownId}`, 1, 'No tenant'],
    [`links request --tenant ${unknownId} --with ${unknownId}`, 1, 'No tenant'],
    ['taxonomy import --onet /no/such/folder', 1, 'does not exist'],
  ])('exits for %s with code %i and one sentence', async (line, code, reason) => {
    const result = await tenure(line);
    expect([result.code, result.stdout]).toEqual([code, '']);
    expect(result.stderr).toContain(reason);
    expect(result.stderr).not.toMatch(/insert|select|update|constraint|xxxx|\n {4}at /i);
  });

  it('starts with npm run tenure and prints nothing but its result', async () => {
    const { code, stdout } = await tenureProcess('tenants list --json', { script: CLI_OF_PROJECT });
    expect([code, JSON.parse(stdout)]).toEqual([0, { tenants: expect.any(Array) as unknown[] }]);
  });

  it('runs as a program, with a password from standard input', async () => {
    const line = 'users create --email sam@example.org --role operator --password-stdin --json';
    const { code, stdout, stderr } = await tenureProcess(line, { input: 'correct horse battery\n' });
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ email: 'sam@example.org', role: 'operator' });
    const failed = await tenureProcess(`keys rotate --key ${unknownId}`);
    expect(failed).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('No key') });
  });

  it('refuses a role of another tenant type', async () => {
    const { tenantId } = await json('tenants create --type organization --name Pier');
    const { code, stderr } = await tenure(
      `users create --email max@example.com --role employer_admin --tenant ${tenantId} --generate`,
    );
    expect([code, stderr]).toEqual([1, expect.stringContaining('org_admin and member')]);
  });

  it('recommends a migration for an outdated database without showing the failed statement', async () => {
    const otherDatabase = await freshDatabase();
    try {
      const { Client } = await import('pg');
      const owner = new Client({ connectionString: otherDatabase.migrationUrl });
      await owner.connect();
      await owner.query('ALTER TABLE tenants RENAME TO tenants_before');
      await owner.end();
      const env = { DATABASE_URL: otherDatabase.url, MIGRATION_DATABASE_URL: otherDatabase.migrationUrl };
      const { code, stderr } = await tenure('tenants list', { env });
      expect([code, stderr]).toEqual([1, expect.stringContaining('-- migrate')]);
      expect(stderr).not.toMatch(/select|column/i);
    } finally {
      await otherDatabase.drop();
    }
  });

  it('reports that no migration is pending', async () => {
    expect(await json('migrate')).toMatchObject({ applied: [], version: expect.any(String) });
  });

  it('reports a complete installation as healthy', async () => {
    // Does not use json(), because the OCR engine writes its own messages to standard error.
    const { code, stdout } = await tenureProcess('doctor --json');
    expect(code).toBe(0);
    const { healthy, checks } = JSON.parse(stdout) as {
      healthy: boolean;
      checks: { check: string; status: string }[];
    };
    expect([healthy, checks.filter(({ status }) => status === 'broken')]).toEqual([true, []]);
    expect(new Set(checks.map(({ check }) => check))).toEqual(
      new Set([
        'settings',
        'node',
        'disk',
        'partitions',
        'postgres',
        'migrations',
        'database role',
        'row-level security',
        'redis',
        'redis eviction',
        'redis persistence',
        'clock',
        'ocr',
        'language model',
        'mail',
      ]),
    );
  });

  it('names each broken part with a fix and exits with 1', async () => {
    const env = { DATABASE_URL: database.migrationUrl, REDIS_URL: 'redis://127.0.0.1:1' };
    const { code, stdout } = await tenureProcess('doctor', { env });
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /BROKEN +redis +.*ECONNREFUSED[\s\S]*→ Check that the server of REDIS_URL is running/,
    );
    expect(stdout).toMatch(/warn +database role .*can bypass row-level security itself/);
  });

  it('detects a table without forced row-level security', async () => {
    const otherDatabase = await freshDatabase();
    try {
      const { Client } = await import('pg');
      const owner = new Client({ connectionString: otherDatabase.migrationUrl });
      await owner.connect();
      await owner.query('ALTER TABLE operations NO FORCE ROW LEVEL SECURITY');
      await owner.query(`DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)`);
      await owner.end();
      const env = { DATABASE_URL: otherDatabase.url, MIGRATION_DATABASE_URL: otherDatabase.migrationUrl };
      const { code, stdout } = await tenureProcess('doctor', { env });
      expect(code).toBe(1);
      expect(stdout).toMatch(/BROKEN +row-level security +not forced on operations/);
      expect(stdout).toMatch(/BROKEN +migrations +1 not applied/);
    } finally {
      await otherDatabase.drop();
    }
  });
});
