import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { TenureError, tenureClient, type Again } from '../../client/src/index';
import { startService, type TestService } from '../support/service';

const run = promisify(execFile);
const root = path.resolve(__dirname, '..', '..');

/** As somebody writes it whose program is no ES module. */
const COMMONJS_PROGRAM = `
const { resultOf, tenureClient, TenureError } = require('@tenure/client');
const [baseUrl, apiKey] = process.argv.slice(2);
tenureClient({ baseUrl, apiKey }).GET('/api/v1/me').then((answer) => console.log(resultOf(answer).mode, TenureError.name));
`;

const PROGRAM = `
import { everyItem, fileForm, tenureClient } from '@tenure/client';
const [baseUrl, apiKey] = process.argv.slice(2);
const tenure = tenureClient({ baseUrl, apiKey });
const { data: me } = await tenure.GET('/api/v1/me');
for (const title of ['Cook', 'Baker', 'Driver']) await tenure.POST('/api/v1/jobs/sync', { body: { parsed: { title } } });
const titles = [];
for await (const job of everyItem(tenure, '/api/v1/jobs', 'jobs', { limit: 2 })) titles.push(job.title);
const resume = await tenure.POST('/api/v1/parse/resume', fileForm(new Blob(['Odalys Brandvold\\nodalys@example.com']), 'odalys.txt'));
const refused = await tenureClient({ baseUrl, apiKey: 'svc_test_wrong' }).GET('/api/v1/me').catch((error) => error);
console.log(JSON.stringify({ mode: me.mode, titles, email: resume.data.basics.email, refused: [refused.name, refused.status, refused.code, refused.requestId.slice(0, 4)] }));
`;

let service: TestService;
let folder: string;

beforeAll(async () => {
  service = await startService();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'client-'));
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await service.stop();
});

it('the packed client installs elsewhere and talks to the service', async () => {
  const { stdout: packed } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: path.join(root, 'client'),
  });
  const installed = path.join(folder, 'node_modules', '@tenure', 'client');
  fs.mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', path.join(folder, packed.trim()), '-C', installed, '--strip-components=1']);
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers']) {
    fs.symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  for (const form of ['cjs', 'esm'])
    expect(fs.existsSync(path.join(installed, 'dist', form, 'schema.d.ts'))).toBe(true);
  const program = path.join(folder, 'program.mjs');
  fs.writeFileSync(program, PROGRAM);
  const { key } = await (await service.tenant('employer')).key();
  const { stdout } = await run(process.execPath, [program, service.baseUrl, key]);
  expect(JSON.parse(stdout)).toEqual({
    mode: 'test',
    titles: ['Driver', 'Baker', 'Cook'],
    email: 'odalys@example.com',
    refused: ['TenureError', 401, 'invalid_api_key', 'req_'],
  });
  const script = path.join(folder, 'program.cjs');
  fs.writeFileSync(script, COMMONJS_PROGRAM);
  const required = await run(process.execPath, [script, service.baseUrl, key]);
  expect(required.stdout.trim()).toBe('test TenureError');
});

describe('a call that finds the service in trouble', () => {
  const body = { text: 'Line cook, Dayton, OH.' };
  const busy = (): Response =>
    Response.json({ code: 'rate_limited' }, { status: 429, headers: { 'Retry-After': '0' } });

  it('is sent again under the same key, as the same call, until it is answered', async () => {
    const { key: apiKey } = await (await service.tenant('employer')).key();
    const sent: { key: string | null; body: string }[] = [];
    const told: Again[] = [];
    const client = tenureClient({
      baseUrl: service.baseUrl,
      apiKey,
      retries: 5,
      onRetry: (again) => told.push(again),
      fetch: async (request) => {
        sent.push({ key: request.headers.get('idempotency-key'), body: await request.clone().text() });
        if (sent.length === 1) return busy();
        if (sent.length === 2) throw new TypeError('fetch failed');
        const answer = await fetch(request);
        // The third answer is lost on its way.
        return sent.length === 3 ? new Response(null, { status: 502 }) : answer;
      },
    });
    const { response } = await client.POST('/api/v1/parse/jd', { body });
    expect(response.headers.get('idempotency-replayed')).toBe('true');
    expect(told.map(({ tries, reason }) => [tries, reason])).toEqual([
      [1, 'rate_limited'],
      [2, 'unreachable'],
      [3, 'unknown'],
    ]);
    expect(sent).toHaveLength(4);
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(sent.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('is given up when asked to be, and not repeated where that could do it twice', async () => {
    let calls = 0;
    const client = (answer: () => Promise<Response>, retries?: number): ReturnType<typeof tenureClient> =>
      tenureClient({
        baseUrl: 'http://tenure.example',
        apiKey: 'svc_test_x',
        retries,
        fetch: () => {
          calls += 1;
          return answer();
        },
      });
    const gone = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));
    await expect(client(gone, 0).POST('/api/v1/parse/jd', { body })).rejects.toMatchObject({
      name: 'TenureError',
      code: 'unreachable',
      message: 'The service at http://tenure.example does not answer.',
    });
    expect(calls).toBe(1);
    const later = async (): Promise<Response> =>
      Response.json({ code: 'service_unavailable' }, { status: 503, headers: { 'Retry-After': '3600' } });
    await expect(client(later).GET('/api/v1/me')).rejects.toBeInstanceOf(TenureError);
    expect(calls).toBe(2);
    const giving = new AbortController();
    const asked = client(async () => {
      giving.abort(new Error('enough'));
      return busy();
    }).GET('/api/v1/me', { signal: giving.signal });
    await expect(asked).rejects.toThrow('enough');
    expect(calls).toBe(3);
  });
});
