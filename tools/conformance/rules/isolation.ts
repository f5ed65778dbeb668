import { inParallel } from '../parallel';
import type { Area, RuleRun } from '../rule';
import { jsonBodyOf } from '../http';
import { SOME_ID } from '../session';
import type { Operation } from '../description';

/** Tenant isolation: a record of another tenant gives 404, like a record that does not exist. */
export const isolation: Area = {
  name: 'isolation',
  rules: [
    {
      id: 'isolation.404',
      says: "another tenant's record is 404 not_found with the same body as a nonexistent record",
      needs: ['second-tenant-key'],
      run: async (run) => {
        const operationsWithId = run.closed.filter(({ path }) => path.includes('{'));
        await inParallel(operationsWithId, run.concurrency, async (operation) => {
          const foreign = await notFoundBody(run, operation, run.records.pathOf(operation));
          const absent = await notFoundBody(run, operation, operation.path.replace(/\{\w+\}/g, SOME_ID));
          run.expect(
            equalExceptIds(foreign, absent),
            "the response for another tenant's record differs from that for a nonexistent record",
          );
        });
      },
    },
    {
      id: 'isolation.body',
      says: "another tenant's candidate and job in a body are 404 not_found",
      needs: ['second-tenant-key'],
      run: async (run) => {
        const { candidateId, jobId } = run.records;
        for (const name of [
          'POST /api/v1/match',
          'POST /api/v1/retention-forecast',
          'POST /api/v1/placements',
        ]) {
          const exchange = await run.session.op(name, {
            key: 'second-tenant-key',
            json: { candidateId, jobId },
          });
          run.expectResponse(exchange, 404, 'not_found');
        }
        const json = { candidateId, limit: 5 };
        const ranked = await run.session.op('POST /api/v1/matches/rank', { key: 'second-tenant-key', json });
        run.expectResponse(ranked, 404, 'not_found');
      },
    },
    {
      id: 'isolation.lists',
      says: 'lists contain no records of other tenants',
      needs: ['second-tenant-key'],
      run: async (run) => {
        const key = 'second-tenant-key' as const;
        for (const name of [
          'jobs',
          'candidates',
          'matches',
          'placements',
          'operations',
          'webhook-subscriptions',
        ]) {
          const exchange = await run.session.op(`GET /api/v1/${name}`, { key });
          const { jobId, candidateId, matchId, placementId, subscriptionId } = run.records;
          const ours = [jobId, candidateId, matchId, placementId, subscriptionId];
          run.expect(
            !ours.some((id) => exchange.response.text.includes(id)),
            'a record of another tenant is listed',
            exchange,
          );
        }
      },
    },
    {
      id: 'isolation.unknown',
      says: 'a nonexistent record is 404 not_found',
      run: async (run) => {
        const operationsWithId = run.closed.filter(({ path }) => path.includes('{'));
        await inParallel(operationsWithId, run.concurrency, async (operation) => {
          const path = operation.path.replace(/\{\w+\}/g, SOME_ID);
          const json = operation.body === null ? {} : { json: run.records.bodyOf(operation) };
          run.expectResponse(
            await run.session.call(operation, operation.method, path, json),
            404,
            'not_found',
          );
        });
        const some = { candidateId: SOME_ID, jobId: SOME_ID };
        for (const name of ['match', 'retention-forecast', 'placements']) {
          run.expectResponse(await run.session.op(`POST /api/v1/${name}`, { json: some }), 404, 'not_found');
        }
        const rank = await run.session.op('POST /api/v1/matches/rank', {
          json: { jobId: SOME_ID, limit: 3 },
        });
        run.expectResponse(rank, 404, 'not_found');
      },
    },
    {
      id: 'isolation.malformed-id',
      says: 'a path with a malformed id is rejected without a server error',
      run: async (run) => {
        const operationsWithId = run.closed.filter(({ path }) => path.includes('{'));
        await inParallel(operationsWithId, run.concurrency, async (operation) => {
          for (const id of ['not-an-id', SOME_ID.toUpperCase(), '%00', '..%2f', 'é', "1'%20or%201=1"]) {
            const path = operation.path.replace(/\{\w+\}/g, encodeURI(id).replace(/%25/g, '%'));
            const json = operation.body === null ? {} : { json: run.records.bodyOf(operation) };
            const exchange = await run.session.call(operation, operation.method, path, json);
            run.expectResponse(exchange, [400, 404, 422]);
          }
        });
      },
    },
  ],
};

async function notFoundBody(
  run: RuleRun,
  operation: Operation,
  path: string,
): Promise<Record<string, unknown>> {
  const json = operation.body === null ? {} : { json: run.records.bodyOf(operation) };
  const send = { key: 'second-tenant-key', ...json } as const;
  const exchange = await run.session.call(operation, operation.method, path, send);
  run.expectResponse(exchange, 404, 'not_found');
  return jsonBodyOf(exchange.response);
}

function equalExceptIds(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const withoutIds = (body: Record<string, unknown>): string =>
    JSON.stringify({ ...body, instance: 0, requestId: 0 });
  return withoutIds(one) === withoutIds(other);
}
