import type { UUID } from '../../domain/common';
import { AppError, notFound, toStoredError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { importRowsTask } from '../../tasks/import-rows.task';
import { auditActor, type Caller } from '../access/caller';
import { adapterSettings } from '../access/adapter-settings';
import { settingOf } from '../access/tenant-settings';
import type { CandidateSettings } from '../candidates/normalize-candidates';
import { declaredFields } from '../custom-fields/check-custom-fields';
import { isExpired, type OperationRecord } from '../operations/operation';
import type { OperationEnqueuer, QueuedCall } from '../operations/operation-enqueuer';
import type { OperationsService } from '../operations/operations.service';
import { operationTypesFor } from '../operations/operation-scopes';
import { pagesFrom } from '../pages';
import type { TenantData } from '../tenant-data';
import { stoppedByRows, uploadInterrupted } from './import-errors';
import { importRecord, importResult, type ImportErrorRule, type ImportFormat } from './import-record';
import type { ImportKind, ImportRecord } from './import-record';
import { lanesOf } from './import-lanes';
import { ImportUpload } from './import-upload';

const ERROR_PAGE_SIZE = 1_000;
const RETRY_AFTER_SECONDS = 30;
/** Of the first task, which enqueues the first chunk of each lane. */
const FIRST_TASK_COST = 1;

export interface NewImportInput {
  kind: ImportKind;
  format: ImportFormat;
  dryRun: boolean;
  onError: ImportErrorRule;
}

/** An accepted upload with the settings that its rows are read with. */
export interface StartedImport {
  input: NewImportInput;
  upload: ImportUpload;
  settings: CandidateSettings;
  maxBytes: number;
}

/** Row of the errors of an import. */
export interface ImportRowError {
  row: number;
  externalId: string | null;
  error: object;
}

/** Imports of files. The id of an import is that of its operation. */
export class ImportsService {
  constructor(
    private readonly data: TenantData,
    private readonly work: OperationEnqueuer,
    private readonly operations: Pick<OperationsService, 'get'>,
    private readonly clock: Clock,
  ) {}

  /** Starts an upload. Throws `rate_limited` if the tenant has as many unfinished imports as it may have. */
  async begin(caller: Caller, input: NewImportInput): Promise<StartedImport> {
    const { imports, tenantSettings, auditLog } = this.data.of(caller).repositories;
    const rows = await tenantSettings.list(caller.tenantId);
    const limit = settingOf(rows, 'imports.concurrent');
    const importId = newId();
    const lanes = lanesOf(input);
    if (!(await imports.insert({ importId, keyId: caller.keyId, lanes, ...input }, limit))) {
      throw new AppError('rate_limited', `The tenant has ${limit} unfinished imports, which is its limit.`, {
        extensions: { policy: 'imports', limit },
        headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      });
    }
    await auditLog.add({
      audit_id: newId(),
      tenant_id: caller.tenantId,
      ...auditActor(caller),
      action: 'import.started',
      subject_type: 'import',
      subject_id: importId,
    });
    const maxRows = settingOf(rows, 'imports.maxRows');
    return {
      input,
      upload: new ImportUpload(importId, imports, { dryRun: input.dryRun, maxRows, lanes }),
      maxBytes: settingOf(rows, 'imports.maxBytes'),
      settings: {
        adapterSettings: (adapter) => adapterSettings(rows, adapter),
        declared: await declaredFields(this.data, caller, input.kind === 'jobs' ? 'job' : 'candidate'),
      },
    };
  }

  /** Accepts a complete upload: its operation applies the rows, or has ended if there is nothing to apply. */
  async accept(caller: Caller, { input, upload }: StartedImport, call: QueuedCall): Promise<OperationRecord> {
    const { importId } = upload;
    const { imports } = this.data.of(caller).repositories;
    if (!(await imports.finishUpload(importId))) throw uploadInterrupted();
    const isStopped = input.onError === 'stop' && upload.rowsFailed > 0;
    if (!isStopped && !input.dryRun && upload.rowsFailed < upload.rowsRead) {
      return this.work.enqueue(caller, importRowsTask, {
        operationId: importId,
        type: `import.${input.kind}`,
        input: {},
        document: null,
        ...call,
        cost: FIRST_TASK_COST,
      });
    }
    await this.end(
      caller,
      input.kind,
      importId,
      call.idempotencyId,
      isStopped ? stoppedByRows(upload.rowsFailed, 0) : null,
    );
    return this.operations.get(caller, importId);
  }

  /** Ends an import whose connection closed during the upload as failed. Maintenance deletes its rows. */
  interrupt(caller: Caller, { input, upload }: StartedImport): Promise<void> {
    return this.end(caller, input.kind, upload.importId, null, uploadInterrupted());
  }

  /** Removes an upload that was refused, or that repeats an accepted one. */
  async discard(caller: Caller, { upload }: StartedImport): Promise<void> {
    await this.data.of(caller).repositories.imports.discard(upload.importId);
  }

  /** Throws `not_found` for an unknown import, one of another tenant or mode, and of a kind that the key may not read. */
  async get(caller: Caller, importId: UUID): Promise<ImportRecord> {
    const row = await this.data.of(caller).repositories.imports.find(importId);
    if (!row || !operationTypesFor(caller.scopes).includes(`import.${row.kind}`)) throw notFound('import');
    if (isExpired(row.status, row.expires_at, this.clock.now())) {
      throw new AppError('operation_expired', 'Imports are kept for 72 hours.');
    }
    return importRecord(row);
  }

  /** Reads the first errors and resolves with a generator of pages of all errors, in the order of the rows. */
  async errors(caller: Caller, importId: UUID): Promise<AsyncGenerator<ImportRowError[]>> {
    await this.get(caller, importId);
    const { imports } = this.data.of(caller).reads;
    const first = await imports.listErrors(importId, 0, ERROR_PAGE_SIZE);
    return pagesFrom(first, ERROR_PAGE_SIZE, ({ row }) => imports.listErrors(importId, row, ERROR_PAGE_SIZE));
  }

  private async end(
    caller: Caller,
    kind: ImportKind,
    importId: UUID,
    idempotencyId: UUID | null,
    error: AppError | null,
  ): Promise<void> {
    const { imports, operations } = this.data.of(caller).repositories;
    const row = await imports.find(importId);
    if (!row) throw notFound('import');
    await operations.insertEnded(
      {
        operationId: importId,
        type: `import.${kind}`,
        task: importRowsTask.name,
        pool: importRowsTask.pool,
        keyId: caller.keyId,
        input: {},
        status: error ? 'failed' : 'succeeded',
        result: error ? null : JSON.stringify(importResult(row)),
        error: error && toStoredError(error),
        createdAt: row.created_at,
      },
      [],
      idempotencyId,
    );
  }
}
