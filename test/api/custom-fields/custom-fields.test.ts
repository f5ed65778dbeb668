import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService({ pools: ['sync', 'match'] });
  ({ key } = await (await service.tenant('employer')).key());
  for (const json of [
    { record: 'job', key: 'region', type: 'enum', values: ['north', 'south'], label: 'Region' },
    { record: 'job', key: 'grade', type: 'number' },
    { record: 'candidate', key: 'cohort', type: 'date' },
  ]) {
    expect((await send('POST', '/custom-fields', json)).status).toBe(200);
  }
});
afterAll(() => service.stop());

const send = (method: string, path: string, json?: object) =>
  call(service.baseUrl, method, `/api/v1${path}`, { key, json });
const pushJob = (externalId: string, more: object = {}) =>
  send('POST', '/jobs/sync', {
    externalId,
    parsed: { title: 'Welder', requiredSkills: ['Welding'], city: 'Dayton', state: 'OH' },
    ...more,
  });
const pushCandidate = async (externalId: string, more: object = {}) => {
  const { body } = await send('POST', '/candidates/sync', {
    candidates: [{ externalId, firstName: 'Ana', skills: ['Welding'], ...more }],
  });
  return (body.results as { candidateId: string; error?: { errors: object[] } }[])[0]!;
};
const idsIn = (body: object, list: 'jobs' | 'candidates') =>
  (body as Record<string, { externalId: string }[]>)[list]!.map(({ externalId }) => externalId).sort();

describe('custom fields', () => {
  it('are listed with their limits', async () => {
    const { body } = await send('GET', '/custom-fields?record=job');
    expect(body.limits).toEqual({ maxKeys: 50, maxBytes: 16_384 });
    expect((body.customFields as { key: string }[]).map((field) => field.key)).toEqual(['region', 'grade']);
  });

  it('keep their type, and change label and values', async () => {
    const changed = { record: 'job', key: 'region', type: 'enum', values: ['north', 'south', 'west'] };
    const { body } = await send('POST', '/custom-fields', changed);
    expect(body).toMatchObject({ values: ['north', 'south', 'west'], label: null });
    const other = await send('POST', '/custom-fields', { record: 'job', key: 'region', type: 'string' });
    expect([other.status, other.body.code]).toEqual([409, 'custom_field_type_conflict']);
  });

  it.each([
    [{ record: 'job', key: 'size', type: 'enum' }, '/values'],
    [{ record: 'job', key: 'size', type: 'number', values: ['1'] }, '/values'],
    [{ record: 'candidate', key: 'dateOfBirth', type: 'date' }, '/key'],
  ])('responds with 422 to the declaration %j', async (json, pointer) => {
    const { status, body } = await send('POST', '/custom-fields', json);
    expect([status, (body.errors as { pointer: string }[])[0]!.pointer]).toEqual([422, pointer]);
  });

  it('are replaced by a change of a job or a candidate, which leaves the rest', async () => {
    const { jobId } = (await pushJob('J-patched', { customFields: { region: 'north', grade: 2 } })).body;
    const changed = await send('PATCH', `/jobs/${jobId}`, { customFields: { grade: 9 } });
    expect(changed.body).toMatchObject({ customFields: { grade: 9 }, status: 'open', title: 'Welder' });
    expect(idsIn((await send('GET', '/jobs?customFields=grade>=9')).body, 'jobs')).toEqual(['J-patched']);
    const both = await send('PATCH', `/jobs/${jobId}`, { customFields: null, status: 'paused' });
    expect(both.body).toMatchObject({ customFields: {}, status: 'paused' });
    expect(idsIn((await send('GET', '/jobs?customFields=grade>=9')).body, 'jobs')).toEqual([]);
    const { candidateId } = await pushCandidate('C-patched', { customFields: { cohort: '2024-01-01' } });
    const candidate = await send('PATCH', `/candidates/${candidateId}`, {
      customFields: { cohort: '2025-02-01' },
    });
    expect(candidate.body).toMatchObject({ customFields: { cohort: '2025-02-01' }, firstName: 'Ana' });
    const { body } = await send('GET', '/candidates?customFields=cohort=2025-02-01');
    expect(idsIn(body, 'candidates')).toEqual(['C-patched']);
  });

  it.each<['jobs' | 'candidates', object, string]>([
    ['jobs', {}, '/status'],
    ['jobs', { closeReason: 'filled' }, '/status'],
    ['jobs', { customFields: { grade: 'nine' } }, '/customFields/grade'],
    ['jobs', { customFields: { unknown: 1 } }, '/customFields/unknown'],
    ['candidates', {}, '/customFields'],
    ['candidates', { customFields: { cohort: 'soon' } }, '/customFields/cohort'],
    ['candidates', { firstName: 'Eva', customFields: null }, '/firstName'],
  ])('are not changed on %s by %j', async (list, json, pointer) => {
    const { jobId } = (await pushJob('J-refused')).body;
    const { candidateId } = await pushCandidate('C-refused');
    const id = list === 'jobs' ? (jobId as string) : candidateId;
    const { status, body } = await send('PATCH', `/${list}/${id}`, json);
    expect([status, (body.errors as { pointer: string }[])[0]!.pointer]).toEqual([422, pointer]);
  });

  it('stay on a job until a push sends others, and filter the list', async () => {
    const { body } = await pushJob('north', { customFields: { region: 'north', grade: 4 } });
    await pushJob('north');
    await pushJob('south', { customFields: { region: 'south', grade: -1.5 } });
    const job = await send('GET', `/jobs/${body.jobId as string}`);
    expect(job.body.customFields).toEqual({ region: 'north', grade: 4 });
    const list = async (conditions: string) =>
      idsIn((await send('GET', `/jobs?customFields=${encodeURIComponent(conditions)}`)).body, 'jobs');
    expect([await list('region=north'), await list('grade<=0'), await list('grade>=-2;grade<=4')]).toEqual([
      ['north'],
      ['south'],
      ['north', 'south'],
    ]);
    await pushJob('north', { customFields: null });
    expect(await list('region=north')).toEqual([]);
  });

  it('are refused with a pointer if they are not declared or have another type', async () => {
    const single = await pushJob('wrong', { customFields: { grade: 'four', size: 1 } });
    expect((single.body.errors as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual([
      '/customFields/grade',
      '/customFields/size',
    ]);
    const { error } = await pushCandidate('wrong', { customFields: { cohort: 'spring' } });
    expect(error!.errors).toEqual([
      expect.objectContaining({ pointer: '/candidates/0/customFields/cohort', code: 'format' }),
    ]);
    const { body } = await send('GET', '/jobs?customFields=size%3D1');
    expect(body.code).toBe('validation_failed');
  });

  it('of a candidate filter the list, survive a merge and its undo, and do not change a score', async () => {
    const plain = await pushCandidate('plain');
    const marked = await pushCandidate('marked', { customFields: { cohort: '2026-04-01' } });
    const list = async () =>
      idsIn((await send('GET', '/candidates?customFields=cohort%3E%3D2026-01-01')).body, 'candidates');
    expect(await list()).toEqual(['marked']);
    const { body: job } = await pushJob('scored', { customFields: { grade: 9 } });
    const score = async ({ candidateId }: { candidateId: string }) =>
      (await send('POST', '/match', { candidateId, jobId: job.jobId })).body.score;
    expect(await score(marked)).toEqual(await score(plain));
    const path = `/candidates/${plain.candidateId}`;
    const other = { candidateId: marked.candidateId };
    const merged = await send('POST', `${path}/merge`, other);
    expect(merged.status).toBe(200);
    expect((await send('GET', path)).body.customFields).toEqual({ cohort: '2026-04-01' });
    await send('POST', `${path}/unmerge`, other);
    expect((await send('GET', path)).body.customFields).toEqual({});
    expect(await list()).toEqual(['marked']);
  });

  it('can be deleted; the key is no longer accepted', async () => {
    const { body } = await send('POST', '/custom-fields', { record: 'job', key: 'gone', type: 'string' });
    expect((await send('DELETE', `/custom-fields/${body.customFieldId as string}`)).status).toBe(204);
    expect((await pushJob('gone', { customFields: { gone: 'x' } })).status).toBe(422);
  });

  it('of jobs are declared by employers only', async () => {
    const organization = await (await service.tenant('organization')).key();
    const { body } = await call(service.baseUrl, 'POST', '/api/v1/custom-fields', {
      key: organization.key,
      json: { record: 'job', key: 'region', type: 'string' },
    });
    expect(body.code).toBe('employer_key_required');
  });
});
