import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import knexFactory, { type Knex } from 'knex';
import { HttpConnection, postJson } from '../http-connection';
import { Processes } from '../processes';
import { startService } from '../service';
import { median } from '../statistics';
import { startBenchStores } from '../stores';
import { medianRead, timed } from '../timed';

const ROUNDS = 7;
const BATCH_SIZE = 100;
const SMALL_COUNT = 1_000;
const LARGE_COUNT = 1_000_000;

/** Medians of one run in milliseconds and the ratio to compare with the target. */
export interface CandidatesReport {
  /** A hundred new clients of an HMIS export with two past occupations each. */
  newRecordsMs: number;
  /** The same hundred clients again without a change. */
  sameRecordsMs: number;
  listFewMs: number;
  listManyMs: number;
  /** p50 with a million candidates divided by p50 with a thousand. Target: at most 1.5. */
  listRatio: number;
  nameFewMs: number;
  nameManyMs: number;
}

/** Measures batches of records and the candidate list of an organization with a thousand and a million candidates. */
export async function benchCandidates(say: (line: string) => void): Promise<CandidatesReport> {
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-logs-'));
  const stores = await startBenchStores(say);
  const processes = new Processes({ ...stores.environment, DATABASE_POOL_SIZE: '10' }, null);
  const knex = knexFactory({ client: 'pg', connection: stores.environment.MIGRATION_DATABASE_URL ?? '' });
  try {
    const { port, key } = await startService(processes, stores.environment, '', logs, 'candidates');
    const connection = await HttpConnection.open(port);
    const fresh: number[] = [];
    const same: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const milliseconds = [await pushBatch(connection, key, round), await pushBatch(connection, key, round)];
      // The first round warms up.
      if (round === 0) continue;
      fresh.push(milliseconds[0] ?? 0);
      same.push(milliseconds[1] ?? 0);
    }
    say('batches done, inserting a million candidates …');
    connection.close();
    const [listFewMs, nameFewMs] = await timedList(port, key, knex, SMALL_COUNT);
    const [listManyMs, nameManyMs] = await timedList(port, key, knex, LARGE_COUNT);
    fs.rmSync(logs, { recursive: true, force: true });
    return {
      newRecordsMs: median(fresh),
      sameRecordsMs: median(same),
      listFewMs,
      listManyMs,
      listRatio: listManyMs / listFewMs,
      nameFewMs,
      nameManyMs,
    };
  } finally {
    await processes.stop();
    await knex.destroy();
    await stores.stop();
  }
}

async function pushBatch(connection: HttpConnection, key: string, round: number): Promise<number> {
  const candidates = Array.from({ length: BATCH_SIZE }, (_, index) => ({
    record: {
      Client: { PersonalID: `b-${round}-${index}`, FirstName: `Person ${index}`, LastName: 'Reed', SSN: '' },
      EmploymentEducation: [
        {
          PersonalID: `b-${round}-${index}`,
          InformationDate: '2026-05-15',
          LastGradeCompleted: '7',
          Employed: '0',
        },
      ],
    },
    occupations: ['Custodian', index % 2 === 0 ? 'Mover' : 'Line Cook'],
  }));
  const request = postJson(
    '/api/v1/candidates/sync',
    { Authorization: `Bearer ${key}` },
    { adapter: 'hmis', candidates },
  );
  return timed(() => connection.send(request));
}

/** p50 of the first page and of a search for a name shared by three candidates. */
async function timedList(
  port: number,
  key: string,
  knex: Knex,
  count: number,
): Promise<[list: number, name: number]> {
  await knex.raw(
    `INSERT INTO candidates (candidate_id, tenant_id, mode, external_id, source, person, profile, created_at)
     SELECT gen_random_uuid(), t.tenant_id, 'test', 'fill-' || n, 'native',
            json_build_object('firstName', 'First' || n, 'lastName', 'Last' || n / 3),
            json_build_object('summary', repeat('work ', 40)), now() - n * interval '1 second'
     FROM generate_series((SELECT count(*) FROM candidates) + 1, ?::bigint) AS n, tenants t
     WHERE t.name = 'Bench'`,
    [count],
  );
  await knex.raw(
    `INSERT INTO candidate_words (tenant_id, mode, word, candidate_id)
     SELECT tenant_id, mode, lower(person->>'lastName'), candidate_id FROM candidates
     WHERE external_id LIKE 'fill-%' ON CONFLICT DO NOTHING`,
  );
  await knex.raw('VACUUM ANALYZE candidates, candidate_words');
  // Opened here because the service closes connections that are idle for as long as the insert takes.
  const connection = await HttpConnection.open(port);
  const list = await medianRead(connection, key, '/api/v1/candidates?limit=50');
  const name = await medianRead(connection, key, '/api/v1/candidates?limit=50&q=last300');
  connection.close();
  return [list, name];
}
