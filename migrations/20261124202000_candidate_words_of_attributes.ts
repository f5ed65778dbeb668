import type { Knex } from 'knex';

/**
 * Replaces the search words of a candidate that an earlier release has written, unless the candidate has changed since:
 * the change wrote its words.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    GRANT INSERT ON candidate_words TO tenure_upkeep;
    CREATE FUNCTION replace_candidate_words(candidate uuid, seen timestamptz, words text[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      c candidates;
    BEGIN
      SELECT * INTO c FROM candidates WHERE candidate_id = candidate AND updated_at = seen FOR UPDATE;
      IF NOT FOUND THEN RETURN; END IF;
      DELETE FROM candidate_words WHERE candidate_id = candidate AND word <> ALL (words);
      INSERT INTO candidate_words (tenant_id, mode, word, candidate_id)
      SELECT c.tenant_id, c.mode, word, candidate FROM unnest(words) AS word
      ON CONFLICT DO NOTHING;
    END $$;
    ALTER FUNCTION replace_candidate_words(uuid, timestamptz, text[]) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION replace_candidate_words(uuid, timestamptz, text[]) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION replace_candidate_words(uuid, timestamptz, text[]) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION replace_candidate_words(uuid, timestamptz, text[])');
  await knex.raw('REVOKE INSERT ON candidate_words FROM tenure_upkeep');
}
