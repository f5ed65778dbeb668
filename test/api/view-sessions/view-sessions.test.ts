import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { call } from '../../support/api';
import { accessibilityFindings, itInBrowser, openBrowser, openPage } from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
import { wideElements } from '../../support/browser/wide-elements';
import { deskCandidates, DESK_JOB } from '../../support/records/desk-records';
import { startService, type TestService, type TestTenant } from '../../support/service';

const DESKTOP = { width: 1_280, height: 900 };
const PHONE = { width: 390, height: 844 };

let service: TestService;
let organization: TestTenant;
let browser: Browser | null = null;
let key: string;
let keyId: string;
let otherKey: string;
const ids = { match: '', ranking: '', candidate: '', job: '' };

const api = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, json?: unknown, withKey = key) =>
  call(service.baseUrl, method, `/api/v1${path}`, { key: withKey, ...(json === undefined ? {} : { json }) });

/** A request of the page, which sends the secret of its link and neither key nor cookie. */
const page = (path: string, token?: string) =>
  call(service.baseUrl, 'GET', `/view/${path}`, token === undefined ? {} : { key: token });

async function newSession(more: object = {}, withKey = key) {
  const { status, body } = await api(
    'POST',
    '/view-sessions',
    { matchId: ids.match, viewer: 'caseworker-17', ...more },
    withKey,
  );
  expect(status).toBe(201);
  const url = (body.url as string).replace(/^https?:\/\/[^/]+/, service.baseUrl);
  return { id: body.viewSessionId as string, token: url.split('#')[1] ?? '', url, body };
}

const matchPath = (session: { id: string }, matchId = ids.match) =>
  `${session.id}/records/matches/${matchId}`;
const rankingPath = (session: { id: string }) =>
  `${session.id}/records/jobs/${ids.job}/rankings/${ids.ranking}`;

beforeAll(async () => {
  service = await startService({ pools: ['sync', 'match'] });
  organization = await service.tenant('organization');
  const employer = await service.tenant('employer');
  await employer.link(organization);
  ({ key, keyId } = await organization.key({ mode: 'live' }));
  ({ key: otherKey } = await employer.key({ mode: 'live' }));
  const synced = await api('POST', '/candidates/sync', { candidates: deskCandidates() });
  ids.candidate = synced.body.results[0].candidateId;
  ids.job = (await api('POST', '/jobs/sync', { parsed: DESK_JOB }, otherKey)).body.jobId;
  const match = await api('POST', '/match', { candidateId: ids.candidate, jobId: ids.job });
  ids.match = match.body.matchId;
  await api('POST', '/matches/rank', { jobId: ids.job, limit: 5 });
  const [ranking] = await service.database.query<{ ranking_id: string }>(
    `SELECT ranking_id FROM score_log WHERE kind = 'rank' AND job_id = $1 AND tenant_id = $2 LIMIT 1`,
    [ids.job, organization.tenantId],
  );
  ids.ranking = ranking?.ranking_id ?? '';
});
afterAll(async () => {
  await browser?.close();
  await service.stop();
});

describe('a view session', () => {
  it('shows its match with everything the portal shows, and audits who saw what', async () => {
    const session = await newSession();
    expect(session.body).toMatchObject({
      view: 'match',
      subjectId: ids.match,
      status: 'open',
      showsNames: true,
    });
    expect((await page(`${session.id}/session`, session.token)).body).toMatchObject({
      ...{ view: 'match', subjectId: ids.match, jobId: ids.job, viewer: 'caseworker-17' },
    });
    const match = (await page(matchPath(session), session.token)).body;
    expect(match).toMatchObject({
      matchId: ids.match,
      candidateName: 'Marisol Vega',
      jobTitle: DESK_JOB.title,
    });
    for (const part of ['evidence', 'history', 'ratings']) {
      expect([part, (await page(`${matchPath(session)}/${part}`, session.token)).status]).toEqual([
        part,
        200,
      ]);
    }
    expect((await api('GET', `/view-sessions/${session.id}`)).body.openedAt).not.toBeNull();
    const audit = await service.database.query<{ action: string; actor_type: string; actor_id: string }>(
      `SELECT DISTINCT action, actor_type, actor_id FROM audit_log
       WHERE subject_id = ANY ($1) AND actor_id = $2 ORDER BY action`,
      [[session.id, ids.match, ids.candidate], keyId],
    );
    expect(audit.map(({ action, actor_type }) => `${action} ${actor_type}`)).toEqual([
      'candidate.listed key',
      'candidate.opened key',
      'match.opened key',
      'view_session.created key',
      'view_session.opened key',
    ]);
  });

  it('shows its ranking, and no names for a key without the scope of candidates', async () => {
    const session = await newSession({ matchId: undefined, rankingId: ids.ranking });
    const ranking = (await page(rankingPath(session), session.token)).body;
    expect(ranking).toMatchObject({ status: 'succeeded', jobTitle: DESK_JOB.title });
    expect(ranking.candidates[0].candidateName).toEqual(expect.any(String));
    const limited = (await organization.key({ mode: 'live', scopes: ['match'] })).key;
    const nameless = await newSession({ matchId: undefined, rankingId: ids.ranking }, limited);
    expect(nameless.body.showsNames).toBe(false);
    const { candidates } = (await page(rankingPath(nameless), nameless.token)).body;
    expect(candidates.map(({ candidateName }: { candidateName: unknown }) => candidateName)).toEqual(
      candidates.map(() => null),
    );
  });

  it('opens nothing with another secret, of another session, tenant or subject', async () => {
    const [session, other] = [await newSession(), await newSession()];
    const theirs = await newSession({}, otherKey);
    const ranking = await newSession({ matchId: undefined, rankingId: ids.ranking });
    for (const token of [other.token, theirs.token, ranking.token, 'x', '']) {
      expect([token, (await page(matchPath(session), token)).status]).toEqual([token, 404]);
    }
    expect((await page(matchPath(session))).status).toBe(404);
    expect((await page(matchPath(ranking), ranking.token)).status).toBe(404);
    expect((await page(rankingPath(session), session.token)).status).toBe(404);
    expect((await page(matchPath(session, ids.ranking), session.token)).status).toBe(404);
    expect((await api('GET', `/view-sessions/${session.id}`, undefined, otherKey)).status).toBe(404);
    expect((await api('DELETE', `/view-sessions/${session.id}`, undefined, otherKey)).status).toBe(404);
    const stranger = (await (await service.tenant('employer')).key({ mode: 'live' })).key;
    const refused = await api('POST', '/view-sessions', { matchId: ids.match, viewer: 'x' }, stranger);
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
    const unknown = { rankingId: ids.ranking, viewer: 'x' };
    expect((await api('POST', '/view-sessions', unknown, stranger)).status).toBe(404);
  });

  it('opens nothing after it was ended, has expired, or its key was revoked or replaced', async () => {
    const ended = await newSession();
    expect((await page(matchPath(ended), ended.token)).status).toBe(200);
    expect((await api('DELETE', `/view-sessions/${ended.id}`)).status).toBe(204);
    expect((await api('DELETE', `/view-sessions/${ended.id}`)).status).toBe(204);
    expect((await page(`${ended.id}/session`, ended.token)).body.code).toBe('view_expired');
    expect((await page(`${matchPath(ended)}/evidence`, ended.token)).status).toBe(410);
    expect((await api('GET', `/view-sessions/${ended.id}`)).body.status).toBe('ended');

    const expired = await newSession();
    await service.database.query(
      `UPDATE view_sessions SET expires_at = now() - interval '1 second' WHERE view_session_id = $1`,
      [expired.id],
    );
    expect((await page(matchPath(expired), expired.token)).status).toBe(410);

    const leaked = await organization.key({ mode: 'live' });
    const session = await newSession({}, leaked.key);
    await service.admin.keys.revoke(leaked.keyId, { reason: null });
    expect((await page(matchPath(session), session.token)).status).toBe(404);

    const replaced = await organization.key({ mode: 'live' });
    const linked = await newSession({}, replaced.key);
    await service.admin.keys.rotate(replaced.keyId, { overlapHours: 0 });
    expect((await page(matchPath(linked), linked.token)).status).toBe(404);
  });

  it('is refused for no subject, two subjects and an origin that is not on the list', async () => {
    const { match: matchId, ranking: rankingId } = ids;
    const none = await api('POST', '/view-sessions', { viewer: 'x' });
    expect([none.status, none.body.errors[0].code]).toEqual([422, 'required']);
    const two = await api('POST', '/view-sessions', { matchId, rankingId, viewer: 'x' });
    expect([two.status, two.body.errors[0].code]).toEqual([422, 'conflict']);
    const origin = { matchId, viewer: 'x', frameOrigin: 'https://evil.example.com' };
    const refused = await api('POST', '/view-sessions', origin);
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '/frameOrigin']);
  });

  it('ends with the erasure of its candidate', async () => {
    const { body } = await api('POST', '/candidates/sync', {
      candidates: [{ firstName: 'Ilse', lastName: 'Quandt', skills: ['Forklift operation'] }],
    });
    const [{ candidateId }] = body.results;
    const match = await api('POST', '/match', { candidateId, jobId: ids.job });
    const session = await newSession({ matchId: match.body.matchId });
    expect((await page(matchPath(session, match.body.matchId), session.token)).status).toBe(200);
    expect((await api('DELETE', `/candidates/${candidateId}`)).status).toBeLessThan(300);
    await service.database.query(
      'SELECT erase_candidate_from_view_sessions(erasure_id) FROM erasures WHERE candidate_id = $1',
      [candidateId],
    );
    expect((await api('GET', `/view-sessions/${session.id}`)).status).toBe(404);
    expect((await page(matchPath(session, match.body.matchId), session.token)).status).toBe(404);
  });
});

describe('the page of a view session', () => {
  it('may be shown in frames of its own origin only, as long as that is on the list', async () => {
    const origin = 'https://app.example.com';
    const allow = (frameOrigins: string[]) => api('PATCH', '/review-settings', { frameOrigins });
    const policy = async ({ id }: { id: string }) => {
      const { headers } = await fetch(`${service.baseUrl}/view/${id}`);
      expect(headers.get('set-cookie')).toBeNull();
      return [
        /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1],
        headers.get('x-frame-options'),
      ];
    };
    await allow([origin, 'https://other.example.com']);
    const framed = await newSession({ frameOrigin: origin });
    expect(await policy(framed)).toEqual([origin, null]);
    expect(await policy(await newSession())).toEqual(["'none'", 'DENY']);
    expect(await policy({ id: ids.match })).toEqual(["'none'", 'DENY']);
    await allow([]);
    expect(await policy(framed)).toEqual(["'none'", 'DENY']);
  });

  itInBrowser('shows a match and a ranking alone and in a frame, wide and on a phone', async () => {
    browser = await openBrowser();
    const link = (await newSession()).url;
    const wide = await openPage(browser, service.baseUrl, DESKTOP);
    await wide.page.goto(link);
    await wide.page.getByRole('heading', { name: 'Marisol Vega' }).waitFor();
    expect(new URL(wide.page.url()).hash).toBe('');
    expect(await wide.page.getByRole('link').count()).toBe(0);
    await wide.page.locator('.match-verdict').waitFor();
    expect(await accessibilityFindings(wide.page)).toEqual([]);
    await screenshot(wide.page, 'view-match', 'whole');
    for (const tab of ['Retention', 'Gaps and bridges', 'Evidence', 'History']) {
      await wide.page.getByRole('tab', { name: tab }).click();
    }
    await wide.page.getByText('Scored', { exact: true }).first().waitFor();
    expect(wide.faults).toEqual([]);
    expect(wide.foreign).toEqual([]);
    await wide.page.reload();
    await wide.page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    const ended = await newSession();
    await api('DELETE', `/view-sessions/${ended.id}`);
    await wide.page.goto(ended.url);
    await wide.page.getByRole('heading', { name: 'This link has ended' }).waitFor();
    expect(await accessibilityFindings(wide.page)).toEqual([]);
    await screenshot(wide.page, 'view-ended');

    const phone = await openPage(browser, service.baseUrl, PHONE);
    await phone.page.goto((await newSession({ matchId: undefined, rankingId: ids.ranking })).url);
    await phone.page.getByRole('table', { name: 'Ranked candidates' }).waitFor();
    const boxes = phone.page.getByRole('checkbox', { name: /^Compare/ });
    await boxes.nth(0).click();
    await boxes.nth(1).click();
    await phone.page.getByRole('region', { name: 'Comparison' }).waitFor();
    expect(await wideElements(phone.page, PHONE.width)).toEqual([]);
    expect(await accessibilityFindings(phone.page)).toEqual([]);
    await screenshot(phone.page, 'view-ranking', 'whole');
    await phone.page.goto((await newSession()).url);
    await phone.page.getByRole('heading', { name: 'Marisol Vega' }).waitFor();
    expect(await wideElements(phone.page, PHONE.width)).toEqual([]);
  });

  itInBrowser('appears in a frame of its origin only, without cookies', async () => {
    browser ??= await openBrowser();
    let link = '';
    const host = http.createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<iframe src="${link}" width="1000" height="700"></iframe>`);
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const frameOrigin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    try {
      await api('PATCH', '/review-settings', { frameOrigins: [frameOrigin] });
      link = (await newSession()).url;
      const refused = await openPage(browser, service.baseUrl, DESKTOP);
      await refused.page.goto(`${frameOrigin}/`);
      await refused.page.waitForLoadState('networkidle');
      expect(refused.faults.join()).toContain('frame-ancestors');

      link = (await newSession({ matchId: undefined, rankingId: ids.ranking, frameOrigin })).url;
      const { page: shown } = await openPage(browser, service.baseUrl, DESKTOP);
      await shown.goto(`${frameOrigin}/`);
      await shown.frameLocator('iframe').getByRole('table', { name: 'Ranked candidates' }).waitFor();
      await screenshot(shown, 'view-ranking-frame');
      expect(await shown.context().cookies()).toEqual([]);
    } finally {
      host.closeAllConnections();
      await new Promise((resolve) => host.close(resolve));
    }
  });
});
