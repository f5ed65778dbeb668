import type { Database } from '../kernel/database';

export interface ModelVersionRow {
  model: string;
  version: string;
  previous_version: string | null;
  first_used_at: Date;
}

/** Versions of models that this installation has used. They belong to no tenant. */
export class ModelVersionsRepository {
  constructor(private readonly database: Database) {}

  /** Adds the versions that are new. */
  async register(versions: Record<string, string>): Promise<void> {
    await this.rows('SELECT register_model_versions(?)', [JSON.stringify(versions)]);
  }

  /** All versions, the latest first. */
  list(): Promise<ModelVersionRow[]> {
    return this.rows<ModelVersionRow>(
      `SELECT model, version, previous_version, first_used_at FROM model_versions
       ORDER BY first_used_at DESC, model, version`,
      [],
    );
  }

  /** Versions about which some tenants have no event yet. */
  unannounced(): Promise<ModelVersionRow[]> {
    return this.rows<ModelVersionRow>(
      `SELECT model, version, previous_version, first_used_at FROM model_versions
       WHERE announced_at IS NULL ORDER BY first_used_at, model`,
      [],
    );
  }

  /** Writes events for the next tenants, two each. Returns the number of events; fewer than ids at the end. */
  async announce(
    { model, version }: Pick<ModelVersionRow, 'model' | 'version'>,
    eventIds: readonly string[],
    data: object,
  ): Promise<number> {
    const [row] = await this.rows<{ events: number }>('SELECT announce_model_version(?, ?, ?, ?) AS events', [
      model,
      version,
      [...eventIds],
      JSON.stringify(data),
    ]);
    return row?.events ?? 0;
  }

  private async rows<Row>(sql: string, bindings: (string | string[])[]): Promise<Row[]> {
    const { rows } = await this.database.knex.raw<{ rows: Row[] }>(sql, bindings as never);
    return rows;
  }
}
