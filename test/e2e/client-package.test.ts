import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startService, type TestService } from '../support/service';

const run = promisify(execFile);
const root = path.resolve(__dirname, '..', '..');

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
  expect(fs.existsSync(path.join(installed, 'dist', 'schema.d.ts'))).toBe(true);
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
});
