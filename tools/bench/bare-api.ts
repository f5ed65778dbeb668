/**
 * The least an authenticated inline endpoint can be: Express reads the body, the key is hashed and compared, a
 * constant answer goes out. No validation, no log, no metrics, no computing.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import express from 'express';
import { required } from './floor-queue';

const PEPPER = 'bare';
const known = createHmac('sha256', PEPPER).update(required('BARE_KEY')).digest();
const answer = JSON.parse(readFileSync(required('BARE_ANSWER_FILE'), 'utf8')) as unknown;

const app = express();
app.use(express.json());
app.post('/answer', (request, response) => {
  const key = (request.headers.authorization ?? '').slice('Bearer '.length);
  if (!timingSafeEqual(createHmac('sha256', PEPPER).update(key).digest(), known)) {
    response.status(401).end();
    return;
  }
  response.json(answer);
});
app.listen(Number(required('PORT')), '127.0.0.1', () => process.send?.('ready'));
process.on('SIGTERM', () => process.exit(0));
