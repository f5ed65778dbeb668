import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freshDatabase, type TestDatabase } from '../support/database';
import type { ServiceProcess } from '../support/processes';
import { restartWhileRowsAppear } from '../support/servers/restart-while-rows-appear';
import { serviceProcesses, storesOf } from '../support/service-processes';

/** `PUSH_JOBS=10000 npm test -- test/e2e/jobs-push` pushes as many jobs as a large employer has. */
const JOB_COUNT = Number(process.env.PUSH_JOBS ?? 1_000);
const CLI = path.resolve(__dirname, '../../dist/src/cli/main.js');

describe('jobs push', () => {
  let folder: string;
  let database: TestDatabase;
  let api: ServiceProcess;
  let workers: ServiceProcess;
  let baseUrl: string;
  let key: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tenure-push-'));
    database = await freshDatabase();
    ({ api, workers, baseUrl, key } = await serviceProcesses({
      stores: storesOf(database),
      tenantType: 'employer',
      scopes: ['jobs'],
      pools: 'sync,upkeep',
    }));
    await Promise.all([api.start(), workers.start()]);
  });

  afterAll(async () => {
    await Promise.all([api.stop(), workers.stop()]);
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const push = (file: string): Promise<{ stdout: string; code: number }> =>
    promisify(execFile)(process.execPath, [
      CLI,
      'jobs',
      'push',
      '--file',
      file,
      '--key',
      key,
      '--url',
      baseUrl,
      '--json',
    ])
      .then(({ stdout }) => ({ stdout, code: 0 }))
      .catch((error: { stdout: string; code: number }) => ({ stdout: error.stdout, code: error.code }));

  test('sends each job of a long file once while workers are killed, and the later of two lines wins', async () => {
    const file = path.join(folder, 'jobs.jsonl');
    const lines = Array.from({ length: JOB_COUNT }, (_, index) =>
      JSON.stringify({
        externalId: `j-${index}`,
        parsed: { title: `Picker ${index}`, city: 'Toledo', state: 'OH' },
      }),
    );
    // Every tenth posting is repeated at the end with a change.
    for (let index = 0; index < JOB_COUNT; index += 10) {
      lines.push(JSON.stringify({ externalId: `j-${index}`, parsed: { title: `Packer ${index}` } }));
    }
    writeFileSync(file, lines.join('\n'));
    const restarts = restartWhileRowsAppear(workers, JOB_COUNT / 8, async () => {
      const [row] = await database.query<{ n: number }>('SELECT count(*)::integer AS n FROM jobs');
      return row?.n ?? 0;
    });
    const { stdout, code } = await push(file);
    expect(await restarts.stop()).toBeGreaterThan(1);
    expect(JSON.parse(stdout)).toMatchObject({
      done: lines.length,
      created: JOB_COUNT,
      updated: JOB_COUNT / 10,
      failed: 0,
    });
    expect(code).toBe(0);
    const [counts] = await database.query<{ jobs: string; packers: string }>(
      `SELECT count(*)::text AS jobs, count(*) FILTER (WHERE title LIKE 'Packer%')::text AS packers
         FROM jobs JOIN tenants USING (tenant_id) WHERE tenants.name = 'Processes'`,
    );
    expect(counts).toEqual({ jobs: String(JOB_COUNT), packers: String(JOB_COUNT / 10) });
  });

  test('reads a spreadsheet CSV and lists invalid lines with their line number', async () => {
    const file = path.join(folder, 'jobs.csv');
    writeFileSync(
      file,
      '\uFEFFexternalId,title,city,state,hourlyMinUsd,requiredSkills\r\n' +
        'c-1,"Cook, line",Akron,OH,17.50,grill; knife skills\r\n' +
        'c-2,Host,Akron,Ohio,15,\r\n' +
        'c-3,,Akron,OH,15,\r\n',
    );
    const { stdout, code } = await push(file);
    expect(JSON.parse(stdout)).toMatchObject({ done: 3, created: 1, failed: 2 });
    expect(code).toBe(1);
    const failures = readFileSync(`${file}.failures.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(failures).toEqual([
      expect.objectContaining({ line: 3, externalId: 'c-2' }),
      expect.objectContaining({ line: 4, externalId: 'c-3' }),
    ]);
  });
});
