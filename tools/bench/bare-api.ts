/**
 * A minimal authenticated endpoint: Express reads the body, the key is hashed and compared, and a constant response is
 * sent. If the measured endpoint uses stored records, one query reads them by their ids. There is no validation, tenant,
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

const records = Object.entries(
  JSON.parse(process.env.BARE_RECORDS ?? '{}') as Partial<Record<'candidates' | 'jobs', string>>,
);
const pool =
  records.length > 0 ? new Pool({ connectionString: required('BARE_DATABASE_URL'), max: 10 }) : null;
const CONTENT = { candidates: ['profile', 'candidate_id'], jobs: ['parsed', 'job_id'] } as const;
const query = {
  name: 'records',
  text: `SELECT ${records.map(([table], at) => `(SELECT ${CONTENT[table as 'jobs'][0]} FROM ${table} WHERE ${CONTENT[table as 'jobs'][1]} = $${at + 1}) AS ${table}`).join(', ')}`,
  values: records.map(([, id]) => id),
};

const app = express();
app.use(express.json());
app.post('/answer', async (request, response) => {
  const key = (request.headers.authorization ?? '').slice('Bearer '.length);
  if (!timingSafeEqual(createHmac('sha256', PEPPER).update(key).digest(), expectedHash)) {
    response.status(401).end();
    return;
  }
  await pool?.query(query);
  response.json(answer);
});
app.listen(Number(required('PORT')), '127.0.0.1', () => process.send?.('ready'));
process.on('SIGTERM', () => process.exit(0));
