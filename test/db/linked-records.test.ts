import type { TenantScope } from '../../src/domain/common';
import { EMPTY_FIELDS } from '../../src/domain/candidates/apply-candidate-input';
import { newId } from '../../src/platform/ids';
import { CandidateFeatureLoader } from '../../src/services/matching/ranking/candidate-feature-loader';
import { addCandidate, addJob, type CandidateFields } from '../support/records/records';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

/** Covers each row of the table in docs/guides/link-tenants.md. */
describe('access through tenant links', () => {
  let tenants: TenantsOnDatabase;
  let organization: TenantScope;
  let employer: TenantScope;
  const operator = { type: 'cli', id: null } as const;

  const jobAccess = async (reader: TenantScope, jobId: string) => {
    const { jobs, linkedRecords } = tenants.data.of(reader).repositories;
    return {
      asOwner: (await jobs.find(jobId)) !== undefined,
      toMatch: (await linkedRecords.pair(newId(), jobId)).job !== null,
    };
  };
  const candidateAccess = async (reader: TenantScope, candidateId: string) => {
    const { candidates, linkedRecords } = tenants.data.of(reader).repositories;
    return {
      asOwner: (await candidates.find(candidateId)) !== undefined,
      toMatch: (await linkedRecords.pair(candidateId, newId())).candidate !== null,
    };
  };
  const NO_ACCESS = { asOwner: false, toMatch: false };
  const MATCH_ONLY = { asOwner: false, toMatch: true };
  const FULL_ACCESS = { asOwner: true, toMatch: true };

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
  });
  beforeEach(async () => {
    organization = await tenants.newTenant('organization');
    employer = await tenants.newTenant('employer');
  });
  afterAll(() => tenants.close());

  describe('of an employer to a candidate of a linked organization', () => {
    const rows: [string, CandidateFields, object][] = [
      ['with consent to share', {}, MATCH_ONLY],
      ['without consent to share', { shareWithEmployers: false }, NO_ACCESS],
      ['with consent, placed', { status: 'placed' }, MATCH_ONLY],
      ['with consent, inactive', { status: 'inactive' }, MATCH_ONLY],
      ['with consent, archived', { status: 'archived' }, NO_ACCESS],
      ['with consent to share and not to score', { automatedScoring: false }, MATCH_ONLY],
    ];
    test.each(rows)('is as documented %s', async (_name, fields, expected) => {
      await tenants.link(organization, employer);
      const candidateId = await addCandidate(tenants.data, organization, fields);
      expect(await candidateAccess(employer, candidateId)).toEqual(expected);
      expect(await candidateAccess(organization, candidateId)).toEqual(FULL_ACCESS);
    });

    test('excludes identifying data', async () => {
      await tenants.link(organization, employer);
      const candidateId = await addCandidate(tenants.data, organization, {
        person: { firstName: 'Ondine', email: 'ondine@example.org' },
        profile: { summary: 'Packs parcels.' },
      });
      const { linkedRecords } = tenants.data.of(employer).repositories;
      const { candidate: linkedCandidate } = await linkedRecords.pair(candidateId, newId());
      expect(linkedCandidate?.profile).toEqual({ summary: 'Packs parcels.' });
      expect(JSON.stringify(linkedCandidate)).not.toMatch(/ondine/i);
      await expect(
        tenants.database.knex('linked_candidates').select('person').where({ candidate_id: candidateId }),
      ).rejects.toThrow(/does not exist/);
    });

    test('ends when the consent is withdrawn', async () => {
      await tenants.link(organization, employer);
      const candidateId = await addCandidate(tenants.data, organization);
      await tenants.files.query(
        'UPDATE candidates SET share_with_employers = false WHERE candidate_id = $1',
        [candidateId],
      );
      expect(await candidateAccess(employer, candidateId)).toEqual(NO_ACCESS);
    });
  });

  test('reuses stored candidate features in later rankings until the candidate or the month changes', async () => {
    await tenants.link(organization, employer);
    const candidateId = await addCandidate(tenants.data, organization, { profile: EMPTY_FIELDS });
    const unsharedId = await addCandidate(tenants.data, organization, {
      profile: EMPTY_FIELDS,
      shareWithEmployers: false,
    });
    const unscoredId = await addCandidate(tenants.data, organization, {
      profile: EMPTY_FIELDS,
      automatedScoring: false,
    });
    const loadFeatures = async (reader: TenantScope, month = '2026-06') => {
      const featuresById = new Map<string, string | null>();
      const ids = [candidateId, unsharedId, unscoredId];
      for await (const page of new CandidateFeatureLoader(tenants.data.of(reader), month).load(ids)) {
        for (const { id, features } of page) featuresById.set(id, features && features.toString('hex'));
      }
      return featuresById;
    };
    const computed = await loadFeatures(employer);
    expect([...computed.keys()].sort()).toEqual([candidateId, unscoredId].sort());
    expect(computed.get(unscoredId)).toBeNull();
    // A loader that returns the marked row reads stored features.
    const markedRows = await tenants.files.query<{ candidate_id: string }>(
      `UPDATE candidate_outlines SET outline = 'mark' WHERE candidate_id = $1 RETURNING candidate_id`,
      [candidateId],
    );
    expect(markedRows).toHaveLength(1);
    const mark = Buffer.from('mark').toString('hex');
    expect((await loadFeatures(employer)).get(candidateId)).toBe(mark);
    expect((await loadFeatures(organization)).get(candidateId)).toBe(mark);
    expect((await loadFeatures(organization, '2026-07')).get(candidateId)).toBe(computed.get(candidateId));
    await tenants.files.query(`UPDATE candidate_outlines SET outline = 'mark' WHERE candidate_id = $1`, [
      candidateId,
    ]);
    await tenants.files.query(
      `UPDATE candidates SET updated_at = updated_at + interval '1 ms' WHERE candidate_id = $1`,
      [candidateId],
    );
    expect((await loadFeatures(employer, '2026-07')).get(candidateId)).toBe(computed.get(candidateId));
    await tenants.files.query('UPDATE candidates SET share_with_employers = false WHERE candidate_id = $1', [
      candidateId,
    ]);
    expect((await loadFeatures(employer)).has(candidateId)).toBe(false);
  });

  describe('of an organization to a job of a linked employer', () => {
    test.each([
      ['open', MATCH_ONLY],
      ['paused', MATCH_ONLY],
      ['closed', MATCH_ONLY],
      ['archived', MATCH_ONLY],
      ['draft', NO_ACCESS],
    ])('is as documented for the status %s', async (status, expected) => {
      await tenants.link(organization, employer);
      const jobId = await addJob(tenants.data, employer);
      await tenants.files.query('UPDATE jobs SET status = $2 WHERE job_id = $1', [jobId, status]);
      expect(await jobAccess(organization, jobId)).toEqual(expected);
      expect(await jobAccess(employer, jobId)).toEqual(FULL_ACCESS);
    });
  });

  test('does not include applicants of a linked employer for an organization', async () => {
    await tenants.link(organization, employer);
    const applicant = await addCandidate(tenants.data, employer);
    expect(await candidateAccess(organization, applicant)).toEqual(NO_ACCESS);
  });

  test('does not extend between two organizations that are linked to the same employer', async () => {
    const otherOrganization = await tenants.newTenant('organization');
    await tenants.link(organization, employer);
    await tenants.link(otherOrganization, employer);
    const candidateId = await addCandidate(tenants.data, organization);
    expect(await candidateAccess(otherOrganization, candidateId)).toEqual(NO_ACCESS);
  });

  describe.each([
    ['no link', () => Promise.resolve()],
    [
      'a requested link',
      async () => void (await tenants.links.request(organization, employer.tenantId, operator)),
    ],
    [
      'a revoked link',
      async () => {
        const linkId = await tenants.link(organization, employer);
        await tenants.links.revoke(employer, linkId, operator);
      },
    ],
    [
      'suspended tenants',
      async () => {
        await tenants.link(organization, employer);
        await tenants.suspend(employer);
        await tenants.suspend(organization);
      },
    ],
    [
      'rows of another mode',
      async () => {
        await tenants.link(organization, employer);
        employer = { ...employer, mode: 'test' };
      },
    ],
  ])('with %s', (_what, prepareLink) => {
    test('is denied to both tenants', async () => {
      await prepareLink();
      const candidateId = await addCandidate(tenants.data, organization);
      const jobId = await addJob(tenants.data, employer);
      expect(await candidateAccess(employer, candidateId)).toEqual(NO_ACCESS);
      expect(await jobAccess(organization, jobId)).toEqual(NO_ACCESS);
    });
  });

  test('does not allow writing or listing linked records as own records', async () => {
    await tenants.link(organization, employer);
    const jobId = await addJob(tenants.data, employer);
    const candidateId = await addCandidate(tenants.data, organization);
    await tenants.data.of(organization).repositories.jobs.setStatus(jobId, 'closed', 'other');
    expect((await tenants.data.of(employer).repositories.jobs.find(jobId))?.status).toBe('open');
    expect(await tenants.data.of(employer).repositories.candidates.remove(candidateId)).toBe(false);
    for (const view of ['linked_candidates', 'linked_jobs']) {
      await expect(tenants.database.knex(view).delete()).rejects.toThrow(/permission denied/);
    }
    const page = { limit: 50, before: null, status: null, externalId: null, updatedSince: null };
    expect(await tenants.data.of(organization).repositories.jobs.list(page)).toEqual([]);
    expect(await tenants.data.of(employer).repositories.candidates.list({ ...page, terms: [] })).toEqual([]);
  });

  test('is denied without a tenant', async () => {
    await tenants.link(organization, employer);
    await addCandidate(tenants.data, organization);
    for (const view of ['linked_candidates', 'linked_jobs']) {
      expect(await tenants.database.knex(view).select('tenant_id')).toEqual([]);
    }
  });
});
