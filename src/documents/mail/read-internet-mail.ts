import { DocumentError } from '../document-error';
import { dayOf, type Mail, type MailAttachment } from './mail';

/** Parts within parts; programs use four at most. */
const MAX_NESTING = 20;
const MAX_HEADER_BYTES = 512 * 1024;

/** Reads an e-mail as servers transfer it (RFC 5322, MIME). Attached messages stay attachments. */
export async function readInternetMail(bytes: Uint8Array): Promise<Mail> {
  // Loaded on demand, because few documents are e-mails.
  const { default: PostalMime } = await import('postal-mime');
  const options = {
    rfc822Attachments: true,
    forceRfc822Attachments: true,
    maxNestingDepth: MAX_NESTING,
    maxHeadersSize: MAX_HEADER_BYTES,
  };
  const mail = await PostalMime.parse(bytes, options).catch((error: unknown) => {
    throw new DocumentError('document_corrupt', 'The e-mail is damaged.', { cause: error });
  });
  return {
    attachments: mail.attachments.map(
      ({ filename, mimeType, content, related, disposition, contentId }): MailAttachment => ({
        name: filename,
        declaredType: mimeType,
        bytes: typeof content === 'string' ? Buffer.from(content, 'utf8') : new Uint8Array(content),
        isInline: related === true || (disposition === 'inline' && contentId !== undefined),
      }),
    ),
    text: mail.text ?? null,
    html: mail.html ?? null,
    sentOn: dayOf(mail.date),
  };
}
