import type { Knex } from 'knex';

/**
 * One row for each event and subscription, made once, whatever crashes. `due_at` is when it is to be attempted next;
 * whoever attempts it moves that ahead first, so a delivery whose sender died comes up again by itself. A series of
 * attempts follows the schedule; redelivery begins a new one. Deliveries go with their event or their subscription.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION uuid_v7() RETURNS uuid LANGUAGE sql VOLATILE AS $$
      SELECT encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
                  PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
                  FROM 1 FOR 6),
          52, 1), 53, 1), 'hex')::uuid
    $$;

    CREATE TABLE webhook_deliveries (
      delivery_id uuid PRIMARY KEY DEFAULT uuid_v7(),
      tenant_id uuid NOT NULL,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      subscription_id uuid NOT NULL REFERENCES webhook_subscriptions ON DELETE CASCADE,
      event_id text NOT NULL REFERENCES events ON DELETE CASCADE,
      event_type text NOT NULL,
      status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'succeeded', 'failed')),
      due_at timestamptz(3) DEFAULT now(),
      trigger text NOT NULL DEFAULT 'scheduled' CHECK (trigger IN ('scheduled', 'manual')),
      series_attempts smallint NOT NULL DEFAULT 0,
      attempt_count integer NOT NULL DEFAULT 0,
      attempts jsonb NOT NULL DEFAULT '[]',
      UNIQUE (event_id, subscription_id),
      CHECK ((status = 'pending') = (due_at IS NOT NULL))
    ) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);
    CREATE INDEX webhook_deliveries_due ON webhook_deliveries (subscription_id, due_at) WHERE status = 'pending';
    CREATE INDEX webhook_deliveries_by_subscription ON webhook_deliveries (subscription_id, delivery_id DESC);
    ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY;
    ALTER TABLE webhook_deliveries FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON webhook_deliveries TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON webhook_deliveries TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE ON webhook_deliveries TO tenure_app;
    GRANT SELECT, INSERT, UPDATE ON webhook_deliveries TO tenure_upkeep;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE webhook_deliveries');
  await knex.raw('DROP FUNCTION uuid_v7()');
}
