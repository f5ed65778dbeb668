import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parse } from 'yaml';
import committed from '../../../src/http/generated/openapi.json';
import { PROBLEM_CODES, type ProblemCode } from '../../../src/platform/problem-codes';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

interface Described {
  $ref?: string;
  content?: Record<string, { examples?: Record<string, unknown> }>;
}

let service: TestService;
beforeAll(async () => {
  service = await startService({ pools: [] });
});
afterAll(() => service.stop());

describe('the description of the API', () => {
  it('is the committed document, as JSON and as YAML, for everyone', async () => {
    const json = await call(service.baseUrl, 'GET', '/api/v1/openapi.json');
    expect(json.body).toEqual(committed);
    const yaml = await call(service.baseUrl, 'GET', '/api/v1/openapi.yaml');
    expect(yaml.headers.get('content-type')).toContain('application/yaml');
    expect(parse(yaml.text)).toEqual(committed);
    const again = await call(service.baseUrl, 'GET', '/api/v1/openapi.json', {
      headers: { 'If-None-Match': json.headers.get('etag') ?? '' },
    });
    expect([again.status, again.text.length]).toEqual([304, 0]);
  });

  it.each([
    ['/api/v1/jobs', 'get', 'employer_key_required'],
    ['/api/v1/jobs/sync', 'post', 'synthetic_tenant_read_only'],
    ['/api/v1/candidates/{candidateId}', 'delete', 'synthetic_tenant_read_only'],
    ['/api/v1/match/weights', 'patch', 'synthetic_tenant_read_only'],
  ])('%s %s tells of 403 %s', (path, method, code) => {
    const document = committed as unknown as {
      paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
      components: { responses: Record<string, Described> };
    };
    const described = document.paths[path]?.[method]?.responses['403'];
    const response = document.components.responses[described?.$ref?.split('/').at(-1) ?? ''] ?? described;
    expect(Object.keys(response?.content?.['application/problem+json']?.examples ?? {})).toContain(code);
  });

  it('satisfies the linter', () => {
    const cli = path.join(__dirname, '../../../node_modules/@redocly/cli/bin/cli.js');
    const run = () =>
      execFileSync(process.execPath, [cli, 'lint', '--format=json'], { stdio: 'pipe', timeout: 60_000 });
    const report = JSON.parse(run().toString()) as { totals: Record<string, number> };
    expect(report.totals).toMatchObject({ errors: 0, warnings: 0 });
  });

  it('describes refusals with codes of the table only, under their own status', () => {
    const shared = committed.components.responses as Record<string, Described>;
    const paths = committed.paths as unknown as Record<
      string,
      Record<string, { responses: Record<string, Described> }>
    >;
    let seen = 0;
    for (const { responses } of Object.values(paths).flatMap((item) => Object.values(item))) {
      for (const [status, described] of Object.entries(responses)) {
        const response = described.$ref ? shared[described.$ref.split('/').at(-1) ?? ''] : described;
        for (const code of Object.keys(response?.content?.['application/problem+json']?.examples ?? {})) {
          expect([code, String(PROBLEM_CODES[code as ProblemCode].status)]).toEqual([code, status]);
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(50);
  });
});
