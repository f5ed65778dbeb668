import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { operationsOf } from './operations.mjs';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'examples');

/**
 * Adds examples to the description: `requests/<tag>/<operationId>.json` to the JSON body and
 * `responses/<operationId>.<status>.json` to the response of that status. The examples are recorded from a running
 * service.
 */
export function addExamples(document) {
  for (const { operation } of operationsOf(document)) {
    addExample(operation.requestBody?.content['application/json'], requestExample(operation));
    for (const [status, response] of Object.entries(operation.responses)) {
      addExample(response.content?.['application/json'], `responses/${operation.operationId}.${status}.json`);
      addExample(
        response.content?.['application/vnd.jsonresume+json'],
        `responses/${operation.operationId}.jsonresume.json`,
      );
    }
  }
}

function requestExample({ tags, operationId }) {
  const [tag = 'service'] = tags ?? [];
  return `requests/${tag.toLowerCase().replaceAll(' ', '-')}/${operationId}.json`;
}

function addExample(content, name) {
  const file = path.join(folder, name);
  if (content && fs.existsSync(file)) content.example = JSON.parse(fs.readFileSync(file, 'utf8'));
}
