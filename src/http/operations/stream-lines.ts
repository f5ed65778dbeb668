import { Readable } from 'node:stream';
import type { Request } from 'express';

/**
 * Streams text to the caller as fast as the caller reads. If the source fails, the connection is closed before its end, so
 * that the caller does not take the part for the whole. If the caller leaves, the source ends.
 */
export function streamLines(request: Request, lines: AsyncIterable<string>): Readable {
  const stream = Readable.from(lines, { objectMode: false, encoding: 'utf8' });
  const response = request.res;
  stream.once('error', (error) => {
    request.context.services.logger.error(
      { err: error, requestId: request.context.requestId },
      'a streamed response failed',
    );
    response?.destroy();
  });
  response?.once('close', () => stream.destroy());
  return stream;
}
