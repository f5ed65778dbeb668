import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freshDatabase, type TestDatabase } from '../support/database';
import { writeHmisExport } from '../support/hmis-export';
import type { ServiceProcess } from '../support/processes';
import { serviceProcesses, storesOf } from '../support/service-processes';
import { until } from '../support/until';

/** `PUSH_PEOPLE=20000` pushes as many as a large continuum of care has. */
const PEOPLE = Number(process.env.PUSH_PEOPLE ?? 600);
const CLI = path.resolve(__dirname, '../../dist/src/cli/main.js');

describe('candidates push', () => {
  let folder: string;
  let database: TestDatabase;
  let api: ServiceProcess;
  let workers: ServiceProcess;
  let baseUrl: string;
  let key: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tenure-people-'));
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
      // A heap far too small for the whole export: rows must come and go.
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

  test('an HMIS export with all its files, while workers are killed: everybody once, nothing sensitive', async () => {
    const files = await writeHmisExport(folder, PEOPLE);
    let over = false;
    const killer = (async () => {
      while (!over) {
        const next = Date.now() + 2_000 + Math.random() * 3_000;
        await until('the next round', () => over || Date.now() >= next, 10_000);
        if (over) break;
        await workers.kill();
        await workers.start();
      }
    })();
    const { employment, enrollment, project, details } = files;
    const options = Object.entries({ employment, enrollment, project, details });
    const answer = await push(
      'hmis',
      files.client,
      ...options.flatMap(([name, file]) => [`--${name}`, file]),
    );
    over = true;
    await killer;
    expect([answer.code, answer.stderr]).toEqual([0, expect.any(String)]);
    const report = JSON.parse(answer.stdout) as { dropped: Record<string, number> };
    expect(report).toMatchObject({ done: PEOPLE, created: PEOPLE, updated: 0, failed: 0 });
    expect(report.dropped).toMatchObject({
      SSN: PEOPLE,
      DOB: PEOPLE,
      VeteranStatus: PEOPLE,
      'Enrollment.DisablingCondition': PEOPLE,
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
    const all = String(PEOPLE);
    expect(rows).toEqual([
      { n: all, unemployed: all, ged: all, named: all, skilled: String(Math.ceil(PEOPLE / 2)) },
    ]);
  }, 900_000);

  test('an answer of the CiviCRM API as a file, and the same people again from JSON Lines', async () => {
    const people = Array.from({ length: 150 }, (_, n) => ({
      id: n + 1,
      contact_type: 'Individual',
      first_name: `Luis "${n}" [x] {y}`,
      last_name: 'Ortega',
      birth_date: '1987-11-02',
    }));
    const file = path.join(folder, 'contacts.json');
    writeFileSync(
      file,
      JSON.stringify({ entity: 'Contact', meta: [[1]], values: people, count: 150 }, null, 1),
    );
    expect(JSON.parse((await push('civicrm', file)).stdout)).toMatchObject({
      done: 150,
      created: 150,
      dropped: { birth_date: 150 },
    });
    const lines = path.join(folder, 'contacts.jsonl');
    writeFileSync(lines, people.map((person) => JSON.stringify(person)).join('\n'));
    expect(JSON.parse((await push('civicrm', lines)).stdout)).toMatchObject({ created: 0, updated: 150 });
  });

  test('Salesforce spreadsheets joined by 15 and 18 characters; a bad row is listed with its line', async () => {
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
    const [kept] = await database.query<{ person: { programs: object[] } }>(
      "SELECT person FROM candidates WHERE external_id = '003Qy00000ABcDeIAL'",
    );
    expect(kept?.person.programs).toEqual([
      expect.objectContaining({ name: 'Workforce Readiness', stage: 'Active' }),
    ]);
  });

  test('a file of another system is refused before anything is sent', async () => {
    const { code, stderr } = await push(
      'civicrm',
      path.join(folder, 'contacts.json'),
      '--employment',
      'x.csv',
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining('--employment')]);
  });
});
