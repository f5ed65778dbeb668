/** The dictionary begins with this text (MS-OXRTFCP 2.1.2.1). */
const FIRST_TEXT =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans ' +
  'SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx';
const DICTIONARY_BYTES = 4_096;
const HEADER_BYTES = 16;
const RAW_SIZE_OFFSET = 4;
const TYPE_OFFSET = 8;
const COMPRESSED = 0x75465a4c;
const UNCOMPRESSED = 0x414c454d;
const RUNS_PER_CONTROL_BYTE = 8;
const MIN_REFERENCE_LENGTH = 2;
const MAX_RTF_BYTES = 10 * 1024 * 1024;

/**
 * Decompresses the text of an Outlook mail (MS-OXRTFCP). Returns null for data in another form or of more than 10 MiB. Of
 * data that ends early, the text up to there is returned.
 */
export function decompressRtf(input: Uint8Array): Uint8Array | null {
  if (input.length < HEADER_BYTES) return null;
  const header = Buffer.from(input.buffer, input.byteOffset, HEADER_BYTES);
  const rawSize = header.readUInt32LE(RAW_SIZE_OFFSET);
  const type = header.readUInt32LE(TYPE_OFFSET);
  if (rawSize > MAX_RTF_BYTES) return null;
  if (type === UNCOMPRESSED) return input.subarray(HEADER_BYTES, HEADER_BYTES + rawSize);
  return type === COMPRESSED ? expandReferences(input, rawSize) : null;
}

/** A control byte says of each of the next eight runs whether it is a byte or a reference to earlier text. */
function expandReferences(input: Uint8Array, rawSize: number): Uint8Array {
  const output = new Uint8Array(rawSize);
  const dictionary = new Uint8Array(DICTIONARY_BYTES);
  dictionary.set(Buffer.from(FIRST_TEXT, 'latin1'));
  let end = FIRST_TEXT.length;
  let size = 0;
  const write = (byte: number): void => {
    output[size++] = byte;
    dictionary[end] = byte;
    end = (end + 1) % DICTIONARY_BYTES;
  };
  let at = HEADER_BYTES;
  while (at < input.length && size < rawSize) {
    const control = input[at++]!;
    for (let run = 0; run < RUNS_PER_CONTROL_BYTE && at < input.length && size < rawSize; run += 1) {
      if ((control & (1 << run)) === 0) {
        write(input[at++]!);
        continue;
      }
      const reference = (input[at]! << 8) | (input[at + 1] ?? 0);
      at += 2;
      const offset = reference >> 4;
      // A reference to the end of the dictionary ends the text.
      if (offset === end) return output.subarray(0, size);
      const length = (reference & 0xf) + MIN_REFERENCE_LENGTH;
      for (let index = 0; index < length && size < rawSize; index += 1) {
        write(dictionary[(offset + index) % DICTIONARY_BYTES]!);
      }
    }
  }
  return output.subarray(0, size);
}
