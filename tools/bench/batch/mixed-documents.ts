import { randomBytes } from 'node:crypto';
import JSZip from 'jszip';
import { planDocument, renderOffline } from '../../synthetic/make-document';
import { textPdf } from '../neighbours/documents';
import { ArchiveWriter, type EntryFaults } from './archive-writer';

const MIB = 2 ** 20;
/** One entry in this many is bad. */
const BAD_EVERY = 50;

/** An entry of a batch and the code of its error; null if it must be parsed. */
export interface ExpectedEntry {
  name: string;
  code: string | null;
}

interface BadEntry extends EntryFaults {
  extension: string;
  code: string;
  content: (number: number) => Buffer | Promise<Buffer>;
}

const GOOD_FORMATS: readonly { extension: string; content: (number: number) => Promise<Buffer> }[] = [
  { extension: 'txt', content: (number) => renderOffline(planDocument(7, number, ['txt'])) },
  { extension: 'docx', content: (number) => renderOffline(planDocument(7, number, ['docx'])) },
  { extension: 'pdf', content: async (number) => textPdf(await linesOf(number)) },
  { extension: 'rtf', content: async (number) => rtf(await linesOf(number)) },
  { extension: 'eml', content: async (number) => mail(await linesOf(number), number) },
];

const BAD_ENTRIES: readonly BadEntry[] = [
  { extension: 'pdf', code: 'document_encrypted', isEncrypted: true, content: () => Buffer.from('secret') },
  { extension: 'docx', code: 'document_corrupt', isDamaged: true, content: () => Buffer.from('damaged') },
  { extension: 'txt', code: 'no_text_found', content: () => Buffer.alloc(0) },
  {
    extension: 'mp3',
    code: 'unsupported_media_type',
    content: () => Buffer.from('ID3\x04\0\0\0\0\0\0\xff\xfb', 'latin1'),
  },
  { extension: 'txt', code: 'payload_too_large', content: () => Buffer.alloc(8 * MIB) },
  { extension: 'pdf', code: 'payload_too_large', content: () => randomBytes(10 * MIB + 1) },
  { extension: 'zip', code: 'unsupported_media_type', content: nestedBomb },
  { extension: 'pdf', code: 'document_corrupt', content: () => Buffer.from('%PDF-1.7\nno objects follow\n') },
];

/** Writes an archive of invented resumes in five formats, of which one in 50 is bad, and returns its entries. */
export async function writeMixedArchive(
  path: string,
  count: number,
): Promise<{ entries: ExpectedEntry[]; bytes: number }> {
  const archive = new ArchiveWriter(path);
  const entries: ExpectedEntry[] = [];
  for (let number = 1; number <= count; number += 1) {
    const bad = number % BAD_EVERY === 0 ? BAD_ENTRIES[(number / BAD_EVERY) % BAD_ENTRIES.length] : undefined;
    const kind = bad ?? GOOD_FORMATS[number % GOOD_FORMATS.length];
    if (!kind) throw new Error('no format');
    const name = `${Math.ceil(number / 500)}/${bad ? 'bad' : 'resume'}-${number}.${kind.extension}`;
    archive.add(name, await kind.content(number), bad);
    entries.push({ name, code: bad?.code ?? null });
  }
  return { entries, bytes: archive.close(count) };
}

async function linesOf(number: number): Promise<string[]> {
  const text = await renderOffline(planDocument(7, number, ['txt']));
  return text.toString().split('\n');
}

function rtf(lines: readonly string[]): Buffer {
  const escaped = lines.map((line) =>
    line.replace(/[\\{}]/g, '\\$&').replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0)}?`),
  );
  return Buffer.from(`{\\rtf1\\ansi ${escaped.join('\\par\n')}\\par}`);
}

/** A mail with the resume as an attachment. */
function mail(lines: readonly string[], number: number): Buffer {
  const head = [
    'From: Applicant <applicant@example.com>',
    'To: jobs@example.org',
    `Subject: Application ${number}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'My resume is attached.',
    '--part',
    'Content-Type: text/plain; charset=utf-8; name="resume.txt"',
    'Content-Disposition: attachment; filename="resume.txt"',
    'Content-Transfer-Encoding: base64',
    '',
  ];
  const attached = Buffer.from(lines.join('\n')).toString('base64').replace(/.{76}/g, '$&\r\n');
  return Buffer.from([...head, attached, '--part--', ''].join('\r\n'));
}

/** An archive of archives of zeros. */
async function nestedBomb(): Promise<Buffer> {
  const inner = new JSZip();
  inner.file('zeros', Buffer.alloc(4 * MIB));
  const outer = new JSZip();
  const compressed = await inner.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
  for (let at = 0; at < 10; at += 1) outer.file(`${at}.zip`, compressed);
  return outer.generateAsync({ type: 'nodebuffer' });
}
