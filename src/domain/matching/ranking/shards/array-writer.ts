/** Size of the length and width in front of an array. */
const HEADER_BYTES = 5;
const MAX_UINT8 = 0xff;
const MAX_UINT16 = 0xffff;

/** Writes arrays of numbers and texts; `ArrayReader` reads them in the same order. Integers take one, two or four bytes. */
export class ArrayWriter {
  private readonly parts: Uint8Array[] = [];

  /** Non-negative integers. */
  writeInts(values: ArrayLike<number>): void {
    let max = 0;
    for (let at = 0; at < values.length; at += 1) if (values[at]! > max) max = values[at]!;
    const array =
      max <= MAX_UINT8
        ? Uint8Array.from(values)
        : max <= MAX_UINT16
          ? Uint16Array.from(values)
          : Uint32Array.from(values);
    this.writeArray(array);
  }

  writeFloats(values: Float32Array): void {
    this.writeArray(values);
  }

  writeBytes(values: Uint8Array): void {
    this.writeArray(values);
  }

  writeTexts(texts: readonly string[]): void {
    const encoded = texts.map((text) => Buffer.from(text));
    this.writeInts(encoded.map((bytes) => bytes.length));
    this.writeArray(Buffer.concat(encoded));
  }

  finish(): Buffer {
    return Buffer.concat(this.parts);
  }

  private writeArray(array: Uint8Array | Uint16Array | Uint32Array | Float32Array): void {
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt8(array.BYTES_PER_ELEMENT, 0);
    header.writeUInt32LE(array.length, 1);
    this.parts.push(header, new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  }
}
