import type { Knex } from 'knex';

/**
 * Events as a log to read from front to back. Times of creation cannot order it: a transaction that began earlier
 * may commit later, and a reader who had passed that time would never see it. The id of the writing transaction can:
 * everything below the oldest one still running is complete. Test messages stand in the table, too, for their
 * delivery; `test_of` keeps them out of the log.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE events ADD COLUMN written_by xid8 NOT NULL DEFAULT pg_current_xact_id();
    ALTER TABLE events ADD COLUMN test_of uuid REFERENCES webhook_subscriptions ON DELETE CASCADE;
    CREATE INDEX events_log ON events (tenant_id, mode, written_by, event_id) WHERE test_of IS NULL;
    CREATE INDEX events_by_test ON events (test_of) WHERE test_of IS NOT NULL;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE events DROP COLUMN test_of');
  await knex.raw('ALTER TABLE events DROP COLUMN written_by');
}
