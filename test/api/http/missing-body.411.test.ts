import document from '../../../src/http/generated/openapi.json';
import { call } from '../../support/api';
import { sendRaw } from '../../support/raw-http';
import { startService, type TestService } from '../../support/service';
import { SOME_ID } from '../../support/some-id';

interface OperationDescription {
  operationId: string;
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, unknown>;
}

/** The routes of sandboxes and the test clock read an absent body as an empty one and name the missing members. */
const operations = Object.entries(
  document.paths as unknown as Record<string, Record<string, OperationDescription>>,
)
  .filter(([path]) => path.startsWith('/api/v1/'))
  .flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, requestBody, responses }]) =>
      requestBody
        ? [
            {
              operationId,
              method: method.toUpperCase(),
              path: path.replace(/\{\w+\}/g, SOME_ID),
              required: requestBody.required ?? false,
              form: 'multipart/form-data' in requestBody.content,
              json: 'application/json' in requestBody.content,
              documented: '411' in responses,
            },
          ]
        : [],
    ),
  );

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: [] });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

const sendWithoutBody = (method: string, path: string) =>
  sendRaw(
    service.baseUrl,
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n\r\n`,
  );

describe.each(operations)('$operationId', ({ method, path, required, form, json, documented }) => {
  it('returns 411 without a body exactly if the operation requires one, and documents it', async () => {
    const { status, body } = await sendWithoutBody(method, path);
    expect([status === 411, body.code === 'length_required', documented]).toEqual([
      required,
      required,
      required,
    ]);
  });

  if (required && !form) {
    it('returns 422 for an empty body, with a pointer to the whole body', async () => {
      const response = await call(service.baseUrl, method, path, { key, headers: { 'Content-Length': '0' } });
      expect([response.status, response.body.code, response.body.errors]).toEqual([
        422,
        'validation_failed',
        [
          {
            pointer: '',
            code: 'required',
            message: json ? 'A JSON body is required.' : 'The file is empty.',
          },
        ],
      ]);
    });
  }
});
