import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Connections whose current request may take longer than the time limit of the server. */
const sockets = new WeakSet<Socket>();

/** Exempts a request from the time limit, because its body is a large file. The caller limits the time without data. */
export function allowLongUpload(request: IncomingMessage): void {
  const { socket } = request;
  sockets.add(socket);
  request.once('close', () => sockets.delete(socket));
}

export function isLongUpload(socket: Socket): boolean {
  return sockets.has(socket);
}
