import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';

let service: TestService;
let employer: TestTenant;
let organization: TestTenant;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: [] });
  employer = await service.tenant('employer');
  organization = await service.tenant('organization');
  await employer.link(organization);
  ({ key } = await employer.key());
});
afterAll(() => service.stop());

const patch = (placementId: string, json: object) =>
  call(service.baseUrl, 'PATCH', `/api/v1/placements/${placementId}`, { key, json });

async function pair(): Promise<{ candidateId: string; jobId: string }> {
  const job = await call(service.baseUrl, 'POST', '/api/v1/jobs/sync', {
    key,
    json: { parsed: { title: 'Packer' } },
  });
  return { candidateId: await organization.candidate({ shareWithEmployers: true }), jobId: job.body.jobId };
}

const create = async (json: object = {}) =>
  call(service.baseUrl, 'POST', '/api/v1/placements', { key, json: { ...(await pair()), ...json } });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('dates of a placement', () => {
  it.each([
    ['in a far century', '2099-01-01', 'max'],
    ['more than 366 days ahead', inDays(368), 'max'],
    ['before 1970', '1969-12-31', 'min'],
  ])('are refused %s', async (_when, date, code) => {
    const created = await create({ startDate: date });
    expect(created.body).toMatchObject({ status: 422, errors: [{ pointer: '/startDate', code }] });
    const { placementId } = (await create({ status: 'accepted' })).body;
    const updateResponse = await patch(placementId, { status: 'started', effectiveDate: date });
    expect(updateResponse.body).toMatchObject({ status: 422, errors: [{ pointer: '/effectiveDate', code }] });
  });

  it('are accepted up to 366 days ahead, where a year counts from its first day', async () => {
    expect((await create({ startDate: inDays(360) })).status).toBe(201);
    expect((await create({ startDate: inDays(360).slice(0, 4) })).status).toBe(201);
  });
});

describe('corrections of a placement', () => {
  it('change dates, pay and reason, store the previous values in the history and emit no event', async () => {
    const { placementId } = (await create({ status: 'started', startDate: '2026-02-02', hourlyUsd: 18 }))
      .body;
    await patch(placementId, { status: 'ended', effectiveDate: '2026-05-20', endReason: 'health' });
    const count = () =>
      service.database.query(`SELECT 1 FROM events WHERE data->>'placementId' = $1`, [placementId]);
    const eventCount = (await count()).length;
    const { status, body } = await patch(placementId, {
      startDate: '2026-02-09',
      endDate: '2026-06-01',
      hourlyUsd: 19.5,
      endReason: 'quit',
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body).toMatchObject({
      status: 'ended',
      startDate: '2026-02-09',
      endDate: '2026-06-01',
      hourlyUsd: 19.5,
      endReason: 'quit',
    });
    expect(body.history.at(-1)).toMatchObject({
      status: 'ended',
      by: 'api',
      corrected: ['startDate', 'endDate', 'endReason', 'hourlyUsd'],
      previous: { startDate: '2026-02-02', endDate: '2026-05-20', hourlyUsd: 18 },
    });
    expect(JSON.stringify(body.history)).not.toContain('health');
    expect(await count()).toHaveLength(eventCount);
    const [row] = await service.database.query<{ days: number }>(
      'SELECT ended_on - started_on AS days FROM placements WHERE placement_id = $1',
      [placementId],
    );
    expect(row?.days).toBe(112);
  });

  it('revert a status that was recorded by mistake and emit an event marked as a correction', async () => {
    const { placementId } = (await create({ status: 'started', startDate: '2026-02-02' })).body;
    await patch(placementId, { status: 'ended', effectiveDate: '2026-05-20', endReason: 'quit' });
    const rejected = await patch(placementId, { status: 'started' });
    expect(rejected.body).toMatchObject({ status: 409, code: 'invalid_transition' });
    const { body } = await patch(placementId, { status: 'started', correction: true });
    expect(body).toMatchObject({
      status: 'started',
      startDate: '2026-02-02',
      endDate: null,
      endReason: null,
    });
    expect(body.history.at(-1)).toMatchObject({
      status: 'started',
      corrected: ['status', 'endDate', 'endReason'],
      previous: { status: 'ended', endDate: '2026-05-20' },
    });
    const [event] = await service.database.query<{ data: object }>(
      `SELECT data FROM events WHERE data->>'placementId' = $1 AND type = 'placement.status_changed'
       ORDER BY created_at DESC, event_id DESC LIMIT 1`,
      [placementId],
    );
    expect(event?.data).toMatchObject({ status: 'started', previousStatus: 'ended', correction: true });
  });

  it('cannot reopen a placement if the pair has another one', async () => {
    const ids = await pair();
    const post = () => call(service.baseUrl, 'POST', '/api/v1/placements', { key, json: ids });
    const { placementId } = (await post()).body;
    await patch(placementId, { status: 'declined' });
    expect((await post()).status).toBe(201);
    const reopened = await patch(placementId, { status: 'offered', correction: true });
    expect(reopened.body).toMatchObject({ status: 409, code: 'placement_exists' });
  });

  it('require at least one change', async () => {
    const { placementId } = (await create()).body;
    expect((await patch(placementId, {})).body).toMatchObject({ status: 422, code: 'validation_failed' });
    expect((await patch(placementId, { correction: true })).body.status).toBe(422);
  });
});
