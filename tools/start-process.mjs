#!/usr/bin/env node
/**
 * Starts one process of the service, for production: `npm run start:api`, `npm run start:workers -- --pools=parse`.
 * With DATABASE_URL and REDIS_URL, the process gets the environment unchanged.
 */
import path from 'node:path';
import { runTool } from './lib/cli.mjs';
import { prepare } from './lib/prepare.mjs';
import { projectRoot } from './lib/project.mjs';
import { runWithSharedStores } from './lib/stores/run-with-shared-stores.mjs';

const entries = { api: ['src', 'server.js'], workers: ['workers', 'main.js'] };
const [shape, ...args] = process.argv.slice(2);

await runTool(async () => {
  const entry = entries[shape];
  if (entry === undefined) {
    console.error('Usage: node tools/start-process.mjs api|workers [arguments …]');
    return 2;
  }
  await prepare((line) => console.error(line));
  return runWithSharedStores({ script: path.join(projectRoot, 'dist', ...entry), args, migrateFirst: true });
});
