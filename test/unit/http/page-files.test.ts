import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entryFiles } from '../../../src/http/pages/built-app';
import { PAGE_MODULES } from '../../../src/portal/app-pages';
import { itIf } from '../../support/it-if';

const PAGES = 'src/portal/app/portal-pages.tsx';
const built = existsSync(path.resolve('dist/portal/manifest.json'));

describe('the files of a page of the portal', () => {
  itIf(built, 'the pages are not built')('contain the module that the script renders at its address', () => {
    const pages = readFileSync(path.resolve(PAGES), 'utf8');
    const rendered = [
      ...pages.matchAll(/'(\/developers[^']*)': page\(\(\) => import\('\.\/([\w/-]+)'\)\)/g),
    ].map(([, address, module]) => [address, `${module}.tsx`]);
    expect(Object.fromEntries(rendered)).toEqual(PAGE_MODULES);
    const shared = new Set(entryFiles()?.preload);
    for (const module of Object.values(PAGE_MODULES)) {
      const { preload = [] } = entryFiles('main.tsx', module) ?? {};
      expect([module, preload.filter((file) => !shared.has(file)).length]).not.toEqual([module, 0]);
    }
  });
});
