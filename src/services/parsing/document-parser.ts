import { Piscina } from 'piscina';
import { DocumentError } from '../../documents/document-error';
import { OcrDeferredError } from '../../documents/ocr-deferred-error';
import type { SourceDocument } from '../../domain/layout/source-document';
import type { Evidence } from '../../domain/common';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import type { PostingOutcome, ResumeOutcome } from '../../domain/parsing/parse-outcome';
import { entryFile } from '../../platform/entry-file';
import type { DocumentModel } from '../language-model/document-model';
import { answerQuestions } from '../language-model/thread-model-proxy';
import {
  PROGRESS_SLOTS,
  watchPages,
  type OnPageProgress,
  type ParseCommand,
  type ParseReply,
  type ReadFacts,
} from './parse-thread-messages';
import { ParseOverdueError } from './parse-overdue-error';
import { ParseThreadWatchdog, type StopReason } from './parse-thread-watchdog';
import { ThreadQueue } from './thread-queue';
import type { ThreadTurn } from './turn-queue';

export interface DocumentParserOptions {
  /** Documents parsed concurrently; 0 in a process that parses none. */
  threads: number;
  /** Memory limit of one document in megabytes. */
  memoryMb: number;
  /** Limit of processor time for one document in milliseconds, without scanned pages. */
  timeoutMs: number;
  /** Further milliseconds per scanned page. */
  perVisionPageMs?: number;
  /** Limit of elapsed time as a multiple of processor time, for a machine that is busy with other work. */
  maxSlowdown?: number;
}

export interface ParserInput extends SourceDocument {
  documentType: DocumentType;
  /** ISO 639-1 hint. */
  language: string | null;
  /** The day of the request, `YYYY-MM-DD`. */
  today: string;
  /** Date of the document according to the caller, `YYYY-MM-DD`. */
  documentDate?: string | null | undefined;
  /** Throws `OcrDeferredError` instead of reading pages by OCR. */
  deferOcr?: boolean | undefined;
  /** Returns the words of the document with their places. */
  withWords?: boolean | undefined;
  /** Place in the queue for the threads; without it, the document waits as unattended work. */
  turn?: ThreadTurn | undefined;
  /** Language model for scanned pages and fields with low confidence. */
  model?: DocumentModel | undefined;
  /** Called while scanned pages are read. */
  onProgress?: OnPageProgress | undefined;
}

export interface ParsedDocument {
  outcome: ResumeOutcome | PostingOutcome;
  read: ReadFacts;
  /** Empty unless `withWords` was set. */
  words?: Evidence[];
}

const DEFAULT_OCR_PAGE_MS = 10_000;
const MAX_SLOWDOWN = 4;
/** A document that exceeded the elapsed time is retried once, as the load of the machine may have passed. */
const MAX_TRIES = 2;
const MEGABYTE = 1024 * 1024;

/**
 * Reads and parses documents in separate threads, so that no document can block or crash the process. A thread that
 * exceeds its time or memory limit is terminated and replaced.
 */
export class DocumentParser {
  readonly #pool: Piscina<ParseCommand, ParseReply> | null;
  readonly #watch: ParseThreadWatchdog;
  readonly #queue: ThreadQueue;
  readonly #threads: number;

  constructor({
    threads,
    memoryMb,
    timeoutMs,
    perVisionPageMs = DEFAULT_OCR_PAGE_MS,
    maxSlowdown = MAX_SLOWDOWN,
  }: DocumentParserOptions) {
    this.#threads = threads;
    this.#queue = new ThreadQueue(threads);
    this.#watch = new ParseThreadWatchdog({
      processorMs: timeoutMs,
      perVisionPageMs,
      maxSlowdown,
      memoryBytes: memoryMb * MEGABYTE,
    });
    this.#pool =
      threads === 0
        ? null
        : new Piscina({
            filename: entryFile('src/services/parsing/parse-thread'),
            minThreads: threads,
            maxThreads: threads,
            concurrentTasksPerWorker: 1,
            recordTiming: false,
            resourceLimits: { maxOldGenerationSizeMb: memoryMb },
          });
    // The pool replaces threads that fail between documents. The failure of a document is thrown to its caller.
    this.#pool?.on('error', () => undefined);
  }

  /** Resolves when every thread has loaded its code and data. */
  async warmUp(): Promise<void> {
    const pool = this.#pool as Piscina<unknown, unknown> | null;
    if (pool) await Promise.all(Array.from({ length: this.#threads }, () => pool.run({ warm: true })));
  }

  /**
   * @throws DocumentError if the document cannot or may not be read; ParseOverdueError if the machine was too busy to
   * read it; OcrDeferredError if it has scanned pages and `deferOcr` is set; the signal's reason if it was aborted
   */
  async parse(input: ParserInput, signal?: AbortSignal): Promise<ParsedDocument> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#parseInTurn(input, signal);
      } catch (error) {
        if (!(error instanceof ParseOverdueError) || tries === MAX_TRIES) throw error;
      }
    }
  }

  async #parseInTurn(input: ParserInput, signal?: AbortSignal): Promise<ParsedDocument> {
    if (!this.#pool) throw new Error('This process has no parsing threads.');
    await this.#queue.acquire(input.turn, signal);
    try {
      return await this.#parseOnce(this.#pool, input, signal);
    } finally {
      this.#queue.release();
    }
  }

  async #parseOnce(
    pool: Piscina<ParseCommand, ParseReply>,
    input: ParserInput,
    signal?: AbortSignal,
  ): Promise<ParsedDocument> {
    signal?.throwIfAborted();
    const stopping = new AbortController();
    const abort = (): void => stopping.abort();
    signal?.addEventListener('abort', abort, { once: true });
    const progress = new Float64Array(new SharedArrayBuffer(PROGRESS_SLOTS * 8));
    let stopped: StopReason | null = null;
    const watched = {
      progress,
      stop: (reason: StopReason): void => {
        stopped ??= reason;
        abort();
      },
    };
    this.#watch.add(watched);
    const { model, turn: _turn, onProgress, ...document } = input;
    const endReports = onProgress ? watchPages(progress, onProgress) : null;
    const questions = model ? answerQuestions(model) : null;
    try {
      const command: ParseCommand = {
        ...document,
        deferOcr: input.deferOcr ?? false,
        bytes: copyBytes(input.bytes),
        progress,
        model: model && questions ? { port: questions.port, timeoutMs: model.timeoutMs } : null,
      };
      const transferList = questions ? [questions.port] : [];
      const reply = await pool.run(command, { signal: stopping.signal, transferList });
      if ('refused' in reply) throw new DocumentError(reply.refused.code, reply.refused.message);
      if ('scanned' in reply) throw new OcrDeferredError();
      return reply;
    } catch (error) {
      signal?.throwIfAborted();
      throw toParseError(error, stopped);
    } finally {
      this.#watch.remove(watched);
      endReports?.();
      questions?.close();
      signal?.removeEventListener('abort', abort);
    }
  }

  /** Terminates all threads. Documents being parsed fail. */
  async destroy(): Promise<void> {
    this.#watch.close();
    await this.#pool?.destroy();
  }
}

/** Copies a view into a buffer of its size, because a message to a thread contains the whole buffer of a view. */
function copyBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}

function toParseError(error: unknown, stopped: StopReason | null): unknown {
  if (stopped === 'elapsed') return new ParseOverdueError();
  if (stopped === 'processor') {
    return new DocumentError('document_too_large', 'Reading the document exceeds the time limit.');
  }
  const outOfMemory =
    error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (stopped === 'memory' || outOfMemory) {
    const options = { cause: error };
    return new DocumentError('document_too_large', 'Reading the document exceeds the memory limit.', options);
  }
  return error;
}
