import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { call } from '../support/api';
import { freshDatabase, type TestDatabase } from '../support/database';
import type { ServiceProcess } from '../support/processes';
import { serviceProcesses, storesOf } from '../support/service-processes';
import { until } from '../support/until';

const ROWS = 12_000;
const PEOPLE = "candidates WHERE external_id LIKE 'K-%'";
const CLI = path.resolve(__dirname, '../../dist/src/cli/main.js');
const lines = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `{"externalId":"${prefix}-${index}"}\n`).join('');

describe('an import', () => {
  let folder: string;
  let database: TestDatabase;
  let api: ServiceProcess;
  let workers: ServiceProcess;
  let baseUrl: string;
  let key: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tenure-import-'));
    database = await freshDatabase();
    ({ api, workers, baseUrl, key } = await serviceProcesses({
      stores: storesOf(database),
      tenantType: 'organization',
      scopes: ['candidates'],
      pools: 'sync,upkeep',
    }));
    await Promise.all([api.start(), workers.start()]);
  });
  afterAll(async () => {
    await Promise.all([api.stop(), workers.stop()]);
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const count = async (query: string): Promise<number> =>
    (await database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${query}`))[0]!.count;

  test('applies each row once although the workers are killed in the middle, by the command line', async () => {
    const file = path.join(folder, 'people.jsonl');
    writeFileSync(file, `${lines('K', ROWS)}{"externalId":"K-bad","status":"nope"}\n`);
    const options = ['--kind', 'candidates', '--key', key, '--url', baseUrl, '--json'];
    const command = promisify(execFile)(process.execPath, [CLI, 'import', file, ...options]).catch(
      (error: { stdout: string; code: number }) => error,
    );
    await until('some rows are applied', async () => (await count(PEOPLE)) > 0);
    await workers.kill();
    const applied = await count(PEOPLE);
    expect(applied).toBeLessThan(ROWS);
    await workers.start();
    const ended = await command;
    expect(ended).toMatchObject({ code: 1 });
    expect(JSON.parse(ended.stdout)).toMatchObject({
      status: 'succeeded',
      rowsRead: ROWS + 1,
      rowsCreated: ROWS,
      rowsUpdated: 0,
      rowsFailed: 1,
    });
    expect(readFileSync(`${file}.errors.jsonl`, 'utf8')).toContain(`{"row":${ROWS + 1},"externalId":"K-bad"`);
    expect([await count(PEOPLE), await count('import_rows')]).toEqual([ROWS, 0]);
  });

  test('applies the last row of each external id although workers and the API are killed', async () => {
    const ids = 3_000;
    const rows = ['Early', 'Late'].flatMap((name) =>
      Array.from({ length: ids }, (_, id) => `{"externalId":"L-${id}","firstName":"${name}"}\n`),
    );
    const upload = await fetch(`${baseUrl}/api/v1/imports?kind=candidates`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/x-ndjson' },
      body: rows.join(''),
    });
    expect(upload.status).toBe(202);
    const { importId } = (await upload.json()) as { importId: string };
    await until(
      'some rows are applied',
      async () => (await count("candidates WHERE external_id LIKE 'L-%'")) > 0,
    );
    await Promise.all([workers.kill(), api.kill()]);
    await Promise.all([workers.start(), api.start()]);
    await workers.kill();
    await workers.start();
    const ended = await until('the import ends', async () => {
      const { body } = await call(baseUrl, 'GET', `/api/v1/imports/${importId}`, { key });
      return body.finishedAt === null ? null : body;
    });
    expect(ended).toMatchObject({
      status: 'succeeded',
      rowsRead: 2 * ids,
      rowsCreated: ids,
      rowsUpdated: ids,
      rowsFailed: 0,
    });
    expect(await count(`candidates WHERE person->>'firstName' = 'Late' AND external_id LIKE 'L-%'`)).toBe(
      ids,
    );
  });

  test('fails as interrupted and applies nothing if the API is killed during the upload', async () => {
    const upload = request(`${baseUrl}/api/v1/imports?kind=candidates`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/x-ndjson' },
    });
    upload.on('error', () => undefined);
    upload.write(lines('A', 600));
    await until('rows are staged', async () => (await count('import_rows')) > 0);
    await api.kill();
    await api.start();
    await database.query(`UPDATE imports SET touched_at = now() - interval '1 hour'`);
    const failed = await until('the import has failed', async () => {
      const path = '/api/v1/operations?type=import.candidates&status=failed';
      return (await call(baseUrl, 'GET', path, { key })).body.operations[0];
    });
    expect(failed.error.code).toBe('upload_interrupted');
    await until('the staged rows are deleted', async () => (await count('import_rows')) === 0);
    expect(await count(`candidates WHERE external_id LIKE 'A-%'`)).toBe(0);
  });
});
