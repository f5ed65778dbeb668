import { Client } from 'pg';
import { newId } from '../../../src/platform/ids';
import { processorTimeMs } from '../processor-time';
import { median } from '../statistics';
import { WHOLE_OPERATIONS } from './fill-operations';
import { LISTED_TENANT } from './fill-request-logs';

const ROUNDS = 5;
const OPERATIONS_PER_ROUND = 1_000;

/** Processor time of the server per operation, in milliseconds. */
export interface OperationCosts {
  acceptMs: number;
  findMs: number;
  endMs: number;
}

interface Tables {
  operations: string;
  documents: string;
}

/**
 * Accepts, finds and ends operations with a document, with partitions and without them in turns, by statements with the
 * conditions of the service and one plan each. Returns null if the system does not report processor time.
 */
export async function measureOperationCosts(
  url: string,
): Promise<{ partitioned: OperationCosts; whole: OperationCosts } | null> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SET plan_cache_mode = force_generic_plan');
    const partitioned: OperationCosts[] = [];
    const whole: OperationCosts[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = await measureRound(client, { operations: 'operations', documents: 'documents' });
      const second = await measureRound(client, {
        operations: WHOLE_OPERATIONS,
        documents: `${WHOLE_OPERATIONS}_documents`,
      });
      if (!first || !second) return null;
      partitioned.push(first);
      whole.push(second);
    }
    return { partitioned: medians(partitioned), whole: medians(whole) };
  } finally {
    await client.end();
  }
}

async function measureRound(
  client: Client,
  { operations, documents }: Tables,
): Promise<OperationCosts | null> {
  const ids = Array.from({ length: OPERATIONS_PER_ROUND }, () => newId());
  const keyId = newId();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pids = rows.map(({ pid }) => pid);
  const perOperation = async (name: string, text: string, valuesOf: (id: string) => unknown[]) => {
    const before = processorTimeMs(pids);
    for (const id of ids) await client.query({ name: `${name} ${operations}`, text, values: valuesOf(id) });
    const after = processorTimeMs(pids);
    return before === null || after === null ? null : (after - before) / ids.length;
  };
  const acceptMs = await perOperation('accept', acceptSql(operations, documents), (id) => [
    id,
    LISTED_TENANT,
    keyId,
  ]);
  const findMs = await perOperation('find', `SELECT * FROM ${operations} WHERE operation_id = $1`, (id) => [
    id,
  ]);
  const endMs = await perOperation('end', endSql(operations), (id) => [id]);
  return acceptMs === null || findMs === null || endMs === null ? null : { acceptMs, findMs, endMs };
}

const acceptSql = (operations: string, documents: string): string => `
  WITH accepted AS (
    INSERT INTO ${operations} (operation_id, tenant_id, mode, type, task, pool, key_id, input)
    SELECT $1::uuid, $2::uuid, 'live', 'parse.resume', 'parse', 'parse', $3::uuid, '{}'
    WHERE NOT EXISTS (SELECT FROM ${operations} WHERE tenant_id = $2::uuid AND mode = 'live' AND status IN ('queued', 'running')
                      OFFSET 1999 LIMIT 1)
    RETURNING *
  )
  INSERT INTO ${documents} (operation_id, tenant_id, mode, bytes)
  SELECT operation_id, tenant_id, mode, 'text'::bytea FROM accepted`;

const endSql = (operations: string): string => `
  UPDATE ${operations}
  SET status = 'succeeded', result = '{}', started_at = now(), finished_at = now(),
      expires_at = now() + interval '72 hours', next_enqueue_at = NULL
  WHERE operation_id = $1 AND status IN ('queued', 'running')`;

function medians(rounds: readonly OperationCosts[]): OperationCosts {
  const of = (value: (costs: OperationCosts) => number): number =>
    Number(median(rounds.map(value)).toFixed(3));
  return {
    acceptMs: of(({ acceptMs }) => acceptMs),
    findMs: of(({ findMs }) => findMs),
    endMs: of(({ endMs }) => endMs),
  };
}
