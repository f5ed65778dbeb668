import type { Admin } from '../../../src/cli/admin';
import { createProgram, leafCommands, runLine } from '../../../src/cli/program';
import type { CliEnvironment } from '../../../src/cli/session';
import type { Config } from '../../../src/config/config';
import { newRawKey } from '../../../src/services/access/keys/api-key-format';

const ID = '0197b2c4-8a51-7c3e-9d10-5f6a7b8c9d0e';
const KEY = newRawKey('test');

/** Lines that are right but for the option a test changes; none of them gets as far as a service. */
const LINES: Record<string, Record<string, string>> = {
  'tenants create': { type: 'employer', name: 'Acme' },
  'tenants set': { tenant: ID, setting: 'hmis.timeZone', value: 'UTC' },
  'tenants suspend': { tenant: ID },
  'tenants resume': { tenant: ID },
  'keys create': {
    tenant: ID,
    mode: 'test',
    scopes: 'parse',
    name: 'ci',
    'expires-in-days': '30',
    ip: '203.0.113.0/24',
    sandbox: 'own',
  },
  'keys list': { tenant: ID },
  'keys rotate': { key: ID, 'overlap-hours': '1' },
  'keys revoke': { key: ID, reason: 'leaked' },
  'keys disable': { key: ID },
  'keys enable': { key: ID },
  'users create': { email: 'kim@example.com', role: 'member', tenant: ID },
  'users set-password': { email: 'kim@example.com' },
  'links request': { tenant: ID, with: ID },
  'links accept': { tenant: ID, link: ID },
  'links revoke': { tenant: ID, link: ID },
  'links list': { tenant: ID },
  'jobs push': { file: '/no/jobs.jsonl', key: KEY, url: 'http://127.0.0.1:1', timeout: '1' },
  'candidates push': {
    adapter: 'native',
    file: '/no/people.csv',
    key: KEY,
    url: 'http://127.0.0.1:1',
    timeout: '1',
    employment: '/no/a.csv',
    enrollment: '/no/b.csv',
    exit: '/no/c.csv',
    project: '/no/d.csv',
    engagements: '/no/e.csv',
    cases: '/no/f.csv',
    details: '/no/g.csv',
  },
  'webhooks listen': {
    key: KEY,
    forward: 'http://127.0.0.1:2/hook',
    events: 'match.created',
    url: 'http://127.0.0.1:1',
  },
  'taxonomy import': { onet: '/no/onet', esco: '/no/esco', 'esco-version': '1.2.0' },
};

const EVERYWHERE = ['', '   ', 'a\u0000b', '\u001b[31mred', 'x'.repeat(30_000)];
const NOT_IN_A_LIST = ['nope', '-1', 'constructor'];
const NOT_AN_ID = ['nope', '-1', `${ID}x`, ID.slice(1), "' OR 1=1 --"];
const NOT_A_NUMBER = ['-1', '1.5', '1e3', 'NaN', '0x10', '9'.repeat(30), 'ten'];
const NOT_AN_ADDRESS = ['nope', 'ftp://127.0.0.1', 'http://', '127.0.0.1:3000', 'http://a b'];
const NOT_A_KEY = ['nope', 'svc_test_short', `${KEY}x`, ID];

/** What else is wrong for an option, by its name. */
const WRONG: Record<string, string[]> = {
  type: NOT_IN_A_LIST,
  mode: NOT_IN_A_LIST,
  sandbox: NOT_IN_A_LIST,
  role: NOT_IN_A_LIST,
  setting: NOT_IN_A_LIST,
  adapter: NOT_IN_A_LIST,
  scopes: [...NOT_IN_A_LIST, 'parse,', 'parse;match'],
  events: [...NOT_IN_A_LIST, 'match.created,', 'match.*'],
  tenant: NOT_AN_ID,
  with: NOT_AN_ID,
  link: NOT_AN_ID,
  email: ['nope', 'a@b', '@example.com', 'kim@example.com,lee@example.com', `${'x'.repeat(250)}@example.com`],
  name: ['x'.repeat(500), 'two\nlines'],
  reason: ['x'.repeat(500)],
  ip: ['nope', '10.1', '203.0.113.0/33', '-1'],
  url: NOT_AN_ADDRESS,
  forward: [...NOT_AN_ADDRESS, 'http://localhost:1/hook', 'http://127.0.0.1:1', 'http://[::1]:1/'],
  'expires-in-days': [...NOT_A_NUMBER, '0', '3651'],
  'overlap-hours': [...NOT_A_NUMBER, '169'],
  timeout: [...NOT_A_NUMBER, '0'],
  'esco-version': ['x'.repeat(51)],
};

const cases = Object.entries(LINES).flatMap(([command, options]) =>
  Object.keys(options).flatMap((option) => {
    // The key of an administration command is its id; elsewhere it is the key itself.
    const own = option === 'key' ? (options.key === ID ? NOT_AN_ID : NOT_A_KEY) : (WRONG[option] ?? []);
    return [...EVERYWHERE, ...own].map((value) => ({ command, option, value, shown: shown(value) }));
  }),
);

function shown(value: string): string {
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 20)}… (${value.length})` : value);
}

function environment(): CliEnvironment & { written: { out: string; err: string } } {
  const written = { out: '', err: '' };
  return {
    written,
    stdout: { write: (text) => (written.out += text) },
    stderr: { write: (text) => (written.err += text) },
    config: () => ({}) as Config,
    admin: (): Admin => {
      const calledNone = (): never => {
        throw new Error('a service was called');
      };
      return new Proxy({ close: () => Promise.resolve() } as Admin, {
        get: (admin, name) => (name === 'close' ? admin.close : calledNone()),
      });
    },
    stdin: async () => 'a long enough secret',
  };
}

it('the table of hostile input knows every option that takes a value', () => {
  const known = Object.entries(LINES).flatMap(([command, options]) =>
    Object.keys(options).map((option) => `${command} --${option}`),
  );
  const there = leafCommands(createProgram(environment())).flatMap((command) =>
    command.options
      .filter(({ required }) => required)
      .map(({ long }) => `${command.parent?.name()} ${command.name()} ${long}`),
  );
  expect(known.sort()).toEqual(there.sort());
});

it.each(cases)(
  '$command refuses --$option $shown before anything is asked',
  async ({ command, option, value }) => {
    const options = Object.entries({ ...LINES[command], [option]: value });
    const line = [...command.split(' '), ...options.flatMap(([name, given]) => [`--${name}`, given])];
    const { written, ...outside } = environment();
    expect(await runLine(line, outside)).toBe(2);
    expect(written.out).toBe('');
    expect(written.err).toMatch(/^error: .+/);
    expect(written.err.length).toBeLessThan(700);
    expect(written.err).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    if (value.length > 60) expect(written.err).not.toContain(value.slice(0, 60));
  },
);

describe('an error of the database', () => {
  const fault = (code: string): Error =>
    Object.assign(new Error("insert into tenants values ('Private Name') - violates check constraint"), {
      code,
      severity: 'ERROR',
      detail: 'Failing row contains (Private Name).',
    });

  it.each([
    ['23514', 'rejects these values'],
    ['22021', 'rejects these values'],
    ['40001', 'Run it again'],
    ['42P01', 'migrate'],
    ['28P01', 'doctor'],
    ['57P01', 'doctor'],
    ['XX000', 'doctor'],
  ])('of state %s is told without its statement and values', async (code, told) => {
    const { written, ...outside } = environment();
    const admin = (): Admin =>
      ({
        tenants: { list: () => Promise.reject(fault(code)) },
        close: () => Promise.resolve(),
      }) as unknown as Admin;
    expect(await runLine(['tenants', 'list'], { ...outside, admin })).toBe(1);
    expect(written.err).toContain(told);
    expect(written.err).not.toMatch(/insert|Private|constraint/);
  });

  it('of a kind nobody foresaw is told by its name and place only', async () => {
    const { written, ...outside } = environment();
    const admin = (): Admin =>
      ({
        tenants: { list: () => Promise.reject(new RangeError("select * from users where 'Private Name'")) },
        close: () => Promise.resolve(),
      }) as unknown as Admin;
    expect(await runLine(['tenants', 'list'], { ...outside, admin })).toBe(1);
    expect(written.err).toMatch(/^error: the command failed unexpectedly \(RangeError at [\w.-]+:\d+\)/);
    expect(written.err).not.toMatch(/select|Private/);
  });
});
