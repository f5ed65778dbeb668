import type { Knex } from 'knex';

const ENDED = "o.status IN ('succeeded', 'failed', 'cancelled')";
const SPENT = `(o.status IN ('succeeded', 'cancelled') OR o.status = 'failed'
                AND NOT EXISTS (SELECT FROM idempotency_keys k WHERE k.operation_id = o.operation_id))`;
/** A failed operation is left out: how long its items are kept depends on the key. */
const OVERDUE = "o.status IN ('succeeded', 'cancelled')";
const OF_ITEMS = String.raw`operation_items i\s+JOIN operations o USING \(operation_id\)\s+WHERE `;

/**
 * Keeps the outcomes of the items of a failed operation while an Idempotency-Key refers to it, so that a request repeated
 * under the key continues behind them.
 */
export async function up(knex: Knex): Promise<void> {
  await replaceCondition(knex, 'delete_spent_operation_items(integer)', ENDED, SPENT);
  await replaceCondition(knex, 'upkeep_state()', ENDED, OVERDUE);
}

export async function down(knex: Knex): Promise<void> {
  await replaceCondition(knex, 'delete_spent_operation_items(integer)', SPENT, ENDED);
  await replaceCondition(knex, 'upkeep_state()', OVERDUE, ENDED);
}

/** Changes which items a function selects, and nothing else of it. */
async function replaceCondition(knex: Knex, name: string, from: string, to: string): Promise<void> {
  const { rows } = await knex.raw<{ rows: { definition: string }[] }>(
    'SELECT pg_get_functiondef(?::regprocedure) AS definition',
    [name],
  );
  const definition = rows[0]?.definition ?? '';
  const condition = new RegExp(`(${OF_ITEMS})${from.replace(/[()]/g, String.raw`\$&`)}`);
  if (!condition.test(definition)) throw new Error(`${name} does not select items as expected`);
  await knex.raw(definition.replace(condition, (_match, before: string) => before + to));
}
