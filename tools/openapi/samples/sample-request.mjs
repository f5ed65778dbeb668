import { exampleCalls, isSample, parameterExample, requestExample } from '../examples.mjs';
import { isPublic, operationsOf } from '../operations.mjs';

/** What a reader replaces in a sample. */
export const KEY_PLACEHOLDER = 'YOUR_KEY';

/**
 * The request that the samples of an operation send: the smallest one that shows the operation, with the examples of its
 * parameters and body.
 * @typedef {{
 *   method: string, address: string, headers: Record<string, string>, accept: string,
 *   json?: unknown, text?: string, files?: { name: string, fileName: string }[],
 * }} SampleRequest
 */

/** Sample requests by operation id, for the operations in `calls.json`. */
export function sampleRequests(document) {
  const calls = exampleCalls();
  const samples = new Map();
  for (const { path, method, operation } of operationsOf(document)) {
    const call = calls.steps.find((step) => step.operation === operation.operationId && isSample(step));
    if (call)
      samples.set(operation.operationId, requestOf({ path, method, operation, call, calls, document }));
  }
  return samples;
}

function requestOf({ path, method, operation, call, calls }) {
  const json = method === 'get' || call.form || call.text ? undefined : requestExample(operation);
  const type = call.text?.type ?? (json === undefined ? undefined : 'application/json');
  return {
    method: method.toUpperCase(),
    address: calls.addresses.service + filledPath({ path, operation, call, ids: calls.ids }),
    headers: {
      ...(isPublic(operation) ? {} : { Authorization: `Bearer ${KEY_PLACEHOLDER}` }),
      ...(type ? { 'Content-Type': type } : {}),
      ...call.headers,
    },
    accept: acceptOf(operation, call),
    json,
    text: call.text?.lines.join('\n'),
    files: call.form,
  };
}

function filledPath({ path, operation, call, ids }) {
  const parameters = operation.parameters ?? [];
  const filled = path.replace(/\{(\w+)\}/g, (whole, name) => {
    const parameter = parameters.find((each) => each.name === name);
    return parameterExample(parameter, call, ids) ?? whole;
  });
  const query = new URLSearchParams(call.query).toString();
  return query === '' ? filled : `${filled}?${query}`;
}

/** The media type of the response; empty if it has no body. */
function acceptOf(operation, call) {
  const [success] = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
  const types = Object.keys(operation.responses[success]?.content ?? {});
  return types.find((type) => type === call.headers?.Accept) ?? types[0] ?? '';
}
