import type { Knex } from 'knex';

const FUNCTION = 'advance_test_clock(uuid, integer)';
const RESPONSES = `UPDATE idempotency_keys SET expires_at = expires_at - advance_by WHERE tenant_id = tenant AND mode = 'test'`;
const OTHER_RESPONSES = `${RESPONSES} AND path <> '/test-clock/advance'`;
const VIEWS = `UPDATE view_sessions SET expires_at = expires_at - advance_by WHERE tenant_id = tenant AND mode = 'test' AND ended_at IS NULL;
      `;

/**
 * Links to views end when the clock of test data says so. The stored responses of the clock itself do not: a retried request
 * would otherwise advance it again.
 */
export async function up(knex: Knex): Promise<void> {
  await replaceText(knex, `${RESPONSES};`, `${OTHER_RESPONSES};`);
  await replaceText(knex, 'UPDATE connectors SET', `${VIEWS}UPDATE connectors SET`);
}

export async function down(knex: Knex): Promise<void> {
  await replaceText(knex, VIEWS, '');
  await replaceText(knex, `${OTHER_RESPONSES};`, `${RESPONSES};`);
}

async function replaceText(knex: Knex, before: string, after: string): Promise<void> {
  const { rows } = await knex.raw<{ rows: { definition: string }[] }>(
    `SELECT pg_get_functiondef('${FUNCTION}'::regprocedure) AS definition`,
  );
  const definition = rows[0]?.definition ?? '';
  if (!definition.includes(before)) throw new Error(`${FUNCTION} is not the one that this migration changes`);
  await knex.raw(definition.replace(before, () => after));
}
