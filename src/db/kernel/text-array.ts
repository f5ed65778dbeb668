/** Object id of the type `text`, the same in every database. */
const TEXT_OID = 25;
const HEADER_BYTES = 20;
const NULL_LENGTH = -1;

/**
 * A `text[]` parameter in the binary format of Postgres (array_recv in utils/adt/arrayfuncs.c). The driver sends an array as
 * a literal, in which it escapes each quote: for documents of JSON that takes longer and more memory than all other work.
 */
export function textArray(values: readonly (string | null)[]): Buffer {
  let size = HEADER_BYTES;
  for (const value of values) size += 4 + (value === null ? 0 : Buffer.byteLength(value));
  const array = Buffer.allocUnsafe(size);
  // Dimensions, whether there are nulls (the server looks itself), type, length, and the index of the first element.
  array.writeInt32BE(1, 0);
  array.writeInt32BE(0, 4);
  array.writeInt32BE(TEXT_OID, 8);
  array.writeInt32BE(values.length, 12);
  array.writeInt32BE(1, 16);
  let at = HEADER_BYTES;
  for (const value of values) {
    const length = value === null ? NULL_LENGTH : array.write(value, at + 4);
    array.writeInt32BE(length, at);
    at += 4 + Math.max(0, length);
  }
  return array;
}
