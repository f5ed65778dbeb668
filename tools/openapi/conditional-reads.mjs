import { operationsOf } from './operations.mjs';

/** Adds the 304 response to all reads of JSON, which support `ETag` and `If-None-Match`. */
export function addConditionalReads(document) {
  for (const { method, operation } of operationsOf(document)) {
    if (method !== 'get' || !operation.responses[200]?.content?.['application/json']) continue;
    operation.responses[304] = { description: 'Not changed since `If-None-Match`' };
  }
}
