import { inParallel } from '../parallel';
import type { Area, RuleRun } from '../rule';
import type { Operation } from '../description';
import type { Exchange } from '../exchange';

const MAX_CALLS = 1_300;
const MAX_REFILLED = 150;

/** Rate limits of live keys. Runs last because it uses up the quota of the live key for a minute. */
export const rateLimits: Area = {
  name: 'rate-limits',
  rules: [
    {
      id: 'rate-limits.headers',
      says: 'responses to a live key have RateLimit and RateLimit-Policy',
      needs: ['live-key'],
      run: async (run) => {
        const exchange = await run.session.op('GET /api/v1/me', { key: 'live-key' });
        run.expectResponse(exchange, 200);
      },
    },
    {
      id: 'rate-limits.429',
      says: 'every operation responds to a live key with 429 rate_limited and Retry-After when its quota is used up',
      needs: ['live-key'],
      exhausts: true,
      run: async (run) => {
        // The quota of the tenant is the largest and applies to every operation.
        const refused = (exchange: Exchange): boolean => exchange.response.status === 429;
        const cheap = [
          'GET /api/v1/me',
          'POST /api/v1/match',
          'POST /api/v1/parse/jd',
          'POST /api/v1/placements',
          'POST /api/v1/jobs/bulk-sync',
        ];
        for (const name of [...cheap].reverse()) {
          const operation = run.session.description.operationNamed(name);
          if (operation !== undefined) await exhaust(run, operation, refused);
        }
        await inParallel(run.closed, run.concurrency, async (operation) => {
          // Quotas are restored continuously, so a few more calls may be necessary.
          let exchange = await callOnce(run, operation);
          for (let count = 0; count < MAX_REFILLED && !refused(exchange); count++) {
            exchange = await callOnce(run, operation);
          }
          run.expectResponse(exchange, 429, 'rate_limited');
        });
      },
    },
  ],
};

function callOnce(run: RuleRun, operation: Operation): Promise<Exchange> {
  const body = operation.body === null ? {} : { json: { unknownMember: 1 } };
  return run.session.call(operation, operation.method, run.records.pathOf(operation), {
    key: 'live-key',
    ...body,
  });
}

async function exhaust(
  run: RuleRun,
  operation: Operation,
  done: (exchange: Exchange) => boolean,
): Promise<void> {
  let isOver = false;
  const calls = function* (): Generator<number> {
    for (let count = 0; count < MAX_CALLS && !isOver; count++) yield count;
  };
  await inParallel(calls(), run.concurrency, async () => {
    if (done(await callOnce(run, operation))) isOver = true;
  });
  run.expect(isOver, `${operation.name} is never refused with 429`);
}
