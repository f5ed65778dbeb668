import { compoundFile } from '../documents/compound-file';
import { docxFile, paragraph, simpleDocx } from '../documents/docx-file';
import { zipFile, type ZipFileEntry } from '../documents/zip-file';
import {
  ANY_OUTCOME,
  truncate,
  corrupt,
  SAMPLE_LINES,
  type AllowedOutcome,
  type MalformedInput,
} from './malformed-input';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const CORRUPT_OUTCOMES: readonly AllowedOutcome[] = [
  'ok',
  'document_corrupt',
  'no_text_found',
  'unsupported_media_type',
  'document_encrypted',
];
const TEXT_START =
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>';

/** Truncated, corrupted and encrypted Word and other archives, and decompression bombs. */
export async function archiveInputs(random: () => number): Promise<MalformedInput[]> {
  const inputs: MalformedInput[] = [];
  const add = (name: string, bytes: Buffer, allowed: readonly AllowedOutcome[]): void => {
    inputs.push({ name: `archive: ${name}`, bytes, fileName: 'resume.docx', declaredType: DOCX, allowed });
  };
  const plain = await simpleDocx(SAMPLE_LINES);
  for (let index = 1; index < 20; index++) {
    add(`cut to ${index * 5} %`, truncate(plain, index / 20), ['document_corrupt', 'unsupported_media_type']);
    add(`${index * 2} bytes changed`, corrupt(plain, index * 2, random), ANY_OUTCOME);
  }
  const entry = (
    name: string,
    content: string | Buffer,
    options: Partial<ZipFileEntry> = {},
  ): ZipFileEntry => ({
    name,
    content: Buffer.from(content as string),
    ...options,
  });
  const letters = (bytes: number): Buffer =>
    Buffer.concat([Buffer.from(TEXT_START), Buffer.alloc(bytes, 'a')]);
  add('bomb of 250 MB', zipFile([entry('word/document.xml', letters(250_000_000))]), ['document_corrupt']);
  add(
    'bomb that claims ten bytes',
    zipFile([entry('word/document.xml', letters(100_000_000), { claimedSize: 10 })]),
    ['document_corrupt'],
  );
  const header = Array.from({ length: 40 }, (_, index) =>
    entry(`word/header${index}.xml`, letters(8_000_000)),
  );
  add('bomb in many parts', zipFile([entry('word/document.xml', letters(10)), ...header]), [
    'document_corrupt',
  ]);
  const manyEntries = Array.from({ length: 30_000 }, (_, index) => entry(`word/media/${index}`, ''));
  add('30,000 entries', zipFile([entry('word/document.xml', letters(10)), ...manyEntries]), [
    'document_corrupt',
  ]);
  add(
    'claims four gigabytes',
    zipFile([entry('word/document.xml', letters(10), { claimedSize: 0xfffffff0 })]),
    ['document_corrupt'],
  );
  add('locked entries', zipFile([entry('word/document.xml', letters(10), { encrypted: true })]), [
    'document_encrypted',
  ]);
  add('no entries', zipFile([]), ['document_corrupt', 'unsupported_media_type']);
  add('a spreadsheet', zipFile([entry('xl/workbook.xml', '<a/>')]), ['unsupported_media_type']);
  add('slides', zipFile([entry('ppt/presentation.xml', '<a/>')]), ['unsupported_media_type']);
  add('any zip', zipFile([entry('notes.txt', 'cook')]), ['unsupported_media_type']);
  add('empty body', zipFile([entry('word/document.xml', '')]), CORRUPT_OUTCOMES);
  add('body that is no XML', zipFile([entry('word/document.xml', 'cook cook cook')]), CORRUPT_OUTCOMES);
  add('path out of the archive', zipFile([entry('../../word/document.xml', 'x')]), [
    'unsupported_media_type',
  ]);
  for (const depth of [1_000, 100_000]) {
    const deep = '<w:p>'.repeat(depth) + 'cook' + '</w:p>'.repeat(depth);
    add(`XML nested ${depth} deep`, await docxFile(deep), CORRUPT_OUTCOMES);
    add(`tables nested ${depth} deep`, await docxFile('<w:tbl><w:tr><w:tc>'.repeat(depth)), CORRUPT_OUTCOMES);
  }
  add('entities that multiply', await withDoctype(billionLaughs()), CORRUPT_OUTCOMES);
  add('entity of a file', await withDoctype('<!ENTITY x SYSTEM "file:///etc/passwd">'), CORRUPT_OUTCOMES);
  add('only pictures', await docxFile('<w:p><w:r><w:drawing/></w:r></w:p>'), ['no_text_found']);
  add('only hidden text', await docxFile(paragraph('Cook', '<w:vanish/>')), ['no_text_found']);
  add(
    'relations to nowhere',
    await docxFile(paragraph('Cook'), { 'word/_rels/document.xml.rels': '<broken' }),
    CORRUPT_OUTCOMES,
  );
  for (const name of ['resume.docx', 'sheet.xlsx']) {
    const container = compoundFile({
      EncryptionInfo: Buffer.alloc(64),
      EncryptedPackage: Buffer.alloc(9000, 7),
    });
    add(`locked Office file ${name}`, container, ['document_encrypted']);
  }
  const word = compoundFile({ WordDocument: fileBlock(0), '1Table': Buffer.alloc(100) });
  add('old Word document without text', word, ['document_corrupt', 'no_text_found']);
  add('old Word document, locked', compoundFile({ WordDocument: fileBlock(0x0100) }), ['document_encrypted']);
  add('old spreadsheet', compoundFile({ Workbook: Buffer.alloc(100) }), ['unsupported_media_type']);
  for (let index = 1; index < 12; index++) {
    add(`old Word document cut to ${index * 8} %`, truncate(word, index / 12), CORRUPT_OUTCOMES);
    add(`old Word document, ${index * 4} bytes changed`, corrupt(word, index * 4, random), CORRUPT_OUTCOMES);
  }
  const odt = [entry('mimetype', 'application/vnd.oasis.opendocument.text')];
  add('OpenDocument without body', zipFile(odt), ['document_corrupt']);
  const locked = '<manifest><manifest:encryption-data/></manifest>';
  add('OpenDocument, locked', zipFile([...odt, entry('META-INF/manifest.xml', locked)]), [
    'document_encrypted',
  ]);
  const body = '<office:text>' + '<text:list>'.repeat(50_000) + '<text:p>Cook</text:p>';
  add('OpenDocument nested 50,000 deep', zipFile([...odt, entry('content.xml', body)]), CORRUPT_OUTCOMES);
  return inputs;
}

/** The first bytes of a legacy Word document with the given flags. */
function fileBlock(flags: number): Buffer {
  const block = Buffer.alloc(1_000);
  block.writeUInt16LE(0xa5ec, 0);
  block.writeUInt16LE(0x00c1, 2);
  block.writeUInt16LE(0x0200 | flags, 0x0a);
  return block;
}

function billionLaughs(): string {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`,
  );
  return `<!ENTITY a0 "ha">${levels.join('')}`;
}

async function withDoctype(entities: string): Promise<Buffer> {
  const xml = `<?xml version="1.0"?><!DOCTYPE d [${entities}]>${TEXT_START}Cook &a12; &x;</w:t></w:r></w:p></w:body></w:document>`;
  return docxFile('', { 'word/document.xml': xml });
}
