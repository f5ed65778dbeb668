import type { ServerResponse } from 'node:http';
import { composeWorkers } from '../../../src/compose/workers';
import { call, type ApiResponse } from '../../support/api';
import { BoardServer } from '../../support/servers/board-server';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

const posting = (number: number, text = `Cook ${number}`) => ({ id: `p${number}`, text });
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('a connector', () => {
  let service: TestService;
  let tenant: TestTenant;
  let key: string;
  let board: BoardServer;

  const send = (method: string, path: string, json?: object, withKey = key): Promise<ApiResponse> =>
    call(service.baseUrl, method, `/api/v1/connectors${path}`, { key: withKey, ...(json ? { json } : {}) });
  const create = async (json: object): Promise<string> => {
    const { status, body, text } = await send('POST', '', json);
    if (status !== 201) throw new Error(text);
    return body.connectorId as string;
  };
  const runEnded = (connectorId: string, runId: string) =>
    until('the run', async () => {
      const { body } = await send('GET', `/${connectorId}/runs/${runId}`);
      return ['succeeded', 'failed', 'cancelled'].includes(body.status as string) ? body : null;
    });
  const run = async (connectorId: string, json: object = {}) => {
    const { status, body, text } = await send('POST', `/${connectorId}/runs`, json);
    if (status !== 202) throw new Error(text);
    return runEnded(connectorId, body.runId as string);
  };
  const jobs = () =>
    service.database.query<{ external_id: string; status: string; title: string }>(
      'SELECT external_id, status, title FROM jobs WHERE tenant_id = $1 ORDER BY external_id',
      [tenant.tenantId],
    );
  const countBy = async (status: string) => (await jobs()).filter((job) => job.status === status).length;

  /** Runs tasks that stop within the first, second and third page, as those of a killed process do, and two at a time. */
  const runKilledTasks = async (operationId: string): Promise<void> => {
    const workers = composeWorkers(service.config, ['sync']);
    await workers.start();
    const payload = {
      ...{ operationId, tenantId: tenant.tenantId, mode: 'test' as const },
      ...{ notify: null, traceparent: null, step: 0 },
    };
    for (const requests of [1, 2, 3]) {
      const stop = new AbortController();
      let seen = 0;
      board.interfere = () => {
        if (++seen === requests) setImmediate(() => stop.abort(new Error('killed')));
        return false;
      };
      await workers.runConnector.run(payload, stop.signal).catch(() => undefined);
    }
    board.interfere = failures([
      (response) => response.writeHead(429, { 'retry-after': '0' }).end(),
      (response) => response.writeHead(503, { 'retry-after': '0' }).end('{}'),
      (response) => response.destroy(),
    ]);
    // Two tasks of the same step, as after a lost lock.
    await Promise.all([
      workers.runConnector.run(payload, new AbortController().signal),
      workers.runConnector.run(payload, new AbortController().signal),
    ]);
    await workers.shutdown.run('test');
  };

  beforeAll(async () => {
    board = await new BoardServer().start();
    service = await startService({
      pools: ['sync', 'upkeep'],
      environment: { WEBHOOK_ALLOW_LOOPBACK: 'true', CONNECTOR_TEST_ORIGIN: board.origin },
    });
  });
  afterAll(async () => {
    await service.stop();
    await board.stop();
  });
  beforeEach(async () => {
    tenant = await service.tenant('employer');
    ({ key } = await tenant.key({ mode: 'test' }));
    board.postings = [];
    board.interfere = () => false;
  });

  it('needs credentials where its board does, and never returns or stores them in clear', async () => {
    const harvest = { kind: 'greenhouse_harvest', board: 'acme' };
    expect((await send('POST', '', harvest)).body.errors[0].pointer).toBe('/credentials');
    const credentials = { type: 'client_credentials', clientId: 'client-1', clientSecret: 'hush-hush-hush' };
    expect((await send('POST', '', { kind: 'lever', board: 'acme', credentials })).status).toBe(422);
    expect((await send('POST', '', { kind: 'lever', board: '../admin' })).body.errors[0].pointer).toBe(
      '/board',
    );
    const page = { kind: 'careers_page', board: 'https://10.0.0.1/jobs' };
    expect((await send('POST', '', page)).body.errors[0]).toMatchObject({ pointer: '/board' });
    const created = await send('POST', '', { ...harvest, credentials });
    expect([created.status, created.body.hasCredentials, created.body.lastRun]).toEqual([201, true, null]);
    expect(created.text).not.toContain('hush');
    expect((await send('POST', '', { ...harvest, credentials })).body.code).toBe('connector_exists');
    const again = () =>
      call(service.baseUrl, 'POST', '/api/v1/connectors', {
        ...{ key, json: { kind: 'ashby', board: 'acme' }, headers: { 'Idempotency-Key': 'connect-ashby' } },
      });
    expect([(await again()).text]).toEqual([(await again()).text]);
    const [row] = await service.database.query<{ text: string }>(
      `SELECT encode(credentials, 'escape') || mapping AS text FROM connectors WHERE connector_id = $1`,
      [created.body.connectorId],
    );
    expect(row?.text).not.toContain('hush');
    const logged = await service.database.query('SELECT FROM request_log WHERE request_body LIKE $1', [
      '%hush%',
    ]);
    expect(logged).toEqual([]);
  });

  it('belongs to its tenant and mode, and needs a key of an employer with the scope of jobs', async () => {
    const connectorId = await create({ kind: 'lever', board: 'acme', intervalMinutes: null });
    const other = await (await service.tenant('employer')).key({ mode: 'test' });
    const live = await tenant.key({ mode: 'live' });
    const organization = await (await service.tenant('organization')).key({ mode: 'test' });
    const withoutScope = await tenant.key({ mode: 'test', scopes: ['candidates'] });
    const get = async (withKey: string) =>
      (await send('GET', `/${connectorId}`, undefined, withKey)).body.code;
    expect(
      await Promise.all([other, live, organization, withoutScope].map(({ key: each }) => get(each))),
    ).toEqual(['not_found', 'not_found', 'employer_key_required', 'insufficient_scope']);
    expect((await send('GET', '')).body.connectors).toHaveLength(1);
    const changed = await send('PATCH', `/${connectorId}`, { intervalMinutes: 60, status: 'disabled' });
    expect(changed.body).toMatchObject({ intervalMinutes: 60, status: 'disabled', nextRunAt: null });
    expect((await send('DELETE', `/${connectorId}`)).status).toBe(204);
    expect((await send('GET', `/${connectorId}`)).status).toBe(404);
  });

  it('previews what a run would change and writes nothing', async () => {
    board.postings = numbers(3).map((number) => posting(number));
    const connectorId = await create({ kind: 'lever', board: 'acme' });
    const { status, body } = await send('POST', `/${connectorId}/preview`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ dryRun: true, counts: { created: 3, closed: 0 }, closingSkipped: null });
    expect(body.items[0]).toEqual({
      ...{ action: 'create', postingId: 'p1', externalId: 'lever:acme:p1', jobId: null },
      ...{ title: 'Cook 1', location: 'Dayton, Ohio' },
    });
    expect(await jobs()).toEqual([]);
    expect((await send('GET', `/${connectorId}`)).body.lastRun).toBeNull();
  });

  it('pulls each job once and closes vanished ones, through failures of the board and lost tasks', async () => {
    board.postings = numbers(190).map((number) => posting(number));
    const connectorId = await create({
      kind: 'lever',
      board: 'acme',
      mapping: { employerName: 'Acme Foods' },
    });
    const elsewhere = { externalId: 'ours-1', parsed: { title: 'Baker' } };
    await call(service.baseUrl, 'POST', '/api/v1/jobs/sync', { key, json: elsewhere });
    await service.stopWorkers();
    const started = await send('POST', `/${connectorId}/runs`);
    expect((await send('POST', `/${connectorId}/runs`)).body.code).toBe('connector_run_active');
    await runKilledTasks(started.body.runId as string);
    await service.startWorkers();
    expect(await runEnded(connectorId, started.body.runId as string)).toMatchObject({
      status: 'succeeded',
      counts: { created: 190, updated: 0, reopened: 0, closed: 0, failed: 0 },
      errors: [],
    });
    expect(await jobs()).toHaveLength(191);
    const [detail] = await service.database.query<{ parsed: Record<string, unknown> }>(
      `SELECT parsed FROM jobs WHERE external_id = 'lever:acme:p7' AND tenant_id = $1`,
      [tenant.tenantId],
    );
    expect(detail?.parsed).toMatchObject({
      ...{ title: 'Cook 7', employerName: 'Acme Foods', city: 'Dayton', state: 'OH' },
      ...{ employmentType: 'full_time', postedAt: '2026-05-06T07:08:09.000Z' },
    });

    board.postings = numbers(190)
      .filter((number) => number > 30)
      .map((number) => posting(number, number > 40 ? `Cook ${number}` : `Head cook ${number}`));
    board.interfere = (url, response) => {
      if (url.searchParams.get('skip') !== '90') return false;
      response.writeHead(400).end();
      return true;
    };
    expect(await run(connectorId)).toMatchObject({ status: 'failed', error: { code: 'upstream_failed' } });
    expect(await countBy('closed')).toBe(0);
    board.interfere = () => false;
    const preview = await send('POST', `/${connectorId}/preview`);
    expect(preview.body.counts).toMatchObject({ created: 0, closed: 30 });
    expect(await run(connectorId)).toMatchObject({ status: 'succeeded', counts: { created: 0, closed: 30 } });
    const after = await jobs();
    expect(after).toHaveLength(191);
    expect(after.filter(({ status }) => status === 'closed').map(({ external_id }) => external_id)).toEqual(
      numbers(30)
        .map((number) => `lever:acme:p${number}`)
        .sort(),
    );
    expect(after.find(({ external_id }) => external_id === 'ours-1')?.status).toBe('open');
    expect(after.find(({ external_id }) => external_id === 'lever:acme:p35')?.title).toBe('Head cook 35');

    board.postings = numbers(190).map((number) => posting(number));
    expect(await run(connectorId)).toMatchObject({ counts: { reopened: 30, updated: 10, unchanged: 150 } });
    expect(await countBy('closed')).toBe(0);
  });

  it('closes nothing when its board is empty, unless the run allows it', async () => {
    board.postings = [posting(1)];
    const connectorId = await create({ kind: 'lever', board: 'acme' });
    await run(connectorId);
    board.postings = [];
    expect(await run(connectorId)).toMatchObject({ status: 'succeeded', counts: { closed: 0 } });
    expect(await countBy('open')).toBe(1);
    expect(await run(connectorId, { allowEmpty: true })).toMatchObject({ counts: { closed: 1 } });
    expect(await countBy('closed')).toBe(1);
  });

  it('fails a run of a board that does not exist, and names the posting that cannot be read', async () => {
    const connectorId = await create({ kind: 'lever', board: 'unknown' });
    expect((await run(connectorId)).error).toMatchObject({ code: 'upstream_failed' });
    const faulty = await create({ kind: 'lever', board: 'acme' });
    board.postings = [posting(1), { id: 'p2', text: '' }];
    const { counts, errors } = await run(faulty);
    expect(counts).toMatchObject({ created: 1, failed: 1 });
    expect(errors).toMatchObject([{ postingId: 'p2', error: { code: 'upstream_failed' } }]);
    const events = await until('the events of both runs', async () => {
      const path = '/api/v1/events?type=connector.run.completed';
      const { body } = await call(service.baseUrl, 'GET', path, { key });
      const all = (body.events as { data: { connectorId: string } }[]).map(({ data }) => data);
      const ofRuns = [connectorId, faulty].map((id) => all.filter((data) => data.connectorId === id));
      return ofRuns.every((each) => each.length > 0) ? ofRuns : null;
    });
    expect(events).toMatchObject([
      [{ status: 'failed', error: { code: 'upstream_failed' } }],
      [{ status: 'succeeded', counts: { created: 1, failed: 1 }, error: null }],
    ]);
  });

  it('reads the details of postings again whose list shows no change, a day after they were read', async () => {
    const texts = ['Bakes bread from six in the morning.', 'Drives the van to shops.'];
    let details = 0;
    board.interfere = (url, response) => {
      const json = (body: object) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const at = /\/postings\/p(\d)$/.exec(url.pathname)?.[1];
      const item = (id: number) => ({
        id: `p${id}`,
        name: `Job ${id}`,
        releasedDate: '2026-11-01T08:00:00.000Z',
      });
      if (at === undefined) json({ totalFound: 2, content: [item(0), item(1)] });
      else {
        details += 1;
        json({ ...item(Number(at)), jobAd: { sections: { jobDescription: { text: texts[Number(at)] } } } });
      }
      return true;
    };
    const connectorId = await create({ kind: 'smartrecruiters', board: 'acme', intervalMinutes: null });
    expect((await run(connectorId)).counts).toMatchObject({ created: 2 });
    texts[1] = 'Drives the truck to shops, with a class B license.';
    expect((await run(connectorId)).counts).toMatchObject({ unchanged: 2, updated: 0 });
    expect(details).toBe(2);
    await service.database.query(`UPDATE connector_jobs SET read_at = now() - interval '2 days'`);
    expect((await run(connectorId)).counts).toMatchObject({ unchanged: 1, updated: 1, created: 0 });
    expect(details).toBe(4);
    expect((await run(connectorId)).counts).toMatchObject({ unchanged: 2, updated: 0 });
    expect(details).toBe(4);
  });

  it('runs on its schedule', async () => {
    board.postings = [posting(1)];
    const connectorId = await create({ kind: 'lever', board: 'acme', intervalMinutes: 60 });
    const lastRun = await until('the scheduled run', async () => {
      const { body } = await send('GET', `/${connectorId}`);
      return body.lastRun?.status === 'succeeded' ? body.lastRun : null;
    });
    expect(lastRun).toMatchObject({ startedBy: 'schedule', counts: { created: 1 } });
    const { body } = await send('GET', `/${connectorId}`);
    expect(Date.parse(body.nextRunAt as string)).toBeGreaterThan(Date.now() + 50 * 60_000);
  });
});

/** Interferes with the first requests, one after the other. */
function failures(responses: ((response: ServerResponse) => void)[]): BoardServer['interfere'] {
  return (_url, response) => {
    const next = responses.shift();
    next?.(response);
    return next !== undefined;
  };
}
