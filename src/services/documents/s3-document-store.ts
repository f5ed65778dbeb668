import type { TenantScope, UUID } from '../../domain/common';
import type { S3Bucket } from '../../objects/s3-bucket';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import type { DocumentStore, StoredContent } from './document-store';

/** Beginning of the keys of all documents. */
export const DOCUMENTS_FOLDER = 'documents/';

/**
 * Keeps contents in a bucket, encrypted by the service. The key of an object consists of ids and is authenticated with
 * its content, so an object copied to the key of another tenant or operation cannot be read.
 */
export class S3DocumentStore implements DocumentStore {
  constructor(
    private readonly bucket: Pick<S3Bucket, 'put' | 'get' | 'delete'>,
    private readonly box: SecretBox,
  ) {}

  async put(scope: TenantScope, operationId: UUID, content: Uint8Array): Promise<StoredContent> {
    const objectKey = keyOf(scope, operationId);
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    await this.bucket.put(objectKey, this.box.sealBytes(bytes, ownerOf(objectKey)));
    return { bytes: null, objectKey };
  }

  /** Returns the bytes of the row for a document that was stored in Postgres before the store was changed. */
  async get(scope: TenantScope, operationId: UUID, stored: StoredContent): Promise<Buffer | null> {
    if (stored.objectKey === null) return stored.bytes;
    const objectKey = keyOf(scope, operationId);
    if (objectKey !== stored.objectKey) throw new Error('the object belongs to another operation');
    const sealed = await this.bucket.get(objectKey);
    return sealed && this.box.openBytes(sealed, ownerOf(objectKey));
  }

  delete(scope: TenantScope, operationId: UUID): Promise<void> {
    return this.bucket.delete(keyOf(scope, operationId));
  }
}

function keyOf({ tenantId, mode }: TenantScope, operationId: UUID): string {
  return `${DOCUMENTS_FOLDER}${tenantId}/${mode}/${operationId}`;
}

function ownerOf(objectKey: string): string {
  return `object ${objectKey}`;
}
