import { DocumentError } from '../../documents/document-error';
import { mediaTypeOf } from '../../documents/media-type';
import type { DocumentParser, ParserInput, ParsedDocument } from './document-parser';
import handle from './parse-thread';
import { PROGRESS_SLOTS } from './parse-thread-messages';

/** Limits for a text of a few lines. The time of the parser depends mostly on the number of lines. */
const MAX_SHORT_TEXT_BYTES = 500;
const MAX_SHORT_TEXT_LINES = 12;
const LINE_END = 0x0a;

/** True if a document is so short that sending it to another thread takes longer than parsing it. */
export function isShortText(bytes: Uint8Array, declaredType: string | null): boolean {
  if (bytes.length > MAX_SHORT_TEXT_BYTES || declaredType !== 'text/plain') return false;
  let lines = 1;
  for (const byte of bytes) if (byte === LINE_END) lines += 1;
  if (lines > MAX_SHORT_TEXT_LINES) return false;
  try {
    return mediaTypeOf(bytes, declaredType) === 'text/plain';
  } catch (error) {
    // The text has no readable characters, which the parser reports equally fast.
    if (error instanceof DocumentError) return true;
    throw error;
  }
}

/** Parses short texts on the calling thread, which takes about a millisecond. */
export class ShortTextParser implements Pick<DocumentParser, 'parse'> {
  /** Parses once, so that the first text does not wait for loading and compilation. */
  async warmUp(): Promise<void> {
    const sample = {
      bytes: Buffer.from('Line cook in Akron, OH since 2021'),
      fileName: null,
      language: null,
    };
    for (const documentType of ['resume', 'job_description'] as const) {
      await this.parse({ ...sample, documentType, declaredType: 'text/plain', today: '2026-01-01' });
    }
  }

  async parse({ model: _model, ...document }: ParserInput): Promise<ParsedDocument> {
    const progress = new Float64Array(PROGRESS_SLOTS);
    const reply = await handle({ ...document, deferOcr: false, progress, model: null });
    if (reply === null || 'scanned' in reply) throw new Error('the document type was detected incorrectly');
    if ('refused' in reply) throw new DocumentError(reply.refused.code, reply.refused.message);
    return reply;
  }
}
