import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService({ pools: ['sync'] });
  ({ key } = await (await service.tenant('organization')).key());
  await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', {
    key,
    json: {
      candidates: [
        { externalId: 'ohio', firstName: 'Ines', lastName: 'Rocha', phone: '(216) 555-0188' },
        { externalId: 'london', firstName: 'Mabel', lastName: 'Stroud', phone: '+44 20 7946 0958' },
        { externalId: 'neither', firstName: 'Ines', lastName: 'Roe', email: 'a2165550188@example.com' },
      ],
    },
  });
});
afterAll(() => service.stop());

const search = async (q: string): Promise<string[]> => {
  const query = encodeURIComponent(q);
  const { body } = await call(service.baseUrl, 'GET', `/api/v1/candidates?q=${query}`, { key });
  return (body.candidates as { externalId: string }[]).map(({ externalId }) => externalId);
};

describe('a search for a phone number', () => {
  it.each([
    ...['+12165550188', '+1 216 555 0188', '+1 (216) 555-0188', '001 216 555 0188', '1-216-555-0188'],
    ...['(216) 555-0188', '216-555-0188', '216.555.0188', '216 555 0188', '2165550188', '216/555-0188'],
    ...['Rocha 216-555-0188', '(216) 555-0188 ines', '+1216', '(216) 555-0188 ext. 12'],
  ])('finds an American number written as %s', async (q) => {
    expect(await search(q)).toEqual(['ohio']);
  });

  it.each([
    '+442079460958',
    '+44 20 7946 0958',
    '0044 20 7946 0958',
    '+44 (0)20 7946 0958',
    '020 7946 0958',
    '(020) 79460958',
  ])('finds a British number written as %s', async (q) => {
    expect(await search(q)).toEqual(['london']);
  });

  it.each(['216-555-0199', '555-0188', 'Stroud 216-555-0188'])('returns no candidates for %s', async (q) => {
    expect(await search(q)).toEqual([]);
  });

  it('does not treat the digits of an email address as a phone number', async () => {
    expect(await search('a2165550188@example.com')).toEqual(['neither']);
  });
});
