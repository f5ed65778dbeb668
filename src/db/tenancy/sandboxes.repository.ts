import type { Knex } from 'knex';
import type { TenantScope, UUID } from '../../domain/common';
import type { Database } from '../kernel/database';
import type { Executor } from '../kernel/statement';

export interface NewSandbox {
  tenantId: UUID;
  tenantType: 'employer' | 'organization';
  keyId: UUID;
  keyHash: Buffer;
  last4: string;
  addressHash: Buffer;
}

export interface SandboxLimits {
  perAddress: number;
  perDay: number;
  days: number;
}

/** Creates sandboxes, before there is a tenant, and moves the test clock of a tenant. */
export class SandboxesRepository {
  constructor(private readonly database: Database) {}

  async create(
    sandbox: NewSandbox,
    limits: SandboxLimits,
  ): Promise<'created' | 'address_limit' | 'day_limit'> {
    const { rows } = await this.database.knex.raw<{
      rows: { outcome: 'created' | 'address_limit' | 'day_limit' }[];
    }>('SELECT create_sandbox(?, ?, ?, ?, ?, ?, ?, ?, ?) AS outcome', [
      sandbox.tenantId,
      sandbox.tenantType,
      sandbox.keyId,
      sandbox.keyHash,
      sandbox.last4,
      sandbox.addressHash,
      limits.perAddress,
      limits.perDay,
      limits.days,
    ]);
    const [row] = rows;
    if (!row) throw new Error('the sandbox was not written');
    return row.outcome;
  }

  async advanceClock(tenantId: UUID, seconds: number): Promise<void> {
    await this.database.knex.raw('SELECT advance_test_clock(?, ?)', [tenantId, seconds]);
  }
}

/** The sandbox that a tenant is, if it is one. */
export class TenantSandboxRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** True for a tenant that was created as a sandbox, also after it was claimed: it has test data only. */
  async exists(): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex('sandboxes').select('tenant_id').where({ tenant_id: this.scope.tenantId }),
    );
    return rows.length > 0;
  }
}
