import fs from 'node:fs';
import path from 'node:path';
import { listFiles, projectRoot } from './source-files';

const layers = ['src', 'workers', 'migrations'];
const files = layers.flatMap((layer) => listFiles(layer, (name) => /\.tsx?$/.test(name)));
const nounOf = (file: string): string => path.basename(file).split('.')[0] ?? '';
const ending = (suffix: string): string[] => files.filter((file) => file.endsWith(suffix));
const outside = (suffix: string, ...folders: string[]): string[] =>
  ending(suffix).filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)));

describe('the file names of the service', () => {
  it('are in kebab case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/;
    const migration = /^\d{8,14}_[a-z0-9]+(_[a-z0-9]+)*\.ts$/;
    const odd = files.filter((file) => {
      const name = path.basename(file);
      return !(file.startsWith('migrations/') ? migration : kebab).test(name);
    });
    expect(odd).toEqual([]);
  });

  it('place controllers in src/http/controllers/<noun>.controller.ts', () => {
    expect(outside('.controller.ts', 'src/http/controllers', 'src/portal')).toEqual([]);
    const strangers = files.filter((file) => /^src\/http\/controllers\/(?!.*\.controller\.ts$)/.test(file));
    expect(strangers).toEqual([]);
  });

  it('place a table in src/db/<noun>.repository.ts and migrations/*_<noun>.ts', () => {
    expect(outside('.repository.ts', 'src/db')).toEqual([]);
    const repositories = ending('.repository.ts').map(nounOf);
    for (const migration of files.filter((file) => file.startsWith('migrations/'))) {
      const [, noun = ''] = /^\d+_(.*)$/.exec(nounOf(migration)) ?? [];
      const tables = tablesMadeBy(migration);
      // A migration may make small tables that belong to its noun; they are reached through its repository.
      if (tables.length > 0) expect(tables).toContain(noun);
      for (const table of tables) {
        const reachedBy = [table, noun].map((name) => name.replaceAll('_', '-'));
        expect([table, repositories.some((name) => reachedBy.includes(name))]).toEqual([table, true]);
      }
    }
  });

  it('include only reviewed repositories without a table of their own, which read through functions or another table', () => {
    const tables = files.flatMap((file) => tablesMadeBy(file).map((name) => name.replaceAll('_', '-')));
    const others = ending('.repository.ts').map(nounOf);
    expect(others.filter((noun) => !tables.includes(noun)).sort()).toEqual([
      'api-key-lookup',
      'delivery-work',
      'document-usage',
      'due-tenants',
      'erasure-work',
      'expired-rows',
      'job-feed-lookup',
      'linked-records',
      'logged-rankings',
      'match-work',
      'oauth-lookup',
      'operator-console',
      'pool-loads',
      'pushed-resumes',
      'rankable-records',
      'request-log-writer',
      'review-session-lookup',
      'unfinished-operations',
      'view-session-lookup',
    ]);
  });

  it('place a queue task in src/tasks/<name>.task.ts and its handler in workers/<pool>/<name>.ts', () => {
    expect(outside('.task.ts', 'src/tasks')).toEqual([]);
    for (const contract of ending('.task.ts')) {
      const pool = /\bpool:\s*'([a-z]+)'/.exec(
        fs.readFileSync(path.join(projectRoot, contract), 'utf8'),
      )?.[1];
      expect(`${contract} names its pool: ${pool !== undefined}`).toBe(`${contract} names its pool: true`);
      expect(files).toContain(`workers/${pool}/${nounOf(contract)}.ts`);
    }
  });

  it('use one spelling of a noun in every layer', () => {
    const nouns = [...ending('.controller.ts'), ...ending('.repository.ts'), ...ending('.service.ts')].map(
      nounOf,
    );
    const singular = (noun: string): string => noun.replaceAll(/s\b/g, '');
    const spellings = groups(nouns, singular);
    expect([...spellings.values()].filter((forms) => forms.size > 1).map((forms) => [...forms])).toEqual([]);
  });
});

function tablesMadeBy(file: string): string[] {
  if (!file.startsWith('migrations/')) return [];
  const text = fs.readFileSync(path.join(projectRoot, file), 'utf8');
  return [...text.matchAll(/CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+)|createTable\('(\w+)'/g)].map(
    ([, bySql, byBuilder]) => bySql ?? byBuilder ?? '',
  );
}

function groups(nouns: string[], keyOf: (noun: string) => string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const noun of nouns) found.set(keyOf(noun), (found.get(keyOf(noun)) ?? new Set()).add(noun));
  return found;
}
