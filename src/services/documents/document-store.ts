import type { TenantScope, UUID } from '../../domain/common';
import { StoreUnavailableError } from '../../platform/store-unavailable-error';

/** Where the content of a document is: in its row, or in the object that the row names. */
export type StoredContent = { bytes: Buffer; objectKey: null } | { bytes: null; objectKey: string };

/**
 * Contents of uploaded documents until their operation ends. The row of the document belongs to Postgres with every
 * store; the content is stored first and the row second, so that a row never names a content that was not stored.
 */
export interface DocumentStore {
  /** Stores the content of a new document and returns what its row must contain. */
  put(scope: TenantScope, operationId: UUID, content: Uint8Array): Promise<StoredContent>;
  /** Returns null if the content was deleted. */
  get(scope: TenantScope, operationId: UUID, stored: StoredContent): Promise<Buffer | null>;
  /** Deletes the content of a document whose row was not written. */
  delete(scope: TenantScope, operationId: UUID): Promise<void>;
}

/** Keeps contents in the rows of their documents, which are written and deleted by the statements of the operation. */
export class PostgresDocumentStore implements DocumentStore {
  put(_scope: TenantScope, _operationId: UUID, content: Uint8Array): Promise<StoredContent> {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    return Promise.resolve({ bytes, objectKey: null });
  }

  get(_scope: TenantScope, _operationId: UUID, stored: StoredContent): Promise<Buffer | null> {
    if (stored.objectKey === null) return Promise.resolve(stored.bytes);
    // Delays the work until DOCUMENT_STORE_URL names the store again.
    return Promise.reject(new StoreUnavailableError('document store', 'not_configured'));
  }

  delete(): Promise<void> {
    return Promise.resolve();
  }
}
