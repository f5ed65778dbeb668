import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { Executor } from '../kernel/statement';

/** The version of the synthetic records that a tenant has. */
export class SandboxSeedsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Returns null before the first seeding. */
  async version(): Promise<string | null> {
    const [row] = await this.executor.rows<{ version: string }>(
      this.knex.raw('SELECT version FROM sandbox_seeds WHERE tenant_id = ?', [this.scope.tenantId]),
    );
    return row?.version ?? null;
  }

  /**
   * Stores the version. Returns false if it was already stored. In a transaction, concurrent callers wait for its end
   * and then find the version stored.
   */
  async claim(version: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `INSERT INTO sandbox_seeds AS known (tenant_id, mode, version) VALUES (?, ?, ?)
         ON CONFLICT (tenant_id) DO UPDATE SET version = excluded.version, seeded_at = now()
         WHERE known.version <> excluded.version
         RETURNING tenant_id`,
        [this.scope.tenantId, this.scope.mode, version],
      ),
    );
    return rows.length === 1;
  }
}
