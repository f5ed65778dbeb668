import { Client } from 'pg';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';

const PATH = '/api/v1/candidates/sync';
const COUNT = 30;
const BLOCKED = 25;

describe('a batch that fails part of the way because of the service', () => {
  let service: TestService;
  let other: Client;

  beforeAll(async () => {
    service = await startService({ pools: ['sync'] });
    other = new Client({ connectionString: service.database.migrationUrl });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await service.stop();
  });

  it('is continued by a repeated request, which reports the candidates of the first attempt as created', async () => {
    const tenant = await service.tenant('organization');
    const { key } = await tenant.key();
    const candidates = Array.from({ length: COUNT }, (_, n) => ({
      externalId: `p-${n}`,
      firstName: `Luis ${n}`,
    }));
    const send = () =>
      call(service.baseUrl, 'POST', PATH, {
        key,
        json: { candidates },
        headers: { 'Idempotency-Key': 'batch' },
      });

    // Another transaction holds the place of a later candidate, so that the work stops in front of it.
    await other.query('BEGIN');
    await other.query(
      `INSERT INTO candidates (candidate_id, tenant_id, mode, external_id, source)
       VALUES (gen_random_uuid(), $1, 'test', 'p-${BLOCKED}', 'native')`,
      [tenant.tenantId],
    );
    const first = send();
    await until('the work waits', async () => {
      const [row] = await service.database.query<{ done: number }>(
        'SELECT count(*)::int AS done FROM operation_items',
      );
      return (row?.done ?? 0) >= 10 && (await waitingProcesses()).length === 1;
    });
    await service.database.query(
      `UPDATE operations SET status = 'failed', finished_at = now(), next_enqueue_at = NULL,
         error = '{"code":"internal_error","message":"It failed.","status":500}'`,
    );
    for (const pid of await waitingProcesses()) {
      await service.database.query('SELECT pg_terminate_backend($1)', [pid]);
    }
    await other.query('ROLLBACK');
    expect((await first).status).toBe(500);
    // Maintenance keeps the outcomes while the key refers to the operation.
    await service.database.query('SELECT delete_spent_operation_items(1000)');

    const again = await send();
    expect(again.status).toBe(200);
    expect(again.body.summary).toEqual({ total: COUNT, created: COUNT, updated: 0, failed: 0 });
    expect(again.body.results.map(({ index }: { index: number }) => index)).toEqual([...candidates.keys()]);
    expect(
      await service.database.query('SELECT 1 FROM candidates WHERE tenant_id = $1', [tenant.tenantId]),
    ).toHaveLength(COUNT);
    expect((await send()).headers.get('idempotency-replayed')).toBe('true');
  });

  async function waitingProcesses(): Promise<number[]> {
    const rows = await service.database.query<{ pid: number }>(
      `SELECT l.pid FROM pg_locks l JOIN pg_stat_activity a USING (pid)
       WHERE NOT l.granted AND a.datname = current_database()`,
    );
    return rows.map(({ pid }) => pid);
  }
});
