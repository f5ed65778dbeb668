import type { Area, RuleRun } from '../rule';
import type { Exchange } from '../exchange';
import { jsonBodyOf } from '../http';
import { at, listOf, numberOf, objectOf, textOf } from '../json';
import { POSTING_TEXT } from '../generate/sample-texts';

const SYNC = 'POST /api/v1/jobs/sync';
const BULK = 'POST /api/v1/jobs/bulk-sync';
const PATCH = 'PATCH /api/v1/jobs/{jobId}';
const GET = 'GET /api/v1/jobs/{jobId}';
const FACTS = ['title', 'requiredCertifications', 'hourlyMinUsd', 'hourlyMaxUsd', 'city', 'state'];
const MAX_BATCH = 100;

const DECLARE = 'POST /api/v1/custom-fields';
const DELETE_FIELD = 'DELETE /api/v1/custom-fields/{customFieldId}';

async function checkCustomFields(run: RuleRun): Promise<void> {
  const json = { record: 'job', key: 'shelf', type: 'number' };
  const declared = await run.session.op(DECLARE, { json });
  run.expectResponse(declared, 200);
  const params = [textOf(jsonBodyOf(declared.response)['customFieldId'])];
  const other = await run.session.op(DECLARE, { json: { ...json, type: 'string' } });
  run.expectResponse(other, 409, 'custom_field_type_conflict');
  for (const [key, code] of [
    ['no-scope-key', 'insufficient_scope'],
    ['organization-key', 'employer_key_required'],
  ] as const) {
    run.expectResponse(await run.session.op(DECLARE, { key, json }), 403, code);
  }
  run.expectResponse(
    await run.session.op(DELETE_FIELD, { key: 'no-scope-key', params }),
    403,
    'insufficient_scope',
  );
  const externalId = run.records.externalId();
  const push = await run.session.op(SYNC, {
    json: { externalId, parsed: { title: 'Clerk' }, customFields: { shelf: 7 } },
  });
  run.expectResponse(push, 200);
  const list = await run.session.op('GET /api/v1/jobs', { query: { customFields: 'shelf>=7', externalId } });
  run.expect(
    listOf(jsonBodyOf(list.response)['jobs']).length === 1,
    'the condition does not find the job',
    list,
  );
  run.expectResponse(await run.session.op(DELETE_FIELD, { params }), 204);
}

/** Jobs: pushes, batches and states. */
export const jobs: Area = {
  name: 'jobs',
  rules: [
    {
      id: 'jobs.sync',
      says: 'a push creates, a second push updates; id and slug stay the same and parsed has six members',
      run: async (run) => {
        const externalId = run.records.externalId();
        const first = await run.session.op(SYNC, {
          json: { text: POSTING_TEXT, externalId, location: 'Dayton, oh' },
        });
        run.expectResponse(first, 200);
        const created = jsonBodyOf(first.response);
        run.expect(created['action'] === 'created', 'the first push does not create', first);
        run.expect(
          JSON.stringify(Object.keys(objectOf(created['parsed']))) === JSON.stringify(FACTS),
          `parsed is not ${FACTS.join(', ')} in this order`,
          first,
        );
        const id = textOf(created['jobId']);
        const slug = textOf(created['slug']);
        run.expect(
          slug.endsWith(`-${id.slice(-8)}`) && /^[a-z0-9-]+$/.test(slug),
          'slug is not kebab(title) and the last 8 digits of the id',
          first,
        );
        const json = { parsed: { title: 'Another Title' }, externalId: ` ${externalId} ` };
        const second = await run.session.op(SYNC, { json });
        const updated = jsonBodyOf(second.response);
        run.expect(
          updated['action'] === 'updated' && updated['jobId'] === id,
          'the same externalId does not update',
          second,
        );
        run.expect(updated['slug'] === slug, 'the slug moves with the title', second);
        const read = await run.session.op(GET, { params: [id] });
        run.expect(jsonBodyOf(read.response)['externalId'] === externalId, 'externalId is not trimmed', read);
      },
    },
    {
      id: 'jobs.custom-fields',
      says: 'custom fields keep their type, stay with a job, filter the list, and need the scope of their records',
      needs: ['no-scope-key', 'organization-key'],
      run: checkCustomFields,
    },
    {
      id: 'jobs.text-or-parsed',
      says: 'exactly one of text and parsed is required (A.11)',
      run: async (run) => {
        const parsed = { title: 'Cook' };
        const both = await run.session.op(SYNC, { json: { text: POSTING_TEXT, parsed } });
        run.expectResponse(both, 422, 'text_and_parsed_conflict');
        for (const json of [{}, { text: '' }, { text: ' \n\t' }]) {
          run.expectResponse(await run.session.op(SYNC, { json }), 422, 'text_or_parsed_required');
        }
        const answer = await run.session.op(SYNC, { json: { parsed, location: 'Toledo, ZZ' } });
        run.expectResponse(answer, 422, 'validation_failed');
        run.expect(
          at(jsonBodyOf(answer.response), 'errors', 0, 'pointer') === '/location',
          'the error is not at /location',
          answer,
        );
      },
    },
    {
      id: 'jobs.states',
      says: 'a status follows status transitions as documented; a push does not change it',
      run: async (run) => {
        const externalId = run.records.externalId();
        const push = (): Promise<Exchange> =>
          run.session.op(SYNC, { json: { parsed: { title: 'Cook' }, externalId } });
        const id = textOf(jsonBodyOf((await push()).response)['jobId']);
        const move = (json: object): Promise<Exchange> => run.session.op(PATCH, { params: [id], json });
        run.expectResponse(await move({ status: 'paused' }), 200);
        run.expectResponse(await move({ status: 'paused' }), 200);
        run.expectResponse(await move({ status: 'closed' }), 422, 'validation_failed');
        run.expectResponse(await move({ status: 'closed', closeReason: 'filled' }), 200);
        const warned = await push();
        const codes = listOf(jsonBodyOf(warned.response)['warnings']).map((each) => at(each, 'code'));
        run.expect(
          codes.includes('job_status_unchanged'),
          'a push to a closed job lacks the warning job_status_unchanged',
          warned,
        );
        const closed = jsonBodyOf((await run.session.op(GET, { params: [id] })).response);
        run.expect(
          closed['status'] === 'closed' && closed['closeReason'] === 'filled',
          'a push changed the state',
        );
        run.expectResponse(await move({ status: 'open' }), 200);
        run.expectResponse(await move({ status: 'archived' }), 200);
        const refused = await move({ status: 'open' });
        run.expectResponse(refused, 409, 'invalid_transition');
        for (const name of ['from', 'to', 'allowed']) {
          run.expect(name in jsonBodyOf(refused.response), `invalid_transition lacks "${name}"`, refused);
        }
      },
    },
    {
      id: 'jobs.bulk',
      says: 'batch results match the items in order and number, an error affects only its item, the summary adds up, 1 to 100 items',
      run: async (run) => {
        const externalId = run.records.externalId();
        const good = { parsed: { title: 'Packer' }, externalId };
        const items = [
          good,
          { text: '' },
          { ...good, title: 'Packer II' },
          { unknownMember: 1 },
          { parsed: { title: '' } },
        ];
        const exchange = await run.session.op(BULK, { json: { jobs: items } });
        if (run.expectResponse(exchange, 200))
          checkBatch(run, exchange, items.length, ['created', 'failed', 'updated', 'failed', 'failed']);
        await checkSizes(run, BULK, 'jobs', good);
        const status = 'POST /api/v1/jobs/bulk-status';
        await checkSizes(run, status, 'jobs', { externalId, status: 'open' });
        const mixed = [
          { externalId, status: 'paused' },
          { externalId: 'no-such-job', status: 'open' },
        ];
        const answer = await run.session.op(status, { json: { jobs: mixed } });
        run.expectResponse(answer, 200);
        run.expect(
          listOf(jsonBodyOf(answer.response)['results']).length === 2,
          'results are not as many as items',
          answer,
        );
      },
    },
    {
      id: 'jobs.empty-lists',
      says: 'unknown values of a job are null or an empty list',
      run: async (run) => {
        const json = { parsed: { title: 'Cook' }, externalId: run.records.externalId() };
        const created = await run.session.op(SYNC, { json });
        const read = await run.session.op(GET, { params: [textOf(jsonBodyOf(created.response)['jobId'])] });
        run.expect(
          at(jsonBodyOf(read.response), 'parsed', 'hourlyMinUsd') === null,
          'an unknown wage is not null',
          read,
        );
        run.expect(
          Array.isArray(at(jsonBodyOf(read.response), 'parsed', 'responsibilities')),
          'an unknown list is no list',
          read,
        );
      },
    },
  ],
};

/** Checks the results of a batch of jobs or candidates: order, actions and summary. */
export function checkBatch(run: RuleRun, exchange: Exchange, length: number, actions: string[]): void {
  const body = jsonBodyOf(exchange.response);
  const results = listOf(body['results']).map(objectOf);
  run.expect(results.length === length, 'results are not as many as items', exchange);
  run.expect(
    results.every((each, index) => each['index'] === index),
    'results are not in the order of items',
    exchange,
  );
  const got = results.map((each) => textOf(each['action']));
  run.expect(
    JSON.stringify(got) === JSON.stringify(actions),
    `actions are ${got.join(', ')}, not ${actions.join(', ')}`,
    exchange,
  );
  const summary = objectOf(body['summary']);
  const sum = ['created', 'updated', 'failed'].reduce((total, name) => total + numberOf(summary[name]), 0);
  run.expect(sum === summary['total'] && sum === length, 'the summary does not add up', exchange);
  for (const failed of results.filter((each) => each['action'] === 'failed')) {
    const error = objectOf(failed['error']);
    run.expect(
      textOf(error['code']) !== '' && numberOf(error['status']) >= 400,
      'a failed item has no error',
      exchange,
    );
    for (const field of listOf(error['errors'])) {
      const pointer = textOf(at(field, 'pointer'));
      const holds = pointer.startsWith('/') || pointer === '';
      run.expect(holds, `the pointer "${pointer}" of an item is none`, exchange);
    }
  }
}

export async function checkSizes(run: RuleRun, name: string, list: string, item: object): Promise<void> {
  const none = await run.session.op(name, { json: { [list]: [] } });
  run.expectResponse(none, 422);
  const many = Array.from({ length: MAX_BATCH + 1 }, () => item);
  run.expectResponse(await run.session.op(name, { json: { [list]: many } }), 422, 'batch_too_large');
  run.expectResponse(await run.session.op(name, { json: { [list]: 'text' } }), 422, 'validation_failed');
}
