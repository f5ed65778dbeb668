import { inParallel } from '../parallel';
import type { Operation } from '../description';
import type { Area, RuleRun } from '../rule';

/** Conditional reads and the description itself. */
export const caching: Area = {
  name: 'caching',
  rules: [
    {
      id: 'caching.etag',
      says: 'a read returns 304 without a body for its ETag and 200 for another',
      run: async (run) => {
        const reads = run.session.description.operations.filter(
          ({ method, path, responses }) =>
            // The state of the process changes from one read to the next.
            method === 'GET' && path !== '/ready' && responses['304'] !== undefined,
        );
        await inParallel(reads, run.concurrency, async (operation) => {
          const path = run.records.pathOf(operation);
          for (const etag of ['', '"other", ']) await expectUnchanged(run, operation, path, etag);
          const any = await run.session.call(operation, 'GET', path, { headers: { 'If-None-Match': '*' } });
          run.expectResponse(any, 304);
          const other = await run.session.call(operation, 'GET', path, {
            headers: { 'If-None-Match': '"other"' },
          });
          run.expectResponse(other, 200);
        });
      },
    },
    {
      id: 'caching.description',
      says: 'the API description is public in JSON and YAML and describes webhooks',
      run: async (run) => {
        const json = await run.session.op('GET /api/v1/openapi.json', { key: null });
        run.expectResponse(json, 200);
        run.expectResponse(await run.session.op('GET /api/v1/openapi.yaml', { key: null }), 200);
        run.expect(json.response.text.includes('"webhooks":'), 'the description has no webhooks', null);
        for (const path of ['/health', '/ready'])
          run.expectResponse(await run.session.op(`GET ${path}`, { key: null }), 200);
      },
    },
    {
      id: 'caching.private',
      says: 'responses to a key are not stored by shared caches',
      run: async (run) => {
        for (const operation of run.closed.filter(({ method }) => method === 'GET')) {
          const exchange = await run.session.call(operation, 'GET', run.records.pathOf(operation));
          const control = exchange.response.headers['cache-control'] ?? '';
          run.expect(/no-store|private/.test(control), `Cache-Control is "${control}"`, exchange);
        }
      },
    },
  ],
};

/** Max attempts of a read whose content changes because other rules change the same records. */
const MAX_READS = 5;

async function expectUnchanged(
  run: RuleRun,
  operation: Operation,
  path: string,
  listed: string,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const first = await run.session.call(operation, 'GET', path);
    const etag = first.response.headers['etag'] ?? '';
    if (!run.expect(/^(W\/)?"[^"]*"$/.test(etag), 'no ETag, or no valid one', first)) return;
    const again = await run.session.call(operation, 'GET', path, {
      headers: { 'If-None-Match': listed + etag },
    });
    const hasChanged = again.response.status === 200 && again.response.headers['etag'] !== etag;
    if (hasChanged && attempt < MAX_READS) continue;
    run.expectResponse(again, 304);
    run.expect(again.response.headers['etag'] === etag, '304 lacks the ETag', again);
    return;
  }
}
