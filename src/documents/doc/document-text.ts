import { DocumentError } from '../document-error';
import { decodeBytes } from '../text/decode-bytes';

const WORD_97 = 0x00c1;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
/** Offsets into the file information block of Word 97 and later ([MS-DOC] 2.5). */
const FLAGS_AT = 0x0a;
const TEXT_LENGTH_AT = 0x4c;
const PIECES_AT = 0x01a2;
const PIECES_LENGTH_AT = 0x01a6;
const PIECE_TABLE = 2;
const COMPRESSED = 0x40000000;

/**
 * Assembles the text of the main story from the pieces of a Word document ([MS-DOC] 2.4.1).
 * @throws DocumentError document_encrypted
 */
export function documentText(main: Buffer, streamOf: (name: string) => Buffer | null): string {
  if (main.readUInt16LE(2) < WORD_97) throw new Error('The document format is too old.');
  const flags = main.readUInt16LE(FLAGS_AT);
  if (flags & ENCRYPTED) throw new DocumentError('document_encrypted', 'The document is password-protected.');
  const table = streamOf(flags & SECOND_TABLE ? '1Table' : '0Table');
  if (!table) throw new Error('The document has no piece table.');
  const at = main.readUInt32LE(PIECES_AT);
  const pieces = piecesOf(table.subarray(at, at + main.readUInt32LE(PIECES_LENGTH_AT)));
  const length = main.readUInt32LE(TEXT_LENGTH_AT);
  let text = '';
  for (const { start, end, place } of pieces) {
    const count = Math.min(end, length) - start;
    if (count <= 0) continue;
    const from = place & ~COMPRESSED;
    text +=
      place & COMPRESSED
        ? decodeBytes(main.subarray(from / 2, from / 2 + count), 'windows-1252')
        : main.toString('utf16le', from, from + count * 2);
  }
  return text;
}

function piecesOf(structure: Buffer): { start: number; end: number; place: number }[] {
  let at = 0;
  // Property lists can precede the table.
  while (at < structure.length && structure[at] !== PIECE_TABLE) at += 3 + structure.readUInt16LE(at + 1);
  const size = structure.readUInt32LE(at + 1);
  const plan = structure.subarray(at + 5, at + 5 + size);
  const count = Math.floor((plan.length - 4) / 12);
  return Array.from({ length: count }, (_, index) => ({
    start: plan.readUInt32LE(index * 4),
    end: plan.readUInt32LE(index * 4 + 4),
    place: plan.readUInt32LE((count + 1) * 4 + index * 8 + 2),
  }));
}
