import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { OutdatedJobWordsRepository } from '../../../src/db/search/job-words.repository';
import { Database } from '../../../src/db/kernel/database';
import { RefreshJobWordsService } from '../../../src/services/search/refresh-job-words.service';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService({ pools: ['sync'] });
  ({ key } = await (await service.tenant('employer')).key());
  await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-sync', {
    key,
    json: {
      jobs: [
        {
          externalId: 'welder',
          parsed: {
            title: 'Welder',
            employerName: 'Lakeside Steel',
            requiredSkills: ['Welding', 'Forklift operation'],
            requiredCertifications: ['Certified welder'],
            employmentType: 'full_time',
            hourlyMinUsd: 22,
            hourlyMaxUsd: 28.5,
            city: 'Dayton',
            state: 'OH',
          },
        },
        {
          externalId: 'cook',
          parsed: {
            title: 'Line cook',
            preferredSkills: ['Cooking'],
            employmentType: 'part_time',
            hourlyMinUsd: 15,
            city: 'Miamisburg',
            state: 'OH',
          },
        },
        { externalId: 'berlin', parsed: { title: 'Tailor', city: 'Berlin', countryCode: 'DE' } },
        {
          externalId: 'nurse',
          parsed: {
            title: 'Certified nursing assistant',
            requiredCertifications: ['CNA or HHA'],
            summary: 'Telephone triage for a clinic in Cleveland.',
            workplaceType: 'remote',
          },
        },
      ],
    },
  });
});
afterAll(() => service.stop());

const list = (query: string) => call(service.baseUrl, 'GET', `/api/v1/jobs?${query}`, { key });
const search = async (query: string): Promise<string[]> => {
  const { body } = await list(query);
  return (body.jobs as { externalId: string }[]).map(({ externalId }) => externalId).sort();
};

describe('GET /api/v1/jobs', () => {
  it.each([
    ['skill=Welding', ['welder']],
    ['skill=cooking', ['cook']],
    ['skill=forklift%20operation&near=Dayton,%20OH', ['welder']],
    ['occupation=51-4121', ['welder']],
    ['occupation=Line%20cook', ['cook']],
    ['certification=HHA', ['nurse']],
    ['near=Dayton,%20OH', ['cook', 'welder']],
    ['near=Dayton,%20OH&within=1mi', ['welder']],
    ['near=Cleveland,%20OH', []],
    ['near=Berlin,%20Germany', ['berlin']],
    ['near=Potsdam&within=40km', ['berlin']],
    ['remote=true', ['nurse']],
    ['remote=false', ['berlin', 'cook', 'welder']],
    ['employmentType=part_time', ['cook']],
    ['payAtLeast=28.5', ['welder']],
    ['payAtLeast=15', ['cook', 'welder']],
    ['payAtLeast=28.51', []],
    ['text=lakeside%20weld', ['welder']],
    ['text=triage', ['nurse']],
    ['source=push', ['berlin', 'cook', 'nurse', 'welder']],
    ['source=greenhouse', []],
    ['source=0199a1b2-0000-7000-8000-000000000000', []],
    ['status=open&remote=false&payAtLeast=20', ['welder']],
  ])('lists the jobs that match %s', async (query, expected) => {
    expect(await search(query)).toEqual(expected);
  });

  it('continues a filtered list after the cursor', async () => {
    const first = await list('near=Dayton,%20OH&limit=1');
    const cursor = encodeURIComponent(first.body.nextCursor as string);
    const second = await list(`near=Dayton,%20OH&limit=1&cursor=${cursor}`);
    const names = [first, second].flatMap(({ body }) => body.jobs as { externalId: string }[]);
    expect(names.map(({ externalId }) => externalId).sort()).toEqual(['cook', 'welder']);
    expect(second.body.hasMore).toBe(false);
  });

  it('finds a job by the title that a later push without one keeps', async () => {
    const push = (json: object) => call(service.baseUrl, 'POST', '/api/v1/jobs/sync', { key, json });
    const text = 'Warehouse Associate\n\nWe need a picker in Columbus, OH. Duties: picking and packing.';
    await push({ externalId: 'picker', text, title: 'Night gardener' });
    await push({ externalId: 'picker', text });
    expect(await search('text=gardener')).toEqual(['picker']);
  });

  it('finds jobs of an earlier release when their words are written', async () => {
    await service.database.query('DELETE FROM job_words');
    await service.database.query('UPDATE jobs SET word_version = 0');
    const database = new Database({ url: service.database.url, poolSize: 1, role: 'tenure_app' });
    try {
      await new RefreshJobWordsService(new OutdatedJobWordsRepository(database)).run();
    } finally {
      await database.close();
    }
    expect(await search('skill=Welding')).toEqual(['welder']);
  });

  it.each(['near=Atlantis,%20OH', 'within=25mi', 'payAtLeast=-1', 'remote=perhaps', 'source=unknown'])(
    'responds with 422 to %s',
    async (query) => {
      expect((await list(query)).body.code).toBe('validation_failed');
    },
  );
});
