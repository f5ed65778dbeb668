import type { TenantScope } from '../../src/domain/common';
import { EMPTY_FIELDS } from '../../src/domain/candidates/apply-candidate-input';
import { newId } from '../../src/platform/ids';
import { CandidateFeatureLoader } from '../../src/services/matching/ranking/candidate-feature-loader';
import { addCandidate, addJob, type CandidateFields } from '../support/records';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

/** The table of docs/guides/link-tenants.md, row by row. */
describe('who sees what', () => {
  let world: TenantsOnDatabase;
  let organization: TenantScope;
  let employer: TenantScope;
  const operator = { type: 'cli', id: null } as const;

  const seesJob = async (reader: TenantScope, jobId: string) => {
    const { jobs, linkedRecords } = world.data.of(reader).repositories;
    return {
      asItsOwn: (await jobs.find(jobId)) !== undefined,
      toMatch: (await linkedRecords.pair(newId(), jobId)).job !== null,
    };
  };
  const seesCandidate = async (reader: TenantScope, candidateId: string) => {
    const { candidates, linkedRecords } = world.data.of(reader).repositories;
    return {
      asItsOwn: (await candidates.find(candidateId)) !== undefined,
      toMatch: (await linkedRecords.pair(candidateId, newId())).candidate !== null,
    };
  };
  const NO_ACCESS = { asItsOwn: false, toMatch: false };
  const TO_MATCH = { asItsOwn: false, toMatch: true };
  const EVERYTHING = { asItsOwn: true, toMatch: true };

  beforeAll(async () => {
    world = await tenantsOnDatabase();
  });
  beforeEach(async () => {
    organization = await world.newTenant('organization');
    employer = await world.newTenant('employer');
  });
  afterAll(() => world.close());

  describe('an employer of candidates of a linked organization', () => {
    const rows: [string, CandidateFields, object][] = [
      ['agreed to be shared', {}, TO_MATCH],
      ['did not agree to be shared', { shareWithEmployers: false }, NO_ACCESS],
      ['agreed, placed already', { status: 'placed' }, TO_MATCH],
      ['agreed, not looking at present', { status: 'inactive' }, TO_MATCH],
      ['agreed, deleted at the source', { status: 'archived' }, NO_ACCESS],
      ['agreed to be shared, not to be scored', { automatedScoring: false }, TO_MATCH],
    ];
    test.each(rows)('%s', async (_which, facts, expected) => {
      await world.link(organization, employer);
      const candidateId = await addCandidate(world.data, organization, facts);
      expect(await seesCandidate(employer, candidateId)).toEqual(expected);
      expect(await seesCandidate(organization, candidateId)).toEqual(EVERYTHING);
    });

    test('without who they are', async () => {
      await world.link(organization, employer);
      const candidateId = await addCandidate(world.data, organization, {
        person: { firstName: 'Ondine', email: 'ondine@example.org' },
        profile: { summary: 'Packs parcels.' },
      });
      const { linkedRecords } = world.data.of(employer).repositories;
      const { candidate: seen } = await linkedRecords.pair(candidateId, newId());
      expect(seen?.profile).toEqual({ summary: 'Packs parcels.' });
      expect(JSON.stringify(seen)).not.toMatch(/ondine/i);
      await expect(
        world.database.knex('linked_candidates').select('person').where({ candidate_id: candidateId }),
      ).rejects.toThrow(/does not exist/);
    });

    test('until the consent is withdrawn', async () => {
      await world.link(organization, employer);
      const candidateId = await addCandidate(world.data, organization);
      await world.files.query('UPDATE candidates SET share_with_employers = false WHERE candidate_id = $1', [
        candidateId,
      ]);
      expect(await seesCandidate(employer, candidateId)).toEqual(NO_ACCESS);
    });
  });

  test('outlines are kept for whoever ranks next, and read as long as candidate and month are the same', async () => {
    await world.link(organization, employer);
    const candidateId = await addCandidate(world.data, organization, { profile: EMPTY_FIELDS });
    await addCandidate(world.data, organization, { profile: EMPTY_FIELDS, shareWithEmployers: false });
    const closed = await addCandidate(world.data, organization, {
      profile: EMPTY_FIELDS,
      automatedScoring: false,
    });
    const read = async (reader: TenantScope, month = '2026-06') => {
      const found = new Map<string, string | null>();
      for await (const page of new CandidateFeatureLoader(world.data.of(reader).repositories, month).loadAll(
        null,
      )) {
        for (const { id, features } of page) found.set(id, features && features.toString('hex'));
      }
      return found;
    };
    const made = await read(employer);
    expect([...made.keys()].sort()).toEqual([candidateId, closed].sort());
    expect(made.get(closed)).toBeNull();
    // Whoever reads a mark in place of an outline reads what was kept.
    const marked = await world.files.query<{ candidate_id: string }>(
      `UPDATE candidate_outlines SET outline = 'mark' WHERE candidate_id = $1 RETURNING candidate_id`,
      [candidateId],
    );
    expect(marked).toHaveLength(1);
    const mark = Buffer.from('mark').toString('hex');
    expect((await read(employer)).get(candidateId)).toBe(mark);
    expect((await read(organization)).get(candidateId)).toBe(mark);
    expect((await read(organization, '2026-07')).get(candidateId)).toBe(made.get(candidateId));
    await world.files.query(`UPDATE candidate_outlines SET outline = 'mark' WHERE candidate_id = $1`, [
      candidateId,
    ]);
    await world.files.query(
      `UPDATE candidates SET updated_at = updated_at + interval '1 ms' WHERE candidate_id = $1`,
      [candidateId],
    );
    expect((await read(employer, '2026-07')).get(candidateId)).toBe(made.get(candidateId));
    await world.files.query('UPDATE candidates SET share_with_employers = false WHERE candidate_id = $1', [
      candidateId,
    ]);
    expect((await read(employer)).has(candidateId)).toBe(false);
  });

  describe('an organization of jobs of a linked employer', () => {
    test.each([
      ['open', TO_MATCH],
      ['paused', TO_MATCH],
      ['closed', TO_MATCH],
      ['archived', TO_MATCH],
      ['draft', NO_ACCESS],
    ])('%s', async (status, expected) => {
      await world.link(organization, employer);
      const jobId = await addJob(world.data, employer);
      await world.files.query('UPDATE jobs SET status = $2 WHERE job_id = $1', [jobId, status]);
      expect(await seesJob(organization, jobId)).toEqual(expected);
      expect(await seesJob(employer, jobId)).toEqual(EVERYTHING);
    });
  });

  test('an organization sees nothing of the applicants of a linked employer', async () => {
    await world.link(organization, employer);
    const applicant = await addCandidate(world.data, employer);
    expect(await seesCandidate(organization, applicant)).toEqual(NO_ACCESS);
  });

  test('linked to the same employer, two organizations see nothing of each other', async () => {
    const other = await world.newTenant('organization');
    await world.link(organization, employer);
    await world.link(other, employer);
    const candidateId = await addCandidate(world.data, organization);
    expect(await seesCandidate(other, candidateId)).toEqual(NO_ACCESS);
  });

  describe.each([
    ['no link', () => Promise.resolve()],
    [
      'a link that is only asked for',
      async () => void (await world.links.request(organization, employer.tenantId, operator)),
    ],
    [
      'a link that has ended',
      async () => {
        const linkId = await world.link(organization, employer);
        await world.links.revoke(employer, linkId, operator);
      },
    ],
    [
      'a suspended partner',
      async () => {
        await world.link(organization, employer);
        await world.suspend(employer);
        await world.suspend(organization);
      },
    ],
    [
      'rows of the other mode',
      async () => {
        await world.link(organization, employer);
        employer = { ...employer, mode: 'test' };
      },
    ],
  ])('%s', (_what, arrange) => {
    test('neither sees anything of the other', async () => {
      await arrange();
      const candidateId = await addCandidate(world.data, organization);
      const jobId = await addJob(world.data, employer);
      expect(await seesCandidate(employer, candidateId)).toEqual(NO_ACCESS);
      expect(await seesJob(organization, jobId)).toEqual(NO_ACCESS);
    });
  });

  test('what is seen through a link can neither be written nor listed as one’s own', async () => {
    await world.link(organization, employer);
    const jobId = await addJob(world.data, employer);
    const candidateId = await addCandidate(world.data, organization);
    await world.data.of(organization).repositories.jobs.setStatus(jobId, 'closed', 'other');
    expect((await world.data.of(employer).repositories.jobs.find(jobId))?.status).toBe('open');
    expect(await world.data.of(employer).repositories.candidates.remove(candidateId)).toBe(false);
    for (const view of ['linked_candidates', 'linked_jobs']) {
      await expect(world.database.knex(view).delete()).rejects.toThrow(/permission denied/);
    }
    const page = { limit: 50, before: null, status: null, externalId: null, updatedSince: null };
    expect(await world.data.of(organization).repositories.jobs.list(page)).toEqual([]);
    expect(await world.data.of(employer).repositories.candidates.list({ ...page, terms: [] })).toEqual([]);
  });

  test('without a tenant there is nothing to see', async () => {
    await world.link(organization, employer);
    await addCandidate(world.data, organization);
    for (const view of ['linked_candidates', 'linked_jobs']) {
      expect(await world.database.knex(view).select('tenant_id')).toEqual([]);
    }
  });
});
