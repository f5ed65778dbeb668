import { call } from '../support/api';
import type { TestTenant } from '../support/service';
import { startService, type TestService } from '../support/service';
import { MailServer, type ReceivedMail } from '../support/mail-server';
import { findInDatabase, findInRedis } from '../support/find-everywhere';
import { until } from '../support/until';
import { TEST_PASSWORD, BrowserClient } from '../support/browser-client';
import { composeWorkers } from '../../src/compose/workers';

const BASE = 'https://api.tenure.example';
let server: MailServer;
let service: TestService;
let tenant: TestTenant;
let admin: BrowserClient;
let sweep: ReturnType<typeof composeWorkers>['mails'];
let workers: ReturnType<typeof composeWorkers>;

beforeAll(async () => {
  server = await new MailServer().start();
  service = await startService({
    pools: ['deliver', 'upkeep'],
    environment: {
      SMTP_URL: server.url,
      MAIL_FROM: 'Tenure <no-reply@tenure.example>',
      PUBLIC_BASE_URL: BASE,
    },
  });
  workers = composeWorkers(service.config, []);
  sweep = workers.mails;
  tenant = await service.tenant('employer');
  for (const [email, role] of [
    ['admin@employer.example', 'employer_admin'],
    ['member@employer.example', 'member'],
  ] as const) {
    await service.admin.users.create({ email, role, tenantId: tenant.tenantId, password: TEST_PASSWORD });
  }
  admin = new BrowserClient(service.baseUrl);
  await admin.signIn('admin@employer.example');
});
afterAll(async () => {
  await workers.shutdown.run('test');
  await service.stop();
  await server.stop();
});

const arrived = (to: string, words: string): Promise<ReceivedMail> =>
  until(
    `a mail to ${to} about ${words}`,
    () => server.received.find((mail) => mail.to === to && mail.text.includes(words)) ?? null,
  );
const linkIn = (mail: ReceivedMail): string => /https:\/\/\S+/.exec(mail.text)?.[0] ?? '';
const pathIn = (mail: ReceivedMail): string => linkIn(mail).slice(BASE.length);
const states = (kind: string) =>
  service.database.query<{ state: string; recipient: string | null; error: string | null; attempts: number }>(
    'SELECT state, recipient, error, attempts FROM mails WHERE kind = $1 ORDER BY created_at',
    [kind],
  );

it('an invitation arrives with its link, and nothing of it is left behind', async () => {
  await admin.portal('POST', '/invitations', { email: 'invited@else.example', role: 'member' });
  const mail = await arrived('invited@else.example', 'invites you');
  expect(mail.raw).toMatch(/^From: Tenure <no-reply@tenure\.example>/m);
  expect(mail.raw).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(mail.raw).toMatch(/Content-Type: text\/html/);
  expect(linkIn(mail)).toMatch(/^https:\/\/api\.tenure\.example\/developers\/invitations\/[0-9A-Za-z]{43}$/);
  const visitor = new BrowserClient(service.baseUrl);
  expect((await visitor.request('GET', pathIn(mail))).status).toBe(200);
  await until('the mail is noted as sent', async () => (await states('invitation'))[0]?.state === 'sent');
  const token = pathIn(mail).split('/').at(-1) ?? '';
  expect(await findInDatabase(service.database.migrationUrl, [token])).toEqual([]);
  expect(await findInDatabase(service.database.migrationUrl, ['invited@else.example'])).toEqual([
    'invitations.email',
  ]);
  const { url, prefix } = service.config.redis;
  expect(await findInRedis(url, prefix, [token, 'invited@else.example'])).toEqual([]);
});

describe('a new password', () => {
  const ask = async (email: string) => {
    const visitor = new BrowserClient(service.baseUrl);
    const token = await visitor.token('/developers/password-reset');
    return visitor.request('POST', '/developers/password-reset', { form: { token, email } });
  };
  const choose = async (path: string, password: string) => {
    const visitor = new BrowserClient(service.baseUrl);
    const token = await visitor.token('/developers/password-reset');
    return visitor.request('POST', path, { form: { token, password } });
  };

  it('comes by a link that works once and ends every session, and its owner is told', async () => {
    const member = new BrowserClient(service.baseUrl);
    await member.signIn('member@employer.example');
    expect((await ask('Member@Employer.example')).text).toContain('a link was sent to it');
    const path = pathIn(await arrived('member@employer.example', 'A new password was requested'));
    const page = await new BrowserClient(service.baseUrl).request('GET', path);
    expect(page.text).toContain('member@employer.example');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect((await choose(path, 'short')).status).toBe(422);
    const changed = await choose(path, 'another long sentence');
    expect(changed.status).toBe(200);
    // Whoever holds a link is not signed in by it.
    expect(changed.headers.getSetCookie().join()).not.toMatch(/tenure_session=\w/);
    await arrived('member@employer.example', 'was changed, and all sessions were ended');
    expect((await member.portal('GET', '/session')).status).toBe(401);
    expect((await new BrowserClient(service.baseUrl).signIn('member@employer.example')).status).toBe(401);
    expect((await choose(path, 'a third long sentence')).status).toBe(410);
    const again = await new BrowserClient(service.baseUrl).signIn(
      'member@employer.example',
      'another long sentence',
    );
    expect(again.status).toBe(303);
  });

  it('is answered the same for an address nobody has, and mails nobody', async () => {
    const [known, unknown] = [await ask('admin@employer.example'), await ask('nobody@employer.example')];
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const older = pathIn(await arrived('admin@employer.example', 'A new password was requested'));
    const rows = await service.database.query("SELECT 1 FROM mails WHERE kind = 'password_reset'");
    expect(rows).toHaveLength(2);
    // A newer link ends the one before; an old one ends by itself.
    await ask('admin@employer.example');
    await until(
      'the second link',
      () =>
        server.received.filter(
          (mail) =>
            mail.to === 'admin@employer.example' && mail.text.includes('A new password was requested'),
        ).length === 2,
    );
    expect((await choose(older, TEST_PASSWORD)).status).toBe(410);
    const newer = pathIn(server.received.at(-1) as ReceivedMail);
    await service.database.query('UPDATE password_resets SET expires_at = now()');
    expect((await choose(newer, TEST_PASSWORD)).status).toBe(410);
  });

  it('is not asked for from other sites, nor often', async () => {
    const visitor = new BrowserClient(service.baseUrl);
    const forged = await visitor.request('POST', '/developers/password-reset', {
      form: { email: 'admin@employer.example' },
    });
    expect([forged.status, forged.text.includes('cross_site_request')]).toEqual([403, true]);
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push((await ask('often@employer.example')).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });
});

describe('keys', () => {
  it('are told of 30, 7 and 1 days before they end, each step once, and to those who may act', async () => {
    const { keyId } = await tenant.key({ expiresInDays: 365 });
    await tenant.key({ expiresInDays: 30 });
    const left = async (days: number) => {
      await service.database.query(
        `UPDATE api_keys SET created_at = now() - interval '300 days', last_used_at = now(),
           expires_at = now() + make_interval(days => $2) WHERE key_id = $1`,
        [keyId, days],
      );
      return [await sweep.keyNotices(), await sweep.keyNotices()];
    };
    const told = [];
    for (const days of [40, 29, 20, 6, 1]) told.push(await left(days));
    expect(told).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
    await arrived('admin@employer.example', 'Rotate it in time');
  });

  it('are told of when nobody has used them for 90 days, and again only after another use', async () => {
    const { keyId } = await tenant.key();
    const lastUse = (days: number) =>
      service.database.query(
        'UPDATE api_keys SET last_used_at = now() - make_interval(days => $2) WHERE key_id = $1',
        [keyId, days],
      );
    await lastUse(89);
    expect(await sweep.keyNotices()).toBe(0);
    await lastUse(91);
    expect([await sweep.keyNotices(), await sweep.keyNotices()]).toEqual([1, 0]);
    await lastUse(95);
    expect(await sweep.keyNotices()).toBe(1);
    await arrived('admin@employer.example', 'a revoked key cannot be misused');
  });
});

describe('a key found in the open', () => {
  const report = (json: unknown) => call(service.baseUrl, 'POST', '/developers/leaked-keys', { json });
  const me = (key: string) => call(service.baseUrl, 'GET', '/api/v1/me', { key });

  it('is ended at once, its people are told where it was, and it is never said again', async () => {
    const live = await tenant.key({ mode: 'live' });
    const other = await tenant.key({ mode: 'live' });
    const wrong = `${live.key.slice(0, -1)}${live.key.endsWith('x') ? 'y' : 'x'}`;
    const answer = await report([
      {
        token: live.key,
        type: 'tenure_api_key',
        url: 'https://code.example/a/b.ts?at=1#L3',
        source: 'content',
      },
      { token: wrong },
    ]);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain(live.key);
    expect(answer.body).toEqual([
      expect.objectContaining({ token_type: 'tenure_api_key', label: 'true_positive' }),
      expect.objectContaining({ label: 'false_positive' }),
    ]);
    expect((await me(live.key)).body.code).toBe('revoked_api_key');
    expect((await me(other.key)).status).toBe(200);
    const mail = await arrived('admin@employer.example', 'was found in a public place');
    expect(mail.text).toContain('https://code.example/a/b.ts');
    expect(mail.text).toContain(`ending in ${live.key.slice(-4)}`);
    const again = await report([{ token: live.key }]);
    expect(again.body).toEqual([expect.objectContaining({ label: 'true_positive' })]);
    expect(await states('key_leaked')).toHaveLength(1);
    const { entries } = (await admin.portal('GET', '/audit-log')).body;
    expect(entries[0]).toMatchObject({ action: 'key.leaked', subjectId: live.keyId });
    const { url, prefix } = service.config.redis;
    expect(await findInRedis(url, prefix, [live.key])).toEqual([]);
    expect(await findInDatabase(service.database.migrationUrl, [live.key])).toEqual([]);
  });

  it('is reported as scanners write it; anything else is refused, and so is a flood', async () => {
    for (const [json, status] of [
      [[], 422],
      [{ token: 'x' }, 422],
      [[{ type: 'x' }], 422],
    ] as const) {
      expect((await report(json)).status).toBe(status);
    }
    const form = await call(service.baseUrl, 'POST', '/developers/leaked-keys', {
      raw: 'token=x',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(form.body.code).toBe('unsupported_media_type');
    const statuses = [];
    for (let count = 0; count < 60; count += 1) statuses.push((await report([{ token: 'nothing' }])).status);
    expect(statuses).toContain(429);
  });
});

it('a webhook that fails is told of, without the address its messages go to', async () => {
  const { key } = await tenant.key();
  const { body } = await call(service.baseUrl, 'POST', '/api/v1/webhook-subscriptions', {
    key,
    json: { url: 'https://8.8.8.8/hook?secret=of-theirs', events: ['parse.completed'] },
  });
  await service.database.query(
    `INSERT INTO webhook_notices (tenant_id, mode, subscription_id, kind, failing_since, created_at)
     SELECT $1, 'test', $2, kind, now() - interval '2 hours', at FROM (VALUES
       ('failing_hour', now()), ('failing_day', now() - interval '3 days')) AS n (kind, at)`,
    [tenant.tenantId, body.subscriptionId],
  );
  await sweep.webhookNotices();
  const mail = await arrived('admin@employer.example', 'endpoint on 8.8.8.8');
  expect(mail.raw).not.toContain('of-theirs');
  // Older ones tell of a state that may be over.
  expect(await states('webhook_failing_day')).toEqual([]);
  expect(await states('webhook_failing_hour')).toHaveLength(1);
});

it('a refused address is given up, a passing fault is tried again, and neither keeps words of the server', async () => {
  server.recipientAnswer = '550 5.1.1 refused@else.example is unknown';
  await admin.portal('POST', '/invitations', { email: 'refused@else.example', role: 'member' });
  const last = async () => (await states('invitation')).at(-1);
  await until('the mail is given up', async () => (await last())?.state === 'failed');
  expect(await last()).toMatchObject({ recipient: null, error: 'EENVELOPE 550', attempts: 1 });
  server.recipientAnswer = '451 try later';
  await admin.portal('POST', '/invitations', { email: 'later@else.example', role: 'member' });
  await until('a first try', async () => (await last())?.error === 'EENVELOPE 451');
  expect(await last()).toMatchObject({ state: 'pending', recipient: 'later@else.example' });
  server.recipientAnswer = '250 ok';
  await service.database.query("UPDATE mails SET due_at = now() WHERE state = 'pending'");
  await arrived('later@else.example', 'invites you');
});
