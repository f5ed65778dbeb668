import type { Request } from 'express';

const LINGER_MS = 2_000;
const LINGER_BYTES = 32 * 1024 * 1024;

/**
 * Called when the response is sent while the request body is still arriving. Closing the connection immediately would
 * make the client discard the response (a reset overtakes unread data), so a bounded amount of the rest is read and
 * dropped before the connection closes.
 */
export function drainRequest(request: Request): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  const end = socket.bytesRead + LINGER_BYTES;
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  timer.unref();
  const stop = (): void => {
    clearTimeout(timer);
    request.off('data', count);
  };
  const count = (): void => {
    if (socket.bytesRead <= end) return;
    stop();
    socket.destroy();
  };
  request.unpipe();
  request.on('data', count);
  request.once('end', stop).once('close', stop);
  request.resume();
}
