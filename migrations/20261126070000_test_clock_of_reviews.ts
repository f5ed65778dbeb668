import type { Knex } from 'knex';

const FUNCTION = 'advance_test_clock(uuid, integer)';

/** Reviews of test data end when the clock of test data says so. */
export async function up(knex: Knex): Promise<void> {
  await replaceLine(
    knex,
    'UPDATE connectors SET',
    `UPDATE review_sessions SET expires_at = expires_at - advance_by WHERE tenant_id = tenant AND mode = 'test' AND confirmed_at IS NULL;
      UPDATE connectors SET`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await replaceLine(
    knex,
    `UPDATE review_sessions SET expires_at = expires_at - advance_by WHERE tenant_id = tenant AND mode = 'test' AND confirmed_at IS NULL;
      `,
    '',
  );
}

async function replaceLine(knex: Knex, before: string, after: string): Promise<void> {
  const { rows } = await knex.raw<{ rows: { definition: string }[] }>(
    `SELECT pg_get_functiondef('${FUNCTION}'::regprocedure) AS definition`,
  );
  const definition = rows[0]?.definition ?? '';
  if (!definition.includes(before)) throw new Error(`${FUNCTION} is not the one that this migration changes`);
  await knex.raw(definition.replace(before, () => after));
}
