import { appendFileSync, rmSync } from 'node:fs';
import { digestOfFiles, PushStateFile, type PushState } from './push-state';
import type { FileItem, PushSource } from './push-source';
import type { BatchResponse } from './push-target';

/** Sends a batch with an idempotency key that is the same for every attempt. */
export type SendBatch = (items: readonly object[], idempotencyKey: string) => Promise<BatchResponse>;

const BATCH_SIZE = 100;
/** Maximum bytes of one request; the service accepts 20 MiB. */
const MAX_BATCH_BYTES = 15 * 1024 * 1024;

export interface PushReport extends PushState {
  /** Path of the file that lists each failure with its line; null if there were none. */
  failures: string | null;
}

/**
 * Pushes a file of any length in batches, in order and one at a time, so that the later of two lines with the same
 * identifier wins. Calls `progress` with the number of items done.
 */
export async function pushFile(
  source: PushSource,
  send: SendBatch,
  progress: (state: PushState) => void,
): Promise<PushReport> {
  const [file] = source.files;
  const digest = await digestOfFiles(source.files);
  const stateFile = new PushStateFile(file);
  const failures = `${file}.failures.jsonl`;
  let state = stateFile.read(digest);
  if (state.done === 0) rmSync(failures, { force: true });
  progress(state);
  let position = 0;
  let batch: FileItem[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    state = await pushBatch(batch, state, digest, send, failures);
    stateFile.write(state);
    progress(state);
    batch = [];
    bytes = 0;
  };
  for await (const item of source.items()) {
    position += 1;
    if (position <= state.done) continue;
    const size = 'item' in item ? Buffer.byteLength(JSON.stringify(item.item)) : 0;
    if (batch.length === BATCH_SIZE || bytes + size > MAX_BATCH_BYTES) await flush();
    batch.push(item);
    bytes += size;
  }
  await flush();
  stateFile.clear();
  return { ...state, failures: state.failed > 0 ? failures : null };
}

async function pushBatch(
  batch: readonly FileItem[],
  state: PushState,
  digest: string,
  send: SendBatch,
  failures: string,
): Promise<PushState> {
  const sent = batch.flatMap((each) => ('item' in each ? [each] : []));
  // The position is part of the key, so that the same batch of the same file has the same key after a restart.
  const response =
    sent.length > 0
      ? await send(
          sent.map((each) => each.item),
          `push-${digest.slice(0, 32)}-${state.done}-${batch.length}`,
        )
      : { results: [], summary: { created: 0, updated: 0, failed: 0 } };
  const lines: object[] = batch.flatMap((each) =>
    'fault' in each ? [{ line: each.line, error: { code: 'unreadable', message: each.fault } }] : [],
  );
  for (const entry of response.results) {
    if (entry.action !== 'failed') continue;
    lines.push({ line: sent[entry.index]?.line, externalId: entry.externalId, error: entry.error });
  }
  if (lines.length > 0) appendFileSync(failures, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return {
    ...state,
    done: state.done + batch.length,
    created: state.created + response.summary.created,
    updated: state.updated + response.summary.updated,
    failed: state.failed + response.summary.failed + (batch.length - sent.length),
    dropped: withDropped(state.dropped, response.results),
  };
}

/** Adds the dropped fields of a response to the number of items per field. */
function withDropped(
  before: PushState['dropped'],
  entries: readonly { droppedFields?: string[] }[],
): PushState['dropped'] {
  const dropped = { ...before };
  for (const name of entries.flatMap((entry) => entry.droppedFields ?? [])) {
    dropped[name] = (dropped[name] ?? 0) + 1;
  }
  return dropped;
}
