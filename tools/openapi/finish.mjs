#!/usr/bin/env node
/**
 * Completes the description that tsoa writes: OpenAPI 3.1 instead of 3.0, both content types of the parse routes, errors
 * from the table of problem codes, headers and examples. Runs after `tools/openapi/generate.mjs`; the same input gives
 * the same bytes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describeBatches } from './batches.mjs';
import { addConditionalReads } from './conditional-reads.mjs';
import { addExamples } from './examples.mjs';
import { addForms } from './forms.mjs';
import { addHeaders } from './headers.mjs';
import { describeApi } from './information.mjs';
import { projectRoot } from '../lib/project.mjs';
import { restoreNulls } from './partial-types.mjs';
import { addPublicRoutes } from './plain-routes/service-routes.mjs';
import { addRefusals } from './refusals.mjs';
import { addSandboxRoutes } from './plain-routes/sandbox-routes.mjs';
import { shareResponses } from './share-responses.mjs';
import { dropUnusedSchemas } from './unused-schemas.mjs';
import { dropLibraryComments } from './utility-types.mjs';
import { openResponses, toVersion31 } from './version-31.mjs';
import { writeSamples } from './samples/write-samples.mjs';
import { addWebhooks } from './webhooks.mjs';

const file = path.join(projectRoot, 'src/http/generated/openapi.json');
const document = JSON.parse(fs.readFileSync(file, 'utf8'));
if (document.openapi.startsWith('3.1')) {
  throw new Error('The description is already complete. Run tools/openapi/generate.mjs first.');
}
toVersion31(document);
dropLibraryComments(document);
restoreNulls(document);
describeApi(document);
describeBatches(document);
addForms(document);
addConditionalReads(document);
addRefusals(document);
addHeaders(document);
addPublicRoutes(document);
addSandboxRoutes(document);
openResponses(document);
addWebhooks(document);
addExamples(document);
writeSamples(document);
shareResponses(document);
dropUnusedSchemas(document);

const text = `${JSON.stringify(document, null, 2)}\n`;
// The file is replaced atomically, so that a concurrent reader always gets a complete document.
fs.writeFileSync(`${file}.tmp`, text);
fs.renameSync(`${file}.tmp`, file);
