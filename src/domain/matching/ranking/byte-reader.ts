const BITS = 7;
const MORE = 1 << BITS;

/** Reads what a `ByteWriter` wrote, in the same order. */
export class ByteReader {
  private at = 0;
  private readonly view: DataView;

  constructor(private readonly bytes: Buffer) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  count(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.bytes[this.at++]!;
      if (byte < MORE) return value + byte * scale;
      value += (byte - MORE) * scale;
      scale *= MORE;
    }
  }

  fraction(): number {
    this.at += 4;
    return this.view.getFloat32(this.at - 4, true);
  }

  word(): number {
    this.at += 4;
    return this.view.getUint32(this.at - 4, true);
  }

  text(): string {
    const length = this.count();
    this.at += length;
    return this.bytes.toString('utf8', this.at - length, this.at);
  }
}
