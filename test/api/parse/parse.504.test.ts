import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { QUEUED_RESUME_TEXT } from '../../support/texts';
import { until } from '../../support/until';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ environment: { SYNC_BUDGET_MS: '400' } });
  ({ key } = await (await service.tenant('organization')).key());
});
afterAll(() => service.stop());

it('a parse request that exceeds the deadline returns 504, and its operation still completes', async () => {
  await service.stopWorkers();
  const response = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
    key,
    json: { text: QUEUED_RESUME_TEXT },
  });
  expect([response.status, response.body.code]).toEqual([504, 'deadline_exceeded']);
  const path = `/api/v1/operations/${response.body.operationId}`;
  expect(response.headers.get('location')).toBe(path);
  expect((await call(service.baseUrl, 'GET', path, { key })).body.status).toBe('queued');
  await service.startWorkers();
  const result = await until('the operation succeeds', async () => {
    const { body } = await call(service.baseUrl, 'GET', path, { key });
    return body.status === 'succeeded' && (body.result as { basics: { name: string } });
  });
  expect(result.basics.name).toBe('Odalys Brandvold');
});
