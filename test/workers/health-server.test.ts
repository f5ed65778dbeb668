import { createLogger } from '../../src/platform/logger';
import { Metrics } from '../../src/platform/metrics';
import { ReadinessService } from '../../src/services/health/readiness.service';
import { serveHealth } from '../../workers/runtime/health-server';

const logger = createLogger({ level: 'silent', process: 'test' });
let close: (() => Promise<void>) | undefined;

async function start(metrics = new Metrics(), metricsToken: string | null = null): Promise<string> {
  const readiness = new ReadinessService({ database: () => Promise.resolve() });
  readiness.begin();
  const server = await serveHealth(0, { readiness, metrics, metricsToken, logger });
  close = server.close;
  return `http://127.0.0.1:${server.port}`;
}

afterEach(() => close?.());

describe('the health server of a worker process', () => {
  it('reports readiness in the form of the API process', async () => {
    const response = await fetch(`${await start()}/ready`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ready', checks: { process: 'ok', database: 'ok' } });
  });

  it('serves metrics to this machine if no token is set', async () => {
    expect((await fetch(`${await start()}/metrics`)).status).toBe(200);
  });

  it('requires the token for metrics if one is set', async () => {
    const url = await start(new Metrics(), 'token-of-the-collector');
    const withToken = (token: string) =>
      fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await withToken('another')).status).toBe(404);
    expect((await withToken('token-of-the-collector')).status).toBe(200);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  it('responds with 500 and continues if metrics cannot be collected', async () => {
    const metrics = new Metrics();
    metrics.render = () => Promise.reject(new Error('a collector failed'));
    const url = await start(metrics);
    expect((await fetch(`${url}/metrics`)).status).toBe(500);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });
});
