import { inParallel } from '../parallel';
import type { Area } from '../rule';
import { at, isObject, pointerOf, replaced, walk } from '../json';
import { jsonBodyOf } from '../http';

const FAMILY = '👨‍👩‍👧‍👦';
const STRINGS: Record<string, string> = {
  NUL: 'a\u0000b',
  'a lone high surrogate': 'a\ud800b',
  'a lone low surrogate': '\udc00',
  'an emoji of many characters': FAMILY.repeat(20),
  'characters outside the basic plane': '𝒳'.repeat(150),
  'text from right to left': '\u202eمحمد\u202c',
  'combining marks': `e${'\u0301'.repeat(100)}`,
  'control characters': 'a\u0007\u001b[31m\u0085b',
  'a line separator': 'a\u2028b\ufeff',
};

/** Unusual texts in every member that accepts a string. */
export const text: Area = {
  name: 'text',
  rules: [
    {
      id: 'text.body',
      says: 'a string of any characters in any member is accepted or rejected with 4xx',
      run: async (run) => {
        const withBody = run.closed.filter((operation) => operation.body !== null);
        await inParallel(withBody, run.concurrency, async (operation) => {
          const body = run.records.bodyOf(operation);
          const places: (string | number)[][] = [];
          walk(body, (value, path) => {
            if (typeof value === 'string') places.push(path);
          });
          for (const place of places.slice(0, 12)) {
            for (const [kind, value] of Object.entries(STRINGS)) {
              const json = replaced(body, place, value);
              const exchange = await run.session.call(
                operation,
                operation.method,
                run.records.pathOf(operation),
                { json },
              );
              const { status } = exchange.response;
              const isTaken = status < 300 || [400, 404, 409, 422].includes(status);
              run.expect(
                isTaken,
                `${kind} at ${pointerOf(place).replace(/\d+/g, '*')} answers ${status}`,
                exchange,
              );
            }
          }
        });
      },
    },
    {
      id: 'text.query',
      says: 'a query value of any characters is accepted or rejected with 4xx',
      run: async (run) => {
        const gets = run.closed.filter(({ method }) => method === 'GET');
        await inParallel(gets, run.concurrency, async (operation) => {
          for (const { name } of operation.parameters.filter((each) => each.in === 'query')) {
            for (const value of ['%00', '%ff', '%f0%9f%91%a9', '%E0%A4', '%', '%ed%a0%80', '+', '%27']) {
              const path = `${run.records.pathOf(operation)}?${name}=${value}`;
              const exchange = await run.session.call(operation, 'GET', path);
              run.expectResponse(exchange, [200, 400, 422]);
            }
          }
        });
      },
    },
    {
      id: 'text.kept',
      says: 'an accepted text is returned unchanged, and lengths count characters, not UTF-16 units',
      run: async (run) => {
        const firstName = `Zoë 𝒳 ${FAMILY}`;
        const id = await run.records.newCandidate({ firstName, resumeText: null });
        const read = await run.session.op('GET /api/v1/candidates/{candidateId}', { params: [id] });
        run.expect(jsonBodyOf(read.response)['firstName'] === firstName, 'a name comes back changed', read);
        const longestText = '𝒳'.repeat(200);
        const json = { parsed: { title: longestText }, externalId: run.records.externalId() };
        const job = await run.session.op('POST /api/v1/jobs/sync', { json });
        run.expectResponse(job, 200);
        run.expect(
          at(jsonBodyOf(job.response), 'parsed', 'title') === longestText,
          'a title of 200 characters comes back changed',
          job,
        );
        const longer = { ...json, parsed: { title: `${longestText}𝒳` } };
        run.expectResponse(
          await run.session.op('POST /api/v1/jobs/sync', { json: longer }),
          422,
          'validation_failed',
        );
      },
    },
    {
      id: 'text.problem',
      says: 'an error does not repeat values of the request',
      run: async (run) => {
        const secret = 'do-not-repeat-4711';
        const json = { candidateId: secret, jobId: secret };
        for (const name of ['match', 'retention-forecast', 'placements']) {
          const exchange = await run.session.op(`POST /api/v1/${name}`, { json });
          run.expectResponse(exchange, 422, 'validation_failed');
          const repeats = isObject(exchange.response.json) && exchange.response.text.includes(secret);
          run.expect(!repeats, 'a value of the request is repeated', exchange);
        }
      },
    },
  ],
};
