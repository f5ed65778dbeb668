#!/usr/bin/env node
/**
 * Records the example responses of the API description: starts the built service on temporary stores, sends the requests
 * in tools/openapi/examples/calls.json in their order, and writes tools/openapi/examples/responses. Ids, times and secrets
 * are replaced, so that the difference to the previous recording is a change of the API. Record after a change of a schema, and
 * review the result before you commit it.
 *
 *   node tools/openapi/record-examples.mjs
 */
import path from 'node:path';
import { runTool } from '../lib/cli.mjs';
import { prepare } from '../lib/prepare.mjs';
import { projectRoot } from '../lib/project.mjs';
import { runWithStores } from '../lib/stores/run-with-stores.mjs';

await runTool(async () => {
  await prepare((line) => console.error(line));
  return runWithStores({
    command: process.execPath,
    args: [path.join(projectRoot, 'dist', 'tools', 'examples', 'main.js')],
    interactive: process.stdin.isTTY,
  });
});
