#!/usr/bin/env node
/**
 * Runs a command with a temporary Postgres and Redis and sets their URLs and new secrets in its environment:
 *
 *   node tools/with-stores.mjs -- <command> [arguments …]
 */
import { build } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runWithStores } from './lib/stores/run-with-stores.mjs';

const [command, ...args] = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
if (command === undefined) {
  console.error('Usage: node tools/with-stores.mjs -- <command> [arguments …]');
  process.exit(2);
}
try {
  await ensureInstalled();
  await build();
  process.exitCode = await runWithStores({ command, args, interactive: process.stdin.isTTY });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
