export type DocumentErrorCode =
  | 'document_encrypted'
  | 'document_corrupt'
  | 'document_too_large'
  | 'too_many_pages'
  | 'unsupported_media_type'
  | 'no_text_found';

/**
 * A document that cannot be read, and why. `message` may be shown to the caller: it never holds text of the
 * document. `document_too_large` stands for anything that would cost more time or memory than allowed.
 */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'DocumentError';
    this.code = code;
  }
}
