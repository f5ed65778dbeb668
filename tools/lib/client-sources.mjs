import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { clientOperations } from '../clients/operation-model.mjs';
import { pythonModels } from '../clients/python-models.mjs';
import { pythonOperations } from '../clients/python-operations.mjs';
import { projectRoot } from './project.mjs';

const client = path.join(projectRoot, 'client');
const generators = path.join(projectRoot, 'tools', 'clients');

/**
 * Regenerates the types and methods of the Python client if the API description or a generator has changed.
 * @param {{ log: (line: string) => void }} options
 */
export function writeClientSources({ log }) {
  if (!fs.existsSync(client)) return;
  const text = fs.readFileSync(path.join(projectRoot, 'src', 'http', 'generated', 'openapi.json'), 'utf8');
  const hash = createHash('sha256').update(text);
  for (const name of fs.readdirSync(generators).sort())
    hash.update(fs.readFileSync(path.join(generators, name)));
  const stamp = hash.digest('hex').slice(0, 16);
  const stampFile = path.join(projectRoot, 'dist', '.clients.stamp');
  const isCurrent = fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp;
  if (isCurrent && fs.existsSync(path.join(client, 'python', 'src', 'tenure', 'models.py'))) return;
  log('Generating the Python client …');
  for (const [name, content] of Object.entries(generatedFiles(JSON.parse(text)))) {
    const file = path.join(client, name);
    fs.writeFileSync(`${file}.tmp`, content);
    fs.renameSync(`${file}.tmp`, file);
  }
  fs.writeFileSync(stampFile, stamp);
}

function generatedFiles(document) {
  const operations = clientOperations(document);
  return {
    'python/src/tenure/models.py': pythonModels(document),
    'python/src/tenure/sync_operations.py': pythonOperations(document, operations, false),
    'python/src/tenure/async_operations.py': pythonOperations(document, operations, true),
  };
}
