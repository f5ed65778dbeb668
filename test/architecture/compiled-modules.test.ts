import fs from 'node:fs';
import path from 'node:path';
import { listFiles, projectRoot } from './source-files';

/** A getter makes each call of an imported function slower. */
const EXPORT_GETTER = /^(?:_export\(exports, |Object\.defineProperty\(exports, "(?!__esModule"))/m;

describe('compiled modules', () => {
  it('export plain properties, whose values the last lines assign', () => {
    const modules = listFiles('dist/src', (name) => name.endsWith('.js'));
    expect(modules.length).toBeGreaterThan(1_000);
    const texts = modules.map((file) => ({
      file,
      text: fs.readFileSync(path.join(projectRoot, file), 'utf8'),
    }));
    expect(texts.filter(({ text }) => EXPORT_GETTER.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
