#!/usr/bin/env node
/**
 * Compiles src, client, workers, migrations and tools to dist/ and copies the data files beside the code that reads them.
 * The build is incremental: it compiles a file again only if its time or size or the compiler settings have changed.
 *
 *   node tools/build.mjs            build changed files
 *   node tools/build.mjs --full     build all files
 *   node tools/build.mjs --quiet    print errors only
 *   node tools/build.mjs --no-generate   compile only, without generating routes
 */
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { copyAssets } from './lib/copy-assets.mjs';
import { buildPortal } from './lib/build-portal.mjs';
import { writeClientSchema } from './lib/client-schema.mjs';
import { writeClientSources } from './lib/client-sources.mjs';
import { generateRoutes } from './lib/generate-routes.mjs';
import { withLock } from './lib/lock.mjs';
import { projectRoot } from './lib/project.mjs';

// The command line uses the published client.
const sourceFolders = ['src', path.join('client', 'src'), 'workers', 'migrations', 'tools'];
const appFolder = path.join('src', 'portal', 'app') + path.sep;
const distDir = path.join(projectRoot, 'dist');
const compilerFolder = path.join(projectRoot, 'node_modules', '@swc', 'core');
const require = createRequire(import.meta.url);
const manifestPath = path.join(distDir, '.build.json');

/**
 * Builds the project into dist/.
 * @param {{ full?: boolean, generate?: boolean, log?: (line: string) => void }} [options]
 * @returns {Promise<{ compiled: number, copied: number, removed: number, milliseconds: number }>}
 */
export async function build(options = {}) {
  const log = options.log ?? (() => {});
  const startedAt = performance.now();
  fs.mkdirSync(distDir, { recursive: true });
  // Several commands may build at the same time, for example a test run and a start: one builds, the others wait.
  const counts = await withLock(path.join(distDir, '.build.lock'), async () => {
    const before = options.full ? emptyManifest() : readManifest();
    const problems = [];
    let routes = before.routes;
    if (options.generate !== false) {
      try {
        routes = await generateRoutes({ previousKey: before.routes, log });
      } catch (error) {
        problems.push(error.message);
      }
    }
    let portal = before.portal;
    let docs = before.docs;
    if (options.generate !== false) {
      try {
        await writeClientSchema({ log });
        writeClientSources({ log });
        portal = await buildPortal({ previousKey: before.portal, log });
        // Imported here, because its packages may not be installed yet when this file is loaded.
        const { buildDocs } = await import('./lib/docs/build-docs.mjs');
        docs = await buildDocs({ previousKey: before.docs, log });
      } catch (error) {
        problems.push(`The pages of the portal do not build:\n${error.message}`);
      }
    }
    const done = await compileAll({ ...before, routes, portal, docs }, problems);
    // Files that compile are written even if others fail.
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return done;
  });
  return { ...counts, milliseconds: Math.round(performance.now() - startedAt) };
}

async function compileAll(before, problems) {
  const { swcOptions, compilerKey } = readSettings();
  const previous = before.compiler === compilerKey ? before.files : {};
  const files = {};
  const work = [];
  let compiled = 0;
  let copied = 0;
  for (const source of listSources()) {
    const stat = fs.statSync(path.join(projectRoot, source));
    const stamp = `${stat.mtimeMs}:${stat.size}`;
    files[source] = stamp;
    if (previous[source] === stamp && fs.existsSync(outputOf(source))) continue;
    if (source.endsWith('.ts')) {
      compiled += 1;
      work.push(compileFile(swcOptions, source).catch((error) => compileProblem(source, error)));
    } else {
      copied += 1;
      work.push(copyFile(source).catch((error) => compileProblem(source, error)));
    }
  }
  await copyAssets(distDir);
  const removed = removeStale(files);
  for (const { source, reason } of (await Promise.all(work)).filter(Boolean)) {
    delete files[source];
    problems.push(reason);
  }
  writeAtomically(
    manifestPath,
    JSON.stringify({
      compiler: compilerKey,
      routes: before.routes,
      portal: before.portal,
      docs: before.docs,
      files,
    }),
  );
  return { compiled, copied, removed };
}

/** The settings on which the output depends. The compiler itself is loaded only when a file has changed. */
function readSettings() {
  const text = fs.readFileSync(path.join(projectRoot, '.swcrc'), 'utf8');
  const { $schema: _schema, ...swcOptions } = JSON.parse(text);
  let version;
  try {
    version = JSON.parse(fs.readFileSync(path.join(compilerFolder, 'package.json'), 'utf8')).version;
  } catch {
    throw new Error('The compiler is not installed. Run: npm ci');
  }
  return { swcOptions, compilerKey: `2 ${version} ${text}` };
}

async function compileFile(swcOptions, source) {
  const swc = require(compilerFolder);
  const output = outputOf(source);
  const { code, map } = await swc.transformFile(path.join(projectRoot, source), {
    ...swcOptions,
    swcrc: false,
    configFile: false,
    sourceFileName: path.relative(path.dirname(output), path.join(projectRoot, source)),
  });
  const mapName = `${path.basename(output)}.map`;
  const compiled = withPlainExports(code);
  writeAtomically(output, map ? `${compiled}\n//# sourceMappingURL=${mapName}\n` : compiled);
  if (map) writeAtomically(path.join(path.dirname(output), mapName), map);
}

/** What the compiler writes for one export, and for several. */
const EXPORT_GETTER =
  /^Object\.defineProperty\(exports, "(\w+)", \{\n\s*enumerable: true,\n\s*get: function\(\) \{\n\s*return ([\w.$]+);\n\s*\}\n\}\);$/gm;
const EXPORT_GETTERS =
  /^_export\(exports, \{\n(?:\s*get (?:\/\*.*\*\/ )?\w+ ?\(\) \{\n\s*return [\w.$]+;\n\s*\},?\n)+\}\);$/gm;
const GETTER = /get (?:\/\*.*\*\/ )?(\w+) ?\(\) \{\n\s*return ([\w.$]+);/g;

/**
 * Replaces the getters of exports with plain properties, assigned at the end of the module: a call of an imported function
 * through a getter takes longer. No module imports itself through others, so that none is read before its end. The lines
 * before keep their numbers, which the source map refers to.
 */
function withPlainExports(code) {
  const assignments = [];
  const assign = (name, value) => assignments.push(`exports.${name} = ${value};`);
  const blank = (text) => text.replace(/[^\n]+/g, '');
  const withoutGetters = code
    .replace(EXPORT_GETTER, (text, name, value) => {
      assign(name, value);
      return blank(text);
    })
    .replace(EXPORT_GETTERS, (text) => {
      for (const [, name, value] of text.matchAll(GETTER)) assign(name, value);
      return blank(text);
    });
  return [withoutGetters, ...assignments].join('\n');
}

function compileProblem(source, error) {
  // A file that was deleted after the listing is ignored.
  return error.code === 'ENOENT'
    ? undefined
    : { source, reason: `${source} does not compile:\n${error.message.split('\n\nCaused by')[0]}` };
}

async function copyFile(source) {
  writeAtomically(outputOf(source), fs.readFileSync(path.join(projectRoot, source)));
}

function outputOf(source) {
  return path.join(distDir, source.replace(/\.ts$/, '.js'));
}

function listSources() {
  const sources = [];
  for (const sourceFolder of sourceFolders) {
    const folder = path.join(projectRoot, sourceFolder);
    if (!fs.existsSync(folder)) continue;
    for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const source = path.relative(projectRoot, path.join(entry.parentPath, entry.name));
      // The pages of the portal are bundled, not compiled file by file.
      if (source.startsWith(appFolder)) continue;
      if (entry.isFile() && belongsInDist(sourceFolder, entry.name)) sources.push(source);
    }
  }
  return sources.sort();
}

function belongsInDist(sourceFolder, name) {
  if (name.startsWith('.') || name.endsWith('.md') || name.endsWith('.d.ts')) return false;
  // Only tools written in TypeScript are compiled; the others run from their source.
  return sourceFolder === 'tools' ? name.endsWith('.ts') : true;
}

/** Deletes outputs without a source, so that a removed migration or handler does not keep running. */
function removeStale(files) {
  const expected = new Set();
  for (const source of Object.keys(files)) {
    expected.add(outputOf(source));
    if (source.endsWith('.ts')) expected.add(`${outputOf(source)}.map`);
  }
  let removed = 0;
  for (const sourceFolder of sourceFolders) {
    const folder = path.join(distDir, sourceFolder);
    if (!fs.existsSync(folder)) continue;
    for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const output = path.join(entry.parentPath, entry.name);
      if (expected.has(output)) continue;
      fs.rmSync(output, { force: true });
      removed += 1;
    }
  }
  return removed;
}

function emptyManifest() {
  return { compiler: '', routes: '', portal: '', docs: '', files: {} };
}

function readManifest() {
  try {
    return { ...emptyManifest(), ...JSON.parse(fs.readFileSync(manifestPath, 'utf8')) };
  } catch {
    return emptyManifest();
  }
}

/** Replaces the file atomically, so that a process that starts during a build never reads a partial file. */
function writeAtomically(file, content) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(temporary, content);
  fs.renameSync(temporary, file);
}

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  const flags = new Set(process.argv.slice(2));
  const quiet = flags.has('--quiet');
  try {
    const result = await build({
      full: flags.has('--full'),
      generate: !flags.has('--no-generate'),
      log: quiet ? undefined : (line) => console.log(line),
    });
    if (!quiet) {
      console.log(
        `Built in ${result.milliseconds} ms: ${result.compiled} compiled, ${result.copied} copied, ${result.removed} removed.`,
      );
    }
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
