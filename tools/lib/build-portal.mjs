import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { themeStyles } from './portal-theme.mjs';
import { projectRoot } from './project.mjs';

const appFolder = path.join(projectRoot, 'src', 'portal', 'app');
const clientFolder = path.join(projectRoot, 'client', 'src');
const outFolder = path.join(projectRoot, 'dist', 'portal');

/**
 * The modules that most pages share, in few files: on a slow line, a request costs more than a kilobyte that a page does not
 * need. The modules of one page, and large ones such as the renderer of PDF files, have files of their own.
 */
const CHUNKS = [
  {
    name: 'base',
    priority: 3,
    test: new RegExp(
      [
        String.raw`node_modules/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|clsx)/`,
        String.raw`@mantine/core/esm/(core|utils)/`,
        String.raw`@mantine/core/esm/components/(Alert|Button|CloseButton|Input|InputBase|Loader|NativeSelect|Skeleton|Transition|UnstyledButton)/`,
        String.raw`app/(api|first-data|format|session|theme|use-resource)\.ts`,
        String.raw`app/(render-app|parts/(mode-select|states))\.tsx`,
      ].join('|'),
    ),
  },
  // Every entry uses it, also the pages without the component library.
  { name: 'preload', priority: 4, test: /preload-helper/ },
  // The live try of the home page uses them, which has no component library either.
  {
    name: 'results',
    priority: 4,
    test: /app\/(playground\/(page-images|resume-findings|uncertain-findings)|match\/(score-parts|component-labels))/,
  },
  {
    name: 'charts',
    priority: 1,
    test: /node_modules\/d3-|app\/(charts\/(plot|time|colours)|usage\/requests-chart)/,
    minShareCount: 2,
  },
  {
    name: 'evidence',
    priority: 1,
    test: /app\/(evidence\/|documents\/document-beside|playground\/(findings|posting-findings|parse-notes))/,
  },
  {
    name: 'parts',
    priority: 2,
    test: /@mantine\/core\/esm\/components\/(Tabs|Checkbox|Textarea|TextInput|VisuallyHidden)\/|app\/(parts\/(?!dialog)|records|matches|match|requests|use-pages|sandbox-records)/,
    minShareCount: 4,
  },
];

/**
 * Builds the pages of the developer portal into dist/portal with compressed copies of each file. Does nothing if the
 * inputs have not changed or the bundler is not installed.
 * @param {{ previousKey: string, log: (line: string) => void }} options
 * @returns {Promise<string>} a key of the inputs, to pass as `previousKey` to the next call
 */
export async function buildPortal({ previousKey, log }) {
  if (!fs.existsSync(appFolder)) return previousKey;
  const key = keyOfInputs();
  if (key === previousKey && fs.existsSync(path.join(outFolder, 'manifest.json'))) return key;
  const vite = await import('vite').catch(() => null);
  if (vite === null) return previousKey;
  log('Building the pages of the portal …');
  const temporary = `${outFolder}.${process.pid}`;
  try {
    await vite.build({
      root: appFolder,
      configFile: false,
      // Warnings concern directives in other packages.
      logLevel: 'error',
      base: '/developers/files/',
      plugins: [await themeStyles(vite, appFolder)],
      oxc: { jsx: { runtime: 'automatic' } },
      resolve: { alias: { '@tenure/client': path.join(clientFolder, 'index.ts') } },
      build: {
        outDir: temporary,
        emptyOutDir: true,
        manifest: 'manifest.json',
        assetsDir: '',
        target: 'es2022',
        modulePreload: { polyfill: false },
        // Data URLs would require an exception in the content security policy.
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 2_000,
        rolldownOptions: {
          input: ['main.tsx', 'review.tsx', 'view.tsx', 'site/site.ts'].map((name) =>
            path.join(appFolder, name),
          ),
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    });
    compressFiles(temporary);
    fs.rmSync(outFolder, { recursive: true, force: true });
    fs.renameSync(temporary, outFolder);
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
  return key;
}

function compressFiles(folder) {
  for (const name of fs.readdirSync(folder)) {
    if (!/\.(js|mjs|css|svg)$/.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = fs.readFileSync(file);
    fs.writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    fs.writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** Hash of the sources and of the lock file, which determines the versions of the build tools. */
function keyOfInputs() {
  const hash = createHash('sha256');
  const files = [
    path.join(projectRoot, 'package-lock.json'),
    path.join(projectRoot, 'tools', 'lib', 'build-portal.mjs'),
    path.join(projectRoot, 'tools', 'lib', 'portal-theme.mjs'),
    ...filesOf(appFolder),
    ...filesOf(clientFolder),
  ];
  for (const file of files) {
    if (!fs.existsSync(file)) continue;
    hash.update(path.relative(projectRoot, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesOf(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
