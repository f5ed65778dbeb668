#!/usr/bin/env node
/**
 * Builds the client package into client/dist for `import` and `require`: generates the types, then compiles.
 * `npm pack` in client/ runs this tool.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { writeClientSchema } from './lib/client-schema.mjs';
import { projectRoot } from './lib/project.mjs';

const folder = path.join(projectRoot, 'client');
const compiler = path.join(projectRoot, 'node_modules', 'typescript', 'bin', 'tsc');

await writeClientSchema({ log: (line) => console.error(line) });
fs.rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
for (const [project, form, type] of [
  ['tsconfig.json', 'cjs', 'commonjs'],
  ['tsconfig.esm.json', 'esm', 'module'],
]) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', path.join(folder, project)], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
  fs.writeFileSync(path.join(folder, 'dist', form, 'package.json'), `${JSON.stringify({ type })}\n`);
}
