import fs from 'node:fs';
import path from 'node:path';
import * as embedded from '../../src/embedded/main';
import { listFiles, projectRoot } from './source-files';

/**
 * Scripts in tools/ load compiled modules by path at run time, so neither the compiler nor the linter sees a renamed
 * export.
 */
const scripts = listFiles('tools', (name) => name.endsWith('.mjs')).map((file) => ({
  file,
  text: fs.readFileSync(path.join(projectRoot, file), 'utf8'),
}));

const DESTRUCTURED = /const \{([^}]+)\} = embedded\(\)/g;
const COMPILED_MODULE = /const \{([^}]+)\} = require\(path\.join\([^)]*'([\w./-]+)\.js'\)\)/g;
const MEMBER = /\bembedded\(\)\.(\w+)/g;

function namesOf(list: string): string[] {
  return list.split(',').map((name) => name.split(':')[0]!.trim());
}

describe('the scripts in tools/', () => {
  it('use only exports of the embedded stores that exist', () => {
    const uses = scripts.flatMap(({ file, text }) =>
      [
        ...[...text.matchAll(DESTRUCTURED)].flatMap(([, list]) => namesOf(list!)),
        ...[...text.matchAll(MEMBER)].map(([, name]) => name!),
      ].map((name) => ({ file, name })),
    );
    expect(uses.length).toBeGreaterThan(10);
    expect(uses.filter(({ name }) => !(name in embedded))).toEqual([]);
  });

  it('use only exports of compiled modules that exist', () => {
    const uses = scripts.flatMap(({ file, text }) =>
      [...text.matchAll(COMPILED_MODULE)].map(([, list, module]) => ({
        file,
        module: module!.replace(/^(?:\.\.\/)+(?:dist\/)?/, ''),
        names: namesOf(list!),
      })),
    );
    expect(uses.length).toBeGreaterThan(5);
    const sources = listFiles('src', (name) => name.endsWith('.ts'));
    for (const { file, module, names } of uses) {
      const candidates = sources.filter((source) => `/${source}`.endsWith(`/${module}.ts`));
      const exported = candidates.map((source) =>
        Object.keys(jest.requireActual<object>(path.join(projectRoot, source))),
      );
      const isComplete = exported.some((list) => names.every((name) => list.includes(name)));
      expect({ file, module, isComplete }).toEqual({ file, module, isComplete: true });
    }
  });
});
