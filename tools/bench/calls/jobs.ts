import fs from 'node:fs';
import os, { availableParallelism } from 'node:os';
import path from 'node:path';
import knexFactory, { type Knex } from 'knex';
import { layoutFromText } from '../../../src/domain/layout/text-layout';
import { parsePosting } from '../../../src/domain/parsing/posting/parse-posting';
import { HttpConnection, postJson } from '../http-connection';
import { postingTexts } from '../posting-texts';
import { Processes } from '../processes';
import { startService } from '../service';
import { median } from '../statistics';
import { startBenchStores } from '../stores';
import { medianRead, timed } from '../timed';

const ROUNDS = 7;
const BATCH_SIZE = 100;
const SMALL_COUNT = 1_000;
const LARGE_COUNT = 1_000_000;

/** Medians of one run in milliseconds and the ratios to compare with their targets. */
export interface JobsReport {
  bulkParsedMs: number;
  bareUpsertLoopMs: number;
  /** Throughput of the batch divided by that of the bare loop. Target: at least 0.7. */
  bulkParsedThroughput: number;
  bulkTextMs: number;
  /** Processor time to parse the same hundred texts in a warm process. */
  parseTextsMs: number;
  parseThreads: number;
  /** Wall time of the batch of texts over `parseTextsMs / parseThreads + bareUpsertLoopMs`. Target: at most 1.2. */
  bulkTextRatio: number;
  listFewMs: number;
  listManyMs: number;
  /** p50 with a million jobs divided by p50 with a thousand. Target: at most 1.5. */
  listRatio: number;
}

/** Compares a bulk push with a bare loop of upserts, and the job list of an employer with a thousand and a million jobs. */
export async function benchJobs(say: (line: string) => void): Promise<JobsReport> {
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-logs-'));
  const stores = await startBenchStores(say);
  const processes = new Processes({ ...stores.environment, DATABASE_POOL_SIZE: '10' }, null);
  const knex = knexFactory({ client: 'pg', connection: stores.environment.MIGRATION_DATABASE_URL ?? '' });
  try {
    const { port, key } = await startService(processes, stores.environment, '', logs);
    const connection = await HttpConnection.open(port);
    const bulk: number[] = [];
    const bare: number[] = [];
    const texts: number[] = [];
    const parsing: number[] = [];
    await knex.raw(
      'CREATE TABLE bare (external_id text PRIMARY KEY, title text, parsed json, updated_at timestamptz)',
    );
    for (let round = 0; round <= ROUNDS; round += 1) {
      const milliseconds = {
        bulk: await pushBatch(connection, key, round),
        bare: await upsertLoop(knex, round),
      };
      const text = { push: await pushTexts(connection, key, round), parse: parseTexts(round) };
      // The first round warms both up.
      if (round === 0) continue;
      bulk.push(milliseconds.bulk);
      bare.push(milliseconds.bare);
      texts.push(text.push);
      parsing.push(text.parse);
    }
    say('batches done, inserting a million jobs …');
    const listFewMs = await timedList(connection, key, knex, SMALL_COUNT);
    const listManyMs = await timedList(connection, key, knex, LARGE_COUNT);
    connection.close();
    fs.rmSync(logs, { recursive: true, force: true });
    const [bulkParsedMs, bareUpsertLoopMs] = [median(bulk), median(bare)];
    const [bulkTextMs, parseTextsMs] = [median(texts), median(parsing)];
    const parseThreads = availableParallelism();
    return {
      bulkParsedMs,
      bareUpsertLoopMs,
      bulkParsedThroughput: bareUpsertLoopMs / bulkParsedMs,
      bulkTextMs,
      parseTextsMs,
      parseThreads,
      bulkTextRatio: bulkTextMs / (parseTextsMs / parseThreads + bareUpsertLoopMs),
      listFewMs,
      listManyMs,
      listRatio: listManyMs / listFewMs,
    };
  } finally {
    await processes.stop();
    await knex.destroy();
    await stores.stop();
  }
}

const posting = (round: number, index: number) => ({
  title: `Picker ${round} ${index}`,
  city: 'Toledo',
  state: 'OH',
  hourlyMinUsd: 18.5,
  requiredSkills: ['forklift', 'pallet jack'],
});

async function pushBatch(connection: HttpConnection, key: string, round: number): Promise<number> {
  const jobs = Array.from({ length: BATCH_SIZE }, (_, index) => ({
    externalId: `b-${index}`,
    parsed: posting(round, index),
  }));
  const request = postJson('/api/v1/jobs/bulk-sync', { Authorization: `Bearer ${key}` }, { jobs });
  return timed(() => connection.send(request));
}

async function pushTexts(connection: HttpConnection, key: string, round: number): Promise<number> {
  const jobs = postingTexts(BATCH_SIZE, round).map((text, index) => ({ externalId: `t-${index}`, text }));
  const request = postJson('/api/v1/jobs/bulk-sync', { Authorization: `Bearer ${key}` }, { jobs });
  return timed(() => connection.send(request));
}

function parseTexts(round: number): number {
  const before = process.cpuUsage();
  for (const text of postingTexts(BATCH_SIZE, round)) {
    parsePosting(layoutFromText(text), { today: '2026-01-31', language: null });
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** A hand-written loop: one upsert after the other, each in its own transaction. */
async function upsertLoop(knex: Knex, round: number): Promise<number> {
  const started = performance.now();
  for (let index = 0; index < BATCH_SIZE; index += 1) {
    const parsed = posting(round, index);
    await knex('bare')
      .insert({
        external_id: `b-${index}`,
        title: parsed.title,
        parsed: JSON.stringify(parsed),
        updated_at: knex.fn.now(),
      })
      .onConflict('external_id')
      .merge();
  }
  return performance.now() - started;
}

async function timedList(
  connection: HttpConnection,
  key: string,
  knex: Knex,
  count: number,
): Promise<number> {
  await knex.raw(
    `INSERT INTO jobs (job_id, tenant_id, mode, external_id, slug, title, parsed, content_hash, posted_at)
     SELECT gen_random_uuid(), t.tenant_id, 'test', 'fill-' || n, 'job-' || n, 'Job ' || n, '{}', '',
            now() - n * interval '1 second'
     FROM tenants t, generate_series((SELECT count(*) FROM jobs j WHERE j.tenant_id = t.tenant_id) + 1, ?::bigint) AS n
     WHERE t.name = 'Bench'`,
    [count],
  );
  await knex.raw('VACUUM ANALYZE jobs');
  return medianRead(connection, key, '/api/v1/jobs?limit=50');
}
