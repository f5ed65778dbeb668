import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService({ pools: ['sync'] });
  ({ key } = await (await service.tenant('organization')).key());
  const place = (city: string, state: string) => ({ location: { city, state } });
  await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', {
    key,
    json: {
      candidates: [
        {
          externalId: 'welder',
          skills: ['Welding', 'Forklift operation'],
          work: [{ position: 'Welder', name: 'Lakeside Steel', startDate: '2020-01' }],
          certifications: ['Certified welder'],
          ...place('Dayton', 'OH'),
        },
        { externalId: 'baker', occupations: ['Baker'], location: { city: 'München', countryCode: 'DE' } },
        { externalId: 'tailor', occupations: ['Tailor'], location: { city: 'London' } },
        { externalId: 'cook', skills: ['Cooking'], occupations: ['Line cook'], ...place('Miamisburg', 'OH') },
        {
          externalId: 'nurse',
          certifications: ['CPR', 'CNA'],
          occupations: ['Certified nursing assistant'],
          ...place('Cleveland', 'OH'),
        },
      ],
    },
  });
});
afterAll(() => service.stop());

const list = (query: string) => call(service.baseUrl, 'GET', `/api/v1/candidates?${query}`, { key });
const search = async (query: string): Promise<string[]> => {
  const { body } = await list(query);
  return (body.candidates as { externalId: string }[]).map(({ externalId }) => externalId).sort();
};

describe('GET /api/v1/candidates', () => {
  it.each([
    ['skill=Welding', ['welder']],
    ['skill=forklift%20operation&near=Dayton,%20OH', ['welder']],
    ['skill=Welding&near=Cleveland,%20OH', []],
    ['occupation=Line%20cook', ['cook']],
    ['occupation=51-4121', ['welder']],
    ['certification=CNA', ['nurse']],
    ['near=Dayton,%20OH', ['cook', 'welder']],
    ['near=Dayton,%20OH&within=1mi', ['welder']],
    ['near=Dayton,%20OH&within=320km', ['cook', 'nurse', 'welder']],
    ['near=Munich,%20DE', ['baker']],
    ['near=Augsburg&within=60km', ['baker']],
    ['near=London,%20GB', ['tailor']],
  ])('lists the candidates that match %s', async (query, expected) => {
    expect(await search(query)).toEqual(expected);
  });

  it('continues a filtered list after the cursor', async () => {
    const first = await list('near=Dayton,%20OH&limit=1');
    const cursor = encodeURIComponent(first.body.nextCursor as string);
    const second = await list(`near=Dayton,%20OH&limit=1&cursor=${cursor}`);
    const names = [first, second].flatMap(({ body }) => body.candidates as { externalId: string }[]);
    expect(names.map(({ externalId }) => externalId).sort()).toEqual(['cook', 'welder']);
    expect(second.body.hasMore).toBe(false);
  });

  it('finds nothing of these attributes by words', async () => {
    expect([await search('q=s'), await search('q=%23s')]).toEqual([[], []]);
  });

  it.each(['near=Atlantis,%20OH', 'near=Dayton', 'near=Dayton,%20OH&within=25', 'within=25mi'])(
    'responds with 422 to %s',
    async (query) => {
      expect((await list(query)).body.code).toBe('validation_failed');
    },
  );
});
