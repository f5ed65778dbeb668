import { createServer } from 'node:http';
import { composeApi } from './compose/api';
import { settingsForLog, loadConfig } from './config/config';
import { createApp } from './http/app';
import { attachApp, SERVER_OPTIONS } from './http/lifecycle/server-hardening';
import { SHUTDOWN_STAGE } from './platform/shutdown';

async function main(): Promise<void> {
  const config = loadConfig();
  const { logger, shutdown, readiness, http, start } = composeApi(config);
  shutdown.listen();
  logger.info(settingsForLog(config), 'starting');
  await start();

  const server = createServer(SERVER_OPTIONS);
  attachApp(server, createApp(http), config.http.publicBaseUrl);
  shutdown.add(SHUTDOWN_STAGE.intake, 'http', () => {
    // Closes idle connections immediately and lets running requests finish.
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
