import { operationsOf } from './operations.mjs';

/**
 * Moves identical responses of several operations to components. The document would otherwise be several times as long
 * and slow to render.
 */
export function shareResponses(document) {
  const uses = new Map();
  for (const { operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const text = JSON.stringify([status, response]);
      uses.set(text, [...(uses.get(text) ?? []), operation]);
    }
  }
  const counts = new Map();
  document.components.responses = {};
  for (const [text, operations] of uses) {
    if (operations.length < 2) continue;
    const [status, response] = JSON.parse(text);
    const count = (counts.get(status) ?? 0) + 1;
    counts.set(status, count);
    const name = `Status${status}${count === 1 ? '' : `-${count}`}`;
    document.components.responses[name] = response;
    for (const operation of operations) {
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
}
