import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The compiled file of a module that is started by name (a worker thread, a child process), given by its path from
 * the project without extension, e.g. `src/services/parsing/parse-thread`. Compiled code finds its neighbour;
 * sources run by a test use what was built.
 */
export function entryFile(modulePath: string): string {
  const top = path.resolve(__dirname, '..', '..');
  const candidates = [path.join(top, `${modulePath}.js`), path.join(top, 'dist', `${modulePath}.js`)];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (!found) throw new Error(`${modulePath} is not built. Run: npm run build`);
  return found;
}
