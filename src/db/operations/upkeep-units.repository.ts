import type { Database } from '../kernel/database';

export interface UpkeepUnitRow {
  unit: string;
  last_run_at: Date | null;
  last_success_at: Date | null;
  last_failure_at: Date | null;
  last_failure_code: string | null;
  consecutive_failures: number;
  /** Due time of the oldest item; null if none is due. */
  oldest_due_at: Date | null;
  failing_items: number;
  failing_code: string | null;
  failing_at: Date | null;
  /** Attempts of the item that failed most often. */
  item_failures: number;
}

/** State of the maintenance tasks across tenants: names, times, codes and counts. */
export class UpkeepUnitsRepository {
  constructor(private readonly database: Database) {}

  async recordRun(unit: string, failureCode: string | null): Promise<void> {
    await this.rows('SELECT record_upkeep_run(?, ?, ?)', [unit, failureCode === null, failureCode]);
  }

  /** `item` is an id. */
  async noteFault(unit: string, item: string, code: string): Promise<void> {
    await this.rows('SELECT note_upkeep_fault(?, ?, ?)', [unit, item, code]);
  }

  async clearFault(unit: string, item: string): Promise<void> {
    await this.rows('SELECT clear_upkeep_fault(?, ?)', [unit, item]);
  }

  faultsOf(unit: string): Promise<{ item: string; deferred: boolean }[]> {
    return this.rows('SELECT * FROM upkeep_faults_of(?)', [unit]);
  }

  state(): Promise<UpkeepUnitRow[]> {
    return this.rows<UpkeepUnitRow>('SELECT * FROM upkeep_state()', []);
  }

  private async rows<Row>(sql: string, bindings: (string | boolean | null)[]): Promise<Row[]> {
    const { rows } = await this.database.knex.raw<{ rows: Row[] }>(sql, bindings as string[]);
    return rows;
  }
}
