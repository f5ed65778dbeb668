import type { Request } from 'express';
import { AppError } from '../../platform/app-error';
import { PARSE_INCLUDES, type ParseInclude } from '../../services/parsing/parse-options';
import type { ParseRequest } from '../../services/parsing/parsing.service';
import type { SourceDocument } from '../../domain/layout/source-document';
import { lastCharacters, textOrNull } from '../../domain/characters';
import { documentDateOf } from './document-date';
import { documentInText } from './document-in-text';
import { invalidFields } from '../validation/check-value';
import type { ParseDocumentRequest } from '../models/parse';

const MAX_FILE_NAME = 255;

/** Returns the document and options of a parse request: a form with a file, a text, or a file as a data URL. */
export function parseRequestInput(
  request: Request,
  body: ParseDocumentRequest,
  include: string | undefined,
): Omit<ParseRequest, 'documentType' | 'idempotencyId' | 'waits'> {
  return {
    ...documentOf(request, body),
    language: body.language ?? null,
    include: parseIncludes(include, body.include),
    documentDate: documentDateOf(body.documentDate, '/documentDate'),
  };
}

function documentOf(request: Request, body: ParseDocumentRequest): SourceDocument {
  const { upload } = request.context;
  const text = body.text !== undefined && body.text.trim() !== '' ? body.text : null;
  if (upload && text !== null) {
    throw new AppError('file_and_text_conflict', 'Send a file or a text, not both.');
  }
  if (upload) {
    return {
      bytes: upload.bytes,
      fileName: textOrNull(body.fileName) ?? truncateFileName(upload.fileName),
      declaredType: upload.declaredType,
    };
  }
  if (text === null) {
    throw new AppError('file_or_text_required', 'Send a file as multipart/form-data, or a text.');
  }
  return { ...documentInText(text, '/text'), fileName: textOrNull(body.fileName) };
}

/** A long file name loses its beginning, because its end, with the extension, says more. */
function truncateFileName(name: string | null): string | null {
  return name === null ? null : textOrNull(lastCharacters(name, MAX_FILE_NAME));
}

/** Returns the extras named in the query and the body. Throws `validation_failed` for an unknown one. */
export function parseIncludes(inQuery: string | undefined, inBody?: string): ParseInclude[] {
  const includes = new Set<ParseInclude>();
  for (const [source, pointer] of [
    [inQuery, '?include'],
    [inBody, '/include'],
  ] as const) {
    for (const part of source?.split(',') ?? []) {
      const name = part.trim();
      if (name === '') continue;
      if (!isInclude(name)) {
        const message = `A comma list of: ${PARSE_INCLUDES.join(', ')}.`;
        throw invalidFields([{ pointer, code: 'enum', message }]);
      }
      includes.add(name);
    }
  }
  return [...includes];
}

function isInclude(name: string): name is ParseInclude {
  return (PARSE_INCLUDES as readonly string[]).includes(name);
}
