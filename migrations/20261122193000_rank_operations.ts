import type { Knex } from 'knex';

/** Rankings were kept as operations of the type `match`; they have a type of their own. */
export async function up(knex: Knex): Promise<void> {
  await asUpkeep(knex, `UPDATE operations SET type = 'rank' WHERE task = 'rank-pairs' AND type = 'match'`);
}

export async function down(knex: Knex): Promise<void> {
  await asUpkeep(knex, `UPDATE operations SET type = 'match' WHERE type = 'rank'`);
}

/** Row-level security binds the owner of the table too; this role sees the rows of every tenant. */
async function asUpkeep(knex: Knex, statement: string): Promise<void> {
  await knex.raw('SET LOCAL ROLE tenure_upkeep');
  await knex.raw(statement);
  await knex.raw('RESET ROLE');
}
