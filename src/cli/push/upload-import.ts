import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { TenureError } from '../../../client/src/index';
import { ServiceUnreachableError, type ApiOptions } from '../api-client';

const RETRY_DELAY_MS = 2_000;
/** The service is overloaded or restarts, or the tenant has too many imports at the moment. */
const RETRYABLE_STATUSES: readonly number[] = [429, 502, 503];

export interface ImportFileOptions extends ApiOptions {
  kind: 'candidates' | 'jobs';
  format?: 'ndjson' | 'csv';
  onError?: 'continue' | 'stop';
  adapter?: string;
  dryRun?: boolean;
}

/**
 * Uploads a file to `POST /imports` as a stream and returns the id of the import. `-` is standard input, which is sent
 * once. A file is sent again if the service does not respond, with the same idempotency key, for `timeout` seconds.
 */
export async function uploadImport(file: string, options: ImportFileOptions): Promise<string> {
  const query = new URLSearchParams({
    kind: options.kind,
    ...(options.dryRun ? { dryRun: 'true' } : {}),
    ...(options.onError ? { onError: options.onError } : {}),
    ...(options.adapter ? { adapter: options.adapter } : {}),
  });
  const isInput = file === '-';
  const headers: Record<string, string> = {
    Authorization: `Bearer ${options.key}`,
    'Content-Type': formatOf(file, options) === 'csv' ? 'text/csv' : 'application/x-ndjson',
    ...(file.toLowerCase().endsWith('.gz') ? { 'Content-Encoding': 'gzip' } : {}),
    ...(isInput ? {} : { 'Idempotency-Key': `import-${await digestOf(file, query)}` }),
  };
  const address = new URL(`/api/v1/imports?${query.toString()}`, options.url);
  const deadline = performance.now() + options.timeout * 1_000;
  for (;;) {
    const body = Readable.toWeb(isInput ? process.stdin : createReadStream(file));
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const response = await fetch(address, init as RequestInit).catch(() => null);
    if (response?.ok) return ((await response.json()) as { importId: string }).importId;
    const mayRetry = !isInput && (!response || RETRYABLE_STATUSES.includes(response.status));
    if (response && !mayRetry) throw await TenureError.of(response);
    if (isInput || performance.now() + RETRY_DELAY_MS > deadline) {
      if (response) throw await TenureError.of(response);
      throw new ServiceUnreachableError(`The upload to the service at ${address.origin} did not succeed.`);
    }
    await response?.body?.cancel();
    await delay(RETRY_DELAY_MS);
  }
}

function formatOf(file: string, { format }: ImportFileOptions): 'ndjson' | 'csv' {
  return format ?? (/\.csv(\.gz)?$/i.test(file) ? 'csv' : 'ndjson');
}

/** The same file with the same options is the same import. */
async function digestOf(file: string, query: URLSearchParams): Promise<string> {
  const hash = createHash('sha256').update(query.toString());
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex').slice(0, 40);
}
