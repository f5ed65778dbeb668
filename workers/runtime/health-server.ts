import { createServer } from 'node:http';
import type { Metrics } from '../../src/platform/metrics';
import type { ReadinessService } from '../../src/services/health/readiness.service';

/** Serves `/health`, `/ready` and `/metrics` of a worker process, for container health checks and Prometheus. */
export async function serveHealth(
  port: number,
  readiness: ReadinessService,
  metrics: Metrics,
): Promise<{ close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', readiness, metrics).then(({ status, type, body }) => {
      response.writeHead(status, { 'Content-Type': type }).end(body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(
  url: string,
  readiness: ReadinessService,
  metrics: Metrics,
): Promise<{ status: number; type: string; body: string }> {
  const json = 'application/json; charset=utf-8';
  if (url === '/health') return { status: 200, type: json, body: '{"status":"ok"}' };
  if (url === '/metrics') return { status: 200, type: metrics.contentType, body: await metrics.render() };
  if (url === '/ready') {
    const report = await readiness.ready();
    return { status: report.ready ? 200 : 503, type: json, body: JSON.stringify(report) };
  }
  return { status: 404, type: json, body: '{"status":"not found"}' };
}
