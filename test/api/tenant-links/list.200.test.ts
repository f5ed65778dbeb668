import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';

describe('GET /api/v1/tenant-links', () => {
  let service: TestService;
  let organization: TestTenant;
  let employer: TestTenant;

  beforeAll(async () => {
    service = await startService({ pools: [] });
    organization = await service.tenant('organization');
    employer = await service.tenant('employer');
  });
  afterAll(() => service.stop());

  const get = async (tenant: TestTenant, path: string, mode: 'live' | 'test' = 'test') =>
    call(service.baseUrl, 'GET', `/api/v1/tenant-links${path}`, { key: (await tenant.key({ mode })).key });

  test('returns the link to both of its tenants in either mode, and to no other tenant', async () => {
    const link = await organization.link(employer);
    const expected = { links: [link], hasMore: false, nextCursor: null };
    expect((await get(organization, '')).body).toEqual(expected);
    expect((await get(employer, '', 'live')).body).toEqual(expected);
    expect((await get(employer, `/${link.linkId}`)).body).toEqual(link);
    expect(link).toMatchObject({ status: 'active', requestedBy: 'organization', revokedAt: null });
    expect((await get(await service.tenant('employer'), '')).body.links).toEqual([]);
  });

  test('returns pages, newest first, and filters by status', async () => {
    for (let count = 0; count < 2; count += 1) await organization.link(await service.tenant('employer'));
    const first = await get(organization, '?limit=2');
    expect(first.body.hasMore).toBe(true);
    expect(first.headers.get('link')).toContain('rel="next"');
    const second = await get(organization, `?limit=2&cursor=${first.body.nextCursor as string}`);
    const links = [...first.body.links, ...second.body.links] as {
      employerId: string;
      requestedAt: string;
    }[];
    expect(new Set(links.map((link) => link.employerId)).size).toBe(3);
    expect(links.map((link) => link.requestedAt)).toEqual(
      links
        .map((link) => link.requestedAt)
        .sort()
        .reverse(),
    );
    expect((await get(organization, '?status=requested')).body.links).toEqual([]);
    const foreignCursor = await get(employer, `?cursor=${first.body.nextCursor as string}`);
    expect([foreignCursor.status, foreignCursor.body.code]).toEqual([400, 'invalid_cursor']);
  });
});
