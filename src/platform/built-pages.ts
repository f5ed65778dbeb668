import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the documents that the build has rendered; null without a build. */
export function builtPagesFolder(): string | null {
  // Looks beside the compiled code, or for tests in the build output of the checkout.
  const places = [path.resolve(__dirname, '../../pages'), path.resolve('dist/pages')];
  return places.find((place) => existsSync(path.join(place, 'pages.json'))) ?? null;
}

/** Text of a file among the documents; null if it does not exist. */
export function readBuiltPage(name: string): string | null {
  const folder = builtPagesFolder();
  if (folder === null) return null;
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
