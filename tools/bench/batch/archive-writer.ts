import fs from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';

/** Damage of an entry, or a property that a reader must refuse. */
export interface EntryFaults {
  /** Marks the entry as encrypted. */
  isEncrypted?: true;
  /** States another checksum than that of the content. */
  isDamaged?: true;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
const ENCRYPTED_FLAG = 0x1;
const UTF8_FLAG = 0x800;
const DEFLATE = 8;
/** 1 January 2026 in the format of MS-DOS. */
const DOS_DATE = (46 << 9) | (1 << 5) | 1;

/** Writes a zip archive entry by entry, so that its size is limited by the disk only. At most 65,535 entries. */
export class ArchiveWriter {
  private readonly file: number;
  private readonly directory: Buffer[] = [];
  private offset = 0;

  constructor(path: string) {
    this.file = fs.openSync(path, 'w');
  }

  add(name: string, content: Buffer, { isEncrypted, isDamaged }: EntryFaults = {}): void {
    const compressed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(VERSION, 0);
    fields.writeUInt16LE(UTF8_FLAG | (isEncrypted ? ENCRYPTED_FLAG : 0), 2);
    fields.writeUInt16LE(DEFLATE, 4);
    fields.writeUInt16LE(DOS_DATE, 8);
    fields.writeUInt32LE(isDamaged ? (crc32(content) ^ 1) >>> 0 : crc32(content), 10);
    fields.writeUInt32LE(compressed.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const at = this.offset;
    this.write(uint32(LOCAL_HEADER), fields, Buffer.from(name), compressed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    this.directory.push(uint32(CENTRAL_HEADER), uint16(VERSION), fields, rest, Buffer.from(name));
  }

  /** Returns the bytes of the archive. */
  close(entries: number): number {
    const directory = Buffer.concat(this.directory);
    const end = Buffer.alloc(18);
    end.writeUInt16LE(entries, 4);
    end.writeUInt16LE(entries, 6);
    end.writeUInt32LE(directory.length, 8);
    end.writeUInt32LE(this.offset, 12);
    this.write(directory, uint32(END_OF_DIRECTORY), end);
    fs.closeSync(this.file);
    return this.offset;
  }

  private write(...parts: Buffer[]): void {
    for (const part of parts) {
      fs.writeSync(this.file, part);
      this.offset += part.length;
    }
  }
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
