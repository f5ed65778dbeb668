import type { Knex } from 'knex';
import type { Database } from '../kernel/database';

export type TaxonomyName = 'onet' | 'esco';

export interface TaxonomyReleaseRow {
  taxonomy: TaxonomyName;
  version: string;
  files_digest: string;
  title_count: number;
  skill_count: number;
  imported_at: Date;
}

export interface TaxonomyTitleRow {
  title: string;
  onet_soc_code: string | null;
  concept_uri: string | null;
  preferred: boolean;
}

export interface TaxonomySkillRow {
  onet_soc_code: string;
  name: string;
  source_file: string;
  importance: number;
}

export interface TaxonomyContent {
  titles: readonly TaxonomyTitleRow[];
  skills: readonly TaxonomySkillRow[];
}

const ROWS_PER_STATEMENT = 2_000;

/** Official taxonomy releases: read by every process, replaced from the command line. */
export class TaxonomiesRepository {
  constructor(private readonly database: Database) {}

  releases(): Promise<TaxonomyReleaseRow[]> {
    return this.database.knex<TaxonomyReleaseRow>('taxonomies').select('*').orderBy('taxonomy', 'desc');
  }

  /** Returns the titles mapped to an O*NET-SOC occupation, in the order of the release. */
  titlesOf(taxonomy: TaxonomyName): Promise<TaxonomyTitleRow[]> {
    return this.database
      .knex<TaxonomyTitleRow>('taxonomy_titles')
      .select('title', 'onet_soc_code', 'concept_uri', 'preferred')
      .where('taxonomy', taxonomy)
      .whereNotNull('onet_soc_code')
      .orderBy('position');
  }

  skillsOf(taxonomy: TaxonomyName): Promise<TaxonomySkillRow[]> {
    return this.database
      .knex<TaxonomySkillRow>('taxonomy_skills')
      .select('onet_soc_code', 'name', 'source_file', 'importance')
      .where('taxonomy', taxonomy)
      .orderBy('position');
  }

  /** Replaces the previous release in one transaction. Calls `written` with the number of rows written so far. */
  async replace(
    release: Pick<TaxonomyReleaseRow, 'taxonomy' | 'version' | 'files_digest'>,
    { titles, skills }: TaxonomyContent,
    written: (rows: number) => void,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      // Concurrent imports of one taxonomy would conflict on its key, so the second one waits.
      await transaction.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [`taxonomy:${release.taxonomy}`]);
      await transaction('taxonomies').where({ taxonomy: release.taxonomy }).delete();
      await transaction('taxonomies').insert({
        ...release,
        title_count: titles.length,
        skill_count: skills.length,
      });
      let done = 0;
      const report = (rows: number) => written((done += rows));
      await insertRows(transaction, 'taxonomy_titles', release.taxonomy, titles, report);
      await insertRows(transaction, 'taxonomy_skills', release.taxonomy, skills, report);
    });
  }
}

async function insertRows(
  transaction: Knex.Transaction,
  table: string,
  taxonomy: TaxonomyName,
  rows: readonly object[],
  report: (rows: number) => void,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT);
    await transaction(table).insert(part.map((row, at) => ({ taxonomy, position: start + at, ...row })));
    report(part.length);
  }
}
