import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { writeBoundedWorker } from './bound-character-maps.mjs';
import { postmanCollection } from '../openapi/samples/postman.mjs';
import { projectRoot } from './project.mjs';

const renderer = path.join(projectRoot, 'node_modules/@scalar/api-reference/dist/browser/standalone.js');
const fontPackage = path.join(projectRoot, 'node_modules/@fontsource-variable/public-sans');
const description = path.join(projectRoot, 'src/http/generated/openapi.json');

/**
 * Writes files that the service serves into dist/assets: the renderer of the reference, the font of the pages with
 * its license, the Postman collection, and the worker of pdf.js with a limit for character maps. A
 * production install does not have the packages for them and keeps the files of the build.
 */
export async function copyAssets(distDir) {
  const folder = path.join(distDir, 'assets');
  fs.mkdirSync(folder, { recursive: true });
  copyRenderer(folder);
  copyFont(folder);
  writeBoundedWorker(folder);
  await writeCollection(folder);
}

/** The name contains a hash of the content, so that browsers may keep the file; the packed forms save most of 3 MB. */
function copyRenderer(folder) {
  if (!fs.existsSync(renderer)) return;
  const content = fs.readFileSync(renderer);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const name = `reference-renderer.${hash}.js`;
  if (fs.existsSync(path.join(folder, `${name}.gz`))) return;
  for (const old of fs.readdirSync(folder).filter((each) => each.startsWith('reference-renderer')))
    fs.rmSync(path.join(folder, old));
  fs.writeFileSync(path.join(folder, name), content);
  writePacked(path.join(folder, name), content);
}

function copyFont(folder) {
  if (!fs.existsSync(fontPackage)) return;
  const copies = {
    'public-sans.woff2': 'files/public-sans-latin-wght-normal.woff2',
    'public-sans.LICENSE': 'LICENSE',
  };
  for (const [name, source] of Object.entries(copies))
    fs.copyFileSync(path.join(fontPackage, source), path.join(folder, name));
}

async function writeCollection(folder) {
  const file = path.join(folder, 'postman.json');
  const text = fs.readFileSync(description, 'utf8');
  const stampFile = path.join(folder, 'postman.stamp');
  const stamp = createHash('sha256').update(text).digest('hex');
  const isCurrent = fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp;
  if (isCurrent && fs.existsSync(file)) return;
  const collection = await postmanCollection(JSON.parse(text));
  if (collection === null) return;
  fs.writeFileSync(file, JSON.stringify(collection));
  fs.writeFileSync(stampFile, stamp);
}

function writePacked(file, content) {
  const options = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(content, options));
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(content, { level: 9 }));
}
