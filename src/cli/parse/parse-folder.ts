import { appendFileSync, existsSync, truncateSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { resultOf, TenureError, type TenureClient } from '../../../client/src/index';
import type { ApiOptions } from '../api-client';
import { listFiles, type FolderFile } from './folder-files';
import { ParseState, type OpenBatch } from './parse-state';
import type { FileResult, ResultFormat } from './result-lines';
import { archiveOf, batchKey, sendBatch, type BatchParameters } from './send-batch';

export interface ParseFolderOptions {
  folder: string;
  /** File of the results. The state is next to it. */
  out: string;
  format: ResultFormat;
  parameters: BatchParameters;
  api: ApiOptions;
  /** Called with the number of files whose results are known, the total, and the number of failures. */
  onProgress: (done: number, total: number, failed: number) => void;
  onFailure: (result: FileResult) => void;
}

export interface ParseFolderReport {
  files: number;
  /** Files whose results were written by earlier runs. */
  earlier: number;
  succeeded: number;
  failed: number;
  out: string;
}

const MAX_BATCH_FILES = 500;
const MAX_BATCH_BYTES = 48 * 1024 * 1024;
const POLL_MS = 500;
const FINAL_STATUSES: readonly string[] = ['succeeded', 'failed', 'cancelled'];
/** The tenant's limits are lower than the size of a batch. */
const TOO_LARGE_CODES: readonly string[] = ['batch_too_large', 'payload_too_large'];
/** An open batch cannot be continued: its results are gone, or it was refused for its size. Its files are sent again. */
const UNUSABLE_CODES: readonly string[] = ['operation_expired', 'not_found', ...TOO_LARGE_CODES];

/**
 * Parses the files of a folder in batches and writes a line for each. Continues where an earlier run stopped: files whose
 * results are written are skipped, and a batch that was sent is followed and not sent again.
 */
export class ParseFolder {
  readonly #state: ParseState;
  #total = 0;
  #earlier = 0;
  #earlierFailed = 0;

  constructor(
    private readonly client: TenureClient,
    private readonly options: ParseFolderOptions,
  ) {
    this.#state = new ParseState(`${options.out}.parse-state.jsonl`);
  }

  async run(restart: boolean): Promise<ParseFolderReport> {
    const { folder, out, format } = this.options;
    const state = this.#state;
    if (restart) state.restart();
    else state.load();
    if (state.outputBytes === 0 || !existsSync(out)) writeFileSync(out, format.heading);
    else truncateSync(out, state.outputBytes);
    const files = (await listFiles(folder)).filter(({ name }) => !this.#isOwn(name));
    this.#total = files.length;
    this.#earlier = files.filter((file) => this.#isDone(file)).length;
    this.#earlierFailed = state.failed;
    if (state.open) await this.#finishOpen(state.open);
    const waiting = files.filter((file) => !this.#isDone(file));
    for (const batch of batchesOf(waiting)) await this.#parse(batch);
    const done = files.length - this.#earlier;
    const failed = state.failed - this.#earlierFailed;
    return { files: files.length, earlier: this.#earlier, succeeded: done - failed, failed, out };
  }

  #isDone({ name, version }: FolderFile): boolean {
    return this.#state.done.get(name) === version;
  }

  /** The output and the state may be in the folder. */
  #isOwn(name: string): boolean {
    const { folder, out } = this.options;
    return [out, `${out}.parse-state.jsonl`].some((file) => file === `${folder}/${name}`);
  }

  /** Sends a batch, in halves if it is beyond the limits of the tenant. */
  async #parse(files: FolderFile[]): Promise<void> {
    const { folder, parameters } = this.options;
    const archive = await archiveOf(
      folder,
      files.map(({ name }) => name),
    );
    const key = batchKey(archive, parameters);
    this.#state.add({ started: { key, files: files.map(({ name, version }) => [name, version]) } });
    try {
      await this.#sendAndWrite(archive, key);
    } catch (error) {
      const isTooLarge = error instanceof TenureError && TOO_LARGE_CODES.includes(error.code);
      if (!isTooLarge || files.length === 1) throw error;
      this.#state.add({ dropped: true });
      const half = Math.ceil(files.length / 2);
      await this.#parse(files.slice(0, half));
      await this.#parse(files.slice(half));
    }
  }

  /** Ends the batch of an interrupted run. If a file has changed since, its results are of no use. */
  async #finishOpen(open: OpenBatch): Promise<void> {
    const { folder, parameters } = this.options;
    try {
      if (open.batchId !== null) return await this.#follow(open, open.batchId);
      const archive = await archiveOf(
        folder,
        open.files.map(([name]) => name),
      );
      if (batchKey(archive, parameters) === open.key) return await this.#sendAndWrite(archive, open.key);
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!isMissing && !(error instanceof TenureError && UNUSABLE_CODES.includes(error.code))) throw error;
    }
    this.#state.add({ dropped: true });
  }

  async #sendAndWrite(archive: Buffer, key: string): Promise<void> {
    const { parameters, api } = this.options;
    const batchId = await sendBatch(archive, key, parameters, api);
    this.#state.add({ accepted: batchId });
    if (this.#state.open) await this.#follow(this.#state.open, batchId);
  }

  /** Waits for a batch and writes its results in the order of its files. */
  async #follow({ files }: OpenBatch, batchId: string): Promise<void> {
    const params = { path: { batchId } };
    for (;;) {
      const batch = resultOf(await this.client.GET('/api/v1/parse/batches/{batchId}', { params }));
      const { succeeded, failed, cancelled } = batch.entries;
      const done = this.#state.done.size + succeeded + failed + cancelled;
      this.options.onProgress(Math.min(done, this.#total), this.#total, this.#state.failed + failed);
      if (FINAL_STATUSES.includes(batch.status)) break;
      await delay(POLL_MS);
    }
    const { data } = await this.client.GET('/api/v1/parse/batches/{batchId}/results', {
      params,
      parseAs: 'text',
    });
    const results = (data ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line, index) => fileResult(files[index]?.[0] ?? '', line));
    if (results.length !== files.length) throw new Error('the service returned another number of results');
    const { out, format, onFailure } = this.options;
    const text = results.map((result) => format.line(result)).join('');
    appendFileSync(out, text, { flush: true });
    const failures = results.filter(({ status }) => status !== 'succeeded');
    const before =
      this.#state.outputBytes === 0 ? Buffer.byteLength(format.heading) : this.#state.outputBytes;
    this.#state.add({ written: before + Buffer.byteLength(text), failed: failures.length });
    failures.forEach(onFailure);
  }
}

function fileResult(file: string, line: string): FileResult {
  const { status, result, error } = JSON.parse(line) as FileResult;
  return { file, status, result: result ?? null, error: error ?? null };
}

/** Groups files within the limits of a batch. A file beyond the limit of a document is refused by the service. */
function batchesOf(files: readonly FolderFile[]): FolderFile[][] {
  const batches: FolderFile[][] = [];
  let bytes = 0;
  for (const file of files) {
    const batch = batches.at(-1);
    bytes += file.bytes;
    if (batch && batch.length < MAX_BATCH_FILES && bytes <= MAX_BATCH_BYTES) batch.push(file);
    else {
      batches.push([file]);
      bytes = file.bytes;
    }
  }
  return batches;
}
