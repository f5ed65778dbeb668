import { findCycles } from './cycles';
import { environmentViolations, purityViolations } from './purity';
import { packageViolations, layerViolations } from './import-violations';
import { parseSource } from './source-files';

const violations = (file: string, text: string): string[] => layerViolations([parseSource(file, text)]);

describe('the import rule', () => {
  it.each([
    ['src/http/a.ts', `import { knex } from '../db/knex';`],
    ['src/http/a.ts', `export * from '../queue/gateway';`],
    ['src/db/a.ts', `import { x } from '../services/x';`],
    ['src/services/a.ts', `const x = await import('../http/x');`],
    ['src/services/a.ts', `import { run } from '../../workers/runtime/run';`],
    ['src/domain/a.ts', `import type { X } from '../platform/x';`],
    ['src/platform/a.ts', `type X = import('../domain/x').X;`],
    ['migrations/20260101_x.ts', `import { x } from '../src/platform/x';`],
    ['workers/parse/a.ts', `const x = require('../../src/db/x');`],
    ['src/cli/a.ts', `import { demo } from '../../tools/demo';`],
    ['src/portal/app/a.tsx', `import { x } from '../../services/x';`],
    ['src/domain/a.ts', `import { tenureClient } from '@tenure/client';`],
  ])('rejects in %s: %s', (file, text) => {
    expect(violations(file, text)).toEqual([expect.stringMatching(/^\S+:1 may not import \S+: ./)]);
  });

  it('allows src/db to import types but not values of the domain', () => {
    expect(violations('src/db/a.ts', `import type { UUID } from '../domain/common';`)).toEqual([]);
    expect(violations('src/db/a.ts', `import { type UUID } from '../domain/common';`)).toEqual([]);
    expect(violations('src/db/a.ts', `import { type UUID, parse } from '../domain/common';`)).toEqual([
      expect.stringContaining('only types of src/domain'),
    ]);
  });

  it('allows a page to import the client by its alias', () => {
    expect(violations('src/portal/app/a.tsx', `import { tenureClient } from '@tenure/client';`)).toEqual([]);
  });

  it('rejects a file outside the folders of the rule', () => {
    expect(violations('src/helpers/a.ts', '')).toEqual([expect.stringContaining('lies in no layer')]);
  });

  it('rejects a restricted package and its subpaths outside the allowed folders', () => {
    const bad = parseSource(
      'src/services/a.ts',
      `import { Queue } from 'bullmq'; import x from 'knex/lib/x';`,
    );
    const good = parseSource('src/queue/a.ts', `import { Queue } from 'bullmq';`);
    expect(packageViolations([bad])).toHaveLength(2);
    expect(packageViolations([good])).toEqual([]);
  });

  it('finds cycles through type imports and re-exports', () => {
    const cycle = [
      parseSource('src/domain/a.ts', `import type { B } from './b';`),
      parseSource('src/domain/b.ts', `export * from './c';`),
      parseSource('src/domain/c.ts', `import './a';`),
      parseSource('src/domain/d.ts', `import './a';`),
    ].map((file) => ({
      ...file,
      imports: file.imports.map((entry) => ({
        ...entry,
        target: `src/domain/${entry.specifier.slice(2)}.ts`,
      })),
    }));
    expect(findCycles(cycle).map((members) => members.sort())).toEqual([
      ['src/domain/a.ts', 'src/domain/b.ts', 'src/domain/c.ts'],
    ]);
  });

  it.each([
    'const port = process.env.PORT;',
    `const port = process['env'].PORT;`,
    'const { PORT } = process.env;',
    `import { env } from 'node:process';`,
  ])('rejects access to the environment outside src/config: %s', (text) => {
    expect(environmentViolations([parseSource('src/db/a.ts', text)])).toHaveLength(1);
    expect(environmentViolations([parseSource('src/config/a.ts', text)])).toEqual([]);
  });

  it.each([
    `import fs from 'node:fs';`,
    `import { readFile } from 'fs/promises';`,
    'const id = Math.random();',
    'const now = Date.now();',
    'const now = new Date();',
    'const answer = await fetch(url);',
    'setTimeout(run, 5);',
    'process.exit(1);',
  ])('rejects in the domain: %s', (text) => {
    expect(purityViolations([parseSource('src/domain/a.ts', text)])).toHaveLength(1);
    expect(purityViolations([parseSource('src/services/a.ts', text)])).toEqual([]);
  });

  it('allows the domain pure dates and identifiers with the names of globals', () => {
    const text = `const d = new Date(2020, 1); const process = 1; const o = { fetch: 2 }; use(o.fetch, Date.UTC(2020, 1));`;
    expect(purityViolations([parseSource('src/domain/a.ts', text)])).toEqual([]);
  });
});
