import { deflateSync } from 'node:zlib';
import PDFDocument, { type PdfkitOptions } from 'pdfkit';
import { pagesOf, pdfFile, simplePdf, streamObject, textContent } from '../documents/pdf-file';
import {
  ANY_OUTCOME,
  truncate,
  corrupt,
  SAMPLE_LINES,
  type AllowedOutcome,
  type MalformedInput,
} from './malformed-input';

const CORRUPT_OUTCOMES: readonly AllowedOutcome[] = [
  'ok',
  'document_corrupt',
  'no_text_found',
  'document_encrypted',
];
const FLATE = '/Filter /FlateDecode';

/** Truncated, corrupted, encrypted and recursive PDFs and decompression bombs. */
export async function pdfInputs(random: () => number): Promise<MalformedInput[]> {
  const inputs: MalformedInput[] = [];
  const add = (name: string, bytes: Buffer, allowed: readonly AllowedOutcome[]): void => {
    inputs.push({
      name: `PDF: ${name}`,
      bytes,
      fileName: 'resume.pdf',
      declaredType: 'application/pdf',
      allowed,
    });
  };
  const plain = simplePdf(SAMPLE_LINES);
  const compressed = await pdfkitFile({});
  add('with a character map of a billion codes', hugeCharacterMap(), ['ok']);
  for (let index = 1; index < 20; index++) {
    add(`cut to ${index * 5} %`, truncate(plain, index / 20), [
      ...CORRUPT_OUTCOMES,
      'unsupported_media_type',
    ]);
    add(`compressed, cut to ${index * 5} %`, truncate(compressed, index / 20), [
      ...CORRUPT_OUTCOMES,
      'unsupported_media_type',
    ]);
    add(`${index * 3} bytes changed`, corrupt(plain, index * 3, random), ANY_OUTCOME);
    add(`compressed, ${index * 3} bytes changed`, corrupt(compressed, index * 3, random), ANY_OUTCOME);
  }
  for (const pdfVersion of ['1.3', '1.4', '1.6', '1.7ext3'] as const) {
    const locked = await pdfkitFile({ pdfVersion, userPassword: 'open sesame', ownerPassword: 'owner' });
    add(`locked with a password, version ${pdfVersion}`, locked, ['document_encrypted']);
    const readable = await pdfkitFile({ pdfVersion, ownerPassword: 'owner' });
    add(`readable without a password, version ${pdfVersion}`, readable, ['ok']);
  }
  for (const [name, objects, allowed] of hostileObjects()) add(name, pdfFile({ objects }), allowed);
  const trailing = Buffer.concat([plain, Buffer.alloc(100_000, 'x')]);
  add('with random data after its end', trailing, ['ok']);
  add('with random data before its start', Buffer.concat([Buffer.alloc(500, 'x'), plain]), [
    'ok',
    'document_corrupt',
  ]);
  add('only a header', Buffer.from('%PDF-1.7'), ['document_corrupt']);
  add('header and end', Buffer.from('%PDF-1.7\n%%EOF'), ['document_corrupt']);
  add('no objects', pdfFile({ objects: [] }), ['document_corrupt']);
  add('cross-reference loop', withLoop(plain), CORRUPT_OUTCOMES);
  add('preceded by a GIF header', Buffer.concat([Buffer.from('GIF89a'), plain]), ['ok', 'document_corrupt']);
  add('preceded by HTML', Buffer.concat([Buffer.from('<html><script>1</script>'), plain]), [
    'ok',
    'document_corrupt',
  ]);
  add('followed by a zip', Buffer.concat([plain, Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]), ['ok']);
  return inputs;
}

function hostileObjects(): [string, (string | Buffer)[], readonly AllowedOutcome[]][] {
  const bomb = (text: string, bytes: number): Buffer => deflateSync(Buffer.alloc(bytes, text), { level: 9 });
  const one = (content: Buffer, size?: string, filter?: string): (string | Buffer)[] =>
    pagesOf([content], size, filter);
  const text = textContent(SAMPLE_LINES);
  const kids = pagesOf([text]);
  const looped = [...kids];
  looped[1] = '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>';
  const counted = [...kids];
  counted[1] = '<< /Type /Pages /Kids [5 0 R] /Count 100000000 >>';
  const negative = [...kids];
  negative[1] = '<< /Type /Pages /Kids [5 0 R] /Count -1 >>';
  const recursive = [...kids];
  recursive[3] = '<< /Font << /F1 3 0 R >> /XObject << /X 7 0 R >> >>';
  recursive[5] = streamObject(Buffer.from('/X Do'));
  recursive.push(
    streamObject(
      Buffer.from('/X Do /X Do'),
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources 4 0 R',
    ),
  );
  const huge = [...kids];
  huge[3] = '<< /Font << /F1 3 0 R >> /XObject << /X 7 0 R >> >>';
  huge[5] = streamObject(Buffer.from('q 612 0 0 792 0 0 cm /X Do Q'));
  huge.push(
    streamObject(
      bomb('\0', 1_000_000),
      `/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceGray ${FLATE}`,
    ),
  );
  const rejected: AllowedOutcome[] = ['document_corrupt', 'no_text_found'];
  return [
    ['flate bomb of 120 MB', one(bomb('q Q ', 120_000_000), undefined, FLATE), ['document_corrupt']],
    [
      'flate bomb within a flate bomb',
      one(deflateSync(bomb('q Q ', 120_000_000)), undefined, '/Filter [/FlateDecode /FlateDecode]'),
      ['document_corrupt'],
    ],
    ['flate bomb of 8 MB of saved states', one(bomb('q ', 8_000_000), undefined, FLATE), [...rejected, 'ok']],
    [
      'a million shown letters',
      one(bomb('(aaaaaaaa) Tj ', 14_000_000), undefined, FLATE),
      [...rejected, 'ok'],
    ],
    ['arrays nested 100,000 deep', one(Buffer.from('['.repeat(100_000))), [...rejected, 'ok']],
    ['dictionaries nested 50,000 deep', one(Buffer.from('<< /A '.repeat(50_000))), [...rejected, 'ok']],
    ['page tree that contains itself', looped, [...rejected, 'too_many_pages']],
    ['a hundred million pages claimed', counted, ['too_many_pages', 'document_corrupt', 'ok']],
    ['negative page count', negative, [...rejected, 'ok']],
    ['20,000 pages', manyPages(20_000), ['too_many_pages']],
    ['form that includes itself', recursive, [...rejected, 'ok']],
    ['image of 3.6 billion pixels', huge, rejected],
    ['extremely large page', one(text, '0 0 99999999 99999999'), ['ok', ...rejected]],
    ['page without area', one(text, '0 0 0 0'), ['ok', ...rejected]],
    ['page of negative size', one(text, '612 792 0 0'), ['ok', ...rejected]],
    ['page whose size is no number', one(text, '(a) (b) (c) (d)'), ['ok', ...rejected]],
    ['letters of extreme size', one(textContent(SAMPLE_LINES, 72, 720, 1e30)), ['ok', ...rejected]],
    [
      'coordinates beyond the range of numbers',
      one(Buffer.from(`BT /F1 9 Tf 1${'0'.repeat(400)} 0 Td (cook) Tj ET`)),
      ['ok', ...rejected],
    ],
    ['catalog that is a number', ['42', ...kids.slice(1)], ['document_corrupt']],
    [
      'catalog without pages',
      ['<< /Type /Catalog >>', ...kids.slice(1)],
      ['document_corrupt', 'no_text_found'],
    ],
    ['font that refers to itself', selfFont(kids), ['ok', ...rejected]],
    ['empty page', one(Buffer.alloc(0)), ['no_text_found']],
    ['invisible text', one(Buffer.from('BT 3 Tr /F1 11 Tf 72 720 Td (Cook) Tj ET')), ['no_text_found']],
    ['text off the page', one(textContent(SAMPLE_LINES, -5000, -5000)), ['no_text_found']],
  ];
}

function manyPages(count: number): (string | Buffer)[] {
  const objects = pagesOf([Buffer.from('BT ET')]);
  objects[1] = `<< /Type /Pages /Kids [${'5 0 R '.repeat(count)}] /Count ${count} >>`;
  return objects;
}

function selfFont(objects: readonly (string | Buffer)[]): (string | Buffer)[] {
  const copy = [...objects];
  copy[2] =
    '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding 3 0 R /DescendantFonts [3 0 R] /ToUnicode 3 0 R >>';
  return copy;
}

/** The cross-reference table refers to itself as the previous one. */
function withLoop(plain: Buffer): Buffer {
  const source = plain.toString('latin1');
  const at = source.lastIndexOf('startxref\n') + 10;
  const offset = parseInt(source.slice(at), 10);
  return Buffer.from(source.replace('/Root 1 0 R', `/Root 1 0 R /Prev ${offset}`), 'latin1');
}

function pdfkitFile(options: PdfkitOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument(options);
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    for (const line of SAMPLE_LINES) document.text(line);
    document.end();
  });
}

/** A page in a font that maps ranges of millions of codes, in some hundred bytes. */
function hugeCharacterMap(): Buffer {
  const ranges = Array.from({ length: 90 }, (_, at) => {
    const prefix = at.toString(16).padStart(2, '0');
    return `<${prefix}000000> <${prefix}fffffe> <0041>`;
  });
  const objects = pagesOf([textContent(SAMPLE_LINES)]);
  objects[2] = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode ${objects.length + 1} 0 R >>`;
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${ranges.length} beginbfrange ${ranges.join(' ')} endbfrange endcmap end`;
  return pdfFile({ objects: [...objects, streamObject(Buffer.from(map))] });
}
