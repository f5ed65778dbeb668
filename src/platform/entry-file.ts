import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the compiled file of a module that runs as a worker thread or child process. `modulePath` is relative to the
 * project, without extension, e.g. `src/services/parsing/parse-thread`. Compiled code uses the file beside it; sources
 * that run in a test use `dist`.
 */
export function entryFile(modulePath: string): string {
  const root = path.resolve(__dirname, '..', '..');
  const candidates = [path.join(root, `${modulePath}.js`), path.join(root, 'dist', `${modulePath}.js`)];
  const existing = candidates.find((candidate) => existsSync(candidate));
  if (!existing) throw new Error(`${modulePath} is not built. Run: npm run build`);
  return existing;
}
