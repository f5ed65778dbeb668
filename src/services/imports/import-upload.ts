import type {
  ImportErrorRow,
  ImportsRepository,
  StagedImportRow,
} from '../../db/operations/imports.repository';
import type { UUID } from '../../domain/common';
import { AppError, toStoredError, type StoredError } from '../../platform/app-error';

const MAX_BATCH_ROWS = 500;
const MAX_BATCH_BYTES = 1024 * 1024;
/** Shorter than the time after which an upload without progress counts as interrupted. */
const MAX_BATCH_AGE_MS = 20_000;

/** A row of a file: ready to be applied, or refused. */
export type ReadImportRow =
  | { externalId: string | null; item: object; cost: number }
  | { externalId: string | null; error: StoredError };

/** Stages the rows of one file in batches while it is uploaded. Holds one batch in memory. */
export class ImportUpload {
  rowsRead = 0;
  rowsFailed = 0;
  bytesRead = 0;
  private rows: StagedImportRow[] = [];
  private errors: ImportErrorRow[] = [];
  private batchBytes = 0;
  private flushedAt = Date.now();

  constructor(
    readonly importId: UUID,
    private readonly imports: Pick<ImportsRepository, 'stage'>,
    private readonly options: { dryRun: boolean; maxRows: number },
  ) {}

  /**
   * Adds the row with a number, counted from 1. Throws `batch_too_large` beyond the limit of rows. `isFull` then says
   * whether `flush` is due.
   */
  add(row: number, read: ReadImportRow): void {
    const { maxRows, dryRun } = this.options;
    if (this.rowsRead >= maxRows) {
      throw new AppError('batch_too_large', `An import may have at most ${maxRows} rows.`, {
        extensions: { maxItems: maxRows },
      });
    }
    this.rowsRead += 1;
    const { externalId } = read;
    if ('error' in read) {
      this.rowsFailed += 1;
      this.errors.push({ row, externalId, error: read.error });
    } else if (!dryRun) {
      const item = JSON.stringify(read.item);
      this.batchBytes += item.length;
      this.rows.push({ row, externalId, cost: read.cost, item });
    }
  }

  get isFull(): boolean {
    return (
      this.rows.length >= MAX_BATCH_ROWS ||
      this.errors.length >= MAX_BATCH_ROWS ||
      this.batchBytes >= MAX_BATCH_BYTES ||
      Date.now() - this.flushedAt > MAX_BATCH_AGE_MS
    );
  }

  async flush(): Promise<void> {
    const { rows, errors, rowsRead, rowsFailed, bytesRead } = this;
    this.rows = [];
    this.errors = [];
    this.batchBytes = 0;
    this.flushedAt = Date.now();
    await this.imports.stage(this.importId, rows, errors, { rowsRead, rowsFailed, bytesRead });
  }
}

/** A row that cannot be read. */
export function refusedRow(error: AppError, externalId: string | null = null): ReadImportRow {
  return { externalId, error: toStoredError(error) };
}
