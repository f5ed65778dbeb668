const SECTOR = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;

/** A compound file (the container of legacy Office formats) with the given streams, each padded to whole sectors. */
export function compoundFile(streams: Record<string, Buffer>): Buffer {
  const contents = Object.values(streams).map((content) => {
    // Streams under 4096 bytes would be stored in the mini stream. Padding avoids that.
    const size = Math.max(4096, Math.ceil(content.length / SECTOR) * SECTOR);
    return Buffer.concat([content, Buffer.alloc(size - content.length)]);
  });
  const names = Object.keys(streams);
  const table: number[] = [0xfffffffd, END];
  const directory = Buffer.alloc(SECTOR);
  entry(directory, 0, 'Root Entry', 5, END, 0);
  const sectors: Buffer[] = [];
  contents.forEach((content, index) => {
    const start = table.length;
    const count = content.length / SECTOR;
    for (let sector = 1; sector <= count; sector++) table.push(sector === count ? END : start + sector);
    if (index < 3) entry(directory, index + 1, names[index] ?? '', 2, start, content.length);
    sectors.push(content);
  });
  const allocation = Buffer.alloc(SECTOR, 0xff);
  table.slice(0, SECTOR / 4).forEach((value, index) => allocation.writeUInt32LE(value, index * 4));
  return Buffer.concat([header(), allocation, directory, ...sectors]);
}

function header(): Buffer {
  const head = Buffer.alloc(SECTOR, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(1, 44);
  head.writeUInt32LE(1, 48);
  head.writeUInt32LE(4096, 56);
  head.writeUInt32LE(END, 60);
  head.writeUInt32LE(END, 68);
  for (let at = 76; at < SECTOR; at += 4) head.writeUInt32LE(FREE, at);
  head.writeUInt32LE(0, 76);
  return head;
}

function entry(
  directory: Buffer,
  index: number,
  name: string,
  type: number,
  start: number,
  size: number,
): void {
  const at = index * 128;
  directory.write(name, at, 'utf16le');
  directory.writeUInt16LE((name.length + 1) * 2, at + 64);
  directory[at + 66] = type;
  directory.writeUInt32LE(FREE, at + 68);
  directory.writeUInt32LE(FREE, at + 72);
  directory.writeUInt32LE(type === 5 ? 1 : FREE, at + 76);
  directory.writeUInt32LE(start, at + 116);
  directory.writeUInt32LE(size, at + 120);
}
