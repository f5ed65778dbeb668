#!/usr/bin/env node
/**
 * `npm run tenure -- <command>`: the command line of the service, with or without a running `npm start`. Standard output
 * contains only the output of the command.
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
  // `migrate` and `doctor` report the state of the database, so it must not be migrated before them.
  const migrateFirst = !args.includes('migrate') && !args.includes('doctor');
  return runWithSharedStores({ script, args, migrateFirst });
});
