import type { AcceptedBatchEntry, RefusedBatchEntry } from '../../db/operations/parse-batches.repository';
import { imageTypeOf } from '../../documents/media-type';
import type { SourceDocument } from '../../domain/layout/source-document';
import type { TenantScope, UUID } from '../../domain/common';
import { AppError, toStoredError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { parseDocumentTask } from '../../tasks/parse-document.task';
import { scanDocumentTask } from '../../tasks/scan-document.task';
import type { DocumentStore } from '../documents/document-store';
import { storedDocument } from '../documents/stored-document';
import { documentCost } from '../operations/task-cost';
import type { TenantData } from '../tenant-data';

const MAX_STAGED_ENTRIES = 100;
const MAX_STAGED_BYTES = 4 * 1024 * 1024;
/** Objects that are written at the same time. */
const CONCURRENT_WRITES = 4;

/** What a batch may contain. */
export interface BatchLimits {
  maxEntries: number;
  /** Bytes of all documents. */
  maxBytes: number;
  /** Bytes of one document. */
  maxDocumentBytes: number;
}

interface WaitingEntry {
  number: number;
  name: string;
  source: SourceDocument;
}

/** Stores the entries of one batch with their documents, a few megabytes at a time. */
export class BatchStager {
  #count = 0;
  #bytes = 0;
  #waitingBytes = 0;
  #waiting: WaitingEntry[] = [];
  #refused: RefusedBatchEntry[] = [];

  constructor(
    private readonly data: TenantData,
    private readonly documents: DocumentStore,
    private readonly scope: TenantScope,
    private readonly batchId: UUID,
    readonly limits: BatchLimits,
  ) {}

  get count(): number {
    return this.#count;
  }

  /** Adds a document. Throws `batch_too_large` or `payload_too_large` beyond the limits of the batch. */
  async add(name: string, { bytes, declaredType }: Omit<SourceDocument, 'fileName'>): Promise<void> {
    const number = this.next();
    this.#bytes += bytes.byteLength;
    if (this.#bytes > this.limits.maxBytes) {
      throw new AppError('payload_too_large', 'The documents of the batch are larger than its limit.', {
        extensions: { maxBytes: this.limits.maxBytes },
      });
    }
    this.#waitingBytes += bytes.byteLength;
    this.#waiting.push({ number, name, source: { bytes, declaredType, fileName: fileNameOf(name) } });
    await this.flushIfFull();
  }

  /** Adds an entry that is not parsed. */
  async refuse(name: string, error: AppError): Promise<void> {
    this.#refused.push({ number: this.next(), name, error: toStoredError(error) });
    await this.flushIfFull();
  }

  /** Writes the entries that were added. */
  async flush(): Promise<void> {
    const [waiting, refused] = [this.#waiting, this.#refused];
    this.#waiting = [];
    this.#refused = [];
    this.#waitingBytes = 0;
    const accepted: AcceptedBatchEntry[] = [];
    for (let at = 0; at < waiting.length; at += CONCURRENT_WRITES) {
      const stored = waiting.slice(at, at + CONCURRENT_WRITES).map((entry) => this.store(entry));
      accepted.push(...(await Promise.all(stored)));
    }
    await this.data
      .of(this.scope)
      .transaction(({ parseBatches }) => parseBatches.stage(this.batchId, accepted, refused, this.#bytes));
  }

  private next(): number {
    const { maxEntries } = this.limits;
    if (this.#count >= maxEntries) {
      throw new AppError('batch_too_large', `A batch may have at most ${maxEntries} documents.`, {
        extensions: { maxItems: maxEntries },
      });
    }
    this.#count += 1;
    return this.#count;
  }

  private async flushIfFull(): Promise<void> {
    const entries = this.#waiting.length + this.#refused.length;
    if (entries >= MAX_STAGED_ENTRIES || this.#waitingBytes >= MAX_STAGED_BYTES) await this.flush();
  }

  private async store({ number, name, source }: WaitingEntry): Promise<AcceptedBatchEntry> {
    const operationId = newId();
    const task = imageTypeOf(source.bytes) ? scanDocumentTask : parseDocumentTask;
    const document = await storedDocument(this.documents, this.scope, operationId, source);
    return {
      ...{ number, name, operationId, document },
      ...{ task: task.name, pool: task.pool, cost: documentCost(source) },
    };
  }
}

function fileNameOf(path: string): string | null {
  return path.slice(path.lastIndexOf('/') + 1) || null;
}
