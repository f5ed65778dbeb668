import type { ConnectorRow } from '../../db/operations/connectors.repository';
import type { NewConnectorRun } from '../../db/operations/connector-runs.repository';
import { KINDS } from '../../domain/connectors';
import type { ConnectorKindName } from '../../domain/connectors/connector-kind';
import type { UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { runConnectorTask } from '../../tasks/run-connector.task';
import type { Caller } from '../access/caller';
import type { Cursors } from '../cursors';
import type { OperationRecord } from '../operations/operation';
import type { OperationEnqueuer, QueuedCall } from '../operations/operation-enqueuer';
import { loadPage } from '../pages';
import type { TenantData } from '../tenant-data';
import {
  connectorRunError,
  connectorRunRecord,
  type ConnectorRunError,
  type ConnectorRunRecord,
} from './connector-record';
import type { ConnectorRunResult } from './run-connector.service';

/** Errors in the response of a run; all are counted. */
const MAX_ERRORS = 1_000;
const RUN_COST = 1;
/** Changes during a pull, and those of a board whose clock is behind, are pulled again. */
const OVERLAP_MS = 5 * 60_000;

export interface StartRunInput {
  dryRun: boolean;
  /** Closes all jobs if the board has none. */
  allowEmpty: boolean;
  /** Pulls the whole board, also if only changes are due. */
  full: boolean;
}

/** Starts runs of connectors and reads them. The id of a run is that of its operation. */
export class ConnectorRunsService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
    private readonly work: OperationEnqueuer,
    private readonly clock: Clock,
  ) {}

  /** Throws `connector_run_active` if a run of the connector is unfinished. A dry run can run beside it. */
  async start(
    caller: Caller,
    connectorId: UUID,
    input: StartRunInput,
    call: QueuedCall,
  ): Promise<OperationRecord> {
    const { connectors, connectorRuns } = this.data.of(caller).repositories;
    const connector = await connectors.find(connectorId);
    if (!connector) throw notFound('connector');
    const run = newRun(connector, this.clock.now(), { ...input, startedBy: 'request' });
    if (!(await connectorRuns.insert(run))) {
      throw new AppError('connector_run_active', 'A run of the connector is unfinished.');
    }
    try {
      return await this.work.enqueue(caller, runConnectorTask, {
        ...{ operationId: run.runId, type: 'connector.run', input: {}, document: null, cost: RUN_COST },
        ...call,
      });
    } catch (error) {
      await connectorRuns.discard(run.runId);
      throw error;
    }
  }

  /** Lists the runs of a connector, latest first. */
  async list(
    caller: Caller,
    connectorId: UUID,
    page: { limit: number; cursor: string | null },
  ): Promise<{ runs: ConnectorRunRecord[]; hasMore: boolean; nextCursor: string | null }> {
    const { connectors, connectorRuns } = this.data.of(caller).repositories;
    if (!(await connectors.find(connectorId))) throw notFound('connector');
    const { items, ...rest } = await loadPage(caller, this.cursors, {
      list: `connector-runs:${connectorId}`,
      ...page,
      rows: (limit, place) =>
        connectorRuns.list(connectorId, { limit, before: place && { createdAt: place.at, runId: place.id } }),
      item: connectorRunRecord,
      placeOf: ({ createdAt, runId }) => [createdAt, runId],
    });
    return { runs: items, ...rest };
  }

  /** Returns a dry run with the first changes that it has found; none before it has ended. */
  async preview(
    caller: Caller,
    connectorId: UUID,
    runId: UUID,
  ): Promise<ConnectorRunRecord & Pick<ConnectorRunResult, 'items' | 'closingSkipped'>> {
    const { errors: _errors, ...run } = await this.get(caller, connectorId, runId);
    const operation = await this.data.of(caller).repositories.operations.find(runId);
    const result = operation?.result as ConnectorRunResult | null | undefined;
    return { ...run, items: result?.items ?? [], closingSkipped: result?.closingSkipped ?? null };
  }

  async get(
    caller: Caller,
    connectorId: UUID,
    runId: UUID,
  ): Promise<ConnectorRunRecord & { errors: ConnectorRunError[] }> {
    const { connectorRuns } = this.data.of(caller).repositories;
    const row = await connectorRuns.find(runId);
    if (!row || row.connector_id !== connectorId) throw notFound('connector_run');
    const errors = await connectorRuns.listErrors(runId, MAX_ERRORS);
    return { ...connectorRunRecord(row), errors: errors.map(connectorRunError) };
  }
}

/** A run that pulls the changes since the last one if the board states what has closed, else the whole board. */
export function newRun(
  connector: ConnectorRow,
  now: Date,
  { startedBy, dryRun, allowEmpty, full }: StartRunInput & Pick<NewConnectorRun, 'startedBy'>,
): NewConnectorRun {
  const { closedBy } = KINDS[connector.kind as ConnectorKindName];
  const { pulled_until: until } = connector;
  const pullsChanges = closedBy === 'status' && until !== null && !full;
  return {
    ...{ runId: newId(), connectorId: connector.connector_id, startedBy, dryRun, allowEmpty },
    since: pullsChanges ? new Date(until.getTime() - OVERLAP_MS) : null,
    until: now,
  };
}
