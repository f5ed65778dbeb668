import { freshDatabase, type TestDatabase } from '../support/database';
import { freePort, ServiceProcess } from '../support/processes';
import { storesOf } from '../support/service-processes';
import { until } from '../support/until';

describe('the start of a worker process', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  test('pools that parse nothing take tasks before the threads of the parser are loaded', async () => {
    const port = await freePort();
    const workers = new ServiceProcess('workers/main.js', ['--pools=parse,deliver,upkeep'], {
      ...storesOf(database),
      PARSE_THREADS: '3',
      WORKER_HEALTH_PORT: String(port),
    });
    const starting = workers.start();
    await until('the health check responds', async () => {
      const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
      return response?.ok;
    });
    await starting;
    const pools = [...workers.printed.matchAll(/"pool":"(\w+)","msg":"the pool takes tasks"/g)];
    await workers.stop();

    expect(pools.map((match) => match[1]).sort()).toEqual(['deliver', 'parse', 'upkeep']);
    expect(pools.at(-1)?.[1]).toBe('parse');
  });
});
