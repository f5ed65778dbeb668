#!/usr/bin/env node
/**
 * `npm run tenure -- <command>`: the command line of the service, beside a running `npm start` or alone. Standard
 * output carries what the command prints and nothing else.
 */
import path from 'node:path';
import { runTool } from './lib/cli.mjs';
import { prepare } from './lib/prepare.mjs';
import { projectRoot } from './lib/project.mjs';
import { runWithSharedStores } from './lib/stores/run-with-shared-stores.mjs';

const args = process.argv.slice(2);
const script = path.join(projectRoot, 'dist', 'src', 'cli', 'main.js');

await runTool(async () => {
  await prepare((line) => console.error(line));
  // `migrate` reports what it does, `doctor` what it finds: neither may find the work done already.
  const migrateFirst = !args.includes('migrate') && !args.includes('doctor');
  return runWithSharedStores({ script, args, migrateFirst });
});
