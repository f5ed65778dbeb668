import { operationsOf } from './operations.mjs';

/** Adds the 304 response to all reads, which support `ETag` and `If-None-Match`. */
export function addConditionalReads(document) {
  for (const { method, operation } of operationsOf(document)) {
    if (method !== 'get') continue;
    operation.responses[304] = { description: 'Not changed since `If-None-Match`' };
  }
}
