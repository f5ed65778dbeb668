const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
/** Length of the flags, and of each length. */
const INT32_BYTES = 4;
const INT16_BYTES = 2;
/** Number of fields that marks the end of the rows. */
const TRAILER = -1;
/** Length of a field that is null. */
const NULL_LENGTH = -1;

/**
 * Reads the output of `COPY … TO STDOUT (FORMAT binary)`: the fields of each row as bytes, null for a null (PostgreSQL
 * documentation, "COPY", section on the binary format). Throws if the output is cut off or has another format.
 */
export function readBinaryCopy(chunks: readonly Buffer[]): (Buffer | null)[][] {
  const bytes = new ChunkReader(chunks);
  if (!bytes.read(SIGNATURE.length).equals(SIGNATURE))
    throw new Error('Postgres sent a copy in an unknown format.');
  bytes.read(INT32_BYTES);
  bytes.read(bytes.readInt32());
  const rows: (Buffer | null)[][] = [];
  for (let fieldCount = bytes.readInt16(); fieldCount !== TRAILER; fieldCount = bytes.readInt16()) {
    const row: (Buffer | null)[] = [];
    while (row.length < fieldCount) {
      const length = bytes.readInt32();
      row.push(length === NULL_LENGTH ? null : bytes.read(length));
    }
    rows.push(row);
  }
  return rows;
}

/** Reads bytes of consecutive chunks. They are copied only if they are not in one chunk. */
class ChunkReader {
  private index = 0;
  private offset = 0;

  constructor(private readonly chunks: readonly Buffer[]) {}

  read(length: number): Buffer {
    const parts: Buffer[] = [];
    for (let left = length; left > 0;) {
      const chunk = this.chunks[this.index];
      if (!chunk) throw new Error('Postgres sent a copy that is cut off.');
      const part = chunk.subarray(this.offset, this.offset + left);
      parts.push(part);
      left -= part.length;
      this.offset += part.length;
      if (this.offset < chunk.length) continue;
      this.index += 1;
      this.offset = 0;
    }
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  }

  readInt16(): number {
    return this.read(INT16_BYTES).readInt16BE();
  }

  readInt32(): number {
    return this.read(INT32_BYTES).readInt32BE();
  }
}
