import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { projectRoot } from './project.mjs';

const appFolder = path.join(projectRoot, 'src', 'portal', 'app');
const clientFolder = path.join(projectRoot, 'client', 'src');
const outFolder = path.join(projectRoot, 'dist', 'portal');

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
