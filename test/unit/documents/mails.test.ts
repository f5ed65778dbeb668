import { burn, type Entry } from '@kenjiuno/msgreader/lib/Burner';
import { readDocument } from '../../../src/documents/read-document';
import { decompressRtf } from '../../../src/documents/mail/decompress-rtf';
import { writeZip } from '../../../src/documents/zip/write-zip';
import { docxFile, paragraph } from '../../support/documents/docx-file';

const HEADERS = [
  'Received: from mail.example.com by mx.example.org; Tue, 30 Jun 2015 10:00:00 +0000',
  'From: Odalys Brandvold <odalys@example.com>',
  'To: jobs@example.org',
  'Date: Tue, 30 Jun 2015 12:00:00 +0200',
  'Subject: =?utf-8?B?QXBwbGljYXRpb24=?=',
  'MIME-Version: 1.0',
];

interface Part {
  name: string | null;
  type: string;
  content: Uint8Array | string;
  headers?: string[];
}

/** An e-mail with a text and attachments. */
function mail(text: string, parts: Part[]): Buffer {
  const lines = [
    ...HEADERS,
    'Content-Type: multipart/mixed; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ];
  for (const { name, type, content, headers = [] } of parts) {
    const file = name === null ? '' : `; filename="${name}"`;
    lines.push('--b1', `Content-Type: ${type}`, 'Content-Transfer-Encoding: base64');
    lines.push(`Content-Disposition: attachment${file}`, ...headers, '');
    lines.push(Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n'));
  }
  return Buffer.from([...lines, '--b1--', ''].join('\r\n'));
}

const read = (bytes: Uint8Array) => readDocument(bytes, { declaredType: null, fileName: null });
const textOf = ({ document }: Awaited<ReturnType<typeof read>>) =>
  document.pages.flatMap((page) => page.lines.map(({ text }) => text)).join('\n');
const docx = (text: string) => docxFile(paragraph(text));
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

describe('an e-mail', () => {
  it('stands for the attached resume, not for its text, the letter or the logo', async () => {
    const bytes = mail('See my resume.', [
      { name: 'logo.png', type: 'image/png', content: PNG, headers: ['Content-ID: <logo>'] },
      { name: 'cover letter.docx', type: 'application/octet-stream', content: await docx('Dear team') },
      {
        name: 'CV Brandvold.docx',
        type: 'application/octet-stream',
        content: await docx('Welder since 2012'),
      },
      { name: 'meeting.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' },
    ]);
    const document = await read(bytes);
    expect(textOf(document)).toBe('Welder since 2012');
    expect(document.mediaType).toMatch(/wordprocessingml/);
    expect(document.warnings).toEqual([
      { code: 'attachment_read', message: expect.stringMatching(/were not read: 3/) as string },
    ]);
    expect(document.fileDate).toBe('2015-06-30');
  });

  it('without a document is read itself', async () => {
    const document = await read(
      mail('Odalys Brandvold\nWelder', [{ name: 'me.vcf', type: 'text/vcard', content: 'BEGIN:VCARD' }]),
    );
    expect([document.mediaType, textOf(document).trim()]).toEqual(['text/plain', 'Odalys Brandvold\nWelder']);
    expect(document.warnings).toEqual([]);
  });

  it('attached to another is opened, but not without end', async () => {
    let bytes = mail('x', [
      { name: 'cv.docx', type: 'application/octet-stream', content: await docx('Welder') },
    ]);
    for (let depth = 2; depth <= 3; depth += 1)
      bytes = mail('x', [{ name: 'fwd.eml', type: 'application/octet-stream', content: bytes }]);
    expect(textOf(await read(bytes))).toBe('Welder');
    const deeper = mail('x', [{ name: 'fwd.eml', type: 'application/octet-stream', content: bytes }]);
    await expect(read(deeper)).rejects.toMatchObject({ code: 'document_corrupt' });
  });

  it('with an Apple Pages document says what to send instead', async () => {
    const pages = await writeZip([{ name: 'Index/Document.iwa', content: 'x' }], new Date(0));
    const bytes = mail('See attached.', [
      { name: 'cv.pages', type: 'application/octet-stream', content: pages },
    ]);
    await expect(read(bytes)).rejects.toMatchObject({
      code: 'unsupported_media_type',
      message: expect.stringContaining('Pages') as string,
    });
  });

  it('with parts nested beyond any program is damaged', async () => {
    const open = Array.from(
      { length: 60 },
      (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary="b${at + 1}"\r\n\r\n`,
    );
    const head = [...HEADERS, 'Content-Type: multipart/mixed; boundary="b0"', '', ''].join('\r\n');
    await expect(read(Buffer.from(head + open.join('')))).rejects.toMatchObject({ code: 'document_corrupt' });
  });

  it('of Outlook stands for its attachment', async () => {
    const attachment = await docx('Crane operator');
    const document = await read(outlookMail('See my resume.', 'resume.docx', attachment));
    expect(textOf(document)).toBe('Crane operator');
    const plain = await read(outlookMail('Odalys Brandvold', null, attachment));
    expect([plain.mediaType, textOf(plain)]).toEqual(['text/plain', 'Odalys Brandvold']);
  });

  it('of Outlook stands for its text in compressed RTF if it has no other', async () => {
    const document = await read(outlookMail('', null, Buffer.alloc(0), COMPRESSED_HELLO));
    expect([document.mediaType, textOf(document)]).toEqual(['application/rtf', 'hello world']);
    const crossing = Buffer.from(COMPRESSED_CROSSING.replace(/ /g, ''), 'hex');
    expect(Buffer.from(decompressRtf(crossing)!).toString()).toBe('{\\rtf1 WXYZWXYZWXYZWXYZWXYZ}');
  });

  it('of Outlook with damaged RTF has no text', async () => {
    const other = Buffer.from(COMPRESSED_HELLO);
    other.writeUInt32LE(0xffff_ffff, 4);
    await expect(read(outlookMail('', null, Buffer.alloc(0), other))).rejects.toMatchObject({
      code: 'no_text_found',
    });
    expect(decompressRtf(COMPRESSED_HELLO.subarray(0, 12))).toBeNull();
    expect(Buffer.from(decompressRtf(COMPRESSED_HELLO.subarray(0, 24))!).toString()).toMatch(
      /^\{\\rtf1\\ansi/,
    );
  });

  it('is no text that begins with a few words and colons', async () => {
    const document = await read(Buffer.from('From: Toledo\nTo: Akron\nDriver on this route since 2012\n'));
    expect(document.mediaType).toBe('text/plain');
    expect(textOf(document)).toContain('From: Toledo');
  });
});

/** The examples of MS-OXRTFCP, 3.1 and 3.2. */
const COMPRESSED_HELLO = Buffer.from(
  '2d0000002b0000004c5a4675f1c5c7a703000a00726370673132354232' + '0af32068656c090020627705b06c647d0a800fa0',
  'hex',
);
const COMPRESSED_CROSSING =
  '1a 00 00 00 1c 00 00 00 4c 5a 46 75 e2 d4 4b 51 41 00 04 20 57 58 59 5a 0d 6e 7d 01 0e b0';

/** A message as Outlook saves it, with the properties that a reader needs (MS-OXMSG). */
function outlookMail(body: string, name: string | null, content: Uint8Array, rtf?: Uint8Array): Uint8Array {
  const stream = (streamName: string, bytes: Uint8Array): Entry => ({
    name: streamName,
    type: 2,
    length: bytes.length,
    // The writer copies the whole buffer of a view.
    binaryProvider: () => new Uint8Array(bytes),
  });
  const unicode = (text: string): Buffer => Buffer.from(text, 'utf16le');
  const entries: Entry[] = [
    { name: 'Root Entry', type: 5, length: 0, children: [1, 2, ...(name === null ? [] : [3])] },
    stream('__properties_version1.0', Buffer.alloc(32)),
    stream('__substg1.0_1000001F', unicode(body)),
  ];
  if (rtf) {
    entries[0]!.children!.push(3);
    entries.push(stream('__substg1.0_10090102', rtf));
  }
  if (name !== null) {
    entries.push(
      { name: '__attach_version1.0_#00000000', type: 1, length: 0, children: [4, 5, 6] },
      stream('__properties_version1.0', Buffer.alloc(8)),
      stream('__substg1.0_3707001F', unicode(name)),
      stream('__substg1.0_37010102', content),
    );
  }
  return burn(entries);
}
