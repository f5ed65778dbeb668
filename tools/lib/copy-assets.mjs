import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project.mjs';

/** Files of other packages that we serve ourselves, and their names below dist/assets. */
const ASSETS = [
  {
    from: 'node_modules/@scalar/api-reference/dist/browser/standalone.js',
    to: 'reference-renderer.js',
  },
];

/** Copies them into the build, so that a production install needs no development packages. */
export function copyAssets(distDir) {
  const folder = path.join(distDir, 'assets');
  fs.mkdirSync(folder, { recursive: true });
  for (const { from, to } of ASSETS) {
    const source = path.join(projectRoot, from);
    // A production install builds nothing and has no such package; what was built before stays.
    if (!fs.existsSync(source)) continue;
    const target = path.join(folder, to);
    const current = fs.existsSync(target) && fs.statSync(target).size === fs.statSync(source).size;
    if (!current) fs.copyFileSync(source, target);
  }
}
