import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from './project.mjs';

const require = createRequire(import.meta.url);

/** The compiled src/embedded; requires a build. */
export function embedded() {
  return require(path.join(projectRoot, 'dist', 'src', 'embedded', 'main.js'));
}
