import type { Timestamp, UUID } from '../../domain/common';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import type { ParseBatchStatus } from '../../services/parse-batches/parse-batch-record';
import type { Problem } from './problem';

/** Documents of a batch by the status of their operations. */
export interface ParseBatchEntries {
  /**
   * Documents of the batch, with those that were refused.
   * @isInt
   */
  total: number;
  /** @isInt */
  queued: number;
  /** @isInt */
  running: number;
  /** @isInt */
  succeeded: number;
  /** @isInt */
  failed: number;
  /** @isInt */
  cancelled: number;
  /**
   * Documents whose result was deleted 72 hours after they were parsed.
   * @isInt
   */
  expired: number;
}

/** A batch of documents. Its operation has the same id. */
export interface ParseBatch {
  batchId: UUID;
  documentType: DocumentType;
  /** `uploading` until all documents are stored, then the status of the operation. */
  status: ParseBatchStatus;
  /**
   * Bytes of the documents after decompression.
   * @isInt
   */
  bytesRead: number;
  entries: ParseBatchEntries;
  /** Why the batch failed. An error of a document is in its result. */
  error: Problem | null;
  createdAt: Timestamp;
  uploadedAt: Timestamp | null;
  finishedAt: Timestamp | null;
}
