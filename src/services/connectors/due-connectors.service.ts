import type { DueConnector, DueTenantsRepository } from '../../db/records/due-tenants.repository';
import type { Clock } from '../../platform/clock';
import type { TaskQueues } from '../../queue/task-queues';
import { runConnectorTask } from '../../tasks/run-connector.task';
import { eachItem, type ItemFaults } from '../maintenance/each-item';
import type { MaintenanceResult } from '../maintenance/maintenance-result';
import { MAINTENANCE_UNITS } from '../maintenance/maintenance-unit';
import type { TenantData } from '../tenant-data';
import { newRun } from './connector-runs.service';

const CONNECTORS_PER_RUN = 100;

/** Starts the scheduled runs of connectors. A connector whose last run is unfinished waits for its next time. */
export class DueConnectorsService {
  constructor(
    private readonly connectors: DueTenantsRepository,
    private readonly data: TenantData,
    private readonly queues: Pick<TaskQueues, 'reserve' | 'enqueue'>,
    private readonly faults: ItemFaults,
    private readonly clock: Clock,
  ) {}

  async startDue(): Promise<MaintenanceResult> {
    return eachItem(
      { unit: MAINTENANCE_UNITS.connectorRuns.name, faults: this.faults },
      await this.connectors.dueConnectors(CONNECTORS_PER_RUN),
      ({ connector_id: id }) => id,
      (due) => this.start(due),
    );
  }

  /** Writes the run with its operation, then the task. Maintenance enqueues it if the process stops in between. */
  private async start({
    connector_id: connectorId,
    tenant_id: tenantId,
    mode,
  }: DueConnector): Promise<number> {
    const started = await this.data.of({ tenantId, mode }).transaction(async (repositories) => {
      const connector = await repositories.connectors.claimDue(connectorId);
      if (!connector) return null;
      const options = { dryRun: false, allowEmpty: false, full: false, startedBy: 'schedule' } as const;
      const run = newRun(connector, this.clock.now(), options);
      if (!(await repositories.connectorRuns.insert(run))) return null;
      const { name: task, pool } = runConnectorTask;
      const operation = { keyId: connector.key_id, type: 'connector.run', task, pool };
      await repositories.connectorRuns.insertOperation(run.runId, operation);
      return run.runId;
    });
    if (started === null) return 0;
    const place = await this.queues.reserve(runConnectorTask, { tenantId, mode, lane: 'unattended' });
    const payload = { operationId: started, tenantId, mode, notify: null, awaited: false, traceparent: null };
    await this.queues.enqueue(runConnectorTask, payload, { place });
    return 1;
  }
}
