import { documentedErrors } from '../description';
import { inParallel } from '../parallel';
import type { Area, RuleRun } from '../rule';
import { jsonBodyOf } from '../http';
import { textOf } from '../json';
import { SOME_ID } from '../session';

const SEARCHES = '/api/v1/saved-searches';

/** A search needs the scope and the tenant type of its records, which only its body or its row says. */
async function checkSavedSearches(run: RuleRun): Promise<void> {
  const search = { name: 'Clerks', of: 'candidates' };
  const refused = async (operation: string, given: object, code: string): Promise<boolean> =>
    run.expectResponse(await run.session.op(operation, given), 403, code);
  const created = await run.session.op(`POST ${SEARCHES}`, { json: search });
  run.expectResponse(created, 201);
  const params = [textOf(jsonBodyOf(created.response)['searchId'])];
  const noScope = { key: 'no-scope-key', params } as const;
  await refused(`POST ${SEARCHES}`, { key: 'no-scope-key', json: search }, 'insufficient_scope');
  await refused(
    `GET ${SEARCHES}`,
    { key: 'no-scope-key', query: { of: 'candidates' } },
    'insufficient_scope',
  );
  await refused(`GET ${SEARCHES}/{searchId}`, noScope, 'insufficient_scope');
  await refused(`GET ${SEARCHES}/{searchId}/results`, noScope, 'insufficient_scope');
  await refused(`PATCH ${SEARCHES}/{searchId}`, { ...noScope, json: { name: 'x' } }, 'insufficient_scope');
  await refused(`DELETE ${SEARCHES}/{searchId}`, noScope, 'insufficient_scope');
  const jobs = { name: 'Jobs', of: 'jobs' };
  await refused(`POST ${SEARCHES}`, { key: 'organization-key', json: jobs }, 'employer_key_required');
  await refused(
    `GET ${SEARCHES}`,
    { key: 'organization-key', query: { of: 'jobs' } },
    'employer_key_required',
  );
  const unknown = { ...search, jobId: SOME_ID, notifyAbove: 50 };
  run.expectResponse(await run.session.op(`POST ${SEARCHES}`, { json: unknown }), 404, 'not_found');
  run.expectResponse(await run.session.op(`DELETE ${SEARCHES}/{searchId}`, { params }), 204);
}

/** Permissions of keys (403). */
export const permissions: Area = {
  name: 'permissions',
  rules: [
    {
      id: 'permissions.scope',
      says: 'an operation rejects a key without its scope before it reads the body',
      needs: ['no-scope-key', 'parse-only-key'],
      run: async (run) => {
        const scoped = run.closed.filter((operation) => operation.scopes.length > 0);
        await inParallel(scoped, run.concurrency, async (operation) => {
          const key = operation.scopes.includes('skills') ? 'parse-only-key' : 'no-scope-key';
          const json = { raw: '{"not json', headers: { 'Content-Type': 'application/json' } };
          const exchange = await run.session.call(
            operation,
            operation.method,
            run.records.pathOf(operation),
            {
              key,
              ...(operation.body === null ? {} : json),
            },
          );
          run.expectResponse(exchange, 403, 'insufficient_scope');
          const required = textOf(jsonBodyOf(exchange.response)['requiredScope']);
          run.expect(
            operation.scopes.includes(required),
            'requiredScope is not the scope of the operation',
            exchange,
          );
        });
      },
    },
    {
      id: 'permissions.employer',
      says: 'operations of jobs, feeds and connectors reject the key of an organization',
      needs: ['organization-key'],
      run: async (run) => {
        const jobs = run.closed.filter(({ path }) => /^\/api\/v1\/(?:jobs|job-feeds|connectors)/.test(path));
        await inParallel(jobs, run.concurrency, async (operation) => {
          const path = run.records.pathOf(operation);
          const exchange = await run.session.call(operation, operation.method, path, {
            key: 'organization-key',
            ...(operation.body === null ? {} : { json: run.records.bodyOf(operation) }),
          });
          run.expectResponse(exchange, 403, 'employer_key_required');
        });
      },
    },
    {
      id: 'permissions.events',
      says: 'a key can read and subscribe to events of its scopes only',
      needs: ['parse-only-key'],
      run: async (run) => {
        const key = 'parse-only-key' as const;
        const query = { type: 'match.created' };
        run.expectResponse(
          await run.session.op('GET /api/v1/events', { key, query }),
          403,
          'insufficient_scope',
        );
        const json = { url: run.records.webhookUrl, events: ['match.created'] };
        const name = 'POST /api/v1/webhook-subscriptions';
        run.expectResponse(await run.session.op(name, { key, json }), 403, 'insufficient_scope');
        const own = await run.session.op('GET /api/v1/events', { key });
        run.expectResponse(own, 200);
      },
    },
    {
      id: 'permissions.subscriptions',
      says: 'a key cannot access a subscription to events outside its scopes (B.11)',
      needs: ['parse-only-key'],
      run: async (run) => {
        const own = run.closed.filter(
          (operation) =>
            operation.path.includes('{subscriptionId}') &&
            documentedErrors(operation).some(({ code }) => code === 'insufficient_scope'),
        );
        await inParallel(own, run.concurrency, async (operation) => {
          const json = operation.body === null ? {} : { json: run.records.bodyOf(operation) };
          const send = { key: 'parse-only-key', ...json } as const;
          const exchange = await run.session.call(
            operation,
            operation.method,
            run.records.pathOf(operation),
            send,
          );
          run.expectResponse(exchange, 403, 'insufficient_scope');
        });
      },
    },
    {
      id: 'permissions.hidden-operations',
      says: 'an operation is visible only to keys with the scope that started it',
      needs: ['no-scope-key'],
      run: async (run) => {
        const params = [run.records.operationId];
        const name = 'GET /api/v1/operations/{operationId}';
        const exchange = await run.session.op(name, { key: 'no-scope-key', params });
        run.expectResponse(exchange, [403, 404], 'insufficient_scope', 'not_found');
      },
    },
    {
      id: 'permissions.synthetic',
      says: 'the synthetic tenant can be read with any test key and changed with none',
      run: async (run) => {
        const headers = { 'Sandbox-Tenant': 'synthetic' };
        await inParallel(run.closed, run.concurrency, async (operation) => {
          const { method } = operation;
          // A nonexistent id, so that nothing is deleted even if the service ignores the header.
          const absent = operation.path.replace(/\{\w+\}/g, SOME_ID);
          const path = method === 'DELETE' ? absent : run.records.pathOf(operation);
          const json = operation.body === null ? {} : { json: run.records.bodyOf(operation) };
          const exchange = await run.session.call(operation, method, path, { headers, ...json });
          run.expect(exchange.response.status < 500, 'the synthetic tenant makes the service fail', exchange);
          const changes = /jobs|placements|candidates|ratings|PATCH/.test(operation.name) && method !== 'GET';
          const isOurs = /webhook|weights/.test(operation.path);
          if (changes && !isOurs) run.expectResponse(exchange, 403, 'synthetic_tenant_read_only');
        });
      },
    },
    {
      id: 'permissions.sandbox-header',
      says: 'Sandbox-Tenant is rejected with a live key',
      needs: ['live-key'],
      run: async (run) => {
        await inParallel(run.closed, run.concurrency, async (operation) => {
          const path = run.records.pathOf(operation);
          const headers = { 'Sandbox-Tenant': 'own' };
          const exchange = await run.session.call(operation, operation.method, path, {
            key: 'live-key',
            headers,
          });
          run.expectResponse(exchange, [400, 429], 'sandbox_header_not_allowed', 'rate_limited');
        });
      },
    },
    {
      id: 'permissions.saved-searches',
      says: 'a saved search needs the scope of its records, and jobs an employer',
      needs: ['no-scope-key', 'organization-key'],
      run: checkSavedSearches,
    },
  ],
};
