import type { MessagePort } from 'node:worker_threads';
import type { DocumentErrorCode } from '../../documents/document-error';
import type { ReadDocument } from '../../documents/read-document';
import type { SourceDocument } from '../../domain/layout/source-document';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import type { PostingOutcome, ResumeOutcome } from '../../domain/parsing/parse-outcome';

/** What travels to a parsing thread and back. */
export interface ParseCommand extends SourceDocument {
  documentType: DocumentType;
  language: string | null;
  today: string;
  /** Written by the thread, read by the watch of the pool. */
  progress: Float64Array;
  /** Where a language model may be asked, and how long an answer may take; null without one. */
  model: { port: MessagePort; timeoutMs: number } | null;
}

/** Asks a thread to load and run everything once, so that the first document does not wait for it. */
export interface WarmCommand {
  warm: true;
}

export type ReadFacts = Omit<ReadDocument, 'document'>;

export type ParseReply =
  | { outcome: ResumeOutcome | PostingOutcome; read: ReadFacts }
  | { refused: { code: DocumentErrorCode; message: string } };

/** Slots of `progress`. */
export const PROGRESS = {
  /** Milliseconds since the epoch when the thread began; 0 while the document waits. */
  startedAt: 0,
  /** Pages handed to the scanned-page reader so far. */
  visionPages: 1,
  /** Milliseconds granted for waiting on a language model so far. */
  modelWaitMs: 2,
  /** The kernel's number of the thread; 0 where the system has none. */
  threadId: 3,
} as const;
export const PROGRESS_SLOTS = 4;
