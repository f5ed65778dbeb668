import { Database } from '../../../src/db/kernel/database';
import { RequestLogWriterRepository } from '../../../src/db/operations/request-log-writer.repository';
import { newId } from '../../../src/platform/ids';
import { createLogger } from '../../../src/platform/logger';
import { Metrics } from '../../../src/platform/metrics';
import { RequestRecorder, type RequestEntry } from '../../../src/services/requests/request-recorder';
import { freePort } from '../../support/processes';

/** The buffer of a process. */
const MAX_WAITING = 20_000;

test('entries that find the buffer full and entries of an outage of the database are counted as dropped', async () => {
  const database = new Database({
    url: `postgresql://tenure_app@127.0.0.1:${await freePort()}/none`,
    poolSize: 1,
    role: 'tenure_app',
  });
  const metrics = new Metrics();
  const recorder = new RequestRecorder(
    new RequestLogWriterRepository(database),
    createLogger({ level: 'silent', process: 'test' }),
    metrics,
  );
  const entry: RequestEntry = {
    request_id: 'req_1',
    tenant_id: newId(),
    mode: 'live',
    key_id: newId(),
    method: 'GET',
    route: '/api/v1/me',
    path: '/api/v1/me',
    status: 200,
    code: null,
    milliseconds: 1,
    pages: 0,
    operation_id: null,
    request_body: null,
    answer_body: null,
    at: new Date().toISOString(),
  };
  for (let index = 0; index < MAX_WAITING + 3; index += 1) recorder.record(entry);
  await recorder.flush();
  await database.close();

  const rendered = await metrics.render();
  expect(rendered).toContain('tenure_request_log_dropped_total{code="buffer_full"} 3');
  expect(rendered).toContain(`tenure_request_log_dropped_total{code="ECONNREFUSED"} ${MAX_WAITING}`);
});
