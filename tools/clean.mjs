#!/usr/bin/env node
/**
 * `npm run clean`: removes the data of the embedded stores and the build. `--all` also removes the installed
 * dependencies.
 */
import fs from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { runTool } from './lib/cli.mjs';
import { embedded } from './lib/embedded.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectRoot } from './lib/project.mjs';

await runTool(async () => {
  const removed = (await removeData()) ?? [];
  if (removed === 'in use') return 1;
  const rest = process.argv.includes('--all') ? ['dist', 'coverage', 'node_modules'] : ['dist', 'coverage'];
  removed.push(...rest.map((name) => path.join(projectRoot, name)).filter((folder) => fs.existsSync(folder)));
  for (const folder of removed) {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    console.log(`Removed ${folder}`);
  }
  if (removed.length === 0) console.log('Nothing to remove.');
});

async function removeData() {
  if (!fs.existsSync(path.join(projectRoot, '.tenure'))) return [];
  // Stores may still be running in the folder; the compiled code can stop them.
  await ensureInstalled();
  await build({ generate: false });
  const { dataFolders, stopAbandonedStores } = embedded();
  const users = await stopAbandonedStores(projectRoot);
  if (users.length === 0) return dataFolders(projectRoot);
  console.error(`The stores are in use by process ${users.join(', ')}. Stop it with Ctrl-C and try again.`);
  return 'in use';
}
