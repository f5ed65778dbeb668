import { Database } from '../../src/db/kernel/database';
import { ModelVersionsRepository } from '../../src/db/records/model-versions.repository';
import { AnnounceModelsService } from '../../src/services/compliance/announce-models.service';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

const MODELS = {
  matching: 'match-1',
  retention: 'retention-1',
  resume_parser: 'resume-1',
  posting_parser: 'posting-1',
  skills_map: 'map-1',
};

describe('a new version of a model', () => {
  let tenants: TenantsOnDatabase;
  let database: Database;
  let versions: ModelVersionsRepository;

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
    database = new Database({ url: tenants.files.url, poolSize: 3, role: 'tenure_app' });
    versions = new ModelVersionsRepository(database);
    for (let count = 0; count < 5; count += 1) await tenants.newTenant('employer');
  });
  afterAll(async () => {
    await database.close();
    await tenants.close();
  });

  const announce = (models = MODELS, batchSize = 4) =>
    new AnnounceModelsService(versions, models, batchSize).run();
  const events = () =>
    tenants.files.query<{ tenant_id: string; mode: string; data: { version: string } }>(
      `SELECT tenant_id, mode, data FROM events WHERE type = 'model.updated'`,
    );

  it('is announced to every tenant once for live and once for test data, whatever runs at the same time', async () => {
    expect(await announce()).toBe(0);
    const newer = { ...MODELS, matching: 'match-2' };
    await Promise.all([announce(newer), announce(newer), announce(MODELS)]);
    const [row] = await tenants.files.query<{ tenants: number }>(
      'SELECT count(*)::int AS tenants FROM tenants',
    );
    const told = await events();
    expect(told).toHaveLength(2 * (row?.tenants ?? 0));
    expect(new Set(told.map(({ tenant_id, mode }) => `${tenant_id} ${mode}`)).size).toBe(told.length);
    expect(told[0]?.data).toMatchObject({
      model: 'matching',
      version: 'match-2',
      previousVersion: 'match-1',
    });
    expect(await announce(newer)).toBe(0);
  });

  it('continues after a crash where it stopped', async () => {
    const newer = { ...MODELS, matching: 'match-3' };
    await versions.register(newer);
    const [pending] = await versions.unannounced();
    const ids = ['msg_1', 'msg_2'].map((id) => `${id}${'0'.repeat(25)}`);
    expect(await versions.announce(pending!, ids, { version: 'match-3' })).toBe(2);
    await announce(newer);
    const told = (await events()).filter(({ data }) => data.version === 'match-3');
    expect(new Set(told.map(({ tenant_id, mode }) => `${tenant_id} ${mode}`)).size).toBe(told.length);
    expect(told).toHaveLength((await events()).length / 2);
  });

  it('is kept in the list of versions', async () => {
    const matching = (await versions.list()).filter(({ model }) => model === 'matching');
    expect(matching.map(({ version }) => version)).toEqual(['match-3', 'match-2', 'match-1']);
  });
});
