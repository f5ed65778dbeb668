import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { call, type ApiResponse } from '../../support/api';
import { startService, type TestService } from '../../support/service';

const RESUME = `Odalys Brandvold
Toledo, OH | odalys@example.com | 419-555-0142

EXPERIENCE
Forklift Operator, Maumee Cold Storage
March 2019 - June 2023
- Moved pallets with a forklift and counted the stock

SKILLS
Forklift operation, Inventory control, Pallet wrapping
`;
const run = promisify(execFile);
const DIST = path.resolve(__dirname, '../../../dist');

/** Runs a program of the project as a shell does. */
const program = async (...line: string[]) => (await run(process.execPath, line)).stdout;

describe('a dataset of reviewed documents', () => {
  let service: TestService;
  let key: string;
  let folder: string;

  beforeAll(async () => {
    service = await startService({ pools: ['parse'] });
    ({ key } = await (await service.tenant('employer')).key());
    folder = await mkdtemp(path.join(os.tmpdir(), 'tenure-dataset-'));
    await mkdir(path.join(folder, 'archive'));
    await writeFile(path.join(folder, 'archive', 'resume.txt'), RESUME);
  });
  afterAll(async () => {
    await service.stop();
    await rm(folder, { recursive: true });
  });

  const json = async (response: Promise<Response>) => (await (await response).json()) as ApiResponse['body'];
  const page = (address: string, body: object, bearer?: string) =>
    json(
      fetch(`${service.baseUrl}/review/${address}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) },
        body: JSON.stringify(body),
      }),
    );

  it('is exported by the command line and measured by the quality command', async () => {
    const form = new FormData();
    form.append('file', new Blob([RESUME], { type: 'text/plain' }), 'resume.txt');
    const parsed = await json(
      fetch(`${service.baseUrl}/api/v1/parse/resume?include=review`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}` },
        body: form,
      }),
    );
    const created = await call(service.baseUrl, 'POST', '/api/v1/review-sessions', {
      ...{ key, json: { operationId: parsed.meta.parseId, reviewer: 'caseworker-17' } },
    });
    const [, token] = (created.body.url as string).split('#');
    const { bearer } = await page(`${created.body.sessionId}/open`, { token });
    const replace = { action: 'replace', page: null, box: null };
    const saved = await page(
      `${created.body.sessionId}/confirm`,
      {
        corrections: [
          { ...replace, pointer: '/basics/email', value: 'o.brandvold@example.com' },
          { ...replace, pointer: '/skills/0/name', value: 'Reach truck operation' },
        ],
      },
      bearer,
    );
    expect(saved).toEqual({ corrections: 2 });

    const examples = path.join(folder, 'examples');
    const report = await program(
      ...[path.join(DIST, 'src/cli/main.js'), 'dataset', 'export', examples],
      ...['--documents', path.join(folder, 'archive'), '--key', key, '--url', service.baseUrl, '--json'],
    );
    expect(JSON.parse(report)).toMatchObject({ examples: 1, withoutDocument: 0 });
    const gold = JSON.parse(await readFile(path.join(examples, 'reviewed', 'gold.jsonl'), 'utf8'));
    expect(gold.gold.email).toBe('o.brandvold@example.com');
    expect(gold.gold.skills).toContain('Reach truck operation');
    expect(await readFile(path.join(examples, 'reviewed', gold.file), 'utf8')).toBe(RESUME);

    const figures = await program(path.join(DIST, 'tools/quality/main.js'), '--data', examples, '--json');
    const { reviewed } = JSON.parse(figures);
    // Values that the person left are read as they are; those that the person corrected are not.
    expect(reviewed).toMatchObject({ documents: 1, 'text.documents': 1, 'text.name': 1, 'text.email': 0 });
    expect(reviewed['text.skills']).toBeCloseTo(2 / 3, 3);
    // The document has no education, and none was read, so there is nothing to measure.
    expect(reviewed['text.educationEntries']).toBeUndefined();
  });
});
