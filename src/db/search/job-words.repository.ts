import type { Coordinates } from '../../domain/matching/places/coordinates';
import type { Database } from '../kernel/database';
import { selectRows } from '../kernel/select-rows';

/** A job whose search words are of an earlier version. */
export interface OutdatedJobWordsRow {
  job_id: string;
  title: string;
  parsed: object;
  updated_at: Date;
}

/** Search words of jobs of all tenants that an earlier release has written, or none. */
export class OutdatedJobWordsRepository {
  constructor(private readonly database: Database) {}

  list(version: number, limit: number): Promise<OutdatedJobWordsRow[]> {
    return selectRows<OutdatedJobWordsRow>(this.database, 'SELECT * FROM jobs_with_outdated_words(?, ?)', [
      version,
      limit,
    ]);
  }

  /** Replaces the words of a job unless it has changed since it was read: the change wrote them. */
  async replace(
    row: OutdatedJobWordsRow,
    { words, point, version }: { words: readonly string[]; point: Coordinates | null; version: number },
  ): Promise<void> {
    await this.database.knex.raw('SELECT replace_job_words(?::uuid, ?::timestamptz, ?::text[], ?, ?, ?)', [
      row.job_id,
      row.updated_at,
      [...words],
      version,
      point?.latitude ?? null,
      point?.longitude ?? null,
    ]);
  }
}
