import type { NewDocument, OperationWork } from '../../db/operations/operations.repository';
import type { TenantScope, UUID } from '../../domain/common';
import type { SourceDocument } from '../../domain/layout/source-document';
import { AppError } from '../../platform/app-error';
import { StoreUnavailableError } from '../../platform/store-unavailable-error';
import type { DocumentStore } from './document-store';

const RETRY_AFTER_SECONDS = '10';

/** Stores the content of a document and returns its row. Throws `service_unavailable` if the store does not respond. */
export async function storedDocument(
  store: DocumentStore,
  scope: TenantScope,
  operationId: UUID,
  { fileName, declaredType, bytes }: SourceDocument,
): Promise<NewDocument> {
  const content = await store.put(scope, operationId, bytes).catch(rethrowForCaller);
  return { fileName, declaredType, ...content };
}

/** Adds the content to an operation whose document is an object, unless the object was deleted. */
export async function loadContent(
  store: DocumentStore,
  scope: TenantScope & { operationId: UUID },
  work: OperationWork,
): Promise<OperationWork> {
  if (work.object_key === null) return work;
  const bytes = await store.get(scope, scope.operationId, { bytes: null, objectKey: work.object_key });
  return { ...work, bytes };
}

/** Converts the failure of a document store into the error of a request. */
export function rethrowForCaller(error: unknown): never {
  if (!(error instanceof StoreUnavailableError)) throw error;
  throw new AppError('service_unavailable', 'Documents cannot be stored or read at present. Retry later.', {
    headers: { 'Retry-After': RETRY_AFTER_SECONDS },
    cause: error,
  });
}
