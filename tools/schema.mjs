#!/usr/bin/env node
/**
 * `npm run schema`: migrates a temporary database and writes its schema to src/db/schema.sql, which contains the current
 * body of each SQL function. A test compares the file with the migrations.
 */
import path from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectRoot } from './lib/project.mjs';
import { runWithStores } from './lib/stores/run-with-stores.mjs';

try {
  await ensureInstalled();
  await build();
  process.exitCode = await runWithStores({
    command: process.execPath,
    args: [path.join(projectRoot, 'dist', 'tools', 'schema', 'main.js')],
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
