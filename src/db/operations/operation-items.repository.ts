import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export interface OperationItemRow {
  item_index: number;
  outcome: object;
}

/** Outcomes of the items of a batch, written in the transaction of their effect. */
export class OperationItemsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  list(operationId: string): Promise<OperationItemRow[]> {
    return this.executor.rows<OperationItemRow>(
      this.knex.raw(
        'SELECT item_index, outcome FROM operation_items WHERE operation_id = ? ORDER BY item_index',
        [operationId],
      ),
    );
  }

  async add(operationId: string, items: readonly { index: number; outcome: object }[]): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `INSERT INTO operation_items (operation_id, item_index, tenant_id, mode, outcome)
         SELECT :operationId::uuid, item.item_index, :tenantId::uuid, :mode::text, item.outcome
         FROM unnest(:indexes::smallint[], :outcomes::json[]) AS item (item_index, outcome)`,
        namedBindings({
          operationId,
          ...this.scope,
          indexes: items.map((item) => item.index),
          outcomes: items.map((item) => JSON.stringify(item.outcome)),
        }),
      ),
    );
  }
}
