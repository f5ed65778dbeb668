import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { TenureError, tenureClient, type RetryAttempt } from '../../client/src/index';
import { startService, type TestService } from '../support/service';

const run = promisify(execFile);
const root = path.resolve(__dirname, '..', '..');

/** A program that is not an ES module. */
const COMMONJS_PROGRAM = `
const { resultOf, tenureClient, TenureError } = require('@tenure/client');
const [baseUrl, apiKey] = process.argv.slice(2);
tenureClient({ baseUrl, apiKey }).GET('/api/v1/me').then((response) => console.log(resultOf(response).mode, TenureError.name));
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
const failure = await tenureClient({ baseUrl, apiKey: 'svc_test_wrong' }).GET('/api/v1/me').catch((error) => error);
console.log(JSON.stringify({ mode: me.mode, titles, email: resume.data.basics.email, failure: [failure.name, failure.status, failure.code, failure.requestId.slice(0, 4)] }));
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

it('the packed client can be installed in another folder and calls the service', async () => {
  const { stdout: archiveName } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: path.join(root, 'client'),
  });
  const packageFolder = path.join(folder, 'node_modules', '@tenure', 'client');
  fs.mkdirSync(packageFolder, { recursive: true });
  await run('tar', [
    '-xzf',
    path.join(folder, archiveName.trim()),
    '-C',
    packageFolder,
    '--strip-components=1',
  ]);
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers']) {
    fs.symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  for (const form of ['cjs', 'esm'])
    expect(fs.existsSync(path.join(packageFolder, 'dist', form, 'schema.d.ts'))).toBe(true);
  const program = path.join(folder, 'program.mjs');
  fs.writeFileSync(program, PROGRAM);
  const { key } = await (await service.tenant('employer')).key();
  const { stdout } = await run(process.execPath, [program, service.baseUrl, key]);
  expect(JSON.parse(stdout)).toEqual({
    mode: 'test',
    titles: ['Driver', 'Baker', 'Cook'],
    email: 'odalys@example.com',
    failure: ['TenureError', 401, 'invalid_api_key', 'req_'],
  });
  const script = path.join(folder, 'program.cjs');
  fs.writeFileSync(script, COMMONJS_PROGRAM);
  const required = await run(process.execPath, [script, service.baseUrl, key]);
  expect(required.stdout.trim()).toBe('test TenureError');
});

describe('a call to a failing service', () => {
  const body = { text: 'Line cook, Dayton, OH.' };
  const busy = (): Response =>
    Response.json({ code: 'rate_limited' }, { status: 429, headers: { 'Retry-After': '0' } });

  it('is retried with the same key and body until it succeeds', async () => {
    const { key: apiKey } = await (await service.tenant('employer')).key();
    const sent: { key: string | null; body: string }[] = [];
    const retryEvents: RetryAttempt[] = [];
    const client = tenureClient({
      baseUrl: service.baseUrl,
      apiKey,
      retries: 5,
      onRetry: (retry) => retryEvents.push(retry),
      fetch: async (request) => {
        sent.push({ key: request.headers.get('idempotency-key'), body: await request.clone().text() });
        if (sent.length === 1) return busy();
        if (sent.length === 2) throw new TypeError('fetch failed');
        const response = await fetch(request);
        // The third response is lost.
        return sent.length === 3 ? new Response(null, { status: 502 }) : response;
      },
    });
    const { response } = await client.POST('/api/v1/parse/jd', { body });
    expect(response.headers.get('idempotency-replayed')).toBe('true');
    expect(retryEvents.map(({ tries, reason }) => [tries, reason])).toEqual([
      [1, 'rate_limited'],
      [2, 'unreachable'],
      [3, 'unknown'],
    ]);
    expect(sent).toHaveLength(4);
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(sent.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('is not retried after an abort, with zero retries or after a long Retry-After', async () => {
    let calls = 0;
    const client = (response: () => Promise<Response>, retries?: number): ReturnType<typeof tenureClient> =>
      tenureClient({
        baseUrl: 'http://tenure.example',
        apiKey: 'svc_test_x',
        retries,
        fetch: () => {
          calls += 1;
          return response();
        },
      });
    const failToConnect = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));
    await expect(client(failToConnect, 0).POST('/api/v1/parse/jd', { body })).rejects.toMatchObject({
      name: 'TenureError',
      code: 'unreachable',
      message: 'The service at http://tenure.example does not answer.',
    });
    expect(calls).toBe(1);
    const respondLater = async (): Promise<Response> =>
      Response.json({ code: 'service_unavailable' }, { status: 503, headers: { 'Retry-After': '3600' } });
    await expect(client(respondLater).GET('/api/v1/me')).rejects.toBeInstanceOf(TenureError);
    expect(calls).toBe(2);
    const controller = new AbortController();
    const pendingCall = client(async () => {
      controller.abort(new Error('enough'));
      return busy();
    }).GET('/api/v1/me', { signal: controller.signal });
    await expect(pendingCall).rejects.toThrow('enough');
    expect(calls).toBe(3);
  });
});
