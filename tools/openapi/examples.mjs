import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { operationsOf } from './operations.mjs';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'examples');

/**
 * Adds examples to the description: `requests/<tag>/<operationId>.json` to the JSON body, the requests in `calls.json`
 * to parameters and other bodies, and `responses/<tag>.json` to responses by status and media type. The responses are
 * recorded from a running service (tools/openapi/record-examples.mjs).
 */
export function addExamples(document) {
  const calls = exampleCalls();
  for (const { operation } of operationsOf(document)) {
    const { operationId } = operation;
    const call = calls.steps.find((step) => step.operation === operationId && isSample(step));
    const content = operation.requestBody?.content ?? {};
    setExample(content['application/json'], requestExample(operation));
    if (call?.text) setExample(content[call.text.type], call.text.lines.join('\n'));
    for (const parameter of operation.parameters ?? []) {
      const example = parameterExample(parameter, call, calls.ids);
      if (example !== undefined) parameter.example = example;
    }
    const recorded = readJson(`responses/${fileName(operation)}.json`)?.[operationId] ?? {};
    for (const [status, response] of Object.entries(operation.responses)) {
      for (const [mediaType, example] of Object.entries(recorded[status] ?? {}))
        setExample(response.content?.[mediaType], example);
    }
  }
}

/** The requests of all operations; see tools/examples/calls.ts. */
export function exampleCalls() {
  return readJson('calls.json');
}

/** Whether a request of `calls.json` is the sample of its operation. */
export function isSample({ setup, sample }) {
  return setup !== true && sample !== false;
}

/** The example of the JSON body of an operation; undefined if there is none. */
export function requestExample(operation) {
  return readJson(`requests/${fileName(operation)}/${operation.operationId}.json`);
}

/** The value of a path or query parameter in the sample of an operation. */
export function parameterExample(parameter, call, ids) {
  if (parameter.in === 'query') {
    const text = call?.query?.[parameter.name];
    return parameter.schema?.type === 'integer' && text !== undefined ? Number(text) : text;
  }
  if (parameter.in !== 'path') return undefined;
  const value = call?.path?.[parameter.name] ?? parameter.name;
  return ids[value] ?? (value === parameter.name ? undefined : value);
}

function fileName({ tags }) {
  const [tag = 'service'] = tags ?? [];
  return tag.toLowerCase().replaceAll(' ', '-');
}

function setExample(content, example) {
  if (content && example !== undefined) content.example = example;
}

function readJson(name) {
  const file = path.join(folder, name);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
