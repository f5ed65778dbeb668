import { readFileSync } from 'node:fs';
import { Database } from '../../../src/db/kernel/database';
import { ModelVersionsRepository } from '../../../src/db/records/model-versions.repository';
import { modelVersions } from '../../../src/services/compliance/model-versions';
import { call, type ApiResponse } from '../../support/api';
import { startService, type TestService } from '../../support/service';

describe('GET /api/v1/compliance/instructions', () => {
  let service: TestService;
  let instructions: ApiResponse['body'];
  let key: string;

  beforeAll(async () => {
    service = await startService({
      pools: [],
      environment: { PROVIDER_NAME: 'Example Hiring Services', PROVIDER_CONTACT: 'compliance@example.com' },
    });
    const database = new Database({ url: service.database.url, poolSize: 1, role: 'tenure_app' });
    await new ModelVersionsRepository(database).register(modelVersions());
    await database.close();
    ({ key } = await (await service.tenant('employer')).key({ scopes: ['parse'] }));
    instructions = (await call(service.baseUrl, 'GET', '/api/v1/compliance/instructions', { key })).body;
  });
  afterAll(() => service.stop());

  it('states the provider and the models in use since when', () => {
    expect(instructions.provider).toEqual({
      name: 'Example Hiring Services',
      contact: 'compliance@example.com',
    });
    const inUse = Object.entries(modelVersions()).map(([model, version]) => ({ model, version }));
    expect(instructions.models).toEqual(inUse);
    expect(instructions.modelHistory).toEqual(
      expect.arrayContaining(
        inUse.map((each) => ({ ...each, previousVersion: null, firstUsedAt: expect.any(String) })),
      ),
    );
  });

  it('says what the published page says', () => {
    const page = readFileSync('docs/compliance/instructions-for-use.md', 'utf8').replace(/[`*]/g, '');
    const titles = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(instructions.sections.map(({ title }: { title: string }) => title)).toEqual(titles);
    const flat = page.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\s+/g, ' ');
    for (const { paragraphs, items } of instructions.sections) {
      for (const text of [...paragraphs, ...items]) expect(flat).toContain(text);
    }
  });

  it('has every figure of performance with its set', () => {
    const rows = readFileSync('docs/compliance/data-and-performance.md', 'utf8').match(
      /^\|.*`\w+` `[\w.]+`/gm,
    );
    expect(instructions.performance).toHaveLength(rows?.length ?? 0);
    expect(instructions.performance).toContainEqual({
      area: 'Performance of scores',
      what: 'Who stays longer (concordance)',
      measuredOn: null,
      set: 'retention_jobspells',
      metric: 'crossValidated.c',
      value: expect.any(Number),
    });
    expect(instructions.trainingData.length).toBeGreaterThan(5);
    expect(instructions.limits.length).toBeGreaterThan(2);
  });

  it('has a version that stays the same as long as the content does', async () => {
    const again = await call(service.baseUrl, 'GET', '/api/v1/compliance/instructions', { key });
    expect(again.body.version).toBe(instructions.version);
    expect(again.body.version).toMatch(/^[0-9a-f]{64}$/);
  });

  it('links to published pages', async () => {
    for (const { path } of instructions.documents as { path: string }[]) {
      const page = await fetch(`${service.baseUrl}${path}`);
      expect([path, page.status]).toEqual([path, 200]);
    }
  });
});
