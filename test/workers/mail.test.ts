import { LEAK_POLICY } from '../../src/services/limits/rate-policies';
import { call } from '../support/api';
import type { TestTenant } from '../support/service';
import { startService, type TestService } from '../support/service';
import { MailServer, type ReceivedMail } from '../support/servers/mail-server';
import { findInDatabase, findInRedis } from '../support/find-in-stores';
import { until } from '../support/until';
import { TEST_PASSWORD, BrowserClient } from '../support/browser/browser-client';
import { composeWorkers } from '../../src/compose/workers';

const BASE = 'https://api.tenure.example';
let server: MailServer;
let service: TestService;
let tenant: TestTenant;
let admin: BrowserClient;
let mailTask: ReturnType<typeof composeWorkers>['mails'];
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
  mailTask = workers.mails;
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

const untilMail = (to: string, text: string): Promise<ReceivedMail> =>
  until(
    `a mail to ${to} about ${text}`,
    () => server.received.find((mail) => mail.to === to && mail.text.includes(text)) ?? null,
  );
const linkIn = (mail: ReceivedMail): string => /https:\/\/\S+/.exec(mail.text)?.[0] ?? '';
const pathIn = (mail: ReceivedMail): string => linkIn(mail).slice(BASE.length);
const mailStates = (kind: string) =>
  service.database.query<{ state: string; recipient: string | null; error: string | null; attempts: number }>(
    'SELECT state, recipient, error, attempts FROM mails WHERE kind = $1 ORDER BY created_at',
    [kind],
  );

it('an invitation is mailed with its link, and neither its token nor its mail content is stored', async () => {
  await admin.portal('POST', '/invitations', { email: 'invited@else.example', role: 'member' });
  const mail = await untilMail('invited@else.example', 'invites you');
  expect(mail.raw).toMatch(/^From: Tenure <no-reply@tenure\.example>/m);
  expect(mail.raw).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(mail.raw).toMatch(/Content-Type: text\/html/);
  expect(linkIn(mail)).toMatch(/^https:\/\/api\.tenure\.example\/developers\/invitations\/[0-9A-Za-z]{43}$/);
  const client = new BrowserClient(service.baseUrl);
  expect((await client.request('GET', pathIn(mail))).status).toBe(200);
  await until(
    'the mail is marked as sent',
    async () => (await mailStates('invitation'))[0]?.state === 'sent',
  );
  const token = pathIn(mail).split('/').at(-1) ?? '';
  expect(await findInDatabase(service.database.migrationUrl, [token])).toEqual([]);
  expect(await findInDatabase(service.database.migrationUrl, ['invited@else.example'])).toEqual([
    'invitations.email',
  ]);
  const { url, prefix } = service.config.redis;
  expect(await findInRedis(url, prefix, [token, 'invited@else.example'])).toEqual([]);
});

describe('a password reset', () => {
  const requestReset = async (email: string) => {
    const client = new BrowserClient(service.baseUrl);
    const token = await client.token('/developers/password-reset');
    return client.request('POST', '/developers/password-reset', { form: { token, email } });
  };
  const setPassword = async (path: string, password: string) => {
    const client = new BrowserClient(service.baseUrl);
    const token = await client.token('/developers/password-reset');
    return client.request('POST', path, { form: { token, password } });
  };

  it('works once with the mailed link, ends every session and notifies the user', async () => {
    const member = new BrowserClient(service.baseUrl);
    await member.signIn('member@employer.example');
    expect((await requestReset('Member@Employer.example')).text).toContain('a link was sent to it');
    const path = pathIn(await untilMail('member@employer.example', 'A new password was requested'));
    const page = await new BrowserClient(service.baseUrl).request('GET', path);
    expect(page.text).toContain('member@employer.example');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect((await setPassword(path, 'short')).status).toBe(422);
    const changed = await setPassword(path, 'another long sentence');
    expect(changed.status).toBe(200);
    // The link alone does not sign the user in.
    expect(changed.headers.getSetCookie().join()).not.toMatch(/tenure_session=\w/);
    await untilMail('member@employer.example', 'was changed, and all sessions were ended');
    expect((await member.portal('GET', '/session')).status).toBe(401);
    expect((await new BrowserClient(service.baseUrl).signIn('member@employer.example')).status).toBe(401);
    expect((await setPassword(path, 'a third long sentence')).status).toBe(410);
    const secondReport = await new BrowserClient(service.baseUrl).signIn(
      'member@employer.example',
      'another long sentence',
    );
    expect(secondReport.status).toBe(303);
  });

  it('returns the same response for an unknown address and sends no mail to it', async () => {
    const [existingUserResponse, unknownUserResponse] = [
      await requestReset('admin@employer.example'),
      await requestReset('unknown@employer.example'),
    ];
    expect([unknownUserResponse.status, unknownUserResponse.text]).toEqual([
      existingUserResponse.status,
      existingUserResponse.text,
    ]);
    const olderPath = pathIn(await untilMail('admin@employer.example', 'A new password was requested'));
    const rows = await service.database.query("SELECT 1 FROM mails WHERE kind = 'password_reset'");
    expect(rows).toHaveLength(2);
    // A newer link invalidates the previous one, and an old link expires.
    await requestReset('admin@employer.example');
    await until(
      'the second mail is received',
      () =>
        server.received.filter(
          (mail) =>
            mail.to === 'admin@employer.example' && mail.text.includes('A new password was requested'),
        ).length === 2,
    );
    expect((await setPassword(olderPath, TEST_PASSWORD)).status).toBe(410);
    const newerPath = pathIn(server.received.at(-1) as ReceivedMail);
    await service.database.query('UPDATE password_resets SET expires_at = now()');
    expect((await setPassword(newerPath, TEST_PASSWORD)).status).toBe(410);
  });

  it('is refused from other sites and above the rate limit', async () => {
    const client = new BrowserClient(service.baseUrl);
    const crossSite = await client.request('POST', '/developers/password-reset', {
      form: { email: 'admin@employer.example' },
    });
    expect([crossSite.status, crossSite.text.includes('cross_site_request')]).toEqual([403, true]);
    const responses = [];
    for (let count = 0; count < 4; count += 1)
      responses.push((await requestReset('often@employer.example')).status);
    expect(responses).toEqual([200, 200, 200, 429]);
  });
});

describe('key notices', () => {
  it('are sent once each 30, 7 and 1 days before a key expires, to administrators only', async () => {
    const { keyId } = await tenant.key({ expiresInDays: 365 });
    await tenant.key({ expiresInDays: 30 });
    const noticesWithDaysLeft = async (days: number) => {
      await service.database.query(
        `UPDATE api_keys SET created_at = now() - interval '300 days', last_used_at = now(),
           expires_at = now() + make_interval(days => $2) WHERE key_id = $1`,
        [keyId, days],
      );
      return [await mailTask.keyNotices(), await mailTask.keyNotices()];
    };
    const noticeCounts = [];
    for (const days of [40, 29, 20, 6, 1]) noticeCounts.push(await noticesWithDaysLeft(days));
    expect(noticeCounts).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
    await untilMail('admin@employer.example', 'Rotate it in time');
  });

  it('are sent after 90 days without use, and again only after another use', async () => {
    const { keyId } = await tenant.key();
    const setLastUse = (days: number) =>
      service.database.query(
        'UPDATE api_keys SET last_used_at = now() - make_interval(days => $2) WHERE key_id = $1',
        [keyId, days],
      );
    await setLastUse(89);
    expect(await mailTask.keyNotices()).toBe(0);
    await setLastUse(91);
    expect([await mailTask.keyNotices(), await mailTask.keyNotices()]).toEqual([1, 0]);
    await setLastUse(95);
    expect(await mailTask.keyNotices()).toBe(1);
    await untilMail('admin@employer.example', 'a revoked key cannot be misused');
  });
});

describe('a leaked key', () => {
  const report = (json: unknown) => call(service.baseUrl, 'POST', '/developers/leaked-keys', { json });
  const me = (key: string) => call(service.baseUrl, 'GET', '/api/v1/me', { key });

  it('is revoked immediately and once, and administrators are told where it was found', async () => {
    const leakedKey = await tenant.key({ mode: 'live' });
    const otherKey = await tenant.key({ mode: 'live' });
    const unknownKey = `${leakedKey.key.slice(0, -1)}${leakedKey.key.endsWith('x') ? 'y' : 'x'}`;
    const response = await report([
      {
        token: leakedKey.key,
        type: 'tenure_api_key',
        url: 'https://code.example/a/b.ts?at=1#L3',
        source: 'content',
      },
      { token: unknownKey },
    ]);
    expect(response.status).toBe(200);
    expect(response.text).not.toContain(leakedKey.key);
    expect(response.body).toEqual([
      expect.objectContaining({ token_type: 'tenure_api_key', label: 'true_positive' }),
      expect.objectContaining({ label: 'false_positive' }),
    ]);
    expect((await me(leakedKey.key)).body.code).toBe('revoked_api_key');
    expect((await me(otherKey.key)).status).toBe(200);
    const mail = await untilMail('admin@employer.example', 'was found in a public place');
    expect(mail.text).toContain('https://code.example/a/b.ts');
    expect(mail.text).toContain(`ending in ${leakedKey.key.slice(-4)}`);
    const secondReport = await report([{ token: leakedKey.key }]);
    expect(secondReport.body).toEqual([expect.objectContaining({ label: 'true_positive' })]);
    expect(await mailStates('key_leaked')).toHaveLength(1);
    const { entries } = (await admin.portal('GET', '/audit-log')).body;
    expect(entries[0]).toMatchObject({ action: 'key.leaked', subjectId: leakedKey.keyId });
    const { url, prefix } = service.config.redis;
    expect(await findInRedis(url, prefix, [leakedKey.key])).toEqual([]);
    expect(await findInDatabase(service.database.migrationUrl, [leakedKey.key])).toEqual([]);
  });

  it('is accepted only in the scanner format and below the rate limit', async () => {
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
    // Three times the limit at once, because the limit recovers by one a second while a busy machine answers.
    const responses = await Promise.all(
      Array.from({ length: 3 * LEAK_POLICY.quota }, () => report([{ token: 'nothing' }])),
    );
    expect(responses.map(({ status }) => status)).toContain(429);
  });
});

it('a failing webhook is reported by mail without its full URL', async () => {
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
  await mailTask.webhookNotices();
  const mail = await untilMail('admin@employer.example', 'endpoint on 8.8.8.8');
  expect(mail.raw).not.toContain('of-theirs');
  // Notices that are days old may be out of date, so they are not sent.
  expect(await mailStates('webhook_failing_day')).toEqual([]);
  expect(await mailStates('webhook_failing_hour')).toHaveLength(1);
});

it('a mail to a refused address fails, a temporary error is retried, and the server text is not stored', async () => {
  server.recipientAnswer = '550 5.1.1 refused@else.example is unknown';
  await admin.portal('POST', '/invitations', { email: 'refused@else.example', role: 'member' });
  const lastInvitation = async () => (await mailStates('invitation')).at(-1);
  await until('the mail fails', async () => (await lastInvitation())?.state === 'failed');
  expect(await lastInvitation()).toMatchObject({ recipient: null, error: 'EENVELOPE 550', attempts: 1 });
  server.recipientAnswer = '451 try later';
  await admin.portal('POST', '/invitations', { email: 'later@else.example', role: 'member' });
  await until('the first attempt fails', async () => (await lastInvitation())?.error === 'EENVELOPE 451');
  expect(await lastInvitation()).toMatchObject({ state: 'pending', recipient: 'later@else.example' });
  server.recipientAnswer = '250 ok';
  await service.database.query("UPDATE mails SET due_at = now() WHERE state = 'pending'");
  await untilMail('later@else.example', 'invites you');
});
