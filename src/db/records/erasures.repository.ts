import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export interface NewErasure {
  erasureId: string;
  candidateId: string;
  keyId: string;
  /** Other identifying data, deleted when the erasure is complete. */
  externalId: string | null;
  contacts: readonly string[];
}

/** Erasures of a tenant's candidates. */
export class ErasuresRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async add(erasure: NewErasure): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `INSERT INTO erasures (erasure_id, tenant_id, mode, candidate_id, requested_by_key_id, external_id, contacts)
         VALUES (:erasureId, :tenantId, :mode, :candidateId, :keyId, :externalId, :contacts)`,
        namedBindings({ ...erasure, ...this.scope, contacts: [...erasure.contacts] }),
      ),
    );
  }

  /**
   * Returns the external ids of candidates erased after `acceptedAt`. A push accepted before an erasure must not
   * restore the candidate.
   */
  async listErasedSince(externalIds: readonly string[], acceptedAt: Date): Promise<string[]> {
    const rows = await this.executor.rows<{ external_id: string }>(
      this.knex.raw(
        `SELECT external_id FROM erasures
         WHERE tenant_id = :tenantId AND mode = :mode AND external_id = ANY (:externalIds::text[])
           AND requested_at >= :acceptedAt`,
        namedBindings({ ...this.scope, externalIds: [...externalIds], acceptedAt }),
      ),
    );
    return rows.map((row) => row.external_id);
  }
}
