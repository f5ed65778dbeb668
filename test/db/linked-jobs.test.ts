import type { TenantScope } from '../../src/domain/common';
import { newId } from '../../src/platform/ids';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

describe('jobs of a linked employer', () => {
  let world: TenantsOnDatabase;
  let organization: TenantScope;
  let employer: TenantScope;
  let linkId: string;

  const addJob = async (owner: TenantScope, status = 'open'): Promise<string> => {
    const { job_id: jobId } = await world.data.of(owner).repositories.jobs.save({
      jobId: newId(),
      externalId: null,
      slug: 'packer',
      title: 'Packer',
      city: null,
      state: null,
      parsed: '{}',
      contentHash: Buffer.alloc(32),
      postedAt: null,
      expiresAt: null,
    });
    if (status !== 'open')
      await world.files.query('UPDATE jobs SET status = $2 WHERE job_id = $1', [jobId, status]);
    return jobId;
  };
  const reads = async (reader: TenantScope, jobId: string) => {
    const rows = world.data.of(reader);
    return {
      asItsOwn: (await rows.repositories.jobs.find(jobId)) !== undefined,
      throughLinks: (await rows.withLinked.repositories.jobs.find(jobId)) !== undefined,
    };
  };

  beforeAll(async () => {
    world = await tenantsOnDatabase();
    organization = await world.newTenant('organization');
    employer = await world.newTenant('employer');
    linkId = await world.link(organization, employer);
  });
  afterAll(() => world.close());

  test.each([
    ['open', true],
    ['paused', true],
    ['closed', true],
    ['archived', true],
    ['draft', false],
  ])('are read by the organization through the link alone: %s', async (status, throughLinks) => {
    const jobId = await addJob(employer, status);
    expect(await reads(organization, jobId)).toEqual({ asItsOwn: false, throughLinks });
    expect(await reads(employer, jobId)).toEqual({ asItsOwn: true, throughLinks: true });
  });

  test('are never written through it', async () => {
    const jobId = await addJob(employer);
    const { withLinked } = world.data.of(organization);
    await withLinked.repositories.jobs.setStatus(jobId, 'closed', 'other');
    await withLinked.transaction(async ({ jobs }) => {
      expect(await jobs.lock({ jobId })).toBeUndefined();
    });
    expect((await world.data.of(employer).repositories.jobs.find(jobId))?.status).toBe('open');
  });

  test('are not in the list of its own jobs', async () => {
    await addJob(employer);
    const page = { limit: 50, before: null, status: null, externalId: null, updatedSince: null };
    expect(await world.data.of(organization).withLinked.repositories.jobs.list(page)).toEqual([]);
  });

  test('are not read by anyone else, nor from the other mode', async () => {
    const jobId = await addJob(employer);
    const nobody = { asItsOwn: false, throughLinks: false };
    expect(await reads(await world.newTenant('organization'), jobId)).toEqual(nobody);
    expect(await reads(await world.newTenant('employer'), jobId)).toEqual(nobody);
    expect(await reads({ ...organization, mode: 'test' }, jobId)).toEqual(nobody);
  });

  test('are not read while the link is only asked for, while the employer is suspended, and once it ended', async () => {
    const asking = await world.newTenant('organization');
    const jobId = await addJob(employer);
    await world.links.request(asking, employer.tenantId, { type: 'cli', id: null });
    expect((await reads(asking, jobId)).throughLinks).toBe(false);

    await world.suspend(employer);
    expect((await reads(organization, jobId)).throughLinks).toBe(false);
    await world.resume(employer);
    expect((await reads(organization, jobId)).throughLinks).toBe(true);

    await world.links.revoke(employer, linkId, { type: 'cli', id: null });
    expect(await reads(organization, jobId)).toEqual({ asItsOwn: false, throughLinks: false });
  });

  test('leave nothing open on the connection', async () => {
    await world.data.of(organization).withLinked.repositories.jobs.find(newId());
    const { rows } = await world.database.knex.raw<{ rows: { reach: string }[] }>(
      "SELECT coalesce(current_setting('tenure.reach', true), '') AS reach",
    );
    expect(rows[0]?.reach).toBe('');
  });
});
