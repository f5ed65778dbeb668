import type { Request } from 'express';
import { AppError, type FieldError } from '../platform/app-error';
import { PARSE_INCLUDES, type ParseInclude, type ParseRequest } from '../services/parsing/parsing.service';
import { decodeDataUrl, looksLikeDataUrl } from './body/data-url';
import { tooLarge } from './body/read-bytes';
import type { ParseDocumentRequest } from './models/parse';
import { MAX_FILE_BYTES } from './route-rules';

/** Unicode code points. */
export const MAX_TEXT_CHARACTERS = 100_000;

type Document = Pick<ParseRequest, 'bytes' | 'fileName' | 'declaredType'>;

/** What is to be parsed and how, from a form with a file, a text, or a file inside a text. */
export function parseInput(
  request: Request,
  body: ParseDocumentRequest,
  include: string | undefined,
): Omit<ParseRequest, 'documentType' | 'idempotencyId'> {
  return {
    ...documentOf(request, body),
    language: body.language ?? null,
    include: includesOf(include, body.include),
  };
}

function documentOf(request: Request, body: ParseDocumentRequest): Document {
  const { upload } = request.context;
  const text = body.text !== undefined && body.text.trim() !== '' ? body.text : null;
  if (upload && text !== null) {
    throw new AppError('file_and_text_conflict', 'Send a file or a text, not both.');
  }
  if (upload) {
    return {
      bytes: upload.bytes,
      fileName: body.fileName ?? shortName(upload.fileName),
      declaredType: upload.declaredType,
    };
  }
  if (text === null) {
    throw new AppError('file_or_text_required', 'Send a file as multipart/form-data, or a text.');
  }
  return { ...documentInText(text), fileName: body.fileName ?? null };
}

function documentInText(text: string): Omit<Document, 'fileName'> {
  if (looksLikeDataUrl(text)) {
    const decoded = decodeDataUrl(text);
    if (!decoded)
      throw invalid({ pointer: '/text', code: 'format', message: 'Not a well-formed data URL (RFC 2397).' });
    if (decoded.bytes.length > MAX_FILE_BYTES) throw tooLarge(MAX_FILE_BYTES);
    return { bytes: decoded.bytes, declaredType: decoded.mediaType };
  }
  if (isLongerThan(text, MAX_TEXT_CHARACTERS)) {
    throw new AppError('text_too_long', `A text may have at most ${MAX_TEXT_CHARACTERS} characters.`, {
      extensions: { maxCharacters: MAX_TEXT_CHARACTERS },
      errors: [{ pointer: '/text', code: 'max', message: `At most ${MAX_TEXT_CHARACTERS} characters.` }],
    });
  }
  // A lone surrogate has no UTF-8 form; it becomes the replacement character, as in any well-formed text.
  return { bytes: Buffer.from(text, 'utf8'), declaredType: 'text/plain' };
}

/** Counts code points only when the number of UTF-16 units leaves the question open. */
function isLongerThan(text: string, characters: number): boolean {
  if (text.length <= characters) return false;
  if (text.length > 2 * characters) return true;
  let count = 0;
  for (const _character of text) count += 1;
  return count > characters;
}

/** Names of uploads are claims; a long one is cut at its front, where the least is said. */
function shortName(name: string | null): string | null {
  return name === null ? null : name.slice(-255);
}

function includesOf(inQuery: string | undefined, inBody: string | undefined): ParseInclude[] {
  const found = new Set<ParseInclude>();
  for (const [source, pointer] of [
    [inQuery, '?include'],
    [inBody, '/include'],
  ] as const) {
    for (const part of source?.split(',') ?? []) {
      const name = part.trim();
      if (name === '') continue;
      if (!isInclude(name)) {
        throw invalid({ pointer, code: 'enum', message: `A comma list of: ${PARSE_INCLUDES.join(', ')}.` });
      }
      found.add(name);
    }
  }
  return [...found];
}

function isInclude(name: string): name is ParseInclude {
  return (PARSE_INCLUDES as readonly string[]).includes(name);
}

function invalid(error: FieldError): AppError {
  return new AppError('validation_failed', 'The request has fields that are not valid.', { errors: [error] });
}
