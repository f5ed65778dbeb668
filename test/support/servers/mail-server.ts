import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface ReceivedMail {
  to: string;
  /** Headers and body as received. */
  raw: string;
  /** The decoded plain-text part. */
  text: string;
}

/** A minimal SMTP server (RFC 5321) that records or rejects mails. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Response to RCPT; any status other than 2xx rejects the recipient. */
  recipientAnswer = '250 ok';
  /** Response to AUTH; null if the server does not offer authentication. */
  signInAnswer: string | null = null;
  private readonly server: Server = createServer((socket) => this.serve(socket));
  private readonly sockets = new Set<Socket>();

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    let rest = '';
    let to = '';
    let data: string[] | null = null;
    const line = (text: string): void => {
      if (data !== null) {
        if (text !== '.') {
          data.push(text.replace(/^\./, ''));
          return;
        }
        const raw = data.join('\r\n');
        this.received.push({ to, raw, text: plainPart(raw) });
        data = null;
        socket.write('250 accepted\r\n');
      } else if (/^DATA/i.test(text)) {
        data = [];
        socket.write('354 go on\r\n');
      } else if (/^RCPT/i.test(text)) {
        to = /<([^>]*)>/.exec(text)?.[1] ?? '';
        socket.write(`${this.recipientAnswer}\r\n`);
      } else if (/^EHLO/i.test(text) && this.signInAnswer !== null) {
        socket.write('250-test\r\n250 AUTH PLAIN\r\n');
      } else if (/^AUTH/i.test(text)) {
        socket.write(`${this.signInAnswer}\r\n`);
      } else if (/^QUIT/i.test(text)) {
        socket.end('221 bye\r\n');
      } else {
        socket.write('250 ok\r\n');
      }
    };
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const each of lines) line(each);
    });
    socket.write('220 test\r\n');
  }
}

function plainPart(raw: string): string {
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw);
  const encoding = /Content-Transfer-Encoding: ([\w-]+)/.exec(part?.[0] ?? '')?.[1];
  const body = part?.[1] ?? '';
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
