import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFileEntry {
  name: string;
  content: Buffer;
  /** Uncompressed size stated in the directory, if different from the real one. */
  claimedSize?: number;
  encrypted?: boolean;
  /** States another checksum than that of the content. */
  damaged?: boolean;
}

/** A hand-written zip archive that may state false sizes. */
export function zipFile(entries: readonly ZipFileEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize, encrypted, damaged } of entries) {
    const compressed = deflateRawSync(content, { level: 9 });
    const label = Buffer.from(name);
    const fields = Buffer.alloc(22);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(damaged ? (crc32(content) ^ 1) >>> 0 : crc32(content), 10);
    fields.writeUInt32LE(compressed.length, 14);
    fields.writeUInt32LE(claimedSize ?? content.length, 18);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(label.length, 0);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, lengths, label, compressed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, lengths, tail, label]));
    locals.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(entries.length & 0xffff, 8);
  end.writeUInt16LE(entries.length & 0xffff, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listing, end]);
}
