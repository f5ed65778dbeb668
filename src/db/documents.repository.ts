import type { Knex } from 'knex';
import type { Executor } from './statement';

/** Documents wait here for their parse and are deleted soon after it; they are never a store of files. */
export class DocumentsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
  ) {}

  async delete(operationId: string): Promise<void> {
    await this.executor.rows(this.knex.raw('DELETE FROM documents WHERE operation_id = ?', [operationId]));
  }
}
