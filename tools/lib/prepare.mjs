import fs from 'node:fs';
import path from 'node:path';
import { build } from '../build.mjs';
import { ensureInstalled } from './install.mjs';
import { projectRoot } from './project.mjs';

/**
 * Makes the code ready to run: installs and builds what changed. An image that was built without the compiler is
 * taken as it is.
 * @param {(line: string) => void} [log]
 */
export async function prepare(log) {
  if (isFinishedImage()) return;
  await ensureInstalled(log);
  await build({ log });
}

function isFinishedImage() {
  const has = (...parts) => fs.existsSync(path.join(projectRoot, ...parts));
  return !has('src') && has('dist', 'src', 'server.js');
}
