import { createServer, type IncomingMessage } from 'node:http';
import type { Logger } from '../../src/platform/logger';
import type { Metrics } from '../../src/platform/metrics';
import { mayReadMetrics } from '../../src/platform/metrics-access';
import type { ReadinessService } from '../../src/services/health/readiness.service';

interface HealthServerOptions {
  readiness: ReadinessService;
  metrics: Metrics;
  metricsToken: string | null;
  logger: Logger;
}

interface HealthResponse {
  status: number;
  type: string;
  body: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Serves `/health`, `/ready` and `/metrics` of a worker process, for container health checks and Prometheus. */
export async function serveHealth(
  port: number,
  options: HealthServerOptions,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void healthResponse(request, options)
      .catch((error: unknown) => {
        options.logger.error({ err: error, path: request.url }, 'a health request failed');
        return json(500, { status: 'failed' });
      })
      .then(({ status, type, body }) => response.writeHead(status, { 'Content-Type': type }).end(body));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function healthResponse(
  request: IncomingMessage,
  { readiness, metrics, metricsToken }: HealthServerOptions,
): Promise<HealthResponse> {
  if (request.url === '/health') return json(200, { status: 'ok' });
  if (request.url === '/ready') {
    const { ready, checks } = await readiness.ready();
    return json(ready ? 200 : 503, { status: ready ? 'ready' : 'not_ready', checks });
  }
  const client = { authorization: request.headers.authorization, address: request.socket.remoteAddress };
  if (request.url === '/metrics' && mayReadMetrics(client, metricsToken))
    return { status: 200, type: metrics.contentType, body: await metrics.render() };
  return json(404, { status: 'not_found' });
}

function json(status: number, body: object): HealthResponse {
  return { status, type: JSON_TYPE, body: JSON.stringify(body) };
}
