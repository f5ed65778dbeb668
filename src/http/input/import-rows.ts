import { isUtf8 } from 'node:buffer';
import { AppError } from '../../platform/app-error';
import { refusedRow, type ReadImportRow } from '../../services/imports/import-upload';
import type { CandidateItemInput } from '../../services/candidates/candidate-sync';
import type { CandidateSettings } from '../../services/candidates/normalize-candidates';
import type { NewImportInput } from '../../services/imports/imports.service';
import { readCandidateItem, readJobItem } from '../../services/imports/read-import-item';
import { parseJsonBody } from '../body/json-body';
import { MAX_ROW_BYTES, type SplitRow } from '../body/row-splitter';
import type { CandidateAdapter } from '../models/candidate';
import { candidateItem } from './candidate-input';
import { csvCells, CsvColumns } from './csv-columns';
import { jobItem } from './job-input';

/** Validates the rows of a file as items of a push. The header of a CSV file is its first row. */
export class ImportRowReader {
  private columns: CsvColumns | null = null;

  constructor(
    private readonly input: NewImportInput,
    private readonly adapter: CandidateAdapter,
    private readonly settings: CandidateSettings,
  ) {}

  /** Returns null for the header. Throws `validation_failed` if the header names no fields of an item. */
  read({ bytes }: SplitRow): ReadImportRow | null {
    if (this.input.format === 'csv' && !this.columns) {
      this.columns = this.header(bytes);
      return null;
    }
    try {
      return this.readItem(this.valueOf(bytes));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return refusedRow(error);
    }
  }

  private readItem(value: unknown): ReadImportRow {
    return this.input.kind === 'jobs'
      ? readJobItem(jobItem(value, ''), this.settings)
      : readCandidateItem(withoutParse(candidateItem(this.adapter, value, '')), this.settings);
  }

  private valueOf(bytes: Buffer | null): unknown {
    if (bytes === null) {
      throw new AppError('payload_too_large', `A row may have at most ${MAX_ROW_BYTES} bytes.`);
    }
    if (!this.columns) return parseJsonBody(bytes);
    const cells = cellsOf(bytes);
    if (!cells) throw new AppError('validation_failed', 'The row is not valid CSV (RFC 4180) in UTF-8.');
    if (cells.length > this.columns.count) {
      throw new AppError('validation_failed', `The row has ${cells.length} cells, more than the header.`);
    }
    return this.columns.itemOf(cells);
  }

  private header(bytes: Buffer | null): CsvColumns {
    const cells = bytes && cellsOf(bytes);
    if (!cells) throw new AppError('validation_failed', 'The header is not valid CSV (RFC 4180) in UTF-8.');
    return CsvColumns.parse(cells, this.input.kind === 'jobs' ? 'JobSyncRequest' : 'NativeCandidate');
  }
}

function cellsOf(bytes: Buffer): string[] | null {
  return isUtf8(bytes) ? csvCells(bytes.toString('utf8')) : null;
}

/** A file is applied after the call, when the scopes of its key are no longer known. */
function withoutParse(item: CandidateItemInput): CandidateItemInput {
  if (item.kind === 'refused' || item.resumeParseId === null) return item;
  throw new AppError('validation_failed', 'The row has invalid fields.', {
    errors: [
      {
        pointer: '/resumeParseId',
        code: 'conflict',
        message: 'Only POST /candidates/sync takes the id of a parse.',
      },
    ],
  });
}
