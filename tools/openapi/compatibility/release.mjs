#!/usr/bin/env node
/**
 * Keeps the generated API description as that of a release, for later comparisons:
 *
 *   node tools/openapi/compatibility/release.mjs
 *
 * Texts and error responses are left out: they may change.
 */
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../lib/project.mjs';
import { operationsOf } from '../operations.mjs';

const TEXTS = ['description', 'summary', 'example', 'examples', 'headers', 'operationId', 'tags'];

const folder = path.join(projectRoot, 'tools', 'openapi', 'compatibility');
const document = JSON.parse(
  fs.readFileSync(path.join(projectRoot, 'src', 'http', 'generated', 'openapi.json'), 'utf8'),
);
for (const { operation } of operationsOf(document)) operation.responses = successful(operation.responses);
const { openapi, info, paths, components } = document;
const kept = {
  openapi,
  info: { title: info.title, version: info.version },
  paths: withoutTexts(paths),
  components: {
    parameters: withoutTexts(components.parameters),
    responses: withoutTexts(components.responses),
    schemas: withoutTexts(components.schemas),
  },
};
for (const name of fs.readdirSync(folder).filter((each) => each.startsWith('released-')))
  fs.rmSync(path.join(folder, name));
fs.writeFileSync(path.join(folder, `released-${info.version}.json`), `${JSON.stringify(kept)}\n`);

function successful(responses) {
  return Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith('2')));
}

/** Removes texts. The members of `properties` are names of fields, whatever they are called. */
function withoutTexts(value, isNames = false) {
  if (Array.isArray(value)) return value.map((each) => withoutTexts(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isNames || !TEXTS.includes(name))
      .map(([name, each]) => [name, withoutTexts(each, !isNames && name === 'properties')]),
  );
}
