import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from './project.mjs';

const require = createRequire(import.meta.url);

/**
 * A compiled module of src/embedded. The build must have run.
 * @param {string} name file name without extension
 */
export function embedded(name) {
  return require(path.join(projectRoot, 'dist', 'src', 'embedded', `${name}.js`));
}
