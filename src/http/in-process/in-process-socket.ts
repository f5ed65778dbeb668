import { Duplex } from 'node:stream';
import type { Request } from 'express';

/** What the peer of a connection would be: the request that a call is made for. */
export interface Peer {
  address: string;
  secure: boolean;
}

/**
 * One end of a connection inside the process. The server end has the address of the peer, as a network socket has, so
 * that address lists and protocols are checked as for a request from there.
 */
export class InProcessSocket extends Duplex {
  readonly remoteAddress: string;
  readonly encrypted: boolean;
  private other: InProcessSocket | null = null;

  private constructor(peer: Peer) {
    super();
    this.remoteAddress = peer.address;
    this.encrypted = peer.secure;
  }

  /** Two connected ends. */
  static pair(peer: Peer): { client: InProcessSocket; server: InProcessSocket } {
    const client = new InProcessSocket(peer);
    const server = new InProcessSocket(peer);
    client.other = server;
    server.other = client;
    return { client, server };
  }

  override _read(): void {
    // The other end pushes.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.other?.push(chunk);
    // Lets the other end take the chunk first, so that no long text is buffered twice.
    setImmediate(done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.other?.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    const { other } = this;
    this.other = null;
    if (other && !other.destroyed) setImmediate(() => other.destroy());
    done(error);
  }
}

/** True for a request that this process makes to itself for a caller that it has already admitted. */
export function isInProcess(request: Request): boolean {
  return (request.socket as unknown) instanceof InProcessSocket;
}
