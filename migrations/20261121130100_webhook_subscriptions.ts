import type { Knex } from 'knex';

/**
 * Where events go. Signing secrets are sealed by the application; after a rotation the one before stays for its
 * overlap. `failing_since` is the first of an unbroken row of failures. Notices tell the tenant that an endpoint
 * fails or was switched off; whoever sends mail takes them from here.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE webhook_subscriptions (
      subscription_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      url text NOT NULL CHECK (length(url) <= 2048),
      events text[] NOT NULL CHECK (cardinality(events) > 0),
      description text CHECK (length(description) <= 500),
      status text NOT NULL DEFAULT 'enabled' CHECK (status IN ('enabled', 'disabled')),
      disabled_reason text CHECK (disabled_reason IN ('manual', 'gone', 'failing')),
      secret bytea NOT NULL,
      secret_last4 text NOT NULL,
      previous_secret bytea,
      previous_secret_until timestamptz,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      last_success_at timestamptz(3),
      last_failure_at timestamptz(3),
      failing_since timestamptz(3),
      CHECK ((status = 'disabled') = (disabled_reason IS NOT NULL))
    );
    CREATE INDEX webhook_subscriptions_by_tenant ON webhook_subscriptions (tenant_id, mode, created_at, subscription_id);
    ALTER TABLE webhook_subscriptions ENABLE ROW LEVEL SECURITY;
    ALTER TABLE webhook_subscriptions FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON webhook_subscriptions TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON webhook_subscriptions TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_subscriptions TO tenure_app;
    GRANT SELECT, UPDATE ON webhook_subscriptions TO tenure_upkeep;

    CREATE TABLE webhook_notices (
      notice_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      subscription_id uuid NOT NULL REFERENCES webhook_subscriptions ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('failing_hour', 'failing_day', 'disabled_failing', 'disabled_gone')),
      failing_since timestamptz(3),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      sent_at timestamptz(3)
    );
    CREATE INDEX webhook_notices_by_subscription ON webhook_notices (subscription_id, created_at);
    CREATE INDEX webhook_notices_by_tenant ON webhook_notices (tenant_id, mode, created_at DESC);
    CREATE INDEX webhook_notices_to_send ON webhook_notices (created_at) WHERE sent_at IS NULL;
    ALTER TABLE webhook_notices ENABLE ROW LEVEL SECURITY;
    ALTER TABLE webhook_notices FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON webhook_notices TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON webhook_notices TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT ON webhook_notices TO tenure_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_notices TO tenure_upkeep;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE webhook_notices');
  await knex.raw('DROP TABLE webhook_subscriptions');
}
