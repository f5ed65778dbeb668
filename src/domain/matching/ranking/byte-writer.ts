const INITIAL_CAPACITY = 2_048;
const BITS_PER_BYTE = 7;
const CONTINUATION_BIT = 1 << BITS_PER_BYTE;

/** Writes numbers and texts in compact form; `ByteReader` reads them in the same order. */
export class ByteWriter {
  private bytes = Buffer.allocUnsafe(INITIAL_CAPACITY);
  private length = 0;

  /** A non-negative integer. */
  writeVarint(value: number): void {
    this.ensureCapacity(8);
    let rest = value;
    for (; rest >= CONTINUATION_BIT; rest = Math.floor(rest / CONTINUATION_BIT))
      this.bytes[this.length++] = (rest % CONTINUATION_BIT) + CONTINUATION_BIT;
    this.bytes[this.length++] = rest;
  }

  /** A 32-bit float, with about seven significant digits. */
  writeFloat32(value: number): void {
    this.ensureCapacity(4);
    this.length = this.bytes.writeFloatLE(value, this.length);
  }

  /** An unsigned 32-bit integer. */
  writeUint32(value: number): void {
    this.ensureCapacity(4);
    this.length = this.bytes.writeUInt32LE(value, this.length);
  }

  writeString(value: string): void {
    const bytes = Buffer.byteLength(value);
    this.writeVarint(bytes);
    this.ensureCapacity(bytes);
    this.length += this.bytes.write(value, this.length);
  }

  /** A copy of the written bytes. */
  finish(): Buffer {
    return Buffer.from(this.bytes.subarray(0, this.length));
  }

  private ensureCapacity(bytes: number): void {
    if (this.length + bytes <= this.bytes.length) return;
    const longer = Buffer.allocUnsafe(2 * (this.length + bytes));
    this.bytes.copy(longer, 0, 0, this.length);
    this.bytes = longer;
  }
}
