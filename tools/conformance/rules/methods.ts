import { inParallel } from '../parallel';
import type { Area } from '../rule';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Routes and methods (404 route_not_found, 405 with Allow). */
export const methods: Area = {
  name: 'methods',
  rules: [
    {
      id: 'methods.405',
      says: 'an unsupported method is 405 and Allow lists the supported methods',
      run: async (run) => {
        const byPath = new Map<string, string[]>();
        for (const { path, method } of run.session.description.operations) {
          byPath.set(path, [...(byPath.get(path) ?? []), method]);
        }
        await inParallel(byPath, run.concurrency, async ([template, has]) => {
          const operation = run.session.description.operations.find(({ path }) => path === template);
          const path = operation === undefined ? template : run.records.pathOf(operation);
          const also = [...byPath].filter(([other]) => other !== template && matches(other, template));
          const served = new Set([...has, ...also.flatMap(([, methodsOfOther]) => methodsOfOther)]);
          for (const method of [...METHODS, 'TRACE'].filter((each) => !served.has(each))) {
            const exchange = await run.session.call(null, method, path);
            if (!run.expectResponse(exchange, 405, 'method_not_allowed')) continue;
            const allowed = (exchange.response.headers['allow'] ?? '').split(/, ?/);
            const lists = has.every((each) => allowed.includes(each)) && !allowed.includes(method);
            run.expect(lists, `Allow is "${allowed.join(', ')}", the path has ${has.join(', ')}`, exchange);
            run.expect(
              !has.includes('GET') || allowed.includes('HEAD'),
              'Allow lists GET without HEAD',
              exchange,
            );
          }
        });
      },
    },
    {
      id: 'methods.head',
      says: 'HEAD responds like GET without the body',
      run: async (run) => {
        const gets = run.session.description.operations.filter(({ method }) => method === 'GET');
        await inParallel(gets, run.concurrency, async (operation) => {
          const path = run.records.pathOf(operation);
          const get = await run.session.call(operation, 'GET', path);
          const head = await run.session.call(operation, 'HEAD', path);
          run.expect(
            head.response.status === get.response.status,
            `HEAD answers ${head.response.status}, GET ${get.response.status}`,
            head,
          );
          const type = (each: typeof get): string => each.response.headers['content-type'] ?? '';
          run.expect(type(head) === type(get), 'HEAD and GET differ in Content-Type', head);
        });
      },
    },
    {
      id: 'methods.options',
      says: 'OPTIONS causes no server error and returns the methods of the path',
      run: async (run) => {
        await inParallel(run.session.description.operations, run.concurrency, async (operation) => {
          const exchange = await run.session.call(null, 'OPTIONS', run.records.pathOf(operation));
          run.expectResponse(exchange, [200, 204, 405]);
          run.expect(
            (exchange.response.headers['allow'] ?? '').includes(operation.method),
            'Allow lacks a method of the path',
            exchange,
          );
        });
      },
    },
    {
      id: 'methods.no-route',
      says: 'an unknown path is 404 route_not_found',
      run: async (run) => {
        for (const path of [
          '/api/v1/unknown',
          '/api/v1/jobs/a/b/c',
          '/api/v2/jobs',
          '/api/v1/JOBS',
          '/api/v1',
        ]) {
          for (const method of ['GET', 'POST']) {
            run.expectResponse(await run.session.call(null, method, path), 404, 'route_not_found');
          }
        }
      },
    },
  ],
};

/** Whether a template with parameters matches another path, for example /jobs/{jobId} and /jobs/sync. */
function matches(template: string, path: string): boolean {
  return new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
}
