import type { Warning } from '../../domain/common';
import { DocumentError } from '../document-error';
import { imageTypeOf, mediaTypeOf } from '../media-type';
import type { MailType } from './is-mail';
import type { Mail, MailAttachment } from './mail';
import { readInternetMail } from './read-internet-mail';
import { readOutlookMail } from './read-outlook-mail';

/** The document in an e-mail. */
export type MailDocument = {
  bytes: Uint8Array;
  sentOn: string | null;
  warnings: Warning[];
} & (
  { isText: false; declaredType: string | null } | { isText: true; declaredType: 'text/plain' | 'text/html' }
);

const MAX_ATTACHMENTS = 100;
/** Contacts, appointments and signatures are texts, but no documents. */
const OTHER_FILE = /\.(?:ics|vcf|asc|sig|p7[ms]|eml\.meta)$/i;
const RESUME_NAME =
  /(?<![\p{L}])(?:cv|r[eé]sum[eé]s?|resume|curriculum|curr[ií]cul[oa]|vitae?|lebenslauf|hoja[ _-]de[ _-]vida|[zż]yciorys|europass)/iu;
const OTHER_NAME =
  /cover|letter|anschreiben|motivation|lettre|carta|presentaci[oó]n|referen|zeugnis|certificat|diploma|transcript|photo|foto|picture/iu;

/**
 * Returns the document in an e-mail: the attachment that is most likely the resume or posting, or the text of the mail if
 * no attachment is a document.
 * @throws DocumentError document_corrupt; unsupported_media_type if the only document is of such a type; no_text_found
 */
export async function openMail(bytes: Uint8Array, type: MailType): Promise<MailDocument> {
  const mail = type === 'message/rfc822' ? await readInternetMail(bytes) : await readOutlookMail(bytes);
  const attachments = mail.attachments.slice(0, MAX_ATTACHMENTS).filter((part) => part.bytes.byteLength > 0);
  const rated = attachments.map((part) => ({ part, rating: ratingOf(part) }));
  const documents = rated.filter(
    (entry): entry is { part: MailAttachment; rating: number } => entry.rating !== null,
  );
  const [best] = documents.sort((a, b) => b.rating - a.rating);
  if (!best) {
    refuseNamedDocument(attachments);
    return bodyOf(mail);
  }
  const others = attachments.filter((part) => part !== best.part && !part.isInline).length;
  const message =
    others === 0
      ? 'The document is an attachment of an e-mail.'
      : `The document is an attachment of an e-mail. Other attachments were not read: ${others}.`;
  return {
    bytes: best.part.bytes,
    isText: false,
    declaredType: best.part.declaredType,
    sentOn: mail.sentOn,
    warnings: [{ code: 'attachment_read', message }],
  };
}

/** How likely an attachment is the document; null for one that is none. */
function ratingOf(part: MailAttachment): number | null {
  const name = part.name ?? '';
  const isImage = imageTypeOf(part.bytes) !== null;
  if (OTHER_FILE.test(name) || (isImage && part.isInline)) return null;
  const format = formatRating(part, isImage);
  if (format === null) return null;
  return format + (RESUME_NAME.test(name) ? 4 : 0) - (OTHER_NAME.test(name) ? 4 : 0);
}

/** Formats of word processors are documents; an image or a text may also be something else. */
function formatRating(part: MailAttachment, isImage: boolean): number | null {
  if (isImage) return 0;
  try {
    const type = mediaTypeOf(part.bytes, part.declaredType);
    return type === 'text/plain' || type === 'text/html' ? 1 : 2;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    // A protected or damaged document is the document all the same, and its error is that of the mail.
    return error.code === 'unsupported_media_type' ? null : 2;
  }
}

/** Throws the error of an attachment that its name calls a document of an unsupported format, such as Pages. */
function refuseNamedDocument(attachments: readonly MailAttachment[]): void {
  const pages = attachments.find(({ name }) => /\.pages$/i.test(name ?? ''));
  if (pages) mediaTypeOf(pages.bytes, pages.declaredType);
}

function bodyOf({ text, html, rtf, sentOn }: Mail): MailDocument {
  const body = text !== null && text.trim() !== '' ? text : html;
  if (rtf && (body === null || body.trim() === '')) {
    return { bytes: rtf, isText: false, declaredType: 'application/rtf', sentOn, warnings: [] };
  }
  if (body === null || body.trim() === '') {
    throw new DocumentError('no_text_found', 'The e-mail has neither an attached document nor a text.');
  }
  const declaredType = body === text ? 'text/plain' : 'text/html';
  return { bytes: Buffer.from(body, 'utf8'), isText: true, declaredType, sentOn, warnings: [] };
}
