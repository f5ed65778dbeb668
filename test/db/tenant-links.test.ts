import type { TenantScope } from '../../src/domain/common';
import { newId } from '../../src/platform/ids';
import type { TenantLinksService } from '../../src/services/links/tenant-links.service';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

const actor = { type: 'user', id: newId() } as const;

describe('tenant links', () => {
  let tenants: TenantsOnDatabase;
  let links: TenantLinksService;
  let organization: TenantScope;
  let employer: TenantScope;
  let otherEmployer: TenantScope;

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
    links = tenants.links;
  });
  beforeEach(async () => {
    organization = await tenants.newTenant('organization');
    employer = await tenants.newTenant('employer');
    otherEmployer = await tenants.newTenant('employer');
  });
  afterAll(() => tenants.close());

  test('are requested by one tenant, accepted by the other, revoked by either and identical for both', async () => {
    const requested = await links.request(organization, employer.tenantId, actor);
    expect(requested).toMatchObject({
      status: 'requested',
      requestedBy: 'organization',
      organizationId: organization.tenantId,
      employerId: employer.tenantId,
      employerName: 'Some employer',
      acceptedAt: null,
    });
    expect(await links.get(employer, requested.linkId)).toEqual(requested);
    const accepted = await links.accept(employer, requested.linkId, actor);
    expect(accepted.status).toBe('active');
    expect(accepted.acceptedAt).toMatch(/Z$/);
    const revoked = await links.revoke(organization, requested.linkId, actor);
    expect(revoked).toMatchObject({ status: 'revoked', revokedBy: 'organization' });
    expect(await links.get(employer, requested.linkId)).toEqual(revoked);
  });

  test('cannot be accepted by the requesting tenant or accessed by other tenants', async () => {
    const { linkId } = await links.request(employer, organization.tenantId, actor);
    await expect(links.accept(employer, linkId, actor)).rejects.toMatchObject({
      code: 'invalid_transition',
    });
    for (const attempt of [
      links.get(otherEmployer, linkId),
      links.accept(otherEmployer, linkId, actor),
      links.revoke(otherEmployer, linkId, actor),
    ]) {
      await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await links.get(organization, linkId)).status).toBe('requested');
    expect((await links.list(otherEmployer, { limit: 10, cursor: null, status: null })).links).toEqual([]);
  });

  test('become active when both tenants request each other, and a repeated request changes nothing', async () => {
    const first = await links.request(organization, employer.tenantId, actor);
    expect(await links.request(organization, employer.tenantId, actor)).toEqual(first);
    const mutual = await links.request(employer, organization.tenantId, actor);
    expect(mutual).toMatchObject({ linkId: first.linkId, status: 'active' });
    expect(await links.request(organization, employer.tenantId, actor)).toEqual(mutual);
    expect(await links.accept(employer, first.linkId, actor)).toEqual(mutual);
  });

  test('cannot be accepted after they are revoked, and the pair can create a new one', async () => {
    const { linkId } = await links.request(organization, employer.tenantId, actor);
    const revoked = await links.revoke(employer, linkId, actor);
    expect(await links.revoke(organization, linkId, actor)).toEqual(revoked);
    await expect(links.accept(employer, linkId, actor)).rejects.toMatchObject({
      code: 'invalid_transition',
    });
    const second = await links.request(employer, organization.tenantId, actor);
    expect(second.linkId).not.toBe(linkId);
    expect(second.requestedBy).toBe('employer');
  });

  test.each([
    ['a tenant of the same type', () => otherEmployer.tenantId],
    ['the requesting tenant itself', () => employer.tenantId],
    ['an unknown tenant', () => newId()],
  ])('cannot be requested from %s', async (_name, otherId) => {
    await expect(links.request(employer, otherId(), actor)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('cannot be requested from a suspended tenant', async () => {
    await tenants.suspend(organization);
    await expect(links.request(employer, organization.tenantId, actor)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('are created once by concurrent requests', async () => {
    const requested = await Promise.all(
      [organization, employer, organization, employer].map((scope) =>
        links.request(scope, scope === employer ? organization.tenantId : employer.tenantId, actor),
      ),
    );
    expect(new Set(requested.map((link) => link.linkId)).size).toBe(1);
  });

  test("are recorded in the audit logs of both tenants, with the actor only in the log of the actor's tenant", async () => {
    const { linkId } = await links.request(organization, employer.tenantId, actor);
    await links.accept(employer, linkId, { type: 'user', id: null });
    await links.revoke(organization, linkId, actor);
    const rows = await tenants.files.query<{ tenant_id: string; action: string; actor_id: string | null }>(
      'SELECT tenant_id, action, actor_id FROM audit_log WHERE subject_id = $1 ORDER BY at, action',
      [linkId],
    );
    for (const tenant of [organization, employer]) {
      expect(rows.filter((row) => row.tenant_id === tenant.tenantId).map((row) => row.action)).toEqual([
        'tenant_link.requested',
        'tenant_link.accepted',
        'tenant_link.revoked',
      ]);
    }
    const rowsWithActor = rows.filter((row) => row.actor_id !== null);
    expect(rowsWithActor.map((row) => [row.tenant_id, row.actor_id])).toEqual([
      [organization.tenantId, actor.id],
      [organization.tenantId, actor.id],
    ]);
  });

  test('are listed newest first, in pages and by status', async () => {
    const others = [
      await tenants.newTenant('employer'),
      await tenants.newTenant('employer'),
      await tenants.newTenant('employer'),
    ];
    for (const other of others) await links.request(organization, other.tenantId, actor);
    const first = await links.list(organization, { limit: 2, cursor: null, status: null });
    const second = await links.list(organization, { limit: 2, cursor: first.nextCursor, status: null });
    expect(first.hasMore).toBe(true);
    expect(second).toMatchObject({ hasMore: false, nextCursor: null });
    expect([...first.links, ...second.links].map((link) => link.employerId)).toEqual(
      others.map((other) => other.tenantId).reverse(),
    );
    expect((await links.list(organization, { limit: 5, cursor: null, status: 'active' })).links).toEqual([]);
  });

  test('are not directly accessible to the processes in their table', async () => {
    await expect(tenants.database.knex('tenant_links').select('link_id')).rejects.toThrow(
      /permission denied/,
    );
    await expect(tenants.database.knex('tenant_links').insert({ link_id: newId() })).rejects.toThrow(
      /permission denied/,
    );
  });
});
