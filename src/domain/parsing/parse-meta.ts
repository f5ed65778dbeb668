import type { Evidence, Timestamp, Unit, UUID, Warning } from '../common';
import type { AppliedCorrection } from '../corrections/correction';

export type DocumentType = 'resume' | 'job_description';

/**
 * Source of the text; `vision` means OCR or a language model read all pages, `structured` that the document states its
 * values as structured data, which take precedence over its text.
 */
export type ReadMethod = 'text_layer' | 'vision' | 'mixed' | 'plain_text' | 'structured';

/** Source of the date of a document: the request, the text, the properties of the file, or the day of the request. */
export type DocumentDateSource = 'request' | 'text' | 'metadata' | 'received';

/** The day that "present" refers to in a resume. */
export interface DocumentDate {
  /**
   * `YYYY-MM-DD`.
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  value: string;
  source: DocumentDateSource;
}

/** Information about the document, how it was read, and the confidence in the result. */
export interface ParseMeta {
  parseId: UUID;
  documentType: DocumentType;
  createdAt: Timestamp;
  method: ReadMethod;
  /** Engine that read the scanned pages. */
  visionEngine: 'ocr' | 'language_model' | null;
  mediaType: string;
  fileName: string | null;
  /** Lower-case hex digest of the received bytes. */
  sha256: string;
  pageCount: number | null;
  /** 1-based. */
  visionPages: number[];
  /** Unicode code points of the text. */
  characters: number;
  truncated: boolean;
  /** ISO 639-1 code of the language of the document. */
  language: string | null;
  /** The day that "present" refers to; null for a posting. */
  documentDate: DocumentDate | null;
  /** Probability that the document is of the requested type. */
  documentProbability: Unit;
  confidence: Unit;
  /**
   * JSON pointers (RFC 6901) to the values of this result with a confidence below 0.5, which a person should check
   * against the document: `/work/1`, `/basics/name`. Empty if there are none.
   */
  needsReview: string[];
  warnings: Warning[];
  modelVersion: string;
  /** Milliseconds from bytes to result. */
  durationMs: number;
  /** With `include=rawText`. */
  rawText?: string;
  /** With `include=review`, for documents with pages: every word with its place. */
  words?: Evidence[];
  /** After a review: what people changed. The result contains their values, and each correction the value that was read. */
  corrections?: AppliedCorrection[];
  /** With `include=redacted`: name, contacts, address, dates of birth and photos removed. */
  redactedText?: string;
}
