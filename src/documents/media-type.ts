import { DocumentError } from './document-error';

export const SUPPORTED_MEDIA_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
] as const;

export type MediaType = (typeof SUPPORTED_MEDIA_TYPES)[number];

/**
 * The type of a document by its first bytes; name and declared type are never believed over them.
 * @throws DocumentError unsupported_media_type
 */
export function mediaTypeOf(
  bytes: Uint8Array,
  hints: { declaredType: string | null; fileName: string | null },
): MediaType {
  void hints;
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString(
    'latin1',
  );
  if (head.includes('%PDF-')) return 'application/pdf';
  if (head.startsWith('PK\u0003\u0004')) {
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  }
  if (bytes.byteLength === 0) throw new DocumentError('no_text_found', 'The document is empty.');
  return 'text/plain';
}
