import type { TenantScope, UUID } from '../../domain/common';
import type { TenantData } from '../tenant-data';
import type { DocumentStore } from './document-store';
import { loadContent } from './stored-document';

/** Formats that a browser can show page by page. */
const SHOWN_TYPES: ReadonlySet<string> = new Set(['application/pdf', 'image/png', 'image/jpeg']);

/** True if a page can show the document; others are shown as text. */
export function hasPages(mediaType: string): boolean {
  return SHOWN_TYPES.has(mediaType);
}

/** Returns the content of the document of a parse; null if it was deleted. */
export async function keptDocument(
  data: TenantData,
  store: DocumentStore,
  scope: TenantScope,
  operationId: UUID,
): Promise<Buffer | null> {
  const work = await data.of(scope).repositories.operations.loadWork(operationId);
  if (!work) return null;
  const { tenantId, mode } = scope;
  return (await loadContent(store, { tenantId, mode, operationId }, work)).bytes;
}
