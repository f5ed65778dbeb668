import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { goModels } from '../clients/go-models.mjs';
import { goOperations } from '../clients/go-operations.mjs';
import { nameInlineObjects } from '../clients/name-inline-objects.mjs';
import { clientOperations } from '../clients/operation-model.mjs';
import { pythonModels } from '../clients/python-models.mjs';
import { pythonOperations } from '../clients/python-operations.mjs';
import { projectRoot } from './project.mjs';

const client = path.join(projectRoot, 'client');
const GENERATED = [
  'python/src/tenure/models.py',
  'python/src/tenure/sync_operations.py',
  'python/src/tenure/async_operations.py',
  'go/models.go',
  'go/operations.go',
];
const generators = path.join(projectRoot, 'tools', 'clients');

/**
 * Regenerates the types and methods of the Python and the Go client if the API description or a generator has changed.
 * @param {{ log: (line: string) => void }} options
 */
export function writeClientSources({ log }) {
  if (!fs.existsSync(client)) return;
  const text = fs.readFileSync(path.join(projectRoot, 'src', 'http', 'generated', 'openapi.json'), 'utf8');
  const stampFile = path.join(projectRoot, 'dist', '.clients.stamp');
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stampOf(text)) return;
  log('Generating the Python and the Go client …');
  const texts = generatedTexts(nameInlineObjects(JSON.parse(text)));
  for (const [index, name] of GENERATED.entries()) {
    const file = path.join(client, name);
    fs.writeFileSync(`${file}.tmp`, texts[index]);
    fs.renameSync(`${file}.tmp`, file);
  }
  fs.writeFileSync(stampFile, stampOf(text));
}

/** Changes with the description, the generators and the generated files, which a merge may change. */
function stampOf(text) {
  const files = [
    ...fs.readdirSync(generators).map((name) => path.join(generators, name)),
    ...GENERATED.map((name) => path.join(client, name)),
  ];
  const hash = createHash('sha256').update(text);
  for (const file of files.sort()) hash.update(fs.existsSync(file) ? fs.readFileSync(file) : 'missing');
  return hash.digest('hex').slice(0, 16);
}

/** The texts of `GENERATED`. */
function generatedTexts(document) {
  const operations = clientOperations(document);
  return [
    pythonModels(document),
    pythonOperations(document, operations, false),
    pythonOperations(document, operations, true),
    goModels(document, operations),
    goOperations(document, operations),
  ];
}
