import type { Timestamp, UUID } from '../../domain/common';
import type {
  ImportErrorRule,
  ImportFormat,
  ImportKind,
  ImportStatus,
} from '../../services/imports/import-record';
import type { Problem } from './problem';

/** An import of a file. Its operation has the same id. */
export interface Import {
  importId: UUID;
  kind: ImportKind;
  format: ImportFormat;
  /** Only validates the rows. */
  dryRun: boolean;
  onError: ImportErrorRule;
  /** `uploading` until the file is complete, then the status of the operation. */
  status: ImportStatus;
  /**
   * Bytes of the file after decompression.
   * @isInt
   */
  bytesRead: number;
  /** @isInt */
  rowsRead: number;
  /** @isInt */
  rowsCreated: number;
  /** @isInt */
  rowsUpdated: number;
  /**
   * Rows that were refused; `GET /imports/{importId}/errors` lists them.
   * @isInt
   */
  rowsFailed: number;
  /** Why the import failed. */
  error: Problem | null;
  createdAt: Timestamp;
  uploadedAt: Timestamp | null;
  finishedAt: Timestamp | null;
}
