import { decodeText } from '../text/decode-text';
import { europassData } from '../structured/read-structured';
import type { PdfDocument } from './load-pdfjs';

const MAX_ATTACHMENTS = 20;
const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;

/** Europass documents attached to a PDF: Europass attaches the data that it made the PDF from. */
export async function embeddedData(document: PdfDocument): Promise<unknown[]> {
  const attachments = (await document.getAttachments().catch(() => null)) as Record<string, unknown> | null;
  const values: unknown[] = [];
  for (const attachment of Object.values(attachments ?? {}).slice(0, MAX_ATTACHMENTS)) {
    const { filename, content } = attachment as { filename?: unknown; content?: unknown };
    if (typeof filename !== 'string' || !/\.xml$/i.test(filename)) continue;
    if (!(content instanceof Uint8Array) || content.byteLength > MAX_ATTACHMENT_BYTES) continue;
    const data = europassData(await decodeText(content));
    if (data) values.push(data);
  }
  return values;
}
