import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { projectRoot } from '../lib/project.mjs';

const swc = createRequire(import.meta.url)('@swc/core');

/** The exported constant of a TypeScript file that imports nothing but types. */
async function constantOf(file, name) {
  const source = fs.readFileSync(path.join(projectRoot, file), 'utf8');
  const { code } = swc.transformSync(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module[name];
}

/** Code to status and title, and code to what to do about it. */
export const PROBLEM_CODES = await constantOf('src/platform/problem-codes.ts', 'PROBLEM_CODES');
export const ADVICE = await constantOf('src/http/errors/problem-advice.ts', 'ADVICE');
