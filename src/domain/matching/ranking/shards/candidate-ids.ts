const UUID_BYTES = 16;

/** Ids of candidates in ascending order, 16 bytes each. */
export class CandidateIds {
  private readonly bytes: Buffer;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** `ids` are UUIDs in ascending order. */
  static toBytes(ids: readonly string[]): Buffer {
    return Buffer.concat(ids.map(toBytes));
  }

  get count(): number {
    return this.bytes.length / UUID_BYTES;
  }

  at(row: number): string {
    const hex = this.bytes.toString('hex', row * UUID_BYTES, (row + 1) * UUID_BYTES);
    const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
    return parts.join('-');
  }

  /** Row of an id; -1 if there is none. */
  find(id: string): number {
    const idBytes = toBytes(id);
    let from = 0;
    let to = this.count - 1;
    while (from <= to) {
      const middle = (from + to) >> 1;
      const start = middle * UUID_BYTES;
      const order = idBytes.compare(this.bytes, start, start + UUID_BYTES);
      if (order === 0) return middle;
      if (order < 0) to = middle - 1;
      else from = middle + 1;
    }
    return -1;
  }
}

function toBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}
