import { connect } from 'node:net';

export interface RawResponse {
  /** 0 if the connection was closed without a response. */
  status: number;
  text: string;
  body: Record<string, unknown>;
}

/**
 * Sends raw bytes and returns the first response. With `thenClose` the writing side is closed after the bytes;
 * otherwise the connection stays open until the service responds.
 */
export function sendRaw(baseUrl: string, bytes: string | Buffer, thenClose = false): Promise<RawResponse> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const text = (): string => Buffer.concat(chunks).toString('utf8');
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (isComplete(text())) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(read(text())));
    socket.write(bytes);
    if (thenClose) socket.end();
  });
}

function isComplete(text: string): boolean {
  const [head, body] = split(text);
  if (body === null || /^HTTP\/1\.1 100 /.test(head)) return false;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length !== undefined && Buffer.byteLength(body) >= Number(length);
}

function split(text: string): [string, string | null] {
  const end = text.indexOf('\r\n\r\n');
  return end === -1 ? [text, null] : [text.slice(0, end), text.slice(end + 4)];
}

function read(text: string): RawResponse {
  const final = text.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '');
  const [head, body] = split(final);
  let parsed: Record<string, unknown> = {};
  try {
    parsed = JSON.parse(body ?? '') as Record<string, unknown>;
  } catch {
    // An empty object represents a body that is not JSON.
  }
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), text: final, body: parsed };
}
