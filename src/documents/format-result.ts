import type { Warning } from '../domain/common';
import type { LayoutPage } from '../domain/layout/layout-document';

export interface ReadOptions {
  /** What the caller said the bytes are; only a tie-breaker between kinds of text. */
  declaredType: string | null;
  /** Only a tie-breaker, too. */
  fileName: string | null;
  /** ISO 639-1 code of the language the caller says it is in: which letters to look for in pictures. */
  language?: string | null;
  limits?: Partial<ReadLimits>;
  /** Told before each page that is handed to the scanned-page reader. */
  onVisionPage?: () => void;
  /** Lines of the page a JPEG shows, by a language model; null when it does not answer. Checked, never trusted. */
  transcribe?: (jpeg: Uint8Array) => Promise<string[] | null>;
}

export interface ReadLimits {
  /** Unicode code points of text kept; the rest is left out with a warning. */
  characters: number;
  /**
   * Lines with text that are kept, and twice as many lines in all; the rest is left out with a warning. A text of the
   * greatest length has 25 characters a line then, fewer than any real document.
   */
  lines: number;
  /** Pages read from one document; a document of more is refused. */
  pages: number;
  /** Scanned pages read per document; the rest is left out with a warning. */
  visionPages: number;
  /** Bytes that a compressed document may unfold to. */
  unpackedBytes: number;
  /** Pixels of one image. */
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

/** What a reader of one format hands back. */
export interface FormatResult {
  pages: LayoutPage[];
  paginated: boolean;
  pageCount: number | null;
  hidden: string[];
  visionPages: number[];
  /** Those among the vision pages whose spelling is a language model's. */
  modelPages?: number[];
  warnings: Warning[];
}

export type FormatReader = (
  bytes: Uint8Array,
  limits: ReadLimits,
  options: ReadOptions,
) => Promise<FormatResult>;
