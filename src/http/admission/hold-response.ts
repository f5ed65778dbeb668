import type { Response } from 'express';

/**
 * Delays the response until `before`, called with its status and body, has resolved: a response that the caller has
 * received must also be available for a replay. Further writes to the response are ignored.
 */
export function holdResponse(
  response: Response,
  before: (status: number, body: Buffer) => Promise<void>,
): void {
  const end = response.end.bind(response) as (body: Buffer) => Response;
  let isHeld = false;
  response.end = ((chunk?: unknown, encoding?: unknown): Response => {
    if (isHeld) return response;
    isHeld = true;
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
