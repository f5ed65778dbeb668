import fs from 'node:fs';
import path from 'node:path';
import { createRequire, Module } from 'node:module';
import { projectRoot } from './project.mjs';

const require = createRequire(import.meta.url);
const swc = require('@swc/core');

/**
 * The exports of a TypeScript file of the project, compiled as it is loaded, and so are the files it imports. For the
 * tools that run before anything is built.
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
