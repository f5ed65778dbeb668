import type { Database } from '../kernel/database';
import { selectRows } from '../kernel/select-rows';

export interface PoolAge {
  pool: string;
  unfinished: number;
  oldest_seconds: number;
}

export interface PoolMinute {
  pool: string;
  minute: Date;
  succeeded: number;
  failed: number;
}

/** Load of the worker pools, over all tenants. */
export class PoolLoadsRepository {
  constructor(private readonly database: Database) {}

  async poolAges(): Promise<PoolAge[]> {
    const { rows } = await this.database.knex.raw<{ rows: PoolAge[] }>('SELECT * FROM pool_ages()');
    return rows;
  }

  /** Operations ended in each of the last minutes, by pool. */
  poolThroughput(minutes: number): Promise<PoolMinute[]> {
    return selectRows<PoolMinute>(this.database, 'SELECT * FROM pool_throughput(?)', [minutes]);
  }
}
