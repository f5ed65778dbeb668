import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../lib/project.mjs';
import { curlSample } from './curl.mjs';
import { nodeSample } from './node.mjs';
import { pythonSample } from './python.mjs';
import { sampleRequests } from './sample-request.mjs';

const file = path.join(projectRoot, 'src', 'http', 'generated', 'code-samples.json');

/**
 * Writes the samples of the reference by operation id. test/e2e/reference-samples.test.ts runs every one of them.
 * The renderer's own samples contain every optional parameter with an empty value, which the service refuses.
 */
export function writeSamples(document) {
  const samples = {};
  for (const [operationId, request] of sampleRequests(document)) {
    samples[operationId] = {
      curl: curlSample(request),
      node: nodeSample(request),
      python: pythonSample(request),
    };
  }
  fs.writeFileSync(`${file}.tmp`, `${JSON.stringify(samples, null, 2)}\n`);
  fs.renameSync(`${file}.tmp`, file);
}
