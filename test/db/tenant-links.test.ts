import type { TenantScope } from '../../src/domain/common';
import { newId } from '../../src/platform/ids';
import type { TenantLinksService } from '../../src/services/links/tenant-links.service';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

const person = { type: 'user', id: newId() } as const;

describe('tenant links', () => {
  let world: TenantsOnDatabase;
  let links: TenantLinksService;
  let organization: TenantScope;
  let employer: TenantScope;
  let stranger: TenantScope;

  beforeAll(async () => {
    world = await tenantsOnDatabase();
    links = world.links;
  });
  beforeEach(async () => {
    organization = await world.newTenant('organization');
    employer = await world.newTenant('employer');
    stranger = await world.newTenant('employer');
  });
  afterAll(() => world.close());

  test('one side asks, the other accepts, either ends it; both see the same', async () => {
    const asked = await links.request(organization, employer.tenantId, person);
    expect(asked).toMatchObject({
      status: 'requested',
      requestedBy: 'organization',
      organizationId: organization.tenantId,
      employerId: employer.tenantId,
      employerName: 'Some employer',
      acceptedAt: null,
    });
    expect(await links.get(employer, asked.linkId)).toEqual(asked);
    const accepted = await links.accept(employer, asked.linkId, person);
    expect(accepted.status).toBe('active');
    expect(accepted.acceptedAt).toMatch(/Z$/);
    const ended = await links.revoke(organization, asked.linkId, person);
    expect(ended).toMatchObject({ status: 'revoked', revokedBy: 'organization' });
    expect(await links.get(employer, asked.linkId)).toEqual(ended);
  });

  test('nobody can accept what he asked for, and nobody else can touch it', async () => {
    const { linkId } = await links.request(employer, organization.tenantId, person);
    await expect(links.accept(employer, linkId, person)).rejects.toMatchObject({
      code: 'invalid_transition',
    });
    for (const attempt of [
      links.get(stranger, linkId),
      links.accept(stranger, linkId, person),
      links.revoke(stranger, linkId, person),
    ]) {
      await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await links.get(organization, linkId)).status).toBe('requested');
    expect((await links.list(stranger, { limit: 10, cursor: null, status: null })).links).toEqual([]);
  });

  test('asking again changes nothing, and two that ask each other are linked', async () => {
    const first = await links.request(organization, employer.tenantId, person);
    expect(await links.request(organization, employer.tenantId, person)).toEqual(first);
    const met = await links.request(employer, organization.tenantId, person);
    expect(met).toMatchObject({ linkId: first.linkId, status: 'active' });
    expect(await links.request(organization, employer.tenantId, person)).toEqual(met);
    expect(await links.accept(employer, first.linkId, person)).toEqual(met);
  });

  test('a link that has ended stays ended; the pair may begin anew', async () => {
    const { linkId } = await links.request(organization, employer.tenantId, person);
    const ended = await links.revoke(employer, linkId, person);
    expect(await links.revoke(organization, linkId, person)).toEqual(ended);
    await expect(links.accept(employer, linkId, person)).rejects.toMatchObject({
      code: 'invalid_transition',
    });
    const anew = await links.request(employer, organization.tenantId, person);
    expect(anew.linkId).not.toBe(linkId);
    expect(anew.requestedBy).toBe('employer');
  });

  test.each([
    ['another tenant of its own kind', () => stranger.tenantId],
    ['itself', () => employer.tenantId],
    ['nobody', () => newId()],
  ])('cannot be asked of %s', async (_whom, otherId) => {
    await expect(links.request(employer, otherId(), person)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('cannot be asked of a suspended tenant', async () => {
    await world.suspend(organization);
    await expect(links.request(employer, organization.tenantId, person)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('are asked for once however many ask at the same time', async () => {
    const asked = await Promise.all(
      [organization, employer, organization, employer].map((scope) =>
        links.request(scope, scope === employer ? organization.tenantId : employer.tenantId, person),
      ),
    );
    expect(new Set(asked.map((link) => link.linkId)).size).toBe(1);
  });

  test('every step is in the audit logs of both sides, with the person only in her own', async () => {
    const { linkId } = await links.request(organization, employer.tenantId, person);
    await links.accept(employer, linkId, { type: 'user', id: null });
    await links.revoke(organization, linkId, person);
    const rows = await world.files.query<{ tenant_id: string; action: string; actor_id: string | null }>(
      'SELECT tenant_id, action, actor_id FROM audit_log WHERE subject_id = $1 ORDER BY at, action',
      [linkId],
    );
    for (const side of [organization, employer]) {
      expect(rows.filter((row) => row.tenant_id === side.tenantId).map((row) => row.action)).toEqual([
        'tenant_link.requested',
        'tenant_link.accepted',
        'tenant_link.revoked',
      ]);
    }
    const named = rows.filter((row) => row.actor_id !== null);
    expect(named.map((row) => [row.tenant_id, row.actor_id])).toEqual([
      [organization.tenantId, person.id],
      [organization.tenantId, person.id],
    ]);
  });

  test('are listed newest first, page by page, and by state', async () => {
    const others = [
      await world.newTenant('employer'),
      await world.newTenant('employer'),
      await world.newTenant('employer'),
    ];
    for (const other of others) await links.request(organization, other.tenantId, person);
    const first = await links.list(organization, { limit: 2, cursor: null, status: null });
    const second = await links.list(organization, { limit: 2, cursor: first.nextCursor, status: null });
    expect(first.hasMore).toBe(true);
    expect(second).toMatchObject({ hasMore: false, nextCursor: null });
    expect([...first.links, ...second.links].map((link) => link.employerId)).toEqual(
      others.map((other) => other.tenantId).reverse(),
    );
    expect((await links.list(organization, { limit: 5, cursor: null, status: 'active' })).links).toEqual([]);
  });

  test('the table itself is closed to the processes', async () => {
    await expect(world.database.knex('tenant_links').select('link_id')).rejects.toThrow(/permission denied/);
    await expect(world.database.knex('tenant_links').insert({ link_id: newId() })).rejects.toThrow(
      /permission denied/,
    );
  });
});
