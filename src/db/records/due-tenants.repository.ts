import type { Database } from '../kernel/database';
import { selectRows } from '../kernel/select-rows';

export interface DueTenant {
  tenant_id: string;
  mode: 'live' | 'test';
}

/** A connector whose scheduled run is due. */
export interface DueConnector extends DueTenant {
  connector_id: string;
}

/** Tenants with periodic work to do. Returns ids, never content. */
export class DueTenantsRepository {
  constructor(private readonly database: Database) {}

  /** Tenants with pairs to rescore, longest waiting first. */
  tenantsWithStaleMatches(limit: number): Promise<DueTenant[]> {
    return selectRows<DueTenant>(this.database, 'SELECT * FROM tenants_with_stale_matches(?)', [limit]);
  }

  /** Tenants with records that changed since their saved searches were evaluated, longest waiting first. */
  tenantsWithSearchChanges(limit: number): Promise<DueTenant[]> {
    return selectRows<DueTenant>(this.database, 'SELECT * FROM tenants_with_search_changes(?)', [limit]);
  }

  /** Connectors whose scheduled run is due, longest waiting first. */
  dueConnectors(limit: number): Promise<DueConnector[]> {
    return selectRows<DueConnector>(this.database, 'SELECT * FROM due_connectors(?)', [limit]);
  }

  /** Tenants with enough new outcomes to learn retention curves. */
  async dueRetentionCurves(minOutcomes: number, limit: number): Promise<DueTenant[]> {
    const { rows } = await this.database.knex.raw<{ rows: DueTenant[] }>(
      'SELECT * FROM due_retention_curves(?, ?)',
      [minOutcomes, limit],
    );
    return rows;
  }

  /** Tenants with at least the required number of labelled matches, and `growth` times as many as at the last fit. */
  async dueMatchWeights(due: {
    minOutcomes: number;
    growth: number;
    modelVersion: string;
    limit: number;
  }): Promise<DueTenant[]> {
    const { rows } = await this.database.knex.raw<{ rows: DueTenant[] }>(
      'SELECT * FROM due_match_weights(:minOutcomes, :growth, :modelVersion, :limit)',
      due,
    );
    return rows;
  }

  /** Tenants with many unpacked candidates, or with shards that must be packed again. */
  async duePacking(due: {
    minUnpacked: number;
    featureVersion: string;
    limit: number;
  }): Promise<DueTenant[]> {
    const { rows } = await this.database.knex.raw<{ rows: DueTenant[] }>(
      'SELECT * FROM due_packing(:minUnpacked, :featureVersion, :limit)',
      due,
    );
    return rows;
  }
}
