import { safeEntryName, isNoDocument } from '../../documents/archive/entry-name';
import { isNestedArchive } from '../../documents/archive/nested-archive';
import { MAX_EXPANSION, openArchive, type ArchiveEntry } from '../../documents/archive/read-archive';
import { DocumentError } from '../../documents/document-error';
import { AppError } from '../../platform/app-error';
import { toAppError } from '../parsing/document-app-error';
import type { BatchStager } from './batch-stager';

/** A file of a form. */
export interface UploadedBatchFile {
  fileName: string | null;
  declaredType: string | null;
  bytes: number;
  read(): Promise<Buffer>;
}

/** What a caller has uploaded: a zip archive in an open file, or the files of a form. */
export type BatchSource = { archive: number } | { files: readonly UploadedBatchFile[] };

const UNNAMED = 'document';
/** Folders and files of operating systems, besides the documents. */
const OTHER_ENTRIES = { perDocument: 2, more: 1_000 };

/**
 * Stages the documents of a batch. An entry that cannot be parsed is staged with its error. Throws an `AppError` if the
 * batch is not acceptable as a whole.
 */
export async function stageBatchSource(source: BatchSource, stager: BatchStager): Promise<void> {
  try {
    await ('archive' in source ? stageArchive(source.archive, stager) : stageFiles(source.files, stager));
    await stager.flush();
  } catch (error) {
    throw toAppError(error);
  }
  if (stager.count > 0) return;
  throw new AppError('validation_failed', 'The batch contains no documents.', {
    errors: [{ pointer: '', code: 'required', message: 'At least one document.' }],
  });
}

async function stageArchive(file: number, stager: BatchStager): Promise<void> {
  const archive = await openArchive(file);
  const { maxEntries } = stager.limits;
  if (archive.entryCount > maxEntries * OTHER_ENTRIES.perDocument + OTHER_ENTRIES.more) {
    throw new AppError('batch_too_large', `A batch may have at most ${maxEntries} documents.`, {
      extensions: { maxItems: maxEntries },
    });
  }
  for await (const entry of archive.entries()) {
    if (!isNoDocument(entry.path)) await stageEntry(entry, stager);
  }
}

async function stageEntry(entry: ArchiveEntry, stager: BatchStager): Promise<void> {
  const name = safeEntryName(entry.path) || UNNAMED;
  const refusal = refusalOf(entry, stager.limits.maxDocumentBytes);
  if (refusal) return stager.refuse(name, refusal);
  let bytes: Buffer;
  try {
    bytes = await entry.read();
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return stager.refuse(name, new AppError('document_corrupt', 'The entry of the archive is damaged.'));
  }
  return stageDocument(name, { bytes, declaredType: null }, stager);
}

async function stageFiles(files: readonly UploadedBatchFile[], stager: BatchStager): Promise<void> {
  for (const file of files) {
    const name = safeEntryName(file.fileName ?? '') || UNNAMED;
    if (file.bytes > stager.limits.maxDocumentBytes) {
      await stager.refuse(name, tooLarge(stager.limits.maxDocumentBytes));
    } else {
      await stageDocument(name, { bytes: await file.read(), declaredType: file.declaredType }, stager);
    }
  }
}

async function stageDocument(
  name: string,
  document: { bytes: Buffer; declaredType: string | null },
  stager: BatchStager,
): Promise<void> {
  if (isNestedArchive(name, document.bytes)) {
    const message = 'An archive within a batch is not read. Send its documents.';
    await stager.refuse(name, new AppError('unsupported_media_type', message));
  } else {
    await stager.add(name, document);
  }
}

function refusalOf({ bytes, refusal }: ArchiveEntry, maxBytes: number): AppError | null {
  switch (refusal) {
    case 'encrypted':
      return new AppError('document_encrypted', 'The entry of the archive is password-protected.');
    case 'compression':
      return new AppError('unsupported_media_type', 'The compression of the entry is not supported.');
    case 'expansion':
      return new AppError('payload_too_large', `The entry expands more than ${MAX_EXPANSION} times.`);
    case null:
      return bytes > maxBytes ? tooLarge(maxBytes) : null;
  }
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('payload_too_large', `A document may have at most ${maxBytes} bytes.`);
}
