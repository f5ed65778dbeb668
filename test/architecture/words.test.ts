import fs from 'node:fs';
import path from 'node:path';
import { listFiles, projectRoot } from './source-files';

/** Words that tell of unfinished work, of one machine, or of where a package happened to be fetched from. */
const BANNED: readonly { word: RegExp; instead: string }[] = [
  { word: /\b(TODO|FIXME|XXX|HACK)\b/, instead: 'finish it, or leave it out' },
  { word: /not (yet )?implemented|placeholder implementation/i, instead: 'finish it, or leave it out' },
  {
    word: /(^|[\s'"`(=])\/(work\/(main|shared)|root|home\/[a-z]+)\//,
    instead: 'name paths from the project root',
  },
  {
    word: /\bregistry\.(npmjs|yarnpkg)\.|\bnpm\.pkg\.|\/api\/npm\//i,
    instead: 'name no registry',
  },
  { word: /\b(it|describe|test)\.(only|skip)\(|\bf(it|describe)\(/, instead: 'run every test or delete it' },
];

/** Production code asks the system where temporary files go. */
const BANNED_IN_PRODUCTION: typeof BANNED = [
  { word: /['"`]\/tmp\//, instead: 'use os.tmpdir() or the data folder' },
];

const texts = /\.(ts|mjs|cjs|js|md|ya?ml|html|css|sql)$|^(Dockerfile|run)$/;
const folders = ['src', 'workers', 'migrations', 'test', 'tools', 'docs', '.ci'];
const self = 'test/architecture/words.test.ts';

describe('the words of the project', () => {
  const files = [
    ...folders.flatMap((folder) => listFiles(folder, (name) => texts.test(name))),
    ...topLevel(),
  ].filter((file) => file !== self && !file.includes('/generated/'));

  it('tell of nothing unfinished, of no machine and of no registry', () => {
    expect(files.flatMap((file) => findings(file, BANNED))).toEqual([]);
  });

  it('name no fixed place for temporary files in production', () => {
    const production = files.filter((file) => /^(src|workers|migrations)\//.test(file));
    expect(production.flatMap((file) => findings(file, BANNED_IN_PRODUCTION))).toEqual([]);
  });
});

function topLevel(): string[] {
  return fs
    .readdirSync(projectRoot, { withFileTypes: true })
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map((entry) => entry.name);
}

function findings(file: string, banned: typeof BANNED): string[] {
  const lines = fs.readFileSync(path.join(projectRoot, file), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    banned
      .filter(({ word }) => word.test(line))
      .map(({ instead }) => `${file}:${index + 1} ${line.trim()} — ${instead}`),
  );
}
