import { inParallel } from '../parallel';
import type { Area, RuleRun } from '../rule';
import type { Operation } from '../description';
import { RESUME_TEXT } from '../generate/sample-texts';
import { jsonBodyOf } from '../http';
import { textOf } from '../json';

const withKey = (run: RuleRun): Operation[] =>
  run.closed.filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'));

/** Operations that can be repeated. The others change records that the run needs or depend on earlier requests. */
const REPEATABLE = /jobs|candidates|skills|match|retention|parse|test$/;

/** `Idempotency-Key`. */
export const idempotency: Area = {
  name: 'idempotency',
  rules: [
    {
      id: 'idempotency.replay',
      says: 'the same key and body return the stored response byte for byte with Idempotency-Replayed: true',
      run: async (run) => {
        const repeatable = withKey(run).filter(({ path }) => REPEATABLE.test(path));
        await inParallel(repeatable, run.concurrency, async (operation) => {
          const json = operation.body === null ? undefined : run.records.bodyOf(operation);
          const send = { json, headers: { 'Idempotency-Key': run.records.externalId() } };
          const path = run.records.pathOf(operation);
          const first = await run.session.call(operation, operation.method, path, send);
          run.expect(
            first.response.headers['idempotency-replayed'] === undefined,
            'the first answer says it is a replay',
            first,
          );
          if (first.response.status >= 300) return;
          const second = await run.session.call(operation, operation.method, path, send);
          run.expect(
            second.response.headers['idempotency-replayed'] === 'true',
            'the repeat lacks Idempotency-Replayed: true',
            second,
          );
          run.expect(second.response.text === first.response.text, 'the repeat has another body', second);
          run.expectResponse(second, first.response.status);
        });
      },
    },
    {
      id: 'idempotency.reuse',
      says: 'the same key with another body is 422 idempotency_key_reused',
      run: async (run) => {
        await inParallel(withKey(run), run.concurrency, async (operation) => {
          if (operation.body === null) return;
          const headers = { 'Idempotency-Key': run.records.externalId() };
          const { path, json } = await freshRequest(run, operation);
          const first = await run.session.call(operation, operation.method, path, { json, headers });
          if (first.response.status >= 300) return;
          const raw = `${JSON.stringify(json).slice(0, -1)},"unknownMember":1}`.replace('{,', '{');
          const contentType = { ...headers, 'Content-Type': 'application/json' };
          const second = await run.session.call(operation, operation.method, path, {
            raw,
            headers: contentType,
          });
          run.expectResponse(second, 422, 'idempotency_key_reused');
        });
      },
    },
    {
      id: 'idempotency.in-progress',
      says: 'a retry during the first request is 409 idempotency_in_progress or the stored response, never a second run',
      run: async (run) => {
        await inParallel(withKey(run), 2, async (operation) => {
          const json = operation.body === null ? undefined : slowBody(run, operation);
          const headers = { 'Idempotency-Key': run.records.externalId() };
          const path = run.records.pathOf(operation);
          const send = (): ReturnType<typeof run.session.call> =>
            run.session.call(operation, operation.method, path, { json, headers });
          const answers = await Promise.all(Array.from({ length: 4 }, send));
          const fresh = answers.filter(
            ({ response }) => response.status < 300 && response.headers['idempotency-replayed'] === undefined,
          );
          run.expect(fresh.length <= 1, `${fresh.length} calls with one key ran`, fresh[1] ?? null);
          for (const exchange of answers.filter(({ response }) => response.status === 409)) {
            const code = jsonBodyOf(exchange.response)['code'];
            if (code !== 'idempotency_in_progress') continue;
            run.expect(exchange.response.headers['retry-after'] === '1', 'Retry-After is not 1', exchange);
          }
        });
      },
    },
  ],
};

/** A request that is accepted independent of earlier requests. */
async function freshRequest(run: RuleRun, operation: Operation): Promise<{ path: string; json: unknown }> {
  const { records } = run;
  const usual = { path: records.pathOf(operation), json: records.bodyOf(operation) };
  if (/\/(?:un)?merge$/.test(operation.path)) return freshMerge(run, operation);
  if (!operation.path.startsWith('/api/v1/placements')) return usual;
  const json = { candidateId: await records.newCandidate({ resumeText: null }), jobId: records.jobId };
  if (operation.method === 'POST') return { ...usual, json };
  const created = await run.session.op('POST /api/v1/placements', { json });
  const id = textOf(jsonBodyOf(created.response)['placementId']);
  return { path: operation.path.replace('{placementId}', id), json: { status: 'accepted' } };
}

/** Two new candidates to merge, or two that are merged. */
async function freshMerge(run: RuleRun, operation: Operation): Promise<{ path: string; json: unknown }> {
  const { records, session } = run;
  const kept = await records.newCandidate({ resumeText: null });
  const json = { candidateId: await records.newCandidate({ resumeText: null }) };
  if (operation.path.endsWith('/unmerge')) {
    await session.op('POST /api/v1/candidates/{candidateId}/merge', { params: [kept], json });
  }
  return { path: operation.path.replace('{candidateId}', kept), json };
}

/** A body that takes long enough to process for a retry to overlap. */
function slowBody(run: RuleRun, operation: Operation): unknown {
  if (operation.path.startsWith('/api/v1/parse/')) return { text: RESUME_TEXT.repeat(60) };
  if (operation.path === '/api/v1/jobs/sync')
    return { text: RESUME_TEXT.repeat(60), externalId: run.records.externalId() };
  return run.records.bodyOf(operation);
}
