import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { NewEvent } from '../webhooks/events.repository';
import {
  namedBindings,
  prepareStatement,
  withGenericPlan,
  type Executor,
  type Statement,
} from '../kernel/statement';
import { insertScores, type ScoreLogWrite } from '../records/score-log.repository';

export interface OperationRow {
  operation_id: string;
  tenant_id: string;
  mode: 'live' | 'test';
  type: string;
  status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
  progress_done: number | null;
  progress_total: number | null;
  result: object | null;
  error: object | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  expires_at: Date;
}

export interface NewOperation {
  operationId: string;
  type: string;
  task: string;
  pool: string;
  keyId: string;
  /** Input of the task besides the document. Contains no document text. */
  input: object;
}

export interface OperationWork {
  type: string;
  status: OperationRow['status'];
  created_at: Date;
  input: object;
  file_name: string | null;
  declared_type: string | null;
  /** Null without a document, and if its content is an object. */
  bytes: Buffer | null;
  object_key: string | null;
}

/** Row of a new document. Either `bytes` or `objectKey` is null. */
export interface NewDocument {
  fileName: string | null;
  declaredType: string | null;
  bytes: Buffer | null;
  objectKey?: string | null;
}

/** Limit of the unfinished operations of a tenant and mode. */
export interface BacklogLimit {
  /** Name of the tenant's setting with the limit. */
  setting: string;
  /** Limit of tenants without the setting. */
  otherwise: number;
}

const NO_LIMIT: BacklogLimit = { setting: '', otherwise: 2 ** 31 - 1 };

/** The tenant has as many unfinished operations as it may have. */
export class BacklogFullError extends Error {}

export interface OperationPage {
  limit: number;
  /** Return only older operations. */
  before: { createdAt: string; operationId: string } | null;
  types: readonly string[];
  status: OperationRow['status'] | null;
}

export type OperationEnd =
  | { status: 'succeeded'; result: object; startedAt: Date }
  | { status: 'failed'; error: object; startedAt: Date };

/** An operation that has ended before it is stored. */
export interface EndedOperation extends NewOperation {
  status: 'succeeded' | 'failed';
  /** JSON text of the result; null if the operation failed. */
  result: string | null;
  error: object | null;
  createdAt: Date;
}

/** With the value in the text: a plan that serves every value could not use the index of some. */
const STATUS_CONDITIONS: Record<OperationRow['status'], string> = {
  queued: "status = 'queued'",
  running: "status = 'running'",
  succeeded: "status = 'succeeded'",
  failed: "status = 'failed'",
  cancelled: "status = 'cancelled'",
};

const END_OPERATION = prepareStatement(
  `WITH ended AS (
     UPDATE operations
     SET status = :status, result = :result, error = :error, started_at = coalesce(started_at, :startedAt),
         finished_at = now(), expires_at = now() + interval '72 hours', next_enqueue_at = NULL
     WHERE operation_id = :operationId AND status IN ('queued', 'running')
     RETURNING operation_id, tenant_id, mode, key_id
   ), told AS (
     INSERT INTO events (event_id, tenant_id, mode, type, owner, data)
     SELECT e.id, coalesce(e.tenant_id, ended.tenant_id), ended.mode, e.type, e.owner, e.data::json
     FROM ended, unnest(:eventIds::text[], :eventTenants::uuid[], :eventTypes::text[], :eventOwners::text[],
                       :eventData::text[])
       AS e (id, tenant_id, type, owner, data)
   ), logged AS (
     ${insertScores({ from: 'ended, ', tenantId: 'ended.tenant_id', mode: 'ended.mode', keyId: 'ended.key_id' })}
   )
   SELECT operation_id FROM ended`,
);
const ENDED_OPERATION = `INSERT INTO operations (operation_id, tenant_id, mode, type, task, pool, key_id, input, status, result,
     error, created_at, started_at, finished_at, next_enqueue_at)
   VALUES (:operationId::uuid, :tenantId::uuid, :mode::text, :type::text, :task, :pool, :keyId::uuid, :input, :status, :result,
     :error, :createdAt, :createdAt, now(), NULL)`;
const SCORES_OF_ENDED = insertScores({
  tenantId: ':tenantId::uuid',
  mode: ':mode::text',
  keyId: ':keyId::uuid',
});
const INSERT_ENDED = prepareStatement(ENDED_OPERATION);
const INSERT_ENDED_WITH_SCORES = prepareStatement(`WITH done AS (${ENDED_OPERATION}) ${SCORES_OF_ENDED}`);
const INSERT_ENDED_WITH_EVENTS = prepareStatement(
  `WITH done AS (${ENDED_OPERATION}), bound AS (
     UPDATE idempotency_keys SET operation_id = :operationId::uuid WHERE idempotency_id = :idempotencyId::uuid
   ), logged AS (${SCORES_OF_ENDED})
   INSERT INTO events (event_id, tenant_id, mode, type, owner, data)
   SELECT e.id, coalesce(e.tenant_id, :tenantId::uuid), :mode::text, e.type, e.owner, e.data::json
   FROM unnest(:eventIds::text[], :eventTenants::uuid[], :eventTypes::text[], :eventOwners::text[], :eventData::text[])
     AS e (id, tenant_id, type, owner, data)`,
);

const OPERATION_COLUMNS = `operation_id, tenant_id, mode, type, status, progress_done, progress_total, result, error,
  created_at, started_at, finished_at, expires_at`;
/**
 * Counts at most as many unfinished operations as the tenant may have, from a small index. Concurrent requests do not
 * see each other's rows, so together they can exceed the limit by their number.
 */
const ACCEPTED_OPERATION = `INSERT INTO operations (operation_id, tenant_id, mode, type, task, pool, key_id, input)
  SELECT :operationId::uuid, :tenantId::uuid, :mode::text, :type, :task, :pool, :keyId::uuid, :input::json
  WHERE NOT EXISTS (
    SELECT FROM operations
    WHERE tenant_id = :tenantId::uuid AND mode = :mode::text AND status IN ('queued', 'running')
    OFFSET coalesce((SELECT value::text::integer FROM tenant_settings
                     WHERE tenant_id = :tenantId::uuid AND name = :setting), :otherwise) - 1
    LIMIT 1)
  RETURNING ${OPERATION_COLUMNS}`;

export class OperationsRepository {
  /** Sends statements that find an operation by its id, which is in one partition. */
  private readonly byKey: Executor;

  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
    private readonly eventsWritten: () => void,
  ) {
    this.byKey = {
      rows: <Row>(statement: Statement) => executor.rows<Row>(withGenericPlan(statement)),
    };
  }

  /**
   * Inserts an operation without a document.
   * @throws BacklogFullError if the tenant has as many unfinished operations as `backlog` allows
   */
  async insert(operation: NewOperation, backlog: BacklogLimit = NO_LIMIT): Promise<OperationRow> {
    const [row] = await this.byKey.rows<OperationRow>(
      this.knex.raw(ACCEPTED_OPERATION, this.acceptedBindings(operation, backlog)),
    );
    if (!row) throw new BacklogFullError();
    return row;
  }

  /** Like `insert`, with a document, in one statement. */
  async insertWithDocument(
    operation: NewOperation,
    document: NewDocument,
    backlog: BacklogLimit = NO_LIMIT,
  ): Promise<OperationRow> {
    const [row] = await this.byKey.rows<OperationRow>(
      this.knex.raw(
        `WITH accepted AS (${ACCEPTED_OPERATION}), kept AS (
           INSERT INTO documents
             (operation_id, tenant_id, mode, file_name, declared_type, bytes, object_key, for_review)
           SELECT operation_id, tenant_id, mode, :fileName, :declaredType, :bytes::bytea, :objectKey,
             coalesce((:input::json->'include')::text LIKE '%"review"%', false) FROM accepted
         )
         SELECT * FROM accepted`,
        {
          ...this.acceptedBindings(operation, backlog),
          ...namedBindings({
            fileName: document.fileName,
            declaredType: document.declaredType,
            bytes: document.bytes,
            objectKey: document.objectKey ?? null,
          }),
        },
      ),
    );
    if (!row) throw new BacklogFullError();
    return row;
  }

  /**
   * Inserts an ended operation with its events and the scores it gave out, and binds the request's `Idempotency-Key` to it. One statement writes
   * everything or nothing.
   */
  async insertEnded(
    operation: EndedOperation,
    events: readonly NewEvent[],
    idempotencyId: string | null,
    scores: readonly ScoreLogWrite[] = [],
  ): Promise<void> {
    const values = {
      ...operation,
      ...this.scope,
      input: JSON.stringify(operation.input),
      error: operation.error && JSON.stringify(operation.error),
      scores: JSON.stringify(scores),
    };
    if (events.length === 0 && idempotencyId === null) {
      await this.executor.rows(scores.length === 0 ? INSERT_ENDED(values) : INSERT_ENDED_WITH_SCORES(values));
      return;
    }
    await this.executor.rows(INSERT_ENDED_WITH_EVENTS({ ...values, ...columnsOf(events), idempotencyId }));
    if (events.length > 0) this.eventsWritten();
  }

  async find(operationId: string): Promise<OperationRow | undefined> {
    const [row] = await this.byKey.rows<OperationRow>(
      this.knex.raw(`SELECT ${OPERATION_COLUMNS} FROM operations WHERE operation_id = ?`, [operationId]),
    );
    return row;
  }

  list(page: OperationPage): Promise<OperationRow[]> {
    const query = this.knex('operations')
      .select(this.knex.raw(OPERATION_COLUMNS))
      .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode })
      .whereRaw('type = ANY (?)', [[...page.types]])
      // The parse of a pushed resume belongs to the operation of its push.
      .whereRaw("input->'pushed' IS NULL")
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'operation_id', order: 'desc' },
      ])
      .limit(page.limit);
    if (page.status) void query.whereRaw(STATUS_CONDITIONS[page.status]);
    if (page.before) {
      void query.whereRaw('(created_at, operation_id) < (?::timestamptz, ?::uuid)', [
        page.before.createdAt,
        page.before.operationId,
      ]);
    }
    return this.executor.rows<OperationRow>(query);
  }

  /** Counts the unfinished operations of the tenant and mode, and the imports among them. */
  async countUnfinished(): Promise<{ operations: number; imports: number }> {
    const [row] = await this.executor.rows<{ operations: number; imports: number }>(
      this.knex.raw(
        `SELECT count(*) AS operations, count(*) FILTER (WHERE type LIKE 'import.%') AS imports
         FROM operations WHERE tenant_id = :tenantId AND mode = :mode AND status IN ('queued', 'running')`,
        namedBindings(this.scope),
      ),
    );
    return row ?? { operations: 0, imports: 0 };
  }

  /** Loads what a worker needs to run the operation; undefined if the row was deleted. */
  async loadWork(operationId: string): Promise<OperationWork | undefined> {
    const [row] = await this.byKey.rows<OperationWork>(
      this.knex.raw(
        `SELECT o.type, o.status, o.created_at, o.input, d.file_name, d.declared_type, d.bytes, d.object_key
         FROM operations o LEFT JOIN documents d USING (operation_id) WHERE o.operation_id = ?`,
        [operationId],
      ),
    );
    return row;
  }

  async markRunning(operationId: string, startedAt: Date): Promise<void> {
    await this.byKey.rows(
      this.knex.raw(
        `UPDATE operations SET status = 'running', started_at = ? WHERE operation_id = ? AND status = 'queued'`,
        [startedAt, operationId],
      ),
    );
  }

  /** Names the task that continues an unfinished operation. Returns false if the operation has ended. */
  async setTask(operationId: string, task: string, pool: string): Promise<boolean> {
    const rows = await this.byKey.rows(
      this.knex.raw(
        `UPDATE operations SET task = ?, pool = ?
         WHERE operation_id = ? AND status IN ('queued', 'running') RETURNING operation_id`,
        [task, pool, operationId],
      ),
    );
    return rows.length === 1;
  }

  async setProgress(operationId: string, done: number, total: number): Promise<void> {
    await this.byKey.rows(
      this.knex.raw(
        `UPDATE operations SET progress_done = ?, progress_total = ? WHERE operation_id = ? AND status = 'running'`,
        [done, total, operationId],
      ),
    );
  }

  /**
   * Ends the operation unless another run has ended it, and writes its events and the scores it gave out in the same
   * statement. Returns true only
   * for the run that ended the operation.
   */
  async end(
    operationId: string,
    end: OperationEnd,
    events: readonly NewEvent[],
    scores: readonly ScoreLogWrite[] = [],
  ): Promise<boolean> {
    const rows = await this.byKey.rows(
      END_OPERATION({
        operationId,
        status: end.status,
        result: end.status === 'succeeded' ? JSON.stringify(end.result) : null,
        error: end.status === 'failed' ? JSON.stringify(end.error) : null,
        startedAt: end.startedAt,
        scores: JSON.stringify(scores),
        ...columnsOf(events),
      }),
    );
    if (rows.length === 1 && events.length > 0) this.eventsWritten();
    return rows.length === 1;
  }

  /** Cancels an unfinished operation; returns undefined if it had already ended. `task` is the name of its task. */
  async cancel(operationId: string): Promise<(OperationRow & { task: string }) | undefined> {
    const [row] = await this.byKey.rows<OperationRow & { task: string }>(
      this.knex.raw(
        `UPDATE operations
         SET status = 'cancelled', finished_at = now(), expires_at = now() + interval '72 hours',
             next_enqueue_at = NULL
         WHERE operation_id = ? AND status IN ('queued', 'running')
         RETURNING ${OPERATION_COLUMNS}, task`,
        [operationId],
      ),
    );
    return row;
  }

  private acceptedBindings(operation: NewOperation, { setting, otherwise }: BacklogLimit): Knex.ValueDict {
    const input = JSON.stringify(operation.input);
    return namedBindings({ ...operation, ...this.scope, input, setting, otherwise });
  }
}

/** Converts events to one array per column, for a statement that inserts any number of them. */
function columnsOf(events: readonly NewEvent[]) {
  return {
    eventIds: events.map((event) => event.eventId),
    eventTenants: events.map((event) => event.tenantId ?? null),
    eventTypes: events.map((event) => event.type),
    eventOwners: events.map((event) => event.owner),
    eventData: events.map((event) => JSON.stringify(event.data)),
  };
}
