#!/usr/bin/env node
/** Builds the client package into client/dist: generated types, then the compiler. `npm pack` in client/ runs it. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { writeClientSchema } from './lib/client-schema.mjs';
import { projectRoot } from './lib/project.mjs';

const folder = path.join(projectRoot, 'client');
await writeClientSchema({ log: (line) => console.error(line) });
fs.rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
const compiler = path.join(projectRoot, 'node_modules', 'typescript', 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [compiler, '-p', folder], { stdio: ['ignore', 2, 2] });
process.exitCode = status ?? 1;
