import { inParallel } from '../parallel';
import type { Area, RuleRun } from '../rule';
import type { Exchange } from '../exchange';
import { jsonBodyOf } from '../http';
import { at, objectOf, textOf } from '../json';
import { POSTING_TEXT, RESUME_TEXT } from '../generate/sample-texts';

const FINAL = ['succeeded', 'failed', 'cancelled'];
const MAX_POLLS = 200;
const GET_OPERATION = 'GET /api/v1/operations/{operationId}';
const CANCEL = 'POST /api/v1/operations/{operationId}/cancel';

/** `Prefer: respond-async` and asynchronous operations (A.32, B.9). */
export const operationArea: Area = {
  name: 'operations',
  rules: [
    {
      id: 'operations.async',
      says: '202 with Location, Retry-After and Preference-Applied; the operation ends with the body of the synchronous request',
      run: async (run) => {
        // The board of the connector of a run does not exist, so a run of it fails.
        const long = run.closed.filter(
          ({ parameters, path }) =>
            parameters.some(({ name }) => name === 'Prefer') && !path.includes('/connectors/'),
        );
        await inParallel(long, run.concurrency, async (operation) => {
          const json = run.records.bodyOf(operation);
          const path = run.records.pathOf(operation);
          const headers = { Prefer: 'respond-async' };
          const accepted = await run.session.call(operation, 'POST', path, { json, headers });
          if (!run.expectResponse(accepted, 202)) return;
          const id = textOf(jsonBodyOf(accepted.response)['operationId']);
          const location = accepted.response.headers['location'] ?? '';
          run.expect(
            location.endsWith(`/api/v1/operations/${id}`),
            'Location is not the operation',
            accepted,
          );
          const applied = accepted.response.headers['preference-applied'] ?? '';
          run.expect(applied.includes('respond-async'), 'Preference-Applied lacks respond-async', accepted);
          const ended = await untilFinal(run, id);
          const body = jsonBodyOf(ended.response);
          if (
            !run.expect(body['status'] === 'succeeded', `the operation is ${String(body['status'])}`, ended)
          )
            return;
          const described = operation.responses['200']?.content['application/json'];
          for (const fault of run.session.schemas.responseFaults(described?.schema ?? {}, body['result'])) {
            run.expect(false, `result of ${operation.name}: ${fault}`, ended);
          }
          const isOrdered = textOf(body['createdAt']) <= textOf(body['finishedAt']);
          run.expect(
            isOrdered && body['error'] === null,
            'times or error of an operation that succeeded',
            ended,
          );
        });
      },
    },
    {
      id: 'operations.wait',
      says: 'respond-async with wait=N returns 200 if the work ends within N seconds; other preferences are ignored',
      run: async (run) => {
        const name = 'POST /api/v1/parse/jd';
        const json = { text: POSTING_TEXT };
        const waited = await run.session.op(name, { json, headers: { Prefer: 'respond-async, wait=20' } });
        run.expectResponse(waited, [200, 202]);
        for (const Prefer of ['return=minimal', 'wait=1', 'unknown; x=1', 'respond-async="', ',,']) {
          run.expectResponse(await run.session.op(name, { json, headers: { Prefer } }), [200, 202, 400]);
        }
      },
    },
    {
      id: 'operations.failed',
      says: 'a failed operation contains the problem of the synchronous request',
      run: async (run) => {
        const json = {
          text: `data:application/pdf;base64,${Buffer.from('%PDF-1.7 broken').toString('base64')}`,
        };
        const name = 'POST /api/v1/parse/resume';
        const waiting = await run.session.op(name, { json });
        const accepted = await run.session.op(name, { json, headers: { Prefer: 'respond-async' } });
        if (accepted.response.status !== 202) return;
        const ended = await untilFinal(run, textOf(jsonBodyOf(accepted.response)['operationId']));
        const body = jsonBodyOf(ended.response);
        run.expect(
          body['status'] === 'failed' && body['result'] === null,
          'the operation did not fail',
          ended,
        );
        const code = at(body, 'error', 'code');
        run.expect(
          code === jsonBodyOf(waiting.response)['code'],
          'error.code differs from that of the waiting call',
          ended,
        );
        run.expect(at(body, 'error', 'status') === waiting.response.status, 'error.status differs', ended);
      },
    },
    {
      id: 'operations.cancel',
      says: 'a running operation can be cancelled; a completed one is 409 operation_not_cancellable',
      run: async (run) => {
        const params = [run.records.operationId];
        await untilFinal(run, run.records.operationId);
        run.expectResponse(await run.session.op(CANCEL, { params }), 409, 'operation_not_cancellable');
        const json = { text: RESUME_TEXT.repeat(60) };
        const headers = { Prefer: 'respond-async' };
        const accepted = await run.session.op('POST /api/v1/parse/resume', { json, headers });
        const id = textOf(jsonBodyOf(accepted.response)['operationId']);
        const cancelled = await run.session.op(CANCEL, { params: [id] });
        if (!run.expectResponse(cancelled, [200, 409])) return;
        if (cancelled.response.status !== 200) return;
        const status = textOf(jsonBodyOf((await untilFinal(run, id)).response)['status']);
        run.expect(FINAL.includes(status), `a cancelled operation is ${status}`, cancelled);
      },
    },
  ],
};

async function untilFinal(run: RuleRun, id: string): Promise<Exchange> {
  for (let count = 0; ; count++) {
    const exchange = await run.session.op(GET_OPERATION, { params: [id] });
    const status = textOf(objectOf(exchange.response.json)['status']);
    if (exchange.response.status !== 200 || FINAL.includes(status) || count >= MAX_POLLS) {
      run.expect(count < MAX_POLLS, 'the operation never ends', exchange);
      return exchange;
    }
    const retryAfter = exchange.response.headers['retry-after'];
    run.expect(retryAfter !== undefined, 'an operation that has not ended lacks Retry-After', exchange);
    await new Promise((resolve) => setTimeout(resolve, Math.min(1_000, 50 * (count + 1))));
  }
}
