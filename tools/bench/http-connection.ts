import net from 'node:net';

export interface HttpResponse {
  status: number;
  body: string;
}

const HEAD_END = '\r\n\r\n';

/**
 * One keep-alive HTTP/1.1 connection with one request at a time. A full client would take as much processor time as the
 * measured servers, which share the machine with it.
 */
export class HttpConnection {
  private received: Buffer = Buffer.alloc(0);
  private settle: { resolve: (answer: HttpResponse) => void; reject: (error: Error) => void } | null = null;

  private constructor(private readonly socket: net.Socket) {
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.receive(chunk));
    socket.on('error', (error) => this.settle?.reject(error));
    socket.on('close', () => this.settle?.reject(new Error('the server closed the connection')));
  }

  static open(port: number): Promise<HttpConnection> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new HttpConnection(socket));
      });
    });
  }

  /** Sends the bytes of a complete request and resolves with the response. */
  send(request: Buffer): Promise<HttpResponse> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const headEnd = this.received.indexOf(HEAD_END);
    if (headEnd === -1) return;
    const head = this.received.toString('latin1', 0, headEnd);
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) {
      this.settle?.reject(new Error('the response has no Content-Length'));
      return;
    }
    const end = headEnd + HEAD_END.length + length;
    if (this.received.length < end) return;
    const body = this.received.toString('utf8', headEnd + HEAD_END.length, end);
    this.received = this.received.subarray(end);
    const { settle } = this;
    this.settle = null;
    settle?.resolve({ status: Number(head.slice(9, 12)), body });
  }
}

/** The bytes of a JSON POST. */
export function postJson(path: string, headers: Record<string, string>, body: object): Buffer {
  const payload = Buffer.from(JSON.stringify(body));
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${payload.length}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(lines.join('\r\n') + HEAD_END), payload]);
}

/** The bytes of a GET. */
export function getRequest(path: string, headers: Record<string, string>): Buffer {
  const lines = [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.from(lines.join('\r\n') + HEAD_END);
}
