import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { TenureError } from '../../../client/src/index';
import { writeZip } from '../../documents/zip/write-zip';
import { ServiceUnreachableError, type ApiOptions } from '../api-client';

/** Parameters of `POST /parse/batches`. */
export interface BatchParameters {
  documentType: 'resume' | 'job_description';
  include?: string;
  language?: string;
  documentDate?: string;
}

const RETRY_DELAY_MS = 2_000;
/** The service is overloaded or restarts, or the tenant has too many batches at the moment. */
const RETRYABLE_STATUSES: readonly number[] = [429, 502, 503];
/** The same files make the same archive, and with it the same request. */
const ENTRY_DATE = new Date(Date.UTC(2020, 0, 1));

/** Reads the files of a batch into an archive. */
export async function archiveOf(folder: string, names: readonly string[]): Promise<Buffer> {
  const entries = names.map(async (name) => ({ name, content: await readFile(path.join(folder, name)) }));
  return writeZip(await Promise.all(entries), ENTRY_DATE);
}

/** The idempotency key of a batch: the same files with the same parameters are the same batch. */
export function batchKey(archive: Buffer, parameters: BatchParameters): string {
  const hash = createHash('sha256').update(queryOf(parameters)).update(archive).digest('hex');
  return `parse-${hash.slice(0, 40)}`;
}

/**
 * Uploads a batch and returns its id. It is sent again with the same key if the service does not respond, for `timeout`
 * seconds, so that it is accepted once.
 */
export async function sendBatch(
  archive: Buffer,
  key: string,
  parameters: BatchParameters,
  options: ApiOptions,
): Promise<string> {
  const address = new URL(`/api/v1/parse/batches?${queryOf(parameters)}`, options.url);
  const headers = {
    Authorization: `Bearer ${options.key}`,
    'Content-Type': 'application/zip',
    'Idempotency-Key': key,
  };
  const deadline = performance.now() + options.timeout * 1_000;
  for (;;) {
    const body = new Uint8Array(archive);
    const response = await fetch(address, { method: 'POST', headers, body }).catch(() => null);
    if (response?.ok) return ((await response.json()) as { batchId: string }).batchId;
    const mayRetry = !response || RETRYABLE_STATUSES.includes(response.status);
    if (response && (!mayRetry || performance.now() + RETRY_DELAY_MS > deadline))
      throw await TenureError.of(response);
    if (performance.now() + RETRY_DELAY_MS > deadline) {
      throw new ServiceUnreachableError(`The upload to the service at ${address.origin} did not succeed.`);
    }
    await response?.body?.cancel();
    await delay(RETRY_DELAY_MS);
  }
}

function queryOf(parameters: BatchParameters): string {
  const statedParameters = Object.entries(parameters).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return new URLSearchParams(statedParameters).toString();
}
