#!/usr/bin/env node
/**
 * Writes the event types of the API, then runs tsoa, which writes the routes and the raw API description. The description also contains the types in
 * `item-schemas.ts`, for which no routes are generated.
 */
import fs from 'node:fs';
import path from 'node:path';
import { generateRoutes, generateSpec, validateSpecConfig } from 'tsoa';
import { projectRoot } from '../lib/project.mjs';
import { writeEventTypes } from './event-types.mjs';

const ITEM_SCHEMAS = { file: 'src/http/openapi/item-schemas.ts', controller: 'ItemSchemasController' };

writeEventTypes();
const settings = JSON.parse(fs.readFileSync(path.join(projectRoot, 'tsoa.json'), 'utf8'));
const { compilerOptions, noImplicitAdditionalProperties, entryFile, controllerPathGlobs } = settings;
const spec = await validateSpecConfig(settings);
const metadata = await generateSpec(
  { ...spec, controllerPathGlobs: [...controllerPathGlobs, ITEM_SCHEMAS.file] },
  compilerOptions,
);
const controllers = metadata.controllers.filter(({ name }) => name !== ITEM_SCHEMAS.controller);
if (controllers.length !== metadata.controllers.length - 1) {
  throw new Error(`${ITEM_SCHEMAS.file} does not contain the controller ${ITEM_SCHEMAS.controller}.`);
}
await generateRoutes(
  {
    ...settings.routes,
    basePath: '/',
    noImplicitAdditionalProperties,
    entryFile,
    controllerPathGlobs,
    rootSecurity: settings.spec.rootSecurity,
  },
  compilerOptions,
  undefined,
  { ...metadata, controllers },
);
