import { inParallel } from '../parallel';
import type { Area, RuleRun } from '../rule';
import type { Operation } from '../description';
import { jsonBodyOf } from '../http';
import { listOf, objectOf, textOf } from '../json';

const MAX_PAGES = 60;
const PAGE_SIZE = 7;
const MAX_LIMIT = 200;

const lists = (run: RuleRun): Operation[] =>
  run.closed.filter(
    ({ method, parameters }) => method === 'GET' && parameters.some(({ name }) => name === 'cursor'),
  );

const itemsOf = (body: Record<string, unknown>): unknown[] =>
  Object.values(body).find((value): value is unknown[] => Array.isArray(value)) ?? [];

const idOf = (item: unknown): string => {
  const members = Object.entries(objectOf(item));
  return textOf(members.find(([name]) => /^(id|\w+Id)$/.test(name))?.[1]);
};

/** Lists and their pages. */
export const listArea: Area = {
  name: 'lists',
  rules: [
    {
      id: 'lists.walk',
      says: 'pages contain every record once; hasMore, nextCursor and Link agree',
      run: async (run) => {
        await inParallel(lists(run), run.concurrency, (operation) => walkPages(run, operation));
      },
    },
    {
      id: 'lists.limit',
      says: 'a limit above 200 returns 200 records; a limit below 1, a fraction, a word or two values are 422',
      run: async (run) => {
        await inParallel(lists(run), run.concurrency, async (operation) => {
          const path = run.records.pathOf(operation);
          const many = await run.session.call(operation, 'GET', path, { query: { limit: 100_000 } });
          run.expectResponse(many, 200);
          run.expect(
            itemsOf(jsonBodyOf(many.response)).length <= MAX_LIMIT,
            'a page holds more than 200',
            many,
          );
          for (const limit of [0, -1, 1.5, 'ten', '', '1e400', ' 5']) {
            const exchange = await run.session.call(operation, 'GET', path, { query: { limit } });
            run.expectResponse(exchange, 422, 'validation_failed');
          }
          const twice = await run.session.call(operation, 'GET', `${path}?limit=1&limit=2`);
          run.expectResponse(twice, 422, 'validation_failed');
        });
      },
    },
    {
      id: 'lists.cursor',
      says: 'a cursor that was not issued is 400 invalid_cursor',
      run: async (run) => {
        await inParallel(lists(run), run.concurrency, async (operation) => {
          for (const cursor of ['x', 'eyJpZCI6MX0', 'é', "' or 1=1", 'A'.repeat(500)]) {
            const exchange = await run.session.call(operation, 'GET', run.records.pathOf(operation), {
              query: { cursor },
            });
            run.expectResponse(exchange, 400, 'invalid_cursor');
          }
        });
      },
    },
    {
      id: 'lists.filters',
      says: 'a filter without matches returns an empty list; an invalid filter is 422',
      run: async (run) => {
        await inParallel(lists(run), run.concurrency, async (operation) => {
          const path = run.records.pathOf(operation);
          for (const { name, schema } of operation.parameters.filter((each) => each.in === 'query')) {
            if (name === 'externalId' || name === 'q') {
              const exchange = await run.session.call(operation, 'GET', path, {
                query: { [name]: 'no-such-record' },
              });
              run.expectResponse(exchange, 200);
              run.expect(
                itemsOf(jsonBodyOf(exchange.response)).length === 0,
                `${name} does not filter`,
                exchange,
              );
            }
            const resolved = run.session.description.resolve(schema);
            const isChecked = 'enum' in resolved || 'pattern' in resolved || /Since$|^since$/.test(name);
            if (!isChecked) continue;
            const exchange = await run.session.call(operation, 'GET', path, {
              query: { [name]: 'no such value' },
            });
            run.expectResponse(exchange, 422, 'validation_failed');
          }
        });
      },
    },
  ],
};

async function walkPages(run: RuleRun, operation: Operation): Promise<void> {
  const seen = new Set<string>();
  let cursor = '';
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = { limit: PAGE_SIZE, ...(cursor === '' ? {} : { cursor }) };
    const exchange = await run.session.call(operation, 'GET', run.records.pathOf(operation), { query });
    if (!run.expectResponse(exchange, 200)) return;
    const body = jsonBodyOf(exchange.response);
    const items = itemsOf(body);
    run.expect(items.length <= PAGE_SIZE, 'a page is longer than its limit', exchange);
    for (const item of items) {
      const id = idOf(item);
      run.expect(!seen.has(id), 'a record is on two pages', exchange);
      seen.add(id);
    }
    const hasMore = body['hasMore'] === true;
    cursor = textOf(body['nextCursor']);
    // The event log returns a cursor on its last page as well.
    const isLog = operation.path.endsWith('/events');
    run.expect(
      hasMore === (cursor !== '') || (isLog && !hasMore),
      'hasMore and nextCursor disagree',
      exchange,
    );
    const link = exchange.response.headers['link'] ?? '';
    run.expect(hasMore === /rel="?next"?/.test(link), 'Link rel="next" and hasMore disagree', exchange);
    if (!hasMore) return;
    run.expect(items.length === PAGE_SIZE, 'a page with more behind it is not full', exchange);
    run.expect(listOf(items).length > 0, 'an empty page says there is more', exchange);
  }
}
