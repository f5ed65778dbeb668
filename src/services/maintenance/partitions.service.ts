import type { PartitionPlansRepository } from '../../db/operations/partition-plans.repository';
import { eachItem, type ItemFaults } from './each-item';
import type { MaintenanceResult } from './maintenance-result';
import { MAINTENANCE_UNITS } from './maintenance-unit';

/** Creates partitions ahead and drops those whose rows have all expired. A table that is locked is retried later. */
export class PartitionsService {
  constructor(
    private readonly partitions: Pick<PartitionPlansRepository, 'tables' | 'create' | 'dropExpired'>,
    private readonly faults: ItemFaults,
  ) {}

  /** `rows` is the number of created and dropped partitions. */
  async maintain(signal?: AbortSignal): Promise<MaintenanceResult> {
    return eachItem(
      { unit: MAINTENANCE_UNITS.partitions.name, faults: this.faults },
      await this.partitions.tables(),
      (table) => table,
      (table) => this.maintainTable(table, signal),
    );
  }

  private async maintainTable(table: string, signal: AbortSignal | undefined): Promise<number> {
    let changed = await this.partitions.create(table);
    // Each partition is a transaction of its own, so that the table is never locked for long.
    while (!signal?.aborted && (await this.partitions.dropExpired(table)) > 0) changed += 1;
    return changed;
  }
}
