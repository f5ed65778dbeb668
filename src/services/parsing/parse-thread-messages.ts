import type { MessagePort } from 'node:worker_threads';
import type { DocumentErrorCode } from '../../documents/document-error';
import type { ReadDocument } from '../../documents/read-document';
import type { SourceDocument } from '../../domain/layout/source-document';
import type { Evidence } from '../../domain/common';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import type { PostingOutcome, ResumeOutcome } from '../../domain/parsing/parse-outcome';

/** Message to a parsing thread: parse a document. */
export interface ParseCommand extends SourceDocument {
  documentType: DocumentType;
  language: string | null;
  today: string;
  /** Date of the document according to the caller, `YYYY-MM-DD`. */
  documentDate?: string | null | undefined;
  /** Reply `scanned` instead of reading pages by OCR. */
  deferOcr: boolean;
  withWords?: boolean | undefined;
  /** Written by the thread, read by the watchdog. */
  progress: Float64Array;
  /** Port to the language model and the time limit of an answer; null without a model. */
  model: { port: MessagePort; timeoutMs: number } | null;
}

/** Message to a parsing thread: load and run everything once, so that the first document does not wait for it. */
export interface WarmCommand {
  warm: true;
}

export type ReadFacts = Omit<ReadDocument, 'document' | 'structured'>;

export type ParseReply =
  | { outcome: ResumeOutcome | PostingOutcome; read: ReadFacts; words?: Evidence[] }
  | { scanned: true }
  | { refused: { code: DocumentErrorCode; message: string } };

/** Slots of `progress`. */
export const PROGRESS = {
  /** Start time in milliseconds since the epoch; 0 while the document waits for a thread. */
  startedAt: 0,
  /** Number of pages sent to OCR so far. */
  visionPages: 1,
  /** Milliseconds granted so far to wait for a language model. */
  modelWaitMs: 2,
  /** Thread id in the kernel; 0 if the system provides none. */
  threadId: 3,
  /** Number of pages to read by OCR; 0 before they are known. */
  scannedPages: 4,
  /** Number of those that were read. */
  pagesRead: 5,
} as const;
export const PROGRESS_SLOTS = 6;

/** How many scanned pages of a document were read. */
export interface PageProgress {
  done: number;
  total: number;
}

export type OnPageProgress = (progress: PageProgress) => void;

/** Each report is a write, and people do not read faster. */
const MIN_REPORT_INTERVAL_MS = 1_000;
const POLL_INTERVAL_MS = 250;

/** Reports the pages that a parsing thread has read, at most once a second and only changes. Returns a function that ends it. */
export function watchPages(progress: Float64Array, report: OnPageProgress): () => void {
  let reported = '';
  let reportedAt = -MIN_REPORT_INTERVAL_MS;
  const timer = setInterval(() => {
    const total = progress[PROGRESS.scannedPages] ?? 0;
    const done = Math.min(total, progress[PROGRESS.pagesRead] ?? 0);
    const current = `${done}/${total}`;
    const now = performance.now();
    if (total === 0 || current === reported || now - reportedAt < MIN_REPORT_INTERVAL_MS) return;
    reported = current;
    reportedAt = now;
    report({ done, total });
  }, POLL_INTERVAL_MS);
  return () => clearInterval(timer);
}
