import type { Request } from 'express';

const LINGER_MS = 2_000;
const LINGER_BYTES = 32 * 1024 * 1024;

/**
 * Called once the answer to a request is out while its body is still coming. Closing at once would make the
 * client's system throw the answer away (a reset overtakes unread data), so a bounded rest is read and dropped;
 * whoever keeps sending after that is cut off.
 */
export function drainBriefly(request: Request): void {
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
