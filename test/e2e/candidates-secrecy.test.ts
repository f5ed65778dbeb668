import { randomBase62 } from '../../src/platform/ids';
import { call } from '../support/api';
import { freshDatabase, type TestDatabase } from '../support/database';
import { findInDatabase, findInRedis } from '../support/find-in-stores';
import type { ServiceProcess } from '../support/processes';
import { serviceProcesses, storesOf } from '../support/service-processes';
import {
  CIVICRM_CONTACT,
  hmisRecord,
  SALESFORCE_CONTACT,
  SENSITIVE_VALUES,
} from '../support/records/source-records';
import { until } from '../support/until';

const PUSHES = [
  { adapter: 'salesforce', candidates: [{ record: SALESFORCE_CONTACT, occupations: ['Forklift operator'] }] },
  {
    adapter: 'civicrm',
    candidates: [{ record: { values: [CIVICRM_CONTACT], count: 1 }, skills: ['food prep'] }],
  },
  {
    adapter: 'hmis',
    candidates: [
      { record: hmisRecord(2024), occupations: ['Custodian', 'Mover'] },
      { record: hmisRecord(2026) },
      { record: { ...hmisRecord(2026), Enrollment: [{ PersonalID: 'another-client' }] } },
    ],
  },
  {
    candidates: [
      {
        externalId: 'native',
        summary: 'Reliable. SSN 512-44-8219.',
        resumeText:
          'Bo Lind\nDate of birth: 04/19/1991\n\nExperience\nCook, Blue Door Diner, 2019 - 2021\n\nSkills\nKnife skills',
        customFields: { birth_date: 'zq7nativebirthx', cohort: 'spring' },
      },
    ],
  },
];
const NATIVE_SENSITIVE_VALUES = ['512-44-8219', '04/19/1991', 'zq7nativebirthx'];

/** Runs real processes with the most verbose log level: sensitive input must not appear in any output. */
describe('sensitive values of pushed records', () => {
  const prefix = `secrecy-${randomBase62(6)}`;
  const needles = [...SENSITIVE_VALUES, ...NATIVE_SENSITIVE_VALUES];
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
      scopes: ['candidates'],
      pools: 'sync,upkeep',
      settings: { LOG_LEVEL: 'trace' },
    }));
    await api.start();
  });

  afterAll(async () => {
    await Promise.all([api.stop(), workers.stop()]);
    await database.drop();
  });

  const findNeedles = async () => ({
    database: await findInDatabase(database.migrationUrl, needles),
    redis: await findInRedis(process.env.REDIS_URL ?? '', prefix, needles),
    logs: needles.filter((needle) => (api.printed + workers.printed).includes(needle)),
  });
  const noFindings = { database: [], redis: [], logs: [] };

  it('appear in no store and no log while an operation waits, while it runs and after it completes', async () => {
    expect(needles.length).toBeGreaterThan(40);
    const operations: string[] = [];
    for (const json of PUSHES) {
      const response = await call(baseUrl, 'POST', '/api/v1/candidates/sync', {
        key,
        json,
        headers: { Prefer: 'respond-async', 'Idempotency-Key': randomBase62(12) },
      });
      expect(response.status).toBe(202);
      operations.push(response.body.operationId as string);
    }
    // Proves that the search works: the names are stored with the waiting operation.
    expect(await findInDatabase(database.migrationUrl, ['Okafor'])).toContain('documents.bytes');
    expect(await findNeedles()).toEqual(noFindings);
    await workers.start();
    const results: Record<string, unknown>[] = [];
    for (const operationId of operations) {
      await until('the push succeeds', async () => {
        const { body } = await call(baseUrl, 'GET', `/api/v1/operations/${operationId}`, { key });
        if (body.status !== 'succeeded') return false;
        results.push(...body.result.results);
        return true;
      });
    }
    expect(results.map(({ action }) => action)).toEqual([
      'created',
      'created',
      'created',
      'created',
      'failed',
      'created',
    ]);
    expect(results[2]?.droppedFields).toEqual(expect.arrayContaining(['SSN', 'DOB', 'HealthAndDV']));
    expect(await findInDatabase(database.migrationUrl, ['Okafor'])).toContain('candidates.person');
    expect(await findNeedles()).toEqual(noFindings);
  });
});
