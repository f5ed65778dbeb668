import { operationsOf } from './operations.mjs';

/** Every read is answered with an `ETag`, and with 304 to a caller who names it and has that answer already. */
export function addConditionalReads(document) {
  for (const { method, operation } of operationsOf(document)) {
    if (method !== 'get') continue;
    operation.responses[304] = { description: 'Not changed since `If-None-Match`' };
  }
}
