import type { Timestamp, Unit, UUID, Warning } from '../common';

export type DocumentType = 'resume' | 'job_description';

/** How the text was obtained; `vision` means the scanned-page reader was used. */
export type ReadMethod = 'text_layer' | 'vision' | 'mixed' | 'plain_text';

/** What was read, how, and how far it can be trusted. */
export interface ParseMeta {
  parseId: UUID;
  documentType: DocumentType;
  createdAt: Timestamp;
  method: ReadMethod;
  /** Which reader read the scanned pages. */
  visionEngine: 'ocr' | 'language_model' | null;
  mediaType: string;
  fileName: string | null;
  /** Lower-case hex digest of the bytes received. */
  sha256: string;
  pageCount: number | null;
  /** 1-based. */
  visionPages: number[];
  /** Unicode code points of text read. */
  characters: number;
  truncated: boolean;
  /** ISO 639-1 of the document. */
  language: string | null;
  /** Probability that the document is what it was sent as. */
  documentProbability: Unit;
  confidence: Unit;
  warnings: Warning[];
  modelVersion: string;
  /** Milliseconds from bytes to result. */
  durationMs: number;
  /** With `include=rawText`. */
  rawText?: string;
  /** With `include=redacted`: name, contacts, address, dates of birth and photos removed. */
  redactedText?: string;
}
