import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project.mjs';

const description = path.join(projectRoot, 'src', 'http', 'generated', 'openapi.json');
const schema = path.join(projectRoot, 'client', 'src', 'schema.ts');

/**
 * Regenerates the types of the client if the API description has changed.
 * @param {{ log: (line: string) => void }} options
 */
export async function writeClientSchema({ log }) {
  if (!fs.existsSync(path.dirname(schema))) return;
  const text = fs.readFileSync(description, 'utf8');
  const mark = `// Generated from the description of the API, ${createHash('sha256').update(text).digest('hex').slice(0, 16)}.`;
  if (fs.existsSync(schema) && fs.readFileSync(schema, 'utf8').startsWith(mark)) return;
  const generator = load();
  if (generator === null) return;
  log('Generating the types of the client …');
  const types = generator.astToString(await generator.default(JSON.parse(text)));
  fs.writeFileSync(`${schema}.tmp`, `${mark}\n${types}`);
  fs.renameSync(`${schema}.tmp`, schema);
}

/** The generator; null in a production install. The ES module build cannot find the compiler, the CommonJS build can. */
function load() {
  try {
    return createRequire(import.meta.url)('openapi-typescript');
  } catch {
    return null;
  }
}
