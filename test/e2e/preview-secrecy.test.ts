import { Client } from 'pg';
import { randomBase62 } from '../../src/platform/ids';
import { call } from '../support/api';
import { freshDatabase, type TestDatabase } from '../support/database';
import { findInDatabase, findInRedis } from '../support/find-in-stores';
import type { ServiceProcess } from '../support/processes';
import { serviceProcesses, storesOf } from '../support/service-processes';
import { JOB_TEXT, RESUME_TEXT } from '../support/texts';
import { until } from '../support/until';

const MARKER = 'zq7previewmarker';

/** Tables to which a preview must not add a row. */
const UNCHANGED_TABLES = [
  'documents',
  'operations',
  'events',
  'matches',
  'idempotency_keys',
  'candidates',
  'jobs',
];

describe('the texts of a preview', () => {
  const prefix = `preview-${randomBase62(6)}`;
  let database: TestDatabase;
  let api: ServiceProcess;
  let baseUrl: string;
  let key: string;

  beforeAll(async () => {
    database = await freshDatabase();
    ({ api, baseUrl, key } = await serviceProcesses({
      stores: { ...storesOf(database), QUEUE_PREFIX: prefix },
      tenantType: 'organization',
      scopes: ['match', 'parse'],
      pools: 'upkeep',
      settings: { LOG_LEVEL: 'trace' },
    }));
    await api.start();
  });

  afterAll(async () => {
    await api.stop();
    await database.drop();
  });

  const count = async (table: string): Promise<number> => {
    const client = new Client({ connectionString: database.migrationUrl });
    await client.connect();
    try {
      const { rows } = await client.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${table}`);
      return rows[0]?.rows ?? 0;
    } finally {
      await client.end();
    }
  };
  const send = (json: object) =>
    call(baseUrl, 'POST', '/api/v1/match/preview', {
      key,
      json,
      headers: { 'Idempotency-Key': randomBase62(12) },
    });

  it('are stored in no table, no Redis key and no log line for any response', async () => {
    const before = await Promise.all(UNCHANGED_TABLES.map(count));
    const shortText = `${MARKER} line cook, 2019 - 2023`;
    const longText = `${RESUME_TEXT}\n- Worked at ${MARKER}\n`;
    const bodies = [
      { candidate: { text: shortText }, job: { text: `${JOB_TEXT}\n- ${MARKER}` } },
      { candidate: { text: longText }, job: { parsed: { title: `Forklift Operator ${MARKER}` } } },
      {
        candidate: { parsed: { skills: [MARKER] } },
        job: { parsed: { title: 'Cook', requiredSkills: [MARKER] } },
      },
      { candidate: { text: `${MARKER} [[sandbox:no_text]]` }, job: { text: JOB_TEXT } },
      { candidate: { text: longText, parsed: { skills: [MARKER] } }, job: { text: JOB_TEXT } },
      { candidate: { text: shortText }, job: { text: JOB_TEXT }, [MARKER]: true },
    ];
    const statuses: number[] = [];
    for (const json of bodies) statuses.push((await send(json)).status);
    expect(statuses).toEqual([200, 200, 200, 422, 422, 422]);
    // The request log is written asynchronously. Its rows contain no body.
    await until('the calls are logged', async () => (await count('request_log')) >= bodies.length);
    expect(await findInDatabase(database.migrationUrl, ['/api/v1/match/preview'])).toContain(
      'request_log.path',
    );
    expect(await findInDatabase(database.migrationUrl, [MARKER])).toEqual([]);
    expect(await findInRedis(process.env.REDIS_URL ?? '', prefix, [MARKER])).toEqual([]);
    expect(api.printed).not.toContain(MARKER);
    expect(await Promise.all(UNCHANGED_TABLES.map(count))).toEqual(before);
  });
});
