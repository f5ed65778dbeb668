import type MsgReader from '@kenjiuno/msgreader';
import { DocumentError } from '../document-error';
import { decodeHtml } from '../html/decode-html';
import { decompressRtf } from './decompress-rtf';
import { dayOf, type Mail, type MailAttachment } from './mail';

type OutlookFields = ReturnType<MsgReader['getFileData']>;

/** Reads an e-mail that Outlook has saved as `.msg`. An attached message is a file of the same format. */
export async function readOutlookMail(bytes: Uint8Array): Promise<Mail> {
  // Loaded on demand, because few documents are e-mails.
  const { default: library } = await import('@kenjiuno/msgreader');
  let reader: MsgReader;
  let fields: OutlookFields;
  try {
    // A copy, because the library reads the whole buffer of a view.
    reader = new library.default(new Uint8Array(bytes).buffer);
    fields = reader.getFileData();
  } catch (error) {
    throw new DocumentError('document_corrupt', 'The e-mail is damaged.', { cause: error });
  }
  const { attachments = [], body = null, bodyHtml, html, compressedRtf } = fields;
  const { clientSubmitTime, messageDeliveryTime } = fields;
  return {
    attachments: attachments.flatMap((attachment) => attachmentOf(reader, attachment)),
    text: body,
    html: bodyHtml ?? (html ? await decodeHtml(html) : null),
    rtf: compressedRtf ? decompressRtf(compressedRtf) : null,
    sentOn: dayOf(clientSubmitTime ?? messageDeliveryTime),
  };
}

/** A damaged attachment does not affect the others. */
function attachmentOf(reader: MsgReader, fields: OutlookFields): MailAttachment[] {
  try {
    const { content, fileName } = reader.getAttachment(fields);
    const name = fields.fileName ?? fields.fileNameShort ?? fileName;
    return [{ name, declaredType: null, bytes: content, isInline: fields.attachmentHidden === true }];
  } catch {
    return [];
  }
}
