import { call } from '../../support/api';
import { DESCRIBED_OPERATIONS } from '../../support/described-operations';
import { startService, type TestService } from '../../support/service';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const SOME_ID = '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6';

const paths = [...new Set(DESCRIBED_OPERATIONS.map(({ path }) => path))];
const methodsOf = (path: string): string[] => {
  const methods = DESCRIBED_OPERATIONS.filter((each) => each.path === path).map(({ method }) => method);
  return [...methods, 'OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : [])].sort();
};

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService({ pools: [] });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

describe.each(paths)('%s', (template) => {
  const allow = methodsOf(template).join(', ');
  const path = template.replace(/\{\w+\}/g, SOME_ID);

  it('returns exactly the methods of the path to OPTIONS', async () => {
    const response = await call(service.baseUrl, 'OPTIONS', path);
    expect([response.status, response.headers.get('allow')]).toEqual([204, allow]);
  });

  const unsupportedMethods = METHODS.filter((method) => !methodsOf(template).includes(method));
  it.each(unsupportedMethods)('refuses %s with 405 and the allowed methods', async (method) => {
    for (const url of [path, `${path}/`]) {
      const response = await call(service.baseUrl, method, url, { key });
      expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
      if (method !== 'HEAD') expect(response.body.code).toBe('method_not_allowed');
    }
  });
});
