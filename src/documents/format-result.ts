import type { Warning } from '../domain/common';
import type { LayoutPage } from '../domain/layout/layout-document';

export interface ReadOptions {
  /** Media type declared by the caller; only a tie-breaker between text formats. */
  declaredType: string | null;
  /** Only a tie-breaker. */
  fileName: string | null;
  /** ISO 639-1 code of the language declared by the caller: determines the letters that OCR expects. */
  language?: string | null;
  limits?: Partial<ReadLimits>;
  /** Throws `OcrDeferredError` instead of reading pages by OCR. */
  deferOcr?: boolean;
  /** Called before pages are read by OCR, with their number. */
  onVisionPages?: (count: number) => void;
  /** Called before each page that is read by OCR. */
  onVisionPage?: () => void;
  /** Called after each page that was read by OCR. */
  onVisionPageRead?: () => void;
  /**
   * Transcribes the JPEG of a page with a language model; null if it does not answer. The result is checked, never
   * trusted.
   */
  transcribe?: (jpeg: Uint8Array) => Promise<string[] | null>;
}

export interface ReadLimits {
  /** Maximum Unicode code points of text; the rest is omitted with a warning. */
  characters: number;
  /**
   * Maximum lines with text, and twice as many lines in total; the rest is omitted with a warning. At the maximum text
   * length this is 25 characters per line, fewer than in any real document.
   */
  lines: number;
  /** Maximum pages; longer documents are rejected. */
  pages: number;
  /** Maximum scanned pages read per document; the rest is omitted with a warning. */
  visionPages: number;
  /** Maximum decompressed bytes of a document. */
  unpackedBytes: number;
  /** Maximum pixels of one image. */
  pixels: number;
}

export const DEFAULT_LIMITS: ReadLimits = {
  characters: 100_000,
  lines: 4_000,
  pages: 500,
  visionPages: 30,
  unpackedBytes: 200 * 1024 * 1024,
  pixels: 80_000_000,
};

/** Result of the reader of one format. */
export interface FormatResult {
  pages: LayoutPage[];
  paginated: boolean;
  pageCount: number | null;
  hidden: string[];
  /** Day of the last change according to the file, `YYYY-MM-DD`; null or absent if unknown. */
  fileDate?: string | null;
  /** Structured data that the document contains besides its text, such as JSON-LD. */
  structured?: unknown[];
  visionPages: number[];
  /** Vision pages that a language model transcribed. */
  modelPages?: number[];
  warnings: Warning[];
}

export type FormatReader = (
  bytes: Uint8Array,
  limits: ReadLimits,
  options: ReadOptions,
) => Promise<FormatResult>;
