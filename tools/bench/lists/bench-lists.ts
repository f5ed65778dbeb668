import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import knexFactory, { type Knex } from 'knex';
import { EMPTY_FIELDS } from '../../../src/domain/candidates/apply-candidate-input';
import { completeJob } from '../../../src/domain/jobs/complete-job';
import { JOB_WORD_VERSION, jobWords } from '../../../src/domain/jobs/search-attributes';
import { DUPLICATE_KEY_VERSION } from '../../../src/domain/duplicates/duplicate-keys';
import { searchWordsOf } from '../../../src/services/candidates/candidate-record';
import { HttpConnection } from '../http-connection';
import { Processes } from '../processes';
import { startService } from '../service';
import { startBenchStores } from '../stores';
import { medianRead } from '../timed';

const BATCH_SIZE = 1_000;
/** Requests per filter. */
const READS = 45;
const TITLES = [
  'Welder',
  'Line cook',
  'Registered nurse',
  'Forklift operator',
  'Cashier',
  'Truck driver',
  'Janitor',
];
const COMMON_SKILLS = [
  'Welding',
  'Cooking',
  'Customer service',
  'Microsoft Excel',
  'Forklift operation',
  'Cleaning',
];
const CITIES = ['Dayton', 'Columbus', 'Cleveland', 'Akron', 'Toledo', 'Miamisburg', 'Kettering', 'Xenia'];
const NAME_WORDS = 'river stone maple harbor cedar summit prairie meadow canyon island valley forest'.split(
  ' ',
);

/** Filters of both lists; each is measured alone, the last two together. */
const FILTERS = [
  '',
  'skill=Welding',
  'skill=Rare%20skill%2017',
  'skill=Unknown%20skill',
  'occupation=Welder',
  'certification=CNA',
  'near=Dayton,%20OH',
  'near=Anchorage,%20AK&within=200mi',
  'near=Dayton,%20OH&within=200mi&skill=Welding',
];
const JOB_FILTERS = [
  'remote=true',
  'remote=false',
  'employmentType=part_time',
  'payAtLeast=40',
  'payAtLeast=500',
  'status=closed',
  'text=harbor%20steel',
  'source=push',
  'source=greenhouse',
  'skill=Welding&near=Dayton,%20OH&payAtLeast=20&employmentType=full_time',
];

/** p50 in milliseconds of the first page by filter. */
export interface ListsReport {
  rows: number;
  jobs: Record<string, number>;
  candidates: Record<string, number>;
}

/** Measures the lists of jobs and of candidates of one tenant with this many of each. */
export async function benchLists(rows: number, say: (line: string) => void): Promise<ListsReport> {
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-logs-'));
  const stores = await startBenchStores(say);
  const processes = new Processes({ ...stores.environment, DATABASE_POOL_SIZE: '10' }, null);
  const knex = knexFactory({ client: 'pg', connection: stores.environment.MIGRATION_DATABASE_URL ?? '' });
  try {
    const scopes = 'jobs,candidates';
    const { port, key } = await startService(processes, stores.environment, '', logs, scopes);
    say('inserting the records …');
    await insertRecords(knex, rows);
    const connection = await HttpConnection.open(port);
    const measure = async (list: string, filters: readonly string[]): Promise<Record<string, number>> => {
      const figures: Record<string, number> = {};
      for (const filter of filters) {
        const milliseconds = await medianRead(connection, key, `/api/v1/${list}?limit=50&${filter}`, READS);
        say(`${list} ${filter}: ${Math.round(milliseconds)} ms`);
        figures[filter || 'without a filter'] = Math.round(milliseconds * 10) / 10;
      }
      return figures;
    };
    const jobs = await measure('jobs', [...FILTERS, ...JOB_FILTERS]);
    const candidates = await measure('candidates', FILTERS);
    connection.close();
    fs.rmSync(logs, { recursive: true, force: true });
    return { rows, jobs, candidates };
  } finally {
    await processes.stop();
    await knex.destroy();
    await stores.stop();
  }
}

async function insertRecords(knex: Knex, rows: number): Promise<void> {
  for (let from = 0; from < rows; from += BATCH_SIZE) {
    const numbers = Array.from({ length: BATCH_SIZE }, (_, index) => from + index);
    await insertBatch(knex, 'jobs', numbers, numbers.map(wordsOfJob));
    await insertBatch(knex, 'candidates', numbers, numbers.map(wordsOfCandidate));
  }
  for (const table of ['jobs', 'job_words', 'candidates', 'candidate_words'])
    await knex.raw(`VACUUM ANALYZE ${table}`);
}

/** Half of the cities are near Dayton, the others near Cleveland. */
const POINT =
  'CASE WHEN n % 8 IN (0, 5, 6, 7) THEN 39.7 ELSE 41.5 END, CASE WHEN n % 8 IN (0, 5, 6, 7) THEN -84.2 ELSE -81.7 END';
const INSERTS = {
  jobs: `INSERT INTO jobs (job_id, tenant_id, mode, external_id, slug, title, parsed, content_hash, posted_at, status,
      word_version, latitude, longitude)
    SELECT gen_random_uuid(), t.tenant_id, 'test', 'fill-' || n, 'job-' || n, 'Job ' || n, '{}', '',
      now() - n * interval '1 second', CASE WHEN n % 20 = 0 THEN 'closed' ELSE 'open' END, ${JOB_WORD_VERSION}, ${POINT}
    FROM tenants t, unnest(?::integer[]) AS n WHERE t.name = 'Bench' RETURNING job_id AS id, external_id`,
  candidates: `INSERT INTO candidates (candidate_id, tenant_id, mode, external_id, source, created_at,
      duplicate_key_version, latitude, longitude)
    SELECT gen_random_uuid(), t.tenant_id, 'test', 'fill-' || n, 'native', now() - n * interval '1 second',
      ${DUPLICATE_KEY_VERSION}, ${POINT}
    FROM tenants t, unnest(?::integer[]) AS n WHERE t.name = 'Bench' RETURNING candidate_id AS id, external_id`,
};
const WORD_INSERTS = {
  jobs: `INSERT INTO job_words (tenant_id, mode, word, job_id)`,
  candidates: `INSERT INTO candidate_words (tenant_id, mode, word, candidate_id)`,
};

async function insertBatch(
  knex: Knex,
  table: 'jobs' | 'candidates',
  numbers: readonly number[],
  words: readonly string[][],
): Promise<void> {
  const { rows: added } = await knex.raw<{ rows: { id: string; external_id: string }[] }>(INSERTS[table], [
    [...numbers],
  ]);
  const ids = new Map(added.map(({ id, external_id: externalId }) => [externalId, id]));
  await knex.raw(
    `${WORD_INSERTS[table]}
     SELECT t.tenant_id, 'test', w.word, w.id FROM unnest(?::uuid[], ?::text[]) AS w (id, word), tenants t
     WHERE t.name = 'Bench'`,
    [numbers.flatMap((number, index) => words[index]!.map(() => ids.get(`fill-${number}`)!)), words.flat()],
  );
}

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!;
const skillsOf = (number: number): string[] => [
  at(COMMON_SKILLS, number),
  at(COMMON_SKILLS, number * 7 + 3),
  `Rare skill ${number % 997}`,
];

function wordsOfJob(number: number): string[] {
  const pay = 15 + (number % 30);
  return jobWords(
    completeJob({
      title: at(TITLES, number),
      employerName: `${at(NAME_WORDS, number)} ${at(['steel', 'foods', 'care'], number)}`,
      summary: Array.from(
        { length: 20 },
        (_, index) => `${at(NAME_WORDS, number + index)}${(number * index) % 50}`,
      ).join(' '),
      requiredSkills: skillsOf(number),
      requiredCertifications: number % 11 === 0 ? ['CNA'] : [],
      employmentType: number % 3 === 0 ? 'part_time' : 'full_time',
      workplaceType: number % 10 === 0 ? 'remote' : 'onsite',
      hourlyMinUsd: pay,
      hourlyMaxUsd: pay + 2,
      city: at(CITIES, number),
      state: 'OH',
    }),
  );
}

function wordsOfCandidate(number: number): string[] {
  const location = { address: null, region: null, postalCode: null, countryCode: 'US', raw: null };
  return searchWordsOf([
    {
      ...EMPTY_FIELDS,
      firstName: at(NAME_WORDS, number),
      lastName: `Person${number % 5000}`,
      email: `person${number}@example.com`,
      location: { ...location, city: at(CITIES, number), state: 'OH' },
      occupations: [at(TITLES, number)],
      certifications: number % 11 === 0 ? [certification('CNA')] : [],
      skills: skillsOf(number).map((name) => skill(name)),
    },
  ]);
}

function certification(name: string) {
  const unstated = { issuer: null, date: null, expires: null, licenseNumber: null, state: null, url: null };
  return { name, ...unstated, kind: 'certification' as const, confidence: 1 };
}

function skill(name: string) {
  return {
    name,
    skillId: null,
    type: 'hard' as const,
    provenance: 'stated' as const,
    confidence: 1,
    monthsUsed: null,
  };
}
