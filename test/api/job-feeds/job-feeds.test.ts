import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

interface Links {
  schemaOrg: string;
  indeed: string;
  linkedin: string;
  atom: string;
}

describe('a job feed', () => {
  let service: TestService;
  let key: string;
  let feedId: string;
  let links: Links;

  const api = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, json?: unknown, withKey = key) =>
    call(service.baseUrl, method, `/api/v1${path}`, {
      key: withKey,
      ...(json === undefined ? {} : { json }),
    });
  const job = async (externalId: string, more: object = {}) => {
    const parsed = {
      title: `Cook ${externalId}`,
      city: 'Dayton',
      state: 'OH',
      responsibilities: ['Work the grill'],
      ...more,
    };
    return (await api('POST', '/jobs/sync', { externalId, parsed })).body.jobId as string;
  };
  const read = (link: string, headers: Record<string, string> = {}) =>
    fetch(link.replace(/^https?:\/\/[^/]+/, service.baseUrl), { headers });
  const titles = async (link: string) =>
    [
      ...(await (await read(link)).text()).matchAll(/<title>(Cook [^<]*)<\/title>|"title":"(Cook [^"]*)"/g),
    ].map((match) => match[1] ?? match[2]);

  beforeAll(async () => {
    service = await startService();
    ({ key } = await (await service.tenant('employer')).key());
    await job('A');
    await job('B', { city: null, state: null });
    const created = await api('POST', '/job-feeds', {
      publisherName: 'Harbor & Co',
      jobUrlTemplate: 'https://careers.example.com/{externalId}',
    });
    expect(created.status).toBe(201);
    feedId = created.body.feedId as string;
    links = created.body.links;
  });
  afterAll(() => service.stop());

  it('has the open jobs in each format, without those that lack a required field', async () => {
    expect(await titles(links.indeed)).toEqual(['Cook A']);
    expect(await titles(links.linkedin)).toEqual(['Cook A']);
    expect((await titles(links.atom)).sort()).toEqual(['Cook A', 'Cook B']);
    const data = (await (await read(links.schemaOrg)).json()) as { dataFeedElement: { title: string }[] };
    expect(data.dataFeedElement.map(({ title }) => title)).toEqual(['Cook A']);
    const types = await Promise.all(
      Object.values(links).map(async (link: string) => (await read(link)).headers.get('content-type')),
    );
    expect(types).toEqual([
      'application/ld+json; charset=utf-8',
      'application/xml; charset=utf-8',
      'application/xml; charset=utf-8',
      'application/atom+xml; charset=utf-8',
    ]);
  });

  it('reports the jobs that a format leaves out', async () => {
    const { body } = await api('GET', `/job-feeds/${feedId}`);
    expect(body).toMatchObject({ feedId, publisherName: 'Harbor & Co', openJobs: 2 });
    expect(body.leftOut).toContainEqual({ format: 'indeed', field: 'city', count: 1 });
    expect(JSON.stringify(body)).not.toContain(links.atom.split('/').at(-2));
  });

  it('leaves a closed job out, and is unchanged until then', async () => {
    const closing = await job('C');
    const first = await read(links.atom);
    const etag = first.headers.get('etag')!;
    await first.text();
    expect((await read(links.atom, { 'If-None-Match': etag })).status).toBe(304);
    await api('PATCH', `/jobs/${closing}`, { status: 'closed', closeReason: 'filled' });
    const after = await read(links.atom, { 'If-None-Match': etag });
    expect(after.status).toBe(200);
    expect(await after.text()).not.toContain('Cook C');
  });

  it('is closed to keys of organizations and to other tenants', async () => {
    const other = await (await service.tenant('employer')).key();
    expect((await api('GET', `/job-feeds/${feedId}`, undefined, other.key)).status).toBe(404);
    expect((await api('DELETE', `/job-feeds/${feedId}`, undefined, other.key)).status).toBe(404);
    const organization = await (await service.tenant('organization')).key();
    expect((await api('GET', '/job-feeds', undefined, organization.key)).body.code).toBe(
      'employer_key_required',
    );
  });

  it('does not say that an unknown link is one of a feed', async () => {
    for (const link of [links.atom.replace(/feeds\/./, 'feeds/_'), links.atom.replace('atom.xml', 'other')]) {
      const response = await read(link);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('route_not_found');
    }
  });

  it('is refused beyond ten', async () => {
    const made: string[] = [];
    let last = await api('POST', '/job-feeds', { publisherName: 'Next' });
    while (last.status === 201 && made.length < 20) {
      made.push(last.body.feedId as string);
      last = await api('POST', '/job-feeds', { publisherName: 'Next' });
    }
    expect([last.status, last.body.code, made.length]).toEqual([409, 'feed_limit_reached', 9]);
    const { body } = await api('GET', '/job-feeds?limit=3');
    expect((body.feeds as unknown[]).length).toBe(3);
    expect(body.hasMore).toBe(true);
  });

  it('limits how often a link is read', async () => {
    const link = `${service.baseUrl}/feeds/${'a'.repeat(43)}/atom.xml`;
    const statuses: number[] = [];
    // The limit grows again while the link is read.
    while (statuses.at(-1) !== 429 && statuses.length < 200) statuses.push((await read(link)).status);
    expect(statuses.length).toBeGreaterThan(60);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);
    expect((await read(links.atom)).status).toBe(200);
  });

  it('ends with its links', async () => {
    expect((await api('DELETE', `/job-feeds/${feedId}`)).status).toBe(204);
    expect((await read(links.indeed)).status).toBe(404);
    expect((await api('GET', `/job-feeds/${feedId}`)).status).toBe(404);
  });
});
