import type { Dispatcher } from 'undici';
import { EndpointRefusedError } from './endpoint-url';
import { parseRetryAfter } from './retry-schedule';
import type { AttemptError, AttemptResponse } from './attempt-response';

/** Bytes of a response that are read. The connection of a longer response is closed. */
const MAX_BODY_BYTES = 4096;
const MAX_SNIPPET_CHARACTERS = 1024;

type Headers = Record<string, string | string[] | undefined>;

/** Handles one request: limits its time and the size of its response, and reports the outcome. */
export class AttemptHandler implements Dispatcher.DispatchHandler {
  private readonly startedAt = performance.now();
  private readonly timer: NodeJS.Timeout;
  private controller: Dispatcher.DispatchController | null = null;
  private settled = false;
  private statusCode: number | null = null;
  private headers: Headers = {};
  private readonly chunks: Buffer[] = [];
  private bytes = 0;

  constructor(
    timeoutMs: number,
    private readonly resolve: (response: AttemptResponse) => void,
  ) {
    this.timer = setTimeout(() => {
      this.settle('timeout');
      this.controller?.abort(new Error('the attempt timed out'));
    }, timeoutMs);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    // The request waited for a connection until the attempt timed out.
    if (this.settled) controller.abort(new Error('the attempt timed out'));
  }

  onResponseStart(_controller: Dispatcher.DispatchController, statusCode: number, headers: Headers): void {
    if (statusCode < 200) return;
    this.statusCode = statusCode;
    this.headers = headers;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.settled) return;
    this.chunks.push(chunk);
    this.bytes += chunk.length;
    if (this.bytes <= MAX_BODY_BYTES) return;
    this.settle(null);
    controller.abort(new Error('the response exceeds the size limit'));
  }

  onResponseEnd(): void {
    this.settle(null);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.fail(error);
  }

  fail(error: unknown): void {
    this.settle(codeOf(error));
  }

  private settle(error: AttemptError | null): void {
    if (this.settled) return;
    this.settled = true;
    clearTimeout(this.timer);
    // A response whose body broke off does not count as a response.
    const statusCode = error === null ? this.statusCode : null;
    const redirect = statusCode !== null && statusCode >= 300 && statusCode < 400;
    this.resolve({
      statusCode,
      error: redirect ? 'redirect' : error,
      durationMs: Math.round(performance.now() - this.startedAt),
      snippet: this.snippet(),
      retryAfterMs: parseRetryAfter(this.header('retry-after'), new Date()),
      directive: this.header('webhook-delivery')?.trim().toLowerCase() ?? null,
    });
  }

  private header(name: string): string | undefined {
    const value = this.headers[name];
    return Array.isArray(value) ? value[0] : value;
  }

  private snippet(): string | null {
    if (this.bytes === 0) return null;
    const text = Buffer.concat(this.chunks).subarray(0, MAX_BODY_BYTES).toString('utf8');
    // Postgres cannot store zero characters, and control characters are useless to a reader.
    return text
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .slice(0, MAX_SNIPPET_CHARACTERS)
      .replace(/[\ud800-\udbff]$/, '');
  }
}

function codeOf(error: unknown): AttemptError {
  if (error instanceof EndpointRefusedError) return error.code;
  const code = (error as { code?: unknown }).code;
  const text = typeof code === 'string' ? code : '';
  if (
    text.startsWith('HPE_') ||
    text.startsWith('UND_ERR_HEADERS') ||
    text === 'UND_ERR_RESPONSE_STATUS_CODE'
  ) {
    return 'not_http';
  }
  if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|EPROTO|HOSTNAME_MISMATCH)/.test(text))
    return 'tls_failed';
  return text === 'UND_ERR_CONNECT_TIMEOUT' ? 'timeout' : 'connection_failed';
}
