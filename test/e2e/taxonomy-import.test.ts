import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Database } from '../../src/db/kernel/database';
import { TaxonomiesRepository } from '../../src/db/records/taxonomies.repository';
import { SkillsService } from '../../src/services/skills/skills.service';
import { freshDatabase, type TestDatabase } from '../support/database';

const CLI = path.resolve(__dirname, '../../dist/src/cli/main.js');
const run = promisify(execFile);

const tabSeparated = (...lines: string[][]) => lines.map((line) => `${line.join('\t')}\r\n`).join('');

/** A release with one occupation, and with a title and a tool that the curated map does not contain. */
const onet = {
  'Read Me.txt': 'O*NET 99.1 Database\r\n',
  'Occupation Data.txt': tabSeparated(
    ['O*NET-SOC Code', 'Title', 'Description'],
    ['53-7051.00', 'Industrial Truck and Tractor Operators', 'Operate trucks.'],
  ),
  'Alternate Titles.txt': tabSeparated(
    ['O*NET-SOC Code', 'Alternate Title', 'Short Title', 'Source(s)'],
    ['53-7051.00', 'Quibblefork Wrangler', 'n/a', '08'],
  ),
  'Sample of Reported Titles.txt': tabSeparated([
    'O*NET-SOC Code',
    'Reported Job Title',
    'Shown in My Next Move',
  ]),
  'Technology Skills.txt': tabSeparated(
    ['O*NET-SOC Code', 'Example', 'Commodity Code', 'Commodity Title', 'Hot Technology', 'In Demand'],
    ['53-7051.00', 'Quibblesoft Yard', '43232100', 'Yard software', 'N', 'Y'],
  ),
};
const esco = {
  'occupations_en.csv':
    'conceptType,conceptUri,preferredLabel,altLabels,hiddenLabels\r\n' +
    'Occupation,http://example.org/occupation/1,forklift operator,"forklift driver\nglimmertruck steward",\r\n' +
    'Occupation,http://example.org/occupation/2,zzyzx qwrtp,,\r\n',
};

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'tenure-release-'));
  for (const [name, files] of Object.entries({ onet, esco })) {
    await mkdir(path.join(folder, name));
    for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, name, file), text);
  }
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

const tenure = async (...line: string[]): Promise<Record<string, unknown>> => {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.migrationUrl,
  };
  const { stdout } = await run(process.execPath, [CLI, ...line, '--json'], { env });
  return JSON.parse(stdout) as Record<string, unknown>;
};
const importBoth = () =>
  tenure('taxonomy', 'import', '--onet', path.join(folder, 'onet'), '--esco', path.join(folder, 'esco'));

/** Runs `use` with a skills service in the state after the start of an API process. */
async function withSkillsService<T>(use: (skills: SkillsService) => T): Promise<T> {
  const connection = new Database({ url: database.url, poolSize: 1, role: 'tenure_app' });
  try {
    const skills = new SkillsService(new TaxonomiesRepository(connection));
    await skills.load();
    return use(skills);
  } finally {
    await connection.close();
  }
}

it('importing a release adds its titles and tools to the occupation map with their source', async () => {
  const request = {
    occupations: ['Quibblefork Wrangler', 'Glimmertruck steward'],
    limit: 100,
    minConfidence: 0.2,
  };
  const before = await withSkillsService((skills) => skills.infer('any', request));
  expect(before.occupations.map(({ onetSocCode }) => onetSocCode)).not.toContain('53-7051.00');

  expect(await importBoth()).toEqual({
    releases: [
      { taxonomy: 'onet', version: 'onet-99.1', changed: true, titles: 2, placedTitles: 2, skills: 1 },
      {
        taxonomy: 'esco',
        version: expect.stringMatching(/^esco-[0-9a-f]{8}$/),
        changed: true,
        titles: 4,
        placedTitles: 3,
        skills: 0,
      },
    ],
  });

  const after = await withSkillsService((skills) => skills.infer('any', request));
  expect(after.occupations).toEqual([
    expect.objectContaining({ onetSocCode: '53-7051.00', matchedBy: 'alias' }),
    expect.objectContaining({ onetSocCode: '53-7051.00', matchedBy: 'alias' }),
  ]);
  expect(after.modelVersion).toContain('onet-99.1');
  const tool = after.skills.find(({ name }) => name === 'Quibblesoft Yard');
  expect(tool).toMatchObject({ taxonomy: 'onet', type: 'tool', provenance: 'curated_map' });
  expect(tool?.evidence[0]).toEqual({
    occupation: 'Quibblefork Wrangler',
    onetSocCode: '53-7051.00',
    mapVersion: 'onet-99.1',
    importance: 0.6,
    text: 'Technology Skills 53-7051.00: Quibblesoft Yard 0.60',
  });
});

it('importing the same files again changes nothing, and importing a different release replaces it', async () => {
  await importBoth();
  const repeated = (await importBoth()) as { releases: { changed: boolean }[] };
  expect(repeated.releases.map(({ changed }) => changed)).toEqual([false, false]);
  const listed = (await tenure('taxonomy', 'list')) as { releases: { importedAt: string }[] };
  await importBoth();
  expect(await tenure('taxonomy', 'list')).toEqual(listed);

  await writeFile(path.join(folder, 'onet', 'Read Me.txt'), 'O*NET 99.2 Database\r\n');
  const next = (await importBoth()) as { releases: { version: string; changed: boolean }[] };
  expect(next.releases[0]).toMatchObject({ version: 'onet-99.2', changed: true });
  const rows = await database.query<{ count: string }>(`SELECT count(*) FROM taxonomies`);
  expect(Number(rows[0]?.count)).toBe(2);
});

it('importing an incomplete folder names the missing files', async () => {
  await expect(tenure('taxonomy', 'import', '--onet', folder)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Occupation Data.txt'),
  });
});
