import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { operationsOf } from './operations.mjs';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'examples');

/**
 * Puts examples where they belong: `<operationId>.request.json` beside the JSON body, `<operationId>.<status>.json`
 * beside the answer of that status. They are recorded from the running service.
 */
export function addExamples(document) {
  for (const { operation } of operationsOf(document)) {
    place(operation.requestBody?.content['application/json'], `${operation.operationId}.request.json`);
    for (const [status, response] of Object.entries(operation.responses)) {
      place(response.content?.['application/json'], `${operation.operationId}.${status}.json`);
      place(
        response.content?.['application/vnd.jsonresume+json'],
        `${operation.operationId}.jsonresume.json`,
      );
    }
  }
}

function place(content, name) {
  const file = path.join(folder, name);
  if (content && fs.existsSync(file)) content.example = JSON.parse(fs.readFileSync(file, 'utf8'));
}
