import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project.mjs';

const worker = path.join(projectRoot, 'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs');
const LIMIT = 'const MAX_MAP_RANGE = 2 ** 24 - 1;';
const CHECK = 'if (high - low > MAX_MAP_RANGE) {';
const CHECKS = 3;

/**
 * Writes the worker of pdf.js to dist/assets with a limit for all entries of a character map. The worker accepts any
 * number of ranges of 16 million entries each, so that a document of some kilobytes fills the memory of its thread and
 * ends the whole process. A map of a font has at most some ten thousand entries.
 */
export function writeBoundedWorker(folder) {
  if (!fs.existsSync(worker)) return;
  const file = path.join(folder, 'pdf.worker.mjs');
  const content = bounded(fs.readFileSync(worker, 'utf8'));
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content) fs.writeFileSync(file, content);
}

function bounded(source) {
  const checks = source.split(CHECK);
  if (!source.includes(LIMIT) || checks.length !== CHECKS + 1)
    throw new Error('The limit of character maps is not where it is expected in this version of pdfjs-dist.');
  return checks
    .join('if ((this.entryCount = (this.entryCount ?? 0) + Math.max(0, high - low)) > MAX_MAP_RANGE) {')
    .replace(LIMIT, 'const MAX_MAP_RANGE = 2 ** 18;');
}
