import type { Warning } from '../domain/common';
import type { MediaType } from '../domain/layout/media-types';
import type { LayoutDocument, LayoutPage } from '../domain/layout/layout-document';
import type { ReadMethod } from '../domain/parsing/parse-meta';
import { DocumentError } from './document-error';
import { mediaTypeOf } from './media-type';
import { capText } from './cap-text';
import { contentWarnings } from './content-warnings';
import { readDoc } from './doc/read-doc';
import { readDocx } from './docx/read-docx';
import { DEFAULT_LIMITS, type FormatReader, type FormatResult, type ReadOptions } from './format-result';
import { readHtml } from './html/read-html';
import { isMailType, type MailType } from './mail/is-mail';
import { openMail } from './mail/open-mail';
import { readImage } from './image/read-image';
import { readOdt } from './odt/read-odt';
import { readPdf } from './pdf/read-pdf';
import { readRtf } from './rtf/read-rtf';
import { readEuropass, readJson, readLinkedInArchive } from './structured/read-structured';
import { readPlainText } from './text/read-plain-text';

export type { ReadOptions } from './format-result';

export interface ReadDocument {
  document: LayoutDocument;
  mediaType: MediaType;
  method: ReadMethod;
  visionEngine: 'ocr' | 'language_model' | null;
  /** 1-based. */
  visionPages: number[];
  /** Null for formats without pages. */
  pageCount: number | null;
  /** Day of the last change according to the file, `YYYY-MM-DD`. */
  fileDate: string | null;
  /** Structured data that the document contains besides its text, such as JSON-LD. */
  structured: unknown[];
  warnings: Warning[];
  truncated: boolean;
}

/** E-mails attached to e-mails. */
const MAX_MAILS = 3;

const READERS: Record<Exclude<MediaType, MailType>, FormatReader> = {
  'application/pdf': readPdf,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': readDocx,
  'application/msword': readDoc,
  'application/vnd.oasis.opendocument.text': readOdt,
  'application/rtf': readRtf,
  'application/json': readJson,
  'application/xml': readEuropass,
  'application/zip': readLinkedInArchive,
  'text/html': readHtml,
  'text/plain': readPlainText,
  'image/png': readImage,
  'image/jpeg': readImage,
  'image/tiff': readImage,
};

/**
 * Reads any supported document into lines with their layout. The bytes determine the type.
 * @throws DocumentError if the document cannot be read or exceeds a limit
 */
export async function readDocument(bytes: Uint8Array, options: ReadOptions): Promise<ReadDocument> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { content, mediaType, sentOn, openedWarnings } = await openMails(bytes, options.declaredType);
  const result = await READERS[mediaType](content, limits, options);
  const { pages, cutAt } = capText(result.pages, limits);
  const { structured = [] } = result;
  // A page may show its content by a script and contain it as structured data only.
  if (structured.length === 0) refuseWithoutText(pages);
  const warnings = [...openedWarnings, ...result.warnings, ...contentWarnings(pages, result.hidden)];
  if (cutAt !== null) {
    const message = `Only the first ${limits[cutAt]} ${cutAt} were read.`;
    warnings.push({ code: 'truncated_text', message });
  }
  return {
    document: { pages, paginated: result.paginated, hiddenText: result.hidden },
    mediaType,
    method: methodOf(pages, result),
    visionEngine: engineOf(result),
    visionPages: result.visionPages,
    pageCount: result.pageCount,
    fileDate: result.fileDate ?? sentOn,
    structured,
    warnings,
    truncated: cutAt !== null,
  };
}

interface OpenedDocument {
  content: Uint8Array;
  mediaType: Exclude<MediaType, MailType>;
  /** Day on which the e-mail with the document was sent. */
  sentOn: string | null;
  openedWarnings: Warning[];
}

/** Returns the document itself, or the one in an e-mail, also if that is attached to another. */
async function openMails(bytes: Uint8Array, declaredType: string | null): Promise<OpenedDocument> {
  let content = bytes;
  let mediaType = mediaTypeOf(bytes, declaredType);
  let sentOn: string | null = null;
  let openedWarnings: Warning[] = [];
  for (let depth = 0; isMailType(mediaType); depth += 1) {
    if (depth === MAX_MAILS)
      throw new DocumentError('document_corrupt', 'The e-mail contains too many others.');
    const opened = await openMail(content, mediaType);
    content = opened.bytes;
    sentOn = opened.sentOn ?? sentOn;
    openedWarnings = opened.warnings;
    // A text that a mail contains is not another mail, even if it quotes the headers of one.
    mediaType = opened.isText ? opened.declaredType : mediaTypeOf(content, opened.declaredType);
  }
  return { content, mediaType, sentOn, openedWarnings };
}

/** @throws DocumentError if no page has a letter or a digit */
export function refuseWithoutText(pages: readonly LayoutPage[]): void {
  if (pages.some((page) => page.lines.some((line) => /[\p{L}\p{N}]/u.test(line.text)))) return;
  throw new DocumentError('no_text_found', 'The document contains no readable text.');
}

/** `language_model` if a model transcribed at least one page; a page whose transcription failed counts as OCR. */
function engineOf({ visionPages, modelPages = [] }: FormatResult): ReadDocument['visionEngine'] {
  if (visionPages.length === 0) return null;
  return modelPages.length > 0 ? 'language_model' : 'ocr';
}

function methodOf(pages: readonly LayoutPage[], result: FormatResult): ReadMethod {
  const vision = result.visionPages.length;
  if (vision > 0) return vision >= pages.length ? 'vision' : 'mixed';
  return pages.some((page) => page.source === 'text_layer') ? 'text_layer' : 'plain_text';
}
