import document from '../../src/http/generated/openapi.json';
import samples from '../../src/http/generated/code-samples.json';

type Content = Record<string, { example?: unknown }>;
interface Described {
  operationId: string;
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
}

const shared = document.components.responses as unknown as Record<string, { content?: Content }>;
const operations = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods as unknown as Record<string, Described>),
);

/** How to add what is missing. */
const HOW =
  'add the operation to tools/openapi/examples/calls.json, its body to tools/openapi/examples/requests, and run node tools/openapi/record-examples.mjs';

describe('the examples of the API description', () => {
  it('contain a sample of every operation', () => {
    const missing = operations.map(({ operationId }) => operationId).filter((id) => !(id in samples));
    expect(missing.map((id) => `${id}: ${HOW}`)).toEqual([]);
  });

  it('contain a request of every operation with a JSON body', () => {
    const missing = operations.filter(({ requestBody }) => {
      const json = requestBody?.content['application/json'];
      return json !== undefined && json.example === undefined;
    });
    expect(missing.map(({ operationId }) => `${operationId}: ${HOW}`)).toEqual([]);
  });

  it('contain a successful response of every operation that returns text', () => {
    const missing = operations.filter(({ responses }) => {
      const contents = Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .map(
          ([, { $ref, content }]) => ($ref ? shared[$ref.split('/').at(-1) ?? '']?.content : content) ?? {},
        );
      const texts = contents.flatMap((content) =>
        Object.entries(content).filter(([type]) => type !== 'application/zip'),
      );
      return texts.length > 0 && texts.every(([, { example }]) => example === undefined);
    });
    expect(missing.map(({ operationId }) => `${operationId}: ${HOW}`)).toEqual([]);
  });
});
