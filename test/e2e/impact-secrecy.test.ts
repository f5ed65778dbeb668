import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { randomBase62 } from '../../src/platform/ids';
import { call, fileForm } from '../support/api';
import { freshDatabase, type TestDatabase } from '../support/database';
import { findInDatabase, findInRedis } from '../support/find-in-stores';
import type { ServiceProcess } from '../support/processes';
import { serviceProcesses, storesOf } from '../support/service-processes';
import { until } from '../support/until';

const MARKER = 'zq7demographicmarker';
const PERIOD = { from: '2026-01-01', to: '2099-01-01' };

/** Runs real processes with the most verbose log level. */
describe('the demographics of an impact report', () => {
  const prefix = `impact-${randomBase62(6)}`;
  let database: TestDatabase;
  let api: ServiceProcess;
  let workers: ServiceProcess;
  let baseUrl: string;
  let key: string;

  beforeAll(async () => {
    database = await freshDatabase();
    ({ api, workers, baseUrl, key } = await serviceProcesses({
      stores: { ...storesOf(database), QUEUE_PREFIX: prefix },
      tenantType: 'organization',
      scopes: ['match'],
      pools: 'match,upkeep',
      settings: { LOG_LEVEL: 'trace' },
    }));
    await Promise.all([api.start(), workers.start()]);
  });

  afterAll(async () => {
    await Promise.all([api.stop(), workers.stop()]);
    await database.drop();
  });

  const query = async <Row extends object>(sql: string): Promise<Row[]> => {
    const client = new Client({ connectionString: database.migrationUrl });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  };

  it('are in no table, Redis key, log line or database file after the report', async () => {
    const lines = Array.from({ length: 500 }, (_, index) => `${MARKER}-${index},${MARKER},white`);
    const file = ['externalId,sex,raceEthnicity', ...lines].join('\n');
    const send = (options: Parameters<typeof call>[3]) =>
      call(baseUrl, 'POST', '/api/v1/impact-reports', { key, ...options });
    const selected = 'score:70';
    const bodies = [
      { ...PERIOD, selected, demographics: file },
      { ...PERIOD, selected, demographics: `${MARKER},sex,raceEthnicity\n` },
      { ...PERIOD, selected, demographics: `externalId,sex,raceEthnicity\n"${MARKER},male,white` },
      { ...PERIOD, selected, demographics: file, unknownMember: MARKER },
    ];
    const responses = [
      await send({
        form: fileForm(file, `${MARKER}.csv`, 'text/csv', { ...PERIOD, selected }),
        headers: { 'Idempotency-Key': randomBase62(12) },
      }),
    ];
    for (const json of bodies) responses.push(await send({ json }));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 422, 422, 422]);
    for (const { text } of responses) expect(text).not.toContain(MARKER);
    await until('the calls are logged', async () => {
      const [row] = await query<{ rows: number }>('SELECT count(*)::int AS rows FROM request_log');
      return (row?.rows ?? 0) >= responses.length;
    });
    expect(await findInDatabase(database.migrationUrl, ['/api/v1/impact-reports'])).toContain(
      'request_log.path',
    );
    expect(await findInDatabase(database.migrationUrl, [MARKER])).toEqual([]);
    expect(await findInRedis(process.env.REDIS_URL ?? '', prefix, [MARKER])).toEqual([]);
    for (const { printed } of [api, workers]) expect(printed).not.toContain(MARKER);
    await query('CHECKPOINT');
    const [setting] = await query<{ data_directory: string }>('SHOW data_directory');
    const folder = setting?.data_directory ?? '';
    // Also deleted rows and the write-ahead log, if the server runs on this machine.
    if (existsSync(folder)) expect(await filesWith(MARKER, folder)).toEqual([]);
  });
});

/** Files below a folder that contain a text. */
function filesWith(text: string, folder: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    execFile('grep', ['-rlaF', text, folder], (error, stdout) => {
      // grep exits with 1 without a match, and with 2 if a file vanished meanwhile.
      if (error && typeof error.code !== 'number') reject(new Error('grep could not run', { cause: error }));
      else resolve(stdout.split('\n').filter((line) => line !== ''));
    });
  });
}
