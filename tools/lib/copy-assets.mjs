import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project.mjs';

/** Files of other packages that the service serves itself, with their names in dist/assets. */
const ASSETS = [
  {
    from: 'node_modules/@scalar/api-reference/dist/browser/standalone.js',
    to: 'reference-renderer.js',
  },
];

/** Copies the assets into the build, so that a production install needs no development packages. */
export function copyAssets(distDir) {
  const folder = path.join(distDir, 'assets');
  fs.mkdirSync(folder, { recursive: true });
  for (const { from, to } of ASSETS) {
    const source = path.join(projectRoot, from);
    // A production install does not have the package and keeps the files of the earlier build.
    if (!fs.existsSync(source)) continue;
    const target = path.join(folder, to);
    const current = fs.existsSync(target) && fs.statSync(target).size === fs.statSync(source).size;
    if (!current) fs.copyFileSync(source, target);
  }
}
