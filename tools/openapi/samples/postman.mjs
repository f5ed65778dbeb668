import { createRequire } from 'node:module';
import { operationsOf } from '../operations.mjs';

/** The API description as a Postman collection 2.1, with a folder per tag. Null if the converter is not installed. */
export async function postmanCollection(document) {
  const converter = load();
  if (converter === null) return null;
  const { collection } = await convert(converter, successfulOnly(document));
  const { info, item } = withoutIds(collection);
  // The service sets `baseUrl` to its own address.
  const variable = [
    { key: 'baseUrl', value: '' },
    { key: 'bearerToken', value: '', description: 'A key of the service.' },
  ];
  return { info: { ...info, version: document.info.version }, item, variable };
}

function convert(converter, data) {
  const options = {
    folderStrategy: 'Tags',
    requestNameSource: 'Fallback',
    parametersResolution: 'Example',
    // Optional parameters are listed but switched off: the example of a text is no valid value of a cursor.
    enableOptionalParameters: false,
    includeWebhooks: false,
  };
  return new Promise((resolve, reject) => {
    converter.convertV2({ type: 'json', data }, options, (error, answer) => {
      if (error) reject(error);
      else if (!answer.result) reject(new Error(answer.reason));
      else resolve({ collection: answer.output[0].data });
    });
  });
}

/** Error responses would make the collection several times as large. */
function successfulOnly(document) {
  const copy = structuredClone(document);
  delete copy.webhooks;
  for (const { operation } of operationsOf(copy)) {
    for (const status of Object.keys(operation.responses))
      if (!status.startsWith('2')) delete operation.responses[status];
  }
  return copy;
}

/** The converter gives random ids, which are optional. Without them, the same description gives the same collection. */
function withoutIds(value) {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, each]) => !(['id', '_postman_id', 'uid'].includes(name) && typeof each === 'string'))
      .map(([name, each]) => [name, withoutIds(each)]),
  );
}

function load() {
  try {
    return createRequire(import.meta.url)('openapi-to-postmanv2');
  } catch {
    return null;
  }
}
