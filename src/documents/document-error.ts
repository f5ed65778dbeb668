export type DocumentErrorCode =
  | 'document_encrypted'
  | 'document_corrupt'
  | 'document_too_large'
  | 'too_many_pages'
  | 'unsupported_media_type'
  | 'no_text_found';

/**
 * The reason why a document cannot be read. The caller may see `message`, so it never contains text of the document.
 * `document_too_large` means that the document would need more time or memory than allowed.
 */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'DocumentError';
    this.code = code;
  }
}
