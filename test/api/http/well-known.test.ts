import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
const contact = 'mailto:security@example.com';

beforeAll(async () => {
  service = await startService({ pools: [], environment: { SECURITY_CONTACT: contact } });
});
afterAll(() => service.stop());

it('the API catalog links to descriptions that exist', async () => {
  const { status, body, headers } = await call(service.baseUrl, 'GET', '/.well-known/api-catalog');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('application/linkset+json');
  expect(headers.get('link')).toBe(`<${service.baseUrl}/.well-known/api-catalog>; rel="api-catalog"`);
  const { linkset } = body as { linkset: Record<string, { href: string; type: string }[] | string>[] };
  expect(linkset.map(({ anchor }) => anchor)).toEqual([
    `${service.baseUrl}/api/v1`,
    `${service.baseUrl}/mcp`,
  ]);
  const links = linkset.flatMap((entry) => Object.values(entry)).filter((value) => typeof value !== 'string');
  expect(links.flat().length).toBe(6);
  for (const { href, type } of links.flat()) {
    const response = await fetch(href);
    expect([href, response.status]).toEqual([href, 200]);
    expect(response.headers.get('content-type')).toContain(type);
  }
});

it('security.txt names the contact and does not expire within a week', async () => {
  const { status, text, headers } = await call(service.baseUrl, 'GET', '/.well-known/security.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain(`Contact: ${contact}\n`);
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
  expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 7 * 86_400_000);
});

it('security.txt is absent without a contact', async () => {
  const other = await startService({ pools: [] });
  const { status, body } = await call(other.baseUrl, 'GET', '/.well-known/security.txt');
  expect([status, body.code]).toEqual([404, 'route_not_found']);
  await other.stop();
});
