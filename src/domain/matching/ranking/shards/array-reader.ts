/** Reads the output of `ArrayWriter` in the same order. The arrays are copies, so the input is not kept in memory. */
export class ArrayReader {
  private offset = 0;

  constructor(private readonly bytes: Buffer) {}

  readInts(): Int32Array<ArrayBuffer> {
    const { width, content } = this.read();
    if (width === 1) return Int32Array.from(new Uint8Array(content));
    return width === 2 ? Int32Array.from(new Uint16Array(content)) : new Int32Array(content);
  }

  /** Integers in as few bytes as they were written with. */
  readCompactInts(): Uint8Array | Uint16Array | Uint32Array {
    const { width, content } = this.read();
    if (width === 1) return new Uint8Array(content);
    return width === 2 ? new Uint16Array(content) : new Uint32Array(content);
  }

  readFloats(): Float32Array<ArrayBuffer> {
    return new Float32Array(this.read().content);
  }

  readBytes(): Uint8Array {
    return new Uint8Array(this.read().content);
  }

  readTexts(): string[] {
    const lengths = this.readInts();
    const content = Buffer.from(this.read().content);
    let from = 0;
    return Array.from(lengths, (length) => {
      from += length;
      return content.toString('utf8', from - length, from);
    });
  }

  private read(): { width: number; content: ArrayBuffer } {
    const width = this.bytes.readUInt8(this.offset);
    const from = this.offset + 5;
    this.offset = from + width * this.bytes.readUInt32LE(this.offset + 1);
    return { width, content: new Uint8Array(this.bytes.subarray(from, this.offset)).buffer };
  }
}
