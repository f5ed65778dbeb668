import fs from 'node:fs';
import path from 'node:path';
import { createRequire, Module } from 'node:module';
import { projectRoot } from './project.mjs';

const require = createRequire(import.meta.url);
const swc = require('@swc/core');

/**
 * Loads a TypeScript file of the project and its imports, compiling them in memory. For tools that run before the build.
 */
export function loadTypeScript(file) {
  const { $schema: _schema, ...options } = JSON.parse(
    fs.readFileSync(path.join(projectRoot, '.swcrc'), 'utf8'),
  );
  Module._extensions['.ts'] ??= (module, filename) => {
    const { code } = swc.transformFileSync(filename, {
      ...options,
      swcrc: false,
      configFile: false,
      sourceMaps: false,
    });
    module._compile(code, filename);
  };
  return require(path.join(projectRoot, file));
}
