import type { Request } from 'express';
import { AppError } from '../../platform/app-error';

/** The declared length of a body; null for chunked encoding. */
export function declaredLength(request: Request): number | null {
  const header = request.headers['content-length'];
  return header === undefined ? null : Number(header);
}

/** True if the request has a body (RFC 9112 §6): a length above zero or a transfer coding. */
export function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || (declaredLength(request) ?? 0) > 0;
}

export function tooLarge(maxBytes: number): AppError {
  return new AppError('payload_too_large', `The body may have at most ${maxBytes} bytes.`, {
    extensions: { maxBytes },
  });
}

export function truncatedBody(): AppError {
  return new AppError('malformed_request', 'The connection closed before the body was complete.');
}

/** Asks a client that sent `Expect: 100-continue` to send its body. */
export function inviteBody(request: Request): void {
  if (request.headers.expect?.toLowerCase() === '100-continue') request.res?.writeContinue();
}

/** Reads a whole body into memory. Stops as soon as it exceeds `maxBytes`; the rest is discarded. */
export function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  if ((declaredLength(request) ?? 0) > maxBytes) return Promise.reject(tooLarge(maxBytes));
  inviteBody(request);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = (finish: () => void): void => {
      request.off('data', onData).off('end', onEnd).off('error', onAborted).off('close', onAborted);
      finish();
    };
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length <= maxBytes) {
        chunks.push(chunk);
        return;
      }
      request.pause();
      settle(() => reject(tooLarge(maxBytes)));
    };
    const onEnd = (): void =>
      settle(() => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, length)));
    const onAborted = (): void => settle(() => reject(truncatedBody()));
    request.on('data', onData).on('end', onEnd).on('error', onAborted).on('close', onAborted);
  });
}
