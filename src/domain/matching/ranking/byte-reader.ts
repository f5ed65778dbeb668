const BITS_PER_BYTE = 7;
const CONTINUATION_BIT = 1 << BITS_PER_BYTE;

/** Reads the output of `ByteWriter` in the same order. */
export class ByteReader {
  private offset = 0;
  private readonly view: DataView;

  constructor(private readonly bytes: Buffer) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  readVarint(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.bytes[this.offset++]!;
      if (byte < CONTINUATION_BIT) return value + byte * scale;
      value += (byte - CONTINUATION_BIT) * scale;
      scale *= CONTINUATION_BIT;
    }
  }

  readFloat32(): number {
    this.offset += 4;
    return this.view.getFloat32(this.offset - 4, true);
  }

  readUint32(): number {
    this.offset += 4;
    return this.view.getUint32(this.offset - 4, true);
  }

  readString(): string {
    const length = this.readVarint();
    this.offset += length;
    return this.bytes.toString('utf8', this.offset - length, this.offset);
  }
}
