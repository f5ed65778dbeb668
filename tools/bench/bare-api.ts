/**
 * A minimal authenticated endpoint: Express reads the body, the key is hashed and compared, and a constant response is
 * sent. If the measured endpoint uses stored records, one query reads those whose ids the body contains. There is no validation, tenant,
 * log, metric or computation.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import express from 'express';
import { Pool } from 'pg';
import { required } from './baseline-queue';

const PEPPER = 'bare';
const expectedHash = createHmac('sha256', PEPPER).update(required('BARE_KEY')).digest();
const answer = JSON.parse(readFileSync(required('BARE_ANSWER_FILE'), 'utf8')) as unknown;

const CONTENT = {
  candidates: { column: 'profile', key: 'candidate_id', member: 'candidateId' },
  jobs: { column: 'parsed', key: 'job_id', member: 'jobId' },
} as const;
const records = JSON.parse(process.env.BARE_RECORDS ?? '[]') as (keyof typeof CONTENT)[];
const pool =
  records.length > 0 ? new Pool({ connectionString: required('BARE_DATABASE_URL'), max: 10 }) : null;
const columns = records.map((table, at) => {
  const { column, key } = CONTENT[table];
  return `(SELECT ${column} FROM ${table} WHERE ${key} = $${at + 1}) AS ${table}`;
});
const text = `SELECT ${columns.join(', ')}`;

const app = express();
app.use(express.json());
app.post('/answer', async (request, response) => {
  const key = (request.headers.authorization ?? '').slice('Bearer '.length);
  if (!timingSafeEqual(createHmac('sha256', PEPPER).update(key).digest(), expectedHash)) {
    response.status(401).end();
    return;
  }
  const body = request.body as Record<string, string>;
  await pool?.query({ name: 'records', text, values: records.map((table) => body[CONTENT[table].member]) });
  response.json(answer);
});
app.listen(Number(required('PORT')), '127.0.0.1', () => process.send?.('ready'));
process.on('SIGTERM', () => process.exit(0));
