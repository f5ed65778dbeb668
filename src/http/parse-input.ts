import type { Request } from 'express';
import { AppError, type FieldError } from '../platform/app-error';
import { PARSE_INCLUDES, type ParseInclude, type ParseRequest } from '../services/parsing/parsing.service';
import { documentInText } from './document-in-text';
import type { ParseDocumentRequest } from './models/parse';

type Document = Pick<ParseRequest, 'bytes' | 'fileName' | 'declaredType'>;

/** What is to be parsed and how, from a form with a file, a text, or a file inside a text. */
export function parseInput(
  request: Request,
  body: ParseDocumentRequest,
  include: string | undefined,
): Omit<ParseRequest, 'documentType' | 'idempotencyId' | 'waits'> {
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
  return { ...documentInText(text, '/text'), fileName: body.fileName ?? null };
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
