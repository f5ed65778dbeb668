import * as zlib from 'node:zlib';

export function deflateRawSync(content: Buffer): Buffer {
  return zlib.deflateRawSync(content, { level: 9 });
}

/** CRC-32 as zip and PNG use it; the runtime has none before version 22. */
export function crc32(content: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of content) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
