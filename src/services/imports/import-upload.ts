import type {
  ImportErrorRow,
  ImportsRepository,
  StagedImportRow,
} from '../../db/operations/imports.repository';
import type { UUID } from '../../domain/common';
import { AppError, toStoredError, type StoredError } from '../../platform/app-error';
import { laneOf } from './import-lanes';

const MAX_BATCH_ROWS = 500;
const MAX_BATCH_BYTES = 1024 * 1024;
/** Shorter than the time after which an upload without progress counts as interrupted. */
const MAX_BATCH_AGE_MS = 20_000;

/** A row of a file: ready to be applied, or refused. */
export type ReadImportRow =
  | { externalId: string | null; item: object; cost: number }
  | { externalId: string | null; error: StoredError };

/**
 * Stages the rows of one file in batches while it is uploaded. Holds two batches in memory: one that is written, and one
 * that is read meanwhile.
 */
export class ImportUpload {
  rowsRead = 0;
  rowsFailed = 0;
  bytesRead = 0;
  private rows: StagedImportRow[] = [];
  private errors: ImportErrorRow[] = [];
  private batchBytes = 0;
  private flushedAt = Date.now();
  private writing: Promise<void> = Promise.resolve();

  constructor(
    readonly importId: UUID,
    private readonly imports: Pick<ImportsRepository, 'stage'>,
    private readonly options: { dryRun: boolean; maxRows: number; lanes: number },
  ) {}

  /**
   * Adds the row with a number, counted from 1. Throws `batch_too_large` beyond the limit of rows. `isFull` then says
   * whether `flush` is due.
   */
  add(row: number, read: ReadImportRow): void {
    const { maxRows, dryRun, lanes } = this.options;
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
      this.rows.push({ row, lane: laneOf(row, externalId, lanes), externalId, cost: read.cost, item });
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

  /** Begins to write the batch when the one before it is written. Rejects if that one could not be written. */
  async flush(): Promise<void> {
    await this.writing;
    const { rows, errors, rowsRead, rowsFailed, bytesRead } = this;
    this.rows = [];
    this.errors = [];
    this.batchBytes = 0;
    this.flushedAt = Date.now();
    this.writing = this.imports.stage(this.importId, rows, errors, { rowsRead, rowsFailed, bytesRead });
    // The next flush receives its rejection; until then it must not count as unhandled.
    this.writing.catch(() => undefined);
  }

  /** Resolves when all rows are written. */
  async end(): Promise<void> {
    await this.flush();
    await this.writing;
  }
}

/** A row that cannot be read. */
export function refusedRow(error: AppError, externalId: string | null = null): ReadImportRow {
  return { externalId, error: toStoredError(error) };
}
