import { createServer } from 'node:http';
import { composeApi } from './compose';
import { describeConfig, loadConfig } from './config/config';
import { createApp } from './http/app';
import { STAGE } from './platform/shutdown';

/** Slow senders are cut off; waiting calls may last as long as their budget and a little. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 120_000;
const MAX_HEADER_BYTES = 16 * 1024;

async function main(): Promise<void> {
  const config = loadConfig();
  const { logger, shutdown, readiness, http, start } = composeApi(config);
  shutdown.listen();
  logger.info(describeConfig(config), 'starting');
  await start();

  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
    },
    createApp(http),
  );
  shutdown.add(STAGE.intake, 'http', () => {
    // Idle connections end at once, running calls get their answer.
    server.closeIdleConnections();
    return new Promise<void>((resolve, reject) =>
      server.close((error) => (error ? reject(error) : resolve())),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.http.port, config.http.host, resolve);
  });
  readiness.begin();
  logger.info({ host: config.http.host, port: config.http.port }, 'ready');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
