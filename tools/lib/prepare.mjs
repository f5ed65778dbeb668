import fs from 'node:fs';
import path from 'node:path';
import { build } from '../build.mjs';
import { ensureInstalled } from './install.mjs';
import { projectRoot } from './project.mjs';

/**
 * Prepares the code to run: installs dependencies and builds changed files. Does nothing in a production image, which
 * has no sources.
 * @param {(line: string) => void} [log]
 */
export async function prepare(log) {
  if (isProductionImage()) return;
  await ensureInstalled(log);
  await build({ log });
}

function isProductionImage() {
  const has = (...parts) => fs.existsSync(path.join(projectRoot, ...parts));
  return !has('src') && has('dist', 'src', 'server.js');
}
