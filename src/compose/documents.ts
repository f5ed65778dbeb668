import type { Config } from '../config/config';
import { S3Bucket } from '../objects/s3-bucket';
import type { Metrics } from '../platform/metrics';
import { PostgresDocumentStore, type DocumentStore } from '../services/documents/document-store';
import { S3DocumentStore } from '../services/documents/s3-document-store';
import { SecretBox } from '../webhooks/signing/secret-box';

/** The bucket of the settings; null if documents are stored in Postgres. */
export function composeBucket({ documentStore }: Config, metrics: Metrics): S3Bucket | null {
  if (!documentStore) return null;
  return new S3Bucket(documentStore, (action, outcome, seconds) =>
    metrics.observeDocumentStore(action, outcome, seconds),
  );
}

export function composeDocumentStore({ webhooks }: Config, bucket: S3Bucket | null): DocumentStore {
  if (!bucket) return new PostgresDocumentStore();
  return new S3DocumentStore(bucket, new SecretBox(webhooks.secretKey, webhooks.secretKeysBefore));
}
