import { createSocket, type Socket } from 'node:dgram';

/** A DNS server that returns the IPv4 addresses in `names`, which a test may change at any time. */
export class DnsServer {
  readonly names = new Map<string, string[]>();
  /** Names of the queries received. */
  readonly queries: string[] = [];
  private readonly socket: Socket = createSocket('udp4');

  async start(): Promise<this> {
    this.socket.on('message', (query, from) => {
      this.socket.send(this.buildResponse(query), from.port, from.address);
    });
    await new Promise<void>((resolve) => this.socket.bind(0, '127.0.0.1', resolve));
    return this;
  }

  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.socket.close(() => resolve()));
  }

  /** RFC 1035: repeats the question and adds an A record per address. Queries of other types get no records. */
  private buildResponse(query: Buffer): Buffer {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('ascii', at + 1, at + 1 + length));
      at += length + 1;
    }
    const name = labels.join('.').toLowerCase();
    const type = query.readUInt16BE(at + 1);
    const question = query.subarray(12, at + 5);
    this.queries.push(name);
    const configured = this.names.get(name);
    const addresses = type === 1 ? (configured ?? []) : [];
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(configured ? 0x8180 : 0x8183, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(addresses.length, 6);
    const answers = addresses.map((address) => {
      const record = Buffer.alloc(16);
      record.writeUInt16BE(0xc00c, 0);
      record.writeUInt16BE(1, 2);
      record.writeUInt16BE(1, 4);
      record.writeUInt32BE(0, 6);
      record.writeUInt16BE(4, 10);
      address.split('.').forEach((part, index) => record.writeUInt8(Number(part), 12 + index));
      return record;
    });
    return Buffer.concat([head, question, ...answers]);
  }
}
