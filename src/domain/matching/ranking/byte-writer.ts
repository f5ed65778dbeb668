const FIRST_BYTES = 2_048;
const BITS = 7;
const MORE = 1 << BITS;

/** Numbers and texts behind one another, as few bytes as they need; `ByteReader` reads them in the same order. */
export class ByteWriter {
  private bytes = Buffer.allocUnsafe(FIRST_BYTES);
  private length = 0;

  /** A whole number from 0 on. */
  count(value: number): void {
    this.makeRoom(8);
    let rest = value;
    for (; rest >= MORE; rest = Math.floor(rest / MORE)) this.bytes[this.length++] = (rest % MORE) + MORE;
    this.bytes[this.length++] = rest;
  }

  /** A fraction, to about seven digits. */
  fraction(value: number): void {
    this.makeRoom(4);
    this.length = this.bytes.writeFloatLE(value, this.length);
  }

  /** A whole number of 32 bits without a sign. */
  word(value: number): void {
    this.makeRoom(4);
    this.length = this.bytes.writeUInt32LE(value, this.length);
  }

  text(value: string): void {
    const bytes = Buffer.byteLength(value);
    this.count(bytes);
    this.makeRoom(bytes);
    this.length += this.bytes.write(value, this.length);
  }

  /** All that was written, in memory of its own. */
  end(): Buffer {
    return Buffer.from(this.bytes.subarray(0, this.length));
  }

  private makeRoom(bytes: number): void {
    if (this.length + bytes <= this.bytes.length) return;
    const longer = Buffer.allocUnsafe(2 * (this.length + bytes));
    this.bytes.copy(longer, 0, 0, this.length);
    this.bytes = longer;
  }
}
