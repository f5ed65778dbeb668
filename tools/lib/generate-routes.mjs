import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project.mjs';

const importPattern = /(?:import|export)\s+(type\s)?[^'"();]*?from\s+['"](\.[^'"]+)['"]/g;

/**
 * Regenerates the routes and the API description if their inputs have changed.
 * @param {{ previousKey: string, log: (line: string) => void }} options
 * @returns {Promise<string>} a key of the inputs, to pass as `previousKey` to the next call
 */
export async function generateRoutes({ previousKey, log }) {
  const settingsPath = path.join(projectRoot, 'tsoa.json');
  if (!fs.existsSync(settingsPath)) return '';
  const settings = JSON.parse(fs.readFileSync(settingsPath, 'utf8'));
  const generatedDir = path.resolve(projectRoot, settings.routes?.routesDir ?? 'src/http/generated');
  const key = keyOfInputs(generatedDir, settingsPath);
  const routesFile = path.join(generatedDir, settings.routes?.routesFileName ?? 'routes.ts');
  if (key === previousKey && fs.existsSync(routesFile)) return key;
  log('Generating routes and the API description …');
  await run([path.join(projectRoot, 'tools', 'openapi', 'generate.mjs')], 'tools/openapi/generate.mjs');
  const finish = path.join(projectRoot, 'tools', 'openapi', 'finish.mjs');
  if (fs.existsSync(finish)) await run([finish], 'tools/openapi/finish.mjs');
  return key;
}

/** Hash of the controllers and of all files whose types they use. */
function keyOfInputs(generatedDir, settingsPath) {
  const hash = createHash('sha256');
  const inputs = new Set([
    settingsPath,
    path.join(projectRoot, 'tools', 'openapi.mjs'),
    ...completionInputs(),
  ]);
  const queue = controllersIn(path.join(projectRoot, 'src'));
  while (queue.length > 0) {
    const file = queue.pop();
    if (inputs.has(file) || file.startsWith(generatedDir + path.sep)) continue;
    inputs.add(file);
    queue.push(...typeImportsOf(file));
  }
  for (const file of [...inputs].sort()) {
    if (!fs.existsSync(file)) continue;
    hash.update(path.relative(projectRoot, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The tools that complete the description, and the tables that they read. */
function completionInputs() {
  const folder = path.join(projectRoot, 'tools', 'openapi');
  const events = path.join('src', 'webhooks', 'events');
  const tables = [
    'src/platform/problem-codes.ts',
    'src/http/errors/problem-advice.ts',
    'src/http/openapi/item-schemas.ts',
    'tools/lib/load-typescript.mjs',
    ...fs.readdirSync(path.join(projectRoot, events)).map((name) => path.join(events, name)),
  ];
  return [
    ...fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
    ...tables.map((table) => path.join(projectRoot, table)),
  ];
}

function controllersIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.controller.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Files that types of routes can come from: all imports within src/http and src/portal, and type imports and re-exports
 * from other folders. Values of other folders (services, parsers) cannot change a route.
 */
function typeImportsOf(file) {
  const found = [];
  const inHttp = /[\\/]src[\\/](http|portal)[\\/]/.test(file);
  for (const match of fs.readFileSync(file, 'utf8').matchAll(importPattern)) {
    const target = resolveSource(path.resolve(path.dirname(file), match[2]));
    if (!target) continue;
    const targetInHttp = /[\\/]src[\\/](http|portal)[\\/]/.test(target);
    const typed = match[1] !== undefined || /\btype\s/.test(match[0]) || match[0].startsWith('export');
    if (typed || (inHttp && targetInHttp) || /[\\/]src[\\/]domain[\\/]/.test(target)) found.push(target);
  }
  return found;
}

function resolveSource(base) {
  return [`${base}.ts`, path.join(base, 'index.ts')].find((candidate) => fs.existsSync(candidate));
}

function run(args, name) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed (exit code ${code}):\n${output.trim()}`)),
    );
  });
}
