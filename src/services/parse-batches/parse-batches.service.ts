import type { BatchResultRow } from '../../db/operations/parse-batches.repository';
import type { UUID } from '../../domain/common';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import { AppError, notFound, type StoredError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { parseBatchTask } from '../../tasks/parse-batch.task';
import { auditActor, type Caller } from '../access/caller';
import { settingOf } from '../access/tenant-settings';
import type { DocumentStore } from '../documents/document-store';
import { isExpired, type OperationRecord } from '../operations/operation';
import type { OperationEnqueuer, QueuedCall } from '../operations/operation-enqueuer';
import type { StoredParseOptions } from '../parsing/parse-options';
import { pagesFrom } from '../pages';
import type { TenantData } from '../tenant-data';
import { BatchStager, type BatchLimits } from './batch-stager';
import { parseBatchRecord, type ParseBatchRecord } from './parse-batch-record';
import { stageBatchSource, type BatchSource } from './read-batch-source';

const RESULT_PAGE_SIZE = 50;
const RETRY_AFTER_SECONDS = 30;
/** Of the first task, which starts the first entries. */
const FIRST_TASK_COST = 1;

export interface NewParseBatchInput {
  documentType: DocumentType;
  options: StoredParseOptions;
  maxDocumentBytes: number;
}

/** A batch whose upload has begun. */
export interface StartedParseBatch {
  batchId: UUID;
  limits: BatchLimits;
}

/** Entry of a batch with what its operation returned. */
export interface BatchEntryResult {
  entry: number;
  name: string | null;
  operationId: UUID | null;
  status: BatchResultRow['status'];
  result: object | null;
  error: StoredError | null;
}

/** Batches of documents, an operation for each. The id of a batch is that of its own operation. */
export class ParseBatchesService {
  constructor(
    private readonly data: TenantData,
    private readonly documents: DocumentStore,
    private readonly work: OperationEnqueuer,
    private readonly clock: Clock,
  ) {}

  /** Begins an upload. Throws `rate_limited` if the tenant has as many unfinished batches as it may have. */
  async begin(caller: Caller, input: NewParseBatchInput): Promise<StartedParseBatch> {
    const { documentType, options, maxDocumentBytes } = input;
    const { parseBatches, tenantSettings, auditLog } = this.data.of(caller).repositories;
    const rows = await tenantSettings.list(caller.tenantId);
    const limit = settingOf(rows, 'parseBatches.concurrent');
    const batchId = newId();
    const batch = { batchId, keyId: caller.keyId, documentType, input: options };
    if (!(await parseBatches.insert(batch, limit))) {
      throw new AppError('rate_limited', `The tenant has ${limit} unfinished batches, which is its limit.`, {
        extensions: { policy: 'parse-batches', limit },
        headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      });
    }
    await auditLog.add({
      ...{ audit_id: newId(), tenant_id: caller.tenantId, ...auditActor(caller) },
      ...{ action: 'parse_batch.started', subject_type: 'parse_batch', subject_id: batchId },
    });
    return {
      batchId,
      limits: {
        maxEntries: settingOf(rows, 'parseBatches.maxEntries'),
        maxBytes: settingOf(rows, 'parseBatches.maxBytes'),
        maxDocumentBytes,
      },
    };
  }

  /** Notes that an upload continues: one without progress counts as interrupted. */
  touch(caller: Caller, { batchId }: StartedParseBatch): Promise<void> {
    return this.data.of(caller).repositories.parseBatches.touch(batchId);
  }

  /** Stores the documents of a complete upload and accepts the batch. Nothing is parsed before. */
  async accept(
    caller: Caller,
    { batchId, limits }: StartedParseBatch,
    source: BatchSource,
    call: Pick<QueuedCall, 'idempotencyId'>,
  ): Promise<OperationRecord> {
    await stageBatchSource(source, new BatchStager(this.data, this.documents, caller, batchId, limits));
    if (!(await this.data.of(caller).repositories.parseBatches.finishUpload(batchId))) {
      throw new AppError('upload_interrupted', 'The upload took too long. Nothing of it was parsed.');
    }
    return this.work.enqueue(caller, parseBatchTask, {
      ...{ operationId: batchId, type: 'parse.batch', input: {}, document: null },
      ...{ idempotencyId: call.idempotencyId, waits: false, cost: FIRST_TASK_COST },
    });
  }

  /** Deletes an upload that was refused or interrupted, or that repeats an accepted one. */
  discard(caller: Caller, { batchId }: StartedParseBatch): Promise<void> {
    return this.data.of(caller).repositories.parseBatches.discard(batchId);
  }

  /** Throws `not_found` for an unknown batch and one of another tenant or mode, and `operation_expired` after 72 hours. */
  async get(caller: Caller, batchId: UUID): Promise<ParseBatchRecord> {
    const { parseBatches } = this.data.of(caller).repositories;
    const row = await parseBatches.find(batchId);
    if (!row) throw notFound('parse_batch');
    if (isExpired(row.status, row.expires_at, this.clock.now())) {
      throw new AppError('operation_expired', 'Batches are kept for 72 hours.');
    }
    return parseBatchRecord(row, await parseBatches.count(batchId));
  }

  /** Reads the first entries and resolves with a generator of pages of all entries, in their order. */
  async results(caller: Caller, batchId: UUID): Promise<AsyncGenerator<BatchEntryResult[]>> {
    await this.get(caller, batchId);
    const { parseBatches } = this.data.of(caller).repositories;
    const pageAfter = async (entry: number) =>
      (await parseBatches.listResults(batchId, entry, RESULT_PAGE_SIZE)).map(entryResult);
    return pagesFrom(await pageAfter(0), RESULT_PAGE_SIZE, ({ entry }) => pageAfter(entry));
  }
}

function entryResult(row: BatchResultRow): BatchEntryResult {
  const isExpired = row.status === 'expired';
  return {
    entry: row.entry_number,
    name: row.name,
    operationId: row.operation_id,
    status: row.status,
    result: isExpired ? null : row.result,
    error: isExpired ? null : (row.error as StoredError | null),
  };
}
