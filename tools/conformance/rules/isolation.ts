import { inParallel } from '../parallel';
import type { Area, RuleRun } from '../rule';
import { bodyOf } from '../http';
import { SOME_ID } from '../session';
import type { Operation } from '../description';

/** A record of another tenant is 404, like one that does not exist. */
export const isolation: Area = {
  name: 'isolation',
  rules: [
    {
      id: 'isolation.404',
      says: "another tenant's record is 404 not_found, with the body of a record that does not exist",
      needs: ['second-tenant-key'],
      run: async (run) => {
        const named = run.closed.filter(({ path }) => path.includes('{'));
        await inParallel(named, run.concurrency, async (operation) => {
          const foreign = await refusal(run, operation, run.world.pathOf(operation));
          const absent = await refusal(run, operation, operation.path.replace(/\{\w+\}/g, SOME_ID));
          run.expect(
            sameBesides(foreign, absent),
            "the refusal of another tenant's record differs from that of no record",
          );
        });
      },
    },
    {
      id: 'isolation.body',
      says: "another tenant's candidate and job cannot be named in a body either",
      needs: ['second-tenant-key'],
      run: async (run) => {
        const { candidateId, jobId } = run.world;
        for (const name of [
          'POST /api/v1/match',
          'POST /api/v1/retention-forecast',
          'POST /api/v1/placements',
        ]) {
          const exchange = await run.session.op(name, {
            key: 'second-tenant-key',
            json: { candidateId, jobId },
          });
          run.expectAnswer(exchange, 404, 'not_found');
        }
        const json = { candidateId, limit: 5 };
        const ranked = await run.session.op('POST /api/v1/matches/rank', { key: 'second-tenant-key', json });
        run.expectAnswer(ranked, 404, 'not_found');
      },
    },
    {
      id: 'isolation.lists',
      says: "lists hold no other tenant's records",
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
          const { jobId, candidateId, matchId, placementId, subscriptionId } = run.world;
          const ours = [jobId, candidateId, matchId, placementId, subscriptionId];
          run.expect(
            !ours.some((id) => exchange.answer.text.includes(id)),
            'a record of another tenant is listed',
            exchange,
          );
        }
      },
    },
    {
      id: 'isolation.unknown',
      says: 'a record that does not exist is 404 not_found, for its owner too',
      run: async (run) => {
        const named = run.closed.filter(({ path }) => path.includes('{'));
        await inParallel(named, run.concurrency, async (operation) => {
          const path = operation.path.replace(/\{\w+\}/g, SOME_ID);
          const json = operation.body === null ? {} : { json: run.world.bodyOf(operation) };
          run.expectAnswer(await run.session.call(operation, operation.method, path, json), 404, 'not_found');
        });
        const some = { candidateId: SOME_ID, jobId: SOME_ID };
        for (const name of ['match', 'retention-forecast', 'placements']) {
          run.expectAnswer(await run.session.op(`POST /api/v1/${name}`, { json: some }), 404, 'not_found');
        }
        const rank = await run.session.op('POST /api/v1/matches/rank', {
          json: { jobId: SOME_ID, limit: 3 },
        });
        run.expectAnswer(rank, 404, 'not_found');
      },
    },
    {
      id: 'isolation.malformed-id',
      says: 'a path that names no id is refused, never a failure',
      run: async (run) => {
        const named = run.closed.filter(({ path }) => path.includes('{'));
        await inParallel(named, run.concurrency, async (operation) => {
          for (const id of ['not-an-id', SOME_ID.toUpperCase(), '%00', '..%2f', 'é', "1'%20or%201=1"]) {
            const path = operation.path.replace(/\{\w+\}/g, encodeURI(id).replace(/%25/g, '%'));
            const json = operation.body === null ? {} : { json: run.world.bodyOf(operation) };
            const exchange = await run.session.call(operation, operation.method, path, json);
            run.expectAnswer(exchange, [400, 404, 422]);
          }
        });
      },
    },
  ],
};

async function refusal(run: RuleRun, operation: Operation, path: string): Promise<Record<string, unknown>> {
  const json = operation.body === null ? {} : { json: run.world.bodyOf(operation) };
  const send = { key: 'second-tenant-key', ...json } as const;
  const exchange = await run.session.call(operation, operation.method, path, send);
  run.expectAnswer(exchange, 404, 'not_found');
  return bodyOf(exchange.answer);
}

function sameBesides(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const bare = (body: Record<string, unknown>): string =>
    JSON.stringify({ ...body, instance: 0, requestId: 0 });
  return bare(one) === bare(other);
}
