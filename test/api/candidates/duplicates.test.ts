import { newId } from '../../../src/platform/ids';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';

let service: TestService;
let key: string;
let ids: Map<string | null, string>;

const work = [
  { name: 'Harbor Grill', position: 'Line cook', startDate: '2021-03', endDate: '2024-02' },
  { name: 'Lakeside Hotel', position: 'Dishwasher', startDate: '2018-06', endDate: '2021-01' },
];
const home = { address: '12 Maple St', city: 'Dayton', state: 'OH', postalCode: '45402' };

beforeAll(async () => {
  service = await startService({ pools: ['sync', 'upkeep'] });
  ({ key } = await (await service.tenant('organization')).key());
  ids = await sync([
    {
      externalId: 'tracker-1',
      firstName: 'Katherine',
      lastName: 'Mabry',
      email: 'katherine.mabry.88@mail.example.com',
      phone: '(216) 555-0188',
      location: home,
      work,
    },
    {
      externalId: 'tracker-2',
      firstName: 'Kate',
      lastName: 'Vance',
      email: 'Katherine.Mabry.88@mail.example.com',
      phone: '(419) 555-0177',
      work,
    },
    { externalId: 'twin', firstName: 'Curtis', lastName: 'Mabry', phone: '(216) 555-0188', location: home },
    { externalId: 'stranger', firstName: 'Owen', lastName: 'Pruitt', email: 'owen.p.4@mail.example.com' },
  ]);
});
afterAll(() => service.stop());

async function sync(candidates: object[]): Promise<Map<string | null, string>> {
  const { body } = await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', {
    key,
    json: { candidates },
  });
  const results = body.results as { externalId: string | null; candidateId: string }[];
  return new Map(results.map(({ externalId, candidateId }) => [externalId, candidateId]));
}

const send = (method: string, path: string, json?: object, own = key) =>
  call(service.baseUrl, method, `/api/v1/candidates/${path}`, { key: own, ...(json && { json }) });
const idOf = (externalId: string): string => ids.get(externalId) ?? '';

describe('GET /api/v1/candidates/{candidateId}/duplicates', () => {
  it('returns the other record of a person with the likelihood and its reasons, and not the twin', async () => {
    const { status, body } = await send('GET', `${idOf('tracker-1')}/duplicates`);
    expect([status, body]).toMatchObject([
      200,
      {
        candidateId: idOf('tracker-1'),
        duplicates: [{ candidateId: idOf('tracker-2'), externalId: 'tracker-2', isLikely: true }],
      },
    ]);
    const [{ likelihood, reasons }] = body.duplicates as [{ likelihood: number; reasons: object[] }];
    expect(likelihood).toBeGreaterThan(0.9);
    expect(reasons).toContainEqual({
      field: 'email',
      agreement: 'same',
      weight: expect.any(Number) as number,
    });
    expect(reasons).toContainEqual({
      field: 'familyName',
      agreement: 'different',
      weight: expect.any(Number) as number,
    });
  });

  it('returns the twin below a lower limit, as unlikely', async () => {
    const { body } = await send('GET', `${idOf('tracker-1')}/duplicates?minLikelihood=0`);
    const twin = (body.duplicates as { candidateId: string; isLikely: boolean }[]).find(
      ({ candidateId }) => candidateId === idOf('twin'),
    );
    expect(twin?.isLikely).toBe(false);
  });

  it('finds candidates that a release without keys has stored', async () => {
    await service.database.query(`DELETE FROM candidate_duplicate_keys`);
    await service.database.query(`UPDATE candidates SET duplicate_key_version = 0`);
    await until('the keys are written', async () => {
      const { body } = await send('GET', `${idOf('tracker-2')}/duplicates`);
      return (body.duplicates as unknown[]).length === 1;
    });
  });

  it('responds with 404 for the candidate of another tenant', async () => {
    const other = await (await service.tenant('organization')).key();
    const { status } = await send('GET', `${idOf('tracker-1')}/duplicates`, undefined, other.key);
    expect([status, (await send('GET', `${newId()}/duplicates`)).status]).toEqual([404, 404]);
  });
});
