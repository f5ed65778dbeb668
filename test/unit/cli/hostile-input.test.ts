import type { Command } from 'commander';
import type { Admin } from '../../../src/cli/admin';
import { createProgram, leafCommands, runCommandLine } from '../../../src/cli/program';
import type { CliEnvironment } from '../../../src/cli/command-runner';
import type { Config } from '../../../src/config/config';
import { newRawKey } from '../../../src/services/access/keys/api-key-format';

const ID = '0197b2c4-8a51-7c3e-9d10-5f6a7b8c9d0e';
const KEY = newRawKey('test');

/** Valid options of each command. A test replaces one of them, so that no command reaches a service. */
const VALID_OPTIONS: Record<string, Record<string, string>> = {
  'sandbox create': { url: 'http://127.0.0.1:1', type: 'employer' },
  'sandbox claim': { url: 'http://127.0.0.1:1', key: KEY, email: 'kim@example.com' },
  login: { url: 'http://127.0.0.1:1', scopes: 'parse' },
  logout: { url: 'http://127.0.0.1:1' },
  whoami: { url: 'http://127.0.0.1:1' },
  token: { url: 'http://127.0.0.1:1' },
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
  import: {
    kind: 'candidates',
    format: 'csv',
    'on-error': 'stop',
    adapter: 'native',
    resume: ID,
    key: KEY,
    url: 'http://127.0.0.1:1',
    timeout: '1',
  },
  'connectors add': {
    board: 'acme',
    every: '60',
    company: 'Acme Foods',
    'client-id': 'client-1',
    'account-token': 'account-1',
    key: KEY,
    url: 'http://127.0.0.1:1',
    timeout: '1',
  },
  'connectors list': { key: KEY, url: 'http://127.0.0.1:1', timeout: '1' },
  'connectors preview': { key: KEY, url: 'http://127.0.0.1:1', timeout: '1' },
  'connectors run': { key: KEY, url: 'http://127.0.0.1:1', timeout: '1' },
  'connectors remove': { key: KEY, url: 'http://127.0.0.1:1', timeout: '1' },
  mcp: { key: KEY, url: 'http://127.0.0.1:1' },
  'dataset export': { documents: '/no/documents', key: KEY, url: 'http://127.0.0.1:1', timeout: '1' },
  'candidates export': {
    candidate: ID,
    out: '/no/export.zip',
    key: KEY,
    url: 'http://127.0.0.1:1',
    timeout: '1',
  },
  'webhooks listen': {
    key: KEY,
    forward: 'http://127.0.0.1:2/hook',
    events: 'match.created',
    url: 'http://127.0.0.1:1',
  },
  parse: {
    type: 'resume',
    format: 'csv',
    out: '/no/results.csv',
    include: 'evidence',
    language: 'en',
    'document-date': '2015-06-30',
    key: KEY,
    url: 'http://127.0.0.1:1',
    timeout: '1',
  },
  'score-log export': {
    key: KEY,
    from: '2026-11-01',
    to: '2026-12-01',
    kind: 'match',
    out: '/no/scores.jsonl',
    url: 'http://127.0.0.1:1',
  },
  'impact-report': {
    extract: '/no/extract.csv',
    demographics: '/no/people.csv',
    page: '/no/report.html',
    'pseudonym-key': '/no/key',
  },
  'impact-extract': {
    tenant: ID,
    mode: 'test',
    from: '2026-01-01',
    to: '2026-02-01',
    selected: 'top:5',
    'pseudonym-key': '/no/key',
    out: '/no/extract.csv',
    job: ID,
  },
  'taxonomy import': { onet: '/no/onet', esco: '/no/esco', 'esco-version': '1.2.0' },
};

const INVALID_FOR_ANY_OPTION = ['', '   ', 'a\u0000b', '\u001b[31mred', 'x'.repeat(30_000)];
const INVALID_CHOICES = ['nope', '-1', 'constructor'];
const INVALID_IDS = ['nope', '-1', `${ID}x`, ID.slice(1), "' OR 1=1 --"];
const INVALID_NUMBERS = ['-1', '1.5', '1e3', 'NaN', '0x10', '9'.repeat(30), 'ten'];
const INVALID_URLS = ['nope', 'ftp://127.0.0.1', 'http://', '127.0.0.1:3000', 'http://a b'];
const INVALID_KEYS = ['nope', 'svc_test_short', `${KEY}x`, ID];

/** Further invalid values by the name of the option. */
const INVALID_BY_OPTION: Record<string, string[]> = {
  from: ['2026-02-30', 'today'],
  to: ['2026-13-01', '1'],
  selected: ['nope', 'top:0', 'score:101', 'score', 'placement:1', 'decision:rejected'],
  job: INVALID_IDS,
  type: INVALID_CHOICES,
  kind: INVALID_CHOICES,
  mode: INVALID_CHOICES,
  sandbox: INVALID_CHOICES,
  role: INVALID_CHOICES,
  setting: INVALID_CHOICES,
  adapter: INVALID_CHOICES,
  format: INVALID_CHOICES,
  'on-error': INVALID_CHOICES,
  resume: INVALID_IDS,
  scopes: [...INVALID_CHOICES, 'parse,', 'parse;match'],
  events: [...INVALID_CHOICES, 'match.created,', 'match.*'],
  tenant: INVALID_IDS,
  with: INVALID_IDS,
  link: INVALID_IDS,
  email: ['nope', 'a@b', '@example.com', 'kim@example.com,lee@example.com', `${'x'.repeat(250)}@example.com`],
  name: ['x'.repeat(500), 'two\nlines'],
  reason: ['x'.repeat(500)],
  ip: ['nope', '10.1', '203.0.113.0/33', '-1'],
  url: INVALID_URLS,
  forward: [...INVALID_URLS, 'http://localhost:1/hook', 'http://127.0.0.1:1', 'http://[::1]:1/'],
  'expires-in-days': [...INVALID_NUMBERS, '0', '3651'],
  'overlap-hours': [...INVALID_NUMBERS, '169'],
  timeout: [...INVALID_NUMBERS, '0'],
  every: [...INVALID_NUMBERS, '14'],
  company: ['x'.repeat(501)],
  'esco-version': ['x'.repeat(51)],
};

const cases = Object.entries(VALID_OPTIONS).flatMap(([command, options]) =>
  Object.keys(options).flatMap((option) => {
    // `--key` of an administration command is the id of a key; elsewhere it is the key itself.
    const invalid =
      option === 'key'
        ? options.key === ID
          ? INVALID_IDS
          : INVALID_KEYS
        : (INVALID_BY_OPTION[option] ?? []);
    return [...INVALID_FOR_ANY_OPTION, ...invalid].map((value) => ({
      command,
      option,
      value,
      shown: abbreviate(value),
    }));
  }),
);

function abbreviate(value: string): string {
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
      const failOnCall = (): never => {
        throw new Error('a service was called');
      };
      return new Proxy({ close: () => Promise.resolve() } as Admin, {
        get: (admin, name) => (name === 'close' ? admin.close : failOnCall()),
      });
    },
    stdin: async () => 'a long enough secret',
  };
}

/** The name of the group of a command, with a space; empty if it has none. */
function groupOf({ parent }: Command): string {
  return parent?.parent ? `${parent.name()} ` : '';
}

it('the table of hostile input covers every option that takes a value', () => {
  const covered = Object.entries(VALID_OPTIONS).flatMap(([command, options]) =>
    Object.keys(options).map((option) => `${command} --${option}`),
  );
  const existing = leafCommands(createProgram(environment())).flatMap((command) =>
    command.options
      .filter(({ required }) => required)
      .map(({ long }) => `${groupOf(command)}${command.name()} ${long}`),
  );
  expect(covered.sort()).toEqual(existing.sort());
});

it.each(cases)(
  'tenure $command rejects --$option $shown before it calls a service',
  async ({ command, option, value }) => {
    const options = Object.entries({ ...VALID_OPTIONS[command], [option]: value });
    const line = [...command.split(' '), ...options.flatMap(([name, argument]) => [`--${name}`, argument])];
    const { written, ...cliEnvironment } = environment();
    expect(await runCommandLine(line, cliEnvironment)).toBe(2);
    expect(written.out).toBe('');
    expect(written.err).toMatch(/^error: .+/);
    expect(written.err.length).toBeLessThan(700);
    expect(written.err).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    if (value.length > 60) expect(written.err).not.toContain(value.slice(0, 60));
  },
);

describe('the message for a database error', () => {
  const databaseError = (code: string): Error =>
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
  ])('of SQLSTATE %s contains neither statement nor values', async (code, expected) => {
    const { written, ...cliEnvironment } = environment();
    const admin = (): Admin =>
      ({
        tenants: { list: () => Promise.reject(databaseError(code)) },
        close: () => Promise.resolve(),
      }) as unknown as Admin;
    expect(await runCommandLine(['tenants', 'list'], { ...cliEnvironment, admin })).toBe(1);
    expect(written.err).toContain(expected);
    expect(written.err).not.toMatch(/insert|Private|constraint/);
  });

  it('of an unexpected type contains only the name and location of the error', async () => {
    const { written, ...cliEnvironment } = environment();
    const admin = (): Admin =>
      ({
        tenants: { list: () => Promise.reject(new RangeError("select * from users where 'Private Name'")) },
        close: () => Promise.resolve(),
      }) as unknown as Admin;
    expect(await runCommandLine(['tenants', 'list'], { ...cliEnvironment, admin })).toBe(1);
    expect(written.err).toMatch(/^error: the command failed unexpectedly \(RangeError at [\w.-]+:\d+\)/);
    expect(written.err).not.toMatch(/select|Private/);
  });
});
