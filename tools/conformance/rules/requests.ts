import { inParallel } from '../parallel';
import type { Area, RuleRun } from '../rule';
import { documentedErrors, type Operation } from '../description';
import type { Exchange } from '../exchange';
import { SOME_ID, type Send } from '../session';
import { jsonBodyOf } from '../http';
import { at, isObject } from '../json';

const JSON_HEADER = { 'Content-Type': 'application/json' };
const OVERSIZED_BODY_BYTES = 21 * 1024 * 1024;

const withBody = (run: RuleRun): Operation[] =>
  run.closed.filter((operation) => operation.body?.['application/json'] !== undefined);

function respondsJson({ responses }: Operation): boolean {
  return responses['200']?.content['application/json'] !== undefined;
}

/** Sends one variation of a valid request to each operation. */
async function each(
  run: RuleRun,
  operations: Operation[],
  send: (operation: Operation) => Send,
  check: (exchange: Exchange, operation: Operation) => void,
): Promise<void> {
  await inParallel(operations, run.concurrency, async (operation) => {
    const exchange = await run.session.call(
      operation,
      operation.method,
      run.records.pathOf(operation),
      send(operation),
    );
    check(exchange, operation);
  });
}

/** Responses to malformed requests (B.1, B.13). */
export const requests: Area = {
  name: 'requests',
  rules: [
    {
      id: 'requests.invalid-json',
      says: 'a body that is not JSON is 400 invalid_json',
      run: async (run) => {
        for (const raw of [
          '{"title": ',
          '{"a":1}}',
          "{'a':1}",
          '',
          'null,',
          '{"a":"\u0001"}',
          '\ufeff{"a":',
        ]) {
          // An operation with only optional members may treat a missing body as an empty one.
          const allowed = raw === '' ? [200, 202, 400, 409, 411, 422] : 400;
          await each(
            run,
            withBody(run),
            () => ({ raw, headers: JSON_HEADER }),
            (exchange) => run.expectResponse(exchange, allowed),
          );
        }
      },
    },
    {
      id: 'requests.json-object',
      says: 'a JSON body that is not an object is 400 or 422',
      run: async (run) => {
        for (const json of [null, [], 'text', 7, true]) {
          await each(
            run,
            withBody(run),
            () => ({ json }),
            (exchange) => run.expectResponse(exchange, [400, 422]),
          );
        }
      },
    },
    {
      id: 'requests.encoding',
      says: 'a body that is not UTF-8 or declares another encoding is rejected',
      run: async (run) => {
        const invalid = Buffer.concat([
          Buffer.from('{"text":"'),
          Buffer.from([0xc3, 0x28, 0xff]),
          Buffer.from('"}'),
        ]);
        await each(
          run,
          withBody(run),
          () => ({ raw: invalid, headers: JSON_HEADER }),
          (exchange) => run.expectResponse(exchange, [400, 422]),
        );
        await each(
          run,
          withBody(run),
          (operation) => ({
            raw: Buffer.from(JSON.stringify(run.records.bodyOf(operation)), 'utf16le'),
            headers: { 'Content-Type': 'application/json; charset=utf-16le' },
          }),
          (exchange) => run.expectResponse(exchange, [400, 415]),
        );
      },
    },
    {
      id: 'requests.duplicate-members',
      says: 'a body with duplicate members causes no server error',
      run: async (run) => {
        await each(
          run,
          withBody(run),
          () => ({ raw: '{"unknownMember":1,"unknownMember":2}', headers: JSON_HEADER }),
          (exchange) => run.expectResponse(exchange, [400, 422]),
        );
      },
    },
    {
      id: 'requests.media-type',
      says: 'a body of an unsupported type is 415 with the supported types',
      run: async (run) => {
        for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
          await each(
            run,
            withBody(run),
            () => ({ raw: 'a=1', headers: { 'Content-Type': type } }),
            (exchange) => run.expectResponse(exchange, 415, 'unsupported_media_type'),
          );
        }
      },
    },
    {
      id: 'requests.too-large',
      says: 'a body above its limit is 413 with maxBytes, as soon as its length is declared',
      run: async (run) => {
        const raw = Buffer.alloc(OVERSIZED_BODY_BYTES, 0x20);
        await inParallel(withBody(run), 2, async (operation) => {
          const path = run.records.pathOf(operation);
          const send = { raw, headers: JSON_HEADER };
          const exchange = await run.session.call(operation, operation.method, path, send);
          run.expectResponse(exchange, 413, 'payload_too_large');
        });
      },
    },
    {
      id: 'requests.length',
      says: 'a chunked body is accepted or rejected with 411 length_required',
      run: async (run) => {
        await each(
          run,
          withBody(run),
          () => ({ raw: '{"unknownMember":1}', headers: JSON_HEADER, chunked: true }),
          (exchange) =>
            run.expectResponse(
              exchange,
              [411, 422],
              'length_required',
              'validation_failed',
              'file_or_text_required',
              'text_or_parsed_required',
            ),
        );
      },
    },
    {
      id: 'requests.missing-body',
      says: 'a request without a body and without a length is 411 length_required where a body is required',
      run: async (run) => {
        await each(
          run,
          withBody(run).filter((operation) =>
            documentedErrors(operation).some(({ code }) => code === 'length_required'),
          ),
          () => ({ withoutLength: true }),
          (exchange) => run.expectResponse(exchange, 411, 'length_required'),
        );
      },
    },
    {
      id: 'requests.unknown-field',
      says: 'an unknown member is 422 validation_failed with the code unknown_field and its pointer',
      run: async (run) => {
        await each(
          run,
          withBody(run),
          (operation) => {
            const body = run.records.bodyOf(operation);
            return { json: { ...(isObject(body) ? body : {}), unknownMember: 1 } };
          },
          (exchange) => {
            run.expectResponse(exchange, 422, 'validation_failed');
            const error = at(jsonBodyOf(exchange.response), 'errors', 0);
            const isNamed =
              at(error, 'pointer') === '/unknownMember' && at(error, 'code') === 'unknown_field';
            run.expect(isNamed, 'errors[0] is not unknown_field at /unknownMember', exchange);
          },
        );
      },
    },
    {
      id: 'requests.unknown-query',
      says: 'an unknown query parameter is 422 validation_failed with its pointer',
      run: async (run) => {
        await each(
          run,
          run.closed.filter(({ body }) => body === null || body['application/json'] !== undefined),
          (operation) => ({
            query: { unknownParameter: 1 },
            ...(operation.body === null ? {} : { json: run.records.bodyOf(operation) }),
          }),
          (exchange) => {
            run.expectResponse(exchange, 422, 'validation_failed');
            const pointer = at(jsonBodyOf(exchange.response), 'errors', 0, 'pointer');
            run.expect(
              pointer === '?unknownParameter',
              'errors[0] does not point at ?unknownParameter',
              exchange,
            );
          },
        );
      },
    },
    {
      id: 'requests.accept',
      says: 'a request without an acceptable type is 406; */*, application/* and parameters are supported',
      run: async (run) => {
        for (const accept of ['image/png', 'application/json;q=0']) {
          await each(
            run,
            run.closed.filter(({ method }) => method !== 'DELETE'),
            () => ({ headers: { Accept: accept } }),
            (exchange) => run.expectResponse(exchange, 406, 'not_acceptable'),
          );
          for (const operation of run.closed.filter(({ method }) => method === 'DELETE')) {
            const path = operation.path.replace(/\{\w+\}/g, SOME_ID);
            await run.session.call(operation, 'DELETE', path, { headers: { Accept: accept } });
          }
        }
        const acceptedTypes = [
          '*/*',
          'application/*',
          'application/json; charset=utf-8',
          'text/html, application/json;q=0.1',
        ];
        for (const accept of [...acceptedTypes, 'application/json;version=1, */*;q=0.5']) {
          await each(
            run,
            run.closed.filter((operation) => operation.method === 'GET' && respondsJson(operation)),
            () => ({ headers: { Accept: accept } }),
            (exchange) => run.expectResponse(exchange, 200),
          );
        }
      },
    },
    {
      id: 'requests.headers',
      says: 'a header with an invalid value is 400 invalid_header',
      run: async (run) => {
        await each(
          run,
          run.closed,
          () => ({ headers: { 'Sandbox-Tenant': 'elsewhere' } }),
          (exchange) => run.expectResponse(exchange, 400, 'invalid_header'),
        );
        await each(
          run,
          run.closed.filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key')),
          () => ({ headers: { 'Idempotency-Key': 'k'.repeat(256) } }),
          (exchange) => run.expectResponse(exchange, 400, 'invalid_header'),
        );
        await each(
          run,
          run.closed,
          () => ({ headers: { 'Client-Request-Id': 'i'.repeat(65) } }),
          (exchange) => run.expectResponse(exchange, 400, 'invalid_header'),
        );
        const echoed = { headers: { 'Client-Request-Id': 'conformance-1' } };
        await each(
          run,
          run.session.description.operations.filter(({ method }) => method === 'GET'),
          () => echoed,
          () => undefined,
        );
      },
    },
  ],
};
