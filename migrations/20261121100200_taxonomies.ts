import type { Knex } from 'knex';

/**
 * Official releases of occupation taxonomies, the same for every tenant. The processes only read them; one release of
 * a taxonomy is there at a time.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE taxonomies (
      taxonomy text PRIMARY KEY CHECK (taxonomy IN ('onet', 'esco')),
      version text NOT NULL,
      files_digest text NOT NULL,
      title_count integer NOT NULL,
      skill_count integer NOT NULL,
      imported_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE taxonomy_titles (
      taxonomy text NOT NULL REFERENCES taxonomies ON DELETE CASCADE,
      position integer NOT NULL,
      title text NOT NULL,
      onet_soc_code text,
      concept_uri text,
      preferred boolean NOT NULL,
      PRIMARY KEY (taxonomy, position)
    );
    CREATE TABLE taxonomy_skills (
      taxonomy text NOT NULL REFERENCES taxonomies ON DELETE CASCADE,
      position integer NOT NULL,
      onet_soc_code text NOT NULL,
      name text NOT NULL,
      source_file text NOT NULL,
      importance double precision NOT NULL CHECK (importance BETWEEN 0 AND 1),
      PRIMARY KEY (taxonomy, position)
    );
    GRANT SELECT ON taxonomies, taxonomy_titles, taxonomy_skills TO tenure_app;
    GRANT SELECT, INSERT, DELETE ON taxonomies, taxonomy_titles, taxonomy_skills TO tenure_upkeep;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE taxonomy_skills, taxonomy_titles, taxonomies');
}
