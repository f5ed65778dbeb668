import { readBinaryCopy } from '../../../src/db/kernel/binary-copy';

const header = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
const trailer = int16(-1);

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function row(...fields: (Buffer | null)[]): Buffer {
  return Buffer.concat([
    int16(fields.length),
    ...fields.flatMap((field) => {
      const length = Buffer.alloc(4);
      length.writeInt32BE(field?.length ?? -1);
      return [length, field ?? Buffer.alloc(0)];
    }),
  ]);
}

const bytes = Buffer.from([0, 0xff, 0x5c, 0x80]);

it('reads fields as bytes, nulls and empty values', () => {
  const copy = [header, row(bytes, null, Buffer.alloc(0)), row(null, bytes, bytes), trailer];
  expect(readBinaryCopy(copy)).toEqual([
    [bytes, null, Buffer.alloc(0)],
    [null, bytes, bytes],
  ]);
  expect(readBinaryCopy([header, trailer])).toEqual([]);
});

it('reads rows wherever the chunks end', () => {
  const copy = Buffer.concat([header, row(bytes, null), row(bytes, bytes), trailer]);
  const whole = readBinaryCopy([copy]);
  expect(whole).toEqual([
    [bytes, null],
    [bytes, bytes],
  ]);
  for (let end = 1; end < copy.length; end += 1)
    expect(readBinaryCopy([copy.subarray(0, end), copy.subarray(end)])).toEqual(whole);
});

it('refuses a copy that is cut off or has another format', () => {
  const copy = Buffer.concat([header, row(bytes), trailer]);
  for (let end = 0; end < copy.length; end += 1)
    expect(() => readBinaryCopy([copy.subarray(0, end)])).toThrow('Postgres sent a copy');
  expect(() => readBinaryCopy([Buffer.from('shard_id,version\n1,2\n')])).toThrow('unknown format');
});
