import type { Knex } from 'knex';

/**
 * A candidate with a started placement is `placed`; when the last started placement is over, the candidate is `active`
 * again. A trigger does it, because the tenant that records a placement may not write the other tenant's candidate.
 * The candidate is locked first, so that two placements that end at the same time both see each other. `inactive` and
 * `archived` are decisions of the owner and stay.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION settle_placed_candidate() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      PERFORM 1 FROM candidates
      WHERE candidate_id = NEW.candidate_id AND mode = NEW.mode
        AND tenant_id IN (NEW.tenant_id, NEW.other_tenant_id) FOR UPDATE;
      IF NOT FOUND THEN
        RETURN NULL;
      END IF;
      IF NEW.status = 'started' THEN
        UPDATE candidates
        SET status = 'placed', updated_at = greatest(now()::timestamptz(3), updated_at + interval '1 ms')
        WHERE candidate_id = NEW.candidate_id AND status = 'active';
      ELSIF TG_OP = 'UPDATE' AND OLD.status = 'started' THEN
        UPDATE candidates
        SET status = 'active', updated_at = greatest(now()::timestamptz(3), updated_at + interval '1 ms')
        WHERE candidate_id = NEW.candidate_id AND status = 'placed'
          AND NOT EXISTS (
            SELECT 1 FROM placements p
            WHERE p.candidate_id = NEW.candidate_id AND p.mode = NEW.mode AND p.status = 'started'
          );
      END IF;
      RETURN NULL;
    END
    $$;
    ALTER FUNCTION settle_placed_candidate() OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION settle_placed_candidate() FROM PUBLIC;
    CREATE TRIGGER placement_recorded AFTER INSERT ON placements FOR EACH ROW
      WHEN (NEW.status = 'started') EXECUTE FUNCTION settle_placed_candidate();
    CREATE TRIGGER placement_moved AFTER UPDATE OF status ON placements FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status AND 'started' IN (OLD.status, NEW.status))
      EXECUTE FUNCTION settle_placed_candidate();

    CREATE FUNCTION settle_all_placed_candidates() RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE candidates c
      SET status = 'placed', updated_at = greatest(now()::timestamptz(3), c.updated_at + interval '1 ms')
      FROM placements p
      WHERE p.candidate_id = c.candidate_id AND p.mode = c.mode AND p.status = 'started' AND c.status = 'active'
        AND c.tenant_id IN (p.tenant_id, p.other_tenant_id)
    $$;
    ALTER FUNCTION settle_all_placed_candidates() OWNER TO tenure_upkeep;
    SELECT settle_all_placed_candidates();
    DROP FUNCTION settle_all_placed_candidates();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER placement_recorded ON placements;
    DROP TRIGGER placement_moved ON placements;
    DROP FUNCTION settle_placed_candidate();
  `);
}
