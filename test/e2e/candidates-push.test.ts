import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freshDatabase, type TestDatabase } from '../support/database';
import { writeHmisExport } from '../support/hmis-export';
import type { ServiceProcess } from '../support/processes';
import { restartWhileRowsAppear } from '../support/servers/restart-while-rows-appear';
import { serviceProcesses, storesOf } from '../support/service-processes';

/** `PUSH_PEOPLE=20000` pushes as many candidates as a large continuum of care has. */
const CANDIDATE_COUNT = Number(process.env.PUSH_PEOPLE ?? 600);
const CLI = path.resolve(__dirname, '../../dist/src/cli/main.js');

describe('candidates push', () => {
  let folder: string;
  let database: TestDatabase;
  let api: ServiceProcess;
  let workers: ServiceProcess;
  let baseUrl: string;
  let key: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tenure-candidates-'));
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

  const push = (adapter: string, file: string, ...more: string[]) =>
    promisify(execFile)(
      process.execPath,
      // The heap is far too small for the whole export, so the rows must be streamed.
      [
        '--max-old-space-size=64',
        CLI,
        'candidates',
        'push',
        '--adapter',
        adapter,
        '--file',
        file,
        ...more,
        '--key',
        key,
        '--url',
        baseUrl,
        '--json',
      ],
    )
      .then(({ stdout, stderr }) => ({ stdout, stderr, code: 0 }))
      .catch((error: { stdout: string; stderr: string; code: number }) => ({
        stdout: error.stdout,
        stderr: error.stderr,
        code: error.code,
      }));

  test('sends a complete HMIS export once without sensitive fields while workers are killed', async () => {
    const files = await writeHmisExport(folder, CANDIDATE_COUNT);
    const restarts = restartWhileRowsAppear(workers, CANDIDATE_COUNT / 8, async () => {
      const [row] = await database.query<{ n: number }>(
        "SELECT count(*)::integer AS n FROM candidates WHERE source = 'hmis'",
      );
      return row?.n ?? 0;
    });
    const { employment, enrollment, project, details } = files;
    const options = Object.entries({ employment, enrollment, project, details });
    const response = await push(
      'hmis',
      files.client,
      ...options.flatMap(([name, file]) => [`--${name}`, file]),
    );
    expect(await restarts.stop()).toBeGreaterThan(1);
    expect([response.code, response.stderr]).toEqual([0, expect.any(String)]);
    const report = JSON.parse(response.stdout) as { dropped: Record<string, number> };
    expect(report).toMatchObject({ done: CANDIDATE_COUNT, created: CANDIDATE_COUNT, updated: 0, failed: 0 });
    expect(report.dropped).toMatchObject({
      SSN: CANDIDATE_COUNT,
      DOB: CANDIDATE_COUNT,
      VeteranStatus: CANDIDATE_COUNT,
      'Enrollment.DisablingCondition': CANDIDATE_COUNT,
    });
    const rows = await database.query<{
      n: string;
      unemployed: string;
      ged: string;
      named: string;
      skilled: string;
    }>(
      `SELECT count(*)::text AS n,
         count(*) FILTER (WHERE profile->>'employmentStatus' = 'unemployed')::text AS unemployed,
         count(*) FILTER (WHERE highest_education_level = 'ged')::text AS ged,
         count(*) FILTER (WHERE person->'programs'->0->>'name' LIKE 'Rapid Rehousing, _')::text AS named,
         count(*) FILTER (WHERE skills_count > 0)::text AS skilled
       FROM candidates WHERE source = 'hmis'`,
    );
    const all = String(CANDIDATE_COUNT);
    expect(rows).toEqual([
      { n: all, unemployed: all, ged: all, named: all, skilled: String(Math.ceil(CANDIDATE_COUNT / 2)) },
    ]);
  });

  test('sends a CiviCRM API response from a file and updates the same records from JSON Lines', async () => {
    const contacts = Array.from({ length: 150 }, (_, n) => ({
      id: n + 1,
      contact_type: 'Individual',
      first_name: `Luis "${n}" [x] {y}`,
      last_name: 'Ortega',
      birth_date: '1987-11-02',
    }));
    const file = path.join(folder, 'contacts.json');
    writeFileSync(
      file,
      JSON.stringify({ entity: 'Contact', meta: [[1]], values: contacts, count: 150 }, null, 1),
    );
    expect(JSON.parse((await push('civicrm', file)).stdout)).toMatchObject({
      done: 150,
      created: 150,
      dropped: { birth_date: 150 },
    });
    const lines = path.join(folder, 'contacts.jsonl');
    writeFileSync(lines, contacts.map((person) => JSON.stringify(person)).join('\n'));
    expect(JSON.parse((await push('civicrm', lines)).stdout)).toMatchObject({ created: 0, updated: 150 });
  });

  test('joins Salesforce spreadsheets by ids of 15 and 18 characters and lists a bad row with its line', async () => {
    const contacts = path.join(folder, 'contacts.csv');
    const engagements = path.join(folder, 'engagements.csv');
    writeFileSync(
      contacts,
      'Id,FirstName,LastName,Email,MailingState,Birthdate,occupations\r\n' +
        '003Qy00000ABcDeIAL,Amina,Okafor,amina@example.org,Ohio,1991-04-19,Forklift operator; Packer\r\n' +
        'not-an-id,Bo,Lind,,,,\r\n',
    );
    writeFileSync(
      engagements,
      'Id,pmdm__Contact__c,pmdm__Stage__c,pmdm__Role__c,pmdm__Program__r.Name\r\n' +
        'a0BQy0000001XYZMA2,003Qy00000ABcDe,Active,Client,Workforce Readiness\r\n',
    );
    const { stdout, code } = await push('salesforce', contacts, '--engagements', engagements);
    expect(JSON.parse(stdout)).toMatchObject({ created: 1, failed: 1 });
    expect(code).toBe(1);
    const [failure] = readFileSync(`${contacts}.failures.jsonl`, 'utf8').trim().split('\n');
    expect(JSON.parse(failure ?? '')).toMatchObject({ line: 3, error: { code: 'adapter_record_invalid' } });
    const [stored] = await database.query<{ person: { programs: object[] } }>(
      "SELECT person FROM candidates WHERE external_id = '003Qy00000ABcDeIAL'",
    );
    expect(stored?.person.programs).toEqual([
      expect.objectContaining({ name: 'Workforce Readiness', stage: 'Active' }),
    ]);
  });

  test('refuses a file of another system before it sends anything', async () => {
    const { code, stderr } = await push(
      'civicrm',
      path.join(folder, 'contacts.json'),
      '--employment',
      'x.csv',
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining('--employment')]);
  });
});
