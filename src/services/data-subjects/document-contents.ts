import type { CandidateNames, ExportedTable } from '../../db/data-subjects/access-exports.repository';
import type { TenantScope, UUID } from '../../domain/common';
import type { DocumentStore } from '../documents/document-store';
import { rethrowForCaller } from '../documents/stored-document';

interface DocumentRow {
  operation_id: UUID;
  base64: string | null;
  object_key: string | null;
  /** True if the operation of the document names the person. */
  about_person: boolean;
}

/**
 * Replaces the keys of objects in the table `documents` by their contents, and leaves out the documents that do not
 * mention the person. Postgres has searched the contents in its own rows. Objects are read one after another, because
 * only the documents of unfinished operations have any. Throws `service_unavailable` if the store does not respond.
 */
export async function withDocumentContents(
  store: DocumentStore,
  scope: TenantScope,
  names: CandidateNames,
  tables: readonly ExportedTable[],
): Promise<ExportedTable[]> {
  return Promise.all(
    tables.map(async (exported) =>
      exported.table === 'documents'
        ? { ...exported, rows: await readContents(store, scope, names, exported.rows as DocumentRow[]) }
        : exported,
    ),
  );
}

async function readContents(
  store: DocumentStore,
  scope: TenantScope,
  names: CandidateNames,
  rows: readonly DocumentRow[],
): Promise<object[]> {
  const read: object[] = [];
  for (const { object_key: objectKey, about_person: isAboutPerson, ...row } of rows) {
    if (objectKey === null) {
      read.push(row);
      continue;
    }
    const stored = { bytes: null, objectKey };
    const content = await store.get(scope, row.operation_id, stored).catch(rethrowForCaller);
    if (content && (isAboutPerson || mentions(content, names)))
      read.push({ ...row, base64: content.toString('base64') });
  }
  return read;
}

/** True for a content with the id, a contact or, as a JSON text, the external id of the candidate. */
function mentions(content: Buffer, { candidateId, contacts, externalId }: CandidateNames): boolean {
  const texts = [candidateId, ...contacts, ...(externalId === null ? [] : [JSON.stringify(externalId)])];
  return texts.some((text) => content.includes(text));
}
