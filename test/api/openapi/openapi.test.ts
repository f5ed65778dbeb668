import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parse } from 'yaml';
import committed from '../../../src/http/generated/openapi.json';
import { PROBLEM_CODES, type ProblemCode } from '../../../src/platform/problem-codes';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

interface ResponseDescription {
  $ref?: string;
  content?: Record<string, { examples?: Record<string, unknown> }>;
}

let service: TestService;
beforeAll(async () => {
  service = await startService({ pools: [] });
});
afterAll(() => service.stop());

describe('the OpenAPI document', () => {
  it('is served publicly as JSON and as YAML and matches the committed file', async () => {
    const json = await call(service.baseUrl, 'GET', '/api/v1/openapi.json');
    expect(json.body).toEqual(committed);
    const yaml = await call(service.baseUrl, 'GET', '/api/v1/openapi.yaml');
    expect(yaml.headers.get('content-type')).toContain('application/yaml');
    expect(parse(yaml.text)).toEqual(committed);
    const notModified = await call(service.baseUrl, 'GET', '/api/v1/openapi.json', {
      headers: { 'If-None-Match': json.headers.get('etag') ?? '' },
    });
    expect([notModified.status, notModified.text.length]).toEqual([304, 0]);
  });

  it.each([
    ['/api/v1/jobs', 'get', 'employer_key_required'],
    ['/api/v1/jobs/sync', 'post', 'synthetic_tenant_read_only'],
    ['/api/v1/candidates/{candidateId}', 'delete', 'synthetic_tenant_read_only'],
    ['/api/v1/match/weights', 'patch', 'synthetic_tenant_read_only'],
  ])('describes %s %s with the 403 code %s', (path, method, code) => {
    const document = committed as unknown as {
      paths: Record<string, Record<string, { responses: Record<string, ResponseDescription> }>>;
      components: { responses: Record<string, ResponseDescription> };
    };
    const responseRef = document.paths[path]?.[method]?.responses['403'];
    const response = document.components.responses[responseRef?.$ref?.split('/').at(-1) ?? ''] ?? responseRef;
    expect(Object.keys(response?.content?.['application/problem+json']?.examples ?? {})).toContain(code);
  });

  it('passes the linter', () => {
    const cli = path.join(__dirname, '../../../node_modules/@redocly/cli/bin/cli.js');
    const run = () =>
      execFileSync(process.execPath, [cli, 'lint', '--format=json'], { stdio: 'pipe', timeout: 60_000 });
    const report = JSON.parse(run().toString()) as { totals: Record<string, number> };
    expect(report.totals).toMatchObject({ errors: 0, warnings: 0 });
  });

  it('lists only defined problem codes, each under its own status', () => {
    const sharedResponses = committed.components.responses as Record<string, ResponseDescription>;
    const paths = committed.paths as unknown as Record<
      string,
      Record<string, { responses: Record<string, ResponseDescription> }>
    >;
    let codeCount = 0;
    for (const { responses } of Object.values(paths).flatMap((item) => Object.values(item))) {
      for (const [status, responseRef] of Object.entries(responses)) {
        const response = responseRef.$ref
          ? sharedResponses[responseRef.$ref.split('/').at(-1) ?? '']
          : responseRef;
        for (const code of Object.keys(response?.content?.['application/problem+json']?.examples ?? {})) {
          expect([code, String(PROBLEM_CODES[code as ProblemCode].status)]).toEqual([code, status]);
          codeCount += 1;
        }
      }
    }
    expect(codeCount).toBeGreaterThan(50);
  });
});
