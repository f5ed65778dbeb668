import type { Response } from 'express';

/**
 * Calls `before` with status and body of the answer and sends it when that has resolved: an answer a caller has
 * seen must be one it can have again. What is written to the response in the meantime is ignored.
 */
export function holdResponse(
  response: Response,
  before: (status: number, body: Buffer) => Promise<void>,
): void {
  const end = response.end.bind(response) as (body: Buffer) => Response;
  let held = false;
  response.end = ((chunk?: unknown, encoding?: unknown): Response => {
    if (held) return response;
    held = true;
    const body = asBuffer(chunk, encoding);
    const { statusCode } = response;
    const headers = { ...response.getHeaders() };
    void before(statusCode, body).then(() => {
      if (response.destroyed) return;
      response.statusCode = statusCode;
      for (const name of response.getHeaderNames()) if (!(name in headers)) response.removeHeader(name);
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) response.setHeader(name, value);
      end(body);
    });
    return response;
  }) as Response['end'];
}

function asBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  if (typeof chunk !== 'string') return Buffer.alloc(0);
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
}
