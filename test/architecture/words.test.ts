import fs from 'node:fs';
import path from 'node:path';
import { codeWords, wordsOfName, type Located } from './code-words';
import {
  REFUSED_CONSTANTS,
  REFUSED_IDENTIFIERS,
  REFUSED_PATHS,
  REFUSED_PHRASES,
  REFUSED_TERMS,
  REFUSED_VARIABLES,
} from './refused-words';
import { listFiles, parseSource, projectRoot } from './source-files';

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

describe('the project texts', () => {
  const files = [
    ...folders.flatMap((folder) => listFiles(folder, (name) => texts.test(name))),
    ...topLevel(),
  ].filter(
    (file) => file !== self && file !== 'test/architecture/refused-words.ts' && !file.includes('/generated/'),
  );

  it('contain no unfinished parts, machine paths or package registries', () => {
    expect(files.flatMap((file) => findings(file, BANNED))).toEqual([]);
  });

  it('contain no fixed path for temporary files in production code', () => {
    const production = files.filter((file) => /^(src|workers|migrations)\//.test(file));
    expect(production.flatMap((file) => findings(file, BANNED_IN_PRODUCTION))).toEqual([]);
  });
});

const CODE = /\.(ts|tsx|mjs|cjs)$/;
/** The lists of refused words, and the pages that quote them. */
const QUOTES = [
  self,
  'test/architecture/refused-words.ts',
  'docs/decisions/0024-domain-language.md',
  'CONTRIBUTING.md',
];

describe('the decision on domain language', () => {
  const code = ['src', 'client/src', 'workers', 'tools', 'test']
    .flatMap((folder) => listFiles(folder, (name) => CODE.test(name)))
    .filter((file) => !file.includes('/generated/') && !QUOTES.includes(file))
    .map((file) => ({ file, ...codeWords(parseSource(file, textOf(file)).tree) }));

  it('refuses coined words in identifiers', () => {
    const refused = code.flatMap(({ file, identifiers }) =>
      identifiers.flatMap((name) => refusalsOfName(file, name)),
    );
    expect(refused).toEqual([]);
  });

  it('refuses constants that do not name their subject', () => {
    const refused = code.flatMap(({ file, constants }) =>
      constants
        .filter(({ text }) => REFUSED_CONSTANTS.test(text))
        .map(({ text, line }) => `${file}:${line} ${text} — say of what: MAX_TITLE_LENGTH, BATCH_SIZE`),
    );
    expect(refused).toEqual([]);
  });

  it('refuses variables that do not say of what', () => {
    const refused = code
      .filter(({ file }) => /^(?:src|workers)\//.test(file))
      .flatMap(({ file, constants }) =>
        constants
          .filter(({ text }) => REFUSED_VARIABLES.test(text))
          .map(({ text, line }) => `${file}:${line} ${text} — add the noun: knownSkill, takenRows`),
      );
    expect(refused).toEqual([]);
  });

  it('refuses coined words in the names of files and folders', () => {
    const refused = code.flatMap(({ file }) => [
      ...refusalsOfName(file, { text: path.basename(file).replace(/\..*$/, ''), line: 1 }),
      ...REFUSED_PATHS.filter((rule) => rule.path.test(file)).map(({ instead }) => `${file} — ${instead}`),
    ]);
    expect(refused).toEqual([]);
  });

  it('refuses pronouns without a subject and coined phrases in comments and texts', () => {
    const refused = code.flatMap(({ file, comments, texts }) =>
      refusalsOfProse(file, [...comments, ...texts]),
    );
    expect(refused).toEqual([]);
  });

  it('refuses them in documents', () => {
    const documents = [...listFiles('docs', (name) => name.endsWith('.md')), 'README.md', 'client/README.md'];
    const refused = documents
      .filter((file) => !QUOTES.includes(file))
      .flatMap((file) =>
        refusalsOfProse(
          file,
          textOf(file)
            .split('\n')
            .map((text, index) => ({ text, line: index + 1 })),
        ),
      );
    expect(refused).toEqual([]);
  });
});

function refusalsOfName(file: string, { text, line }: Located): string[] {
  const words = ` ${wordsOfName(text)} `;
  const byTerm = REFUSED_TERMS.filter(
    ({ terms, paths, except }) =>
      terms.some((term) => words.includes(` ${term} `)) &&
      (paths?.test(file) ?? true) &&
      !(except?.test(text) ?? false),
  );
  const byPattern = REFUSED_IDENTIFIERS.filter(
    ({ name, paths }) => name.test(text) && (paths?.test(file) ?? true),
  );
  return [...byTerm, ...byPattern].map(({ instead }) => `${file}:${line} ${text} — ${instead}`);
}

function refusalsOfProse(file: string, prose: readonly Located[]): string[] {
  // Data of the skills map and of models quote the world.
  if (file.includes('/data/')) return [];
  return REFUSED_PHRASES.filter(({ except }) => !(except?.test(file) ?? false)).flatMap(
    ({ phrase, instead }) =>
      prose
        .filter(({ text }) => phrase.test(text))
        .map(({ text, line }) => `${file}:${line} ${phrase.exec(text)?.[0] ?? ''} — ${instead}`),
  );
}

function textOf(file: string): string {
  return fs.readFileSync(path.join(projectRoot, file), 'utf8');
}

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
