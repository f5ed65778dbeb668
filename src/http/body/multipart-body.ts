import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import type { SourceDocument } from '../../domain/layout/source-document';
import { AppError } from '../../platform/app-error';
import type { BodyRule } from '../route-rules';
import { declaredLength, inviteBody, tooLarge, truncatedBody } from './read-bytes';

/** An uploaded file. Name and type are claims of the sender. */
export interface UploadedDocument extends SourceDocument {
  bytes: Buffer;
  sha256: Buffer;
}

export interface MultipartBody {
  fields: Record<string, string>;
  file: UploadedDocument | null;
  /** Bytes read from the connection. */
  length: number;
}

type MultipartRule = NonNullable<BodyRule['multipart']>;

/** Boundaries, part headers and the few short fields besides the file. */
const OVERHEAD_BYTES = 64 * 1024;
const MAX_FIELDS = 16;

/**
 * Reads one file (form field `file`) and a few text fields. The file is held in memory, and its size is checked while
 * it streams. Multer reports an error only at the end of a body. The gate in front of it reports immediately, so that
 * the rest of an oversized upload is never read.
 */
export function readMultipart(request: Request, rule: MultipartRule): Promise<MultipartBody> {
  const maxBodyBytes = rule.maxFileBytes + rule.maxFieldBytes + OVERHEAD_BYTES;
  // A longer body cannot contain an acceptable file.
  if ((declaredLength(request) ?? 0) > maxBodyBytes) return Promise.reject(tooLarge(rule.maxFileBytes));
  return new Promise((resolve, reject) => {
    let length = 0;
    let file: UploadedDocument | null = null;
    const gate = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        length += chunk.length;
        if (length > maxBodyBytes) settle(() => reject(tooLarge(rule.maxFileBytes)));
        else done(null, chunk);
      },
    });
    const onAborted = (): void => settle(() => reject(truncatedBody()));
    const onClose = (): void => {
      if (!request.readableEnded) onAborted();
    };
    let settled = false;
    const settle = (finish: () => void): void => {
      // Multer reports again when its input is detached; the response may already be sent by then.
      if (settled) return;
      settled = true;
      request.unpipe(gate);
      request.pause();
      request.off('error', onAborted).off('close', onClose);
      finish();
      gate.destroy();
    };
    const storage = memoryStorage(rule.maxFileBytes, {
      stored: (document) => (file = document),
      refused: () => settle(() => reject(tooLarge(rule.maxFileBytes))),
    });
    const source = Object.assign(gate, { headers: request.headers }) as unknown as Request;
    request.on('error', onAborted).on('close', onClose);
    inviteBody(request);
    request.pipe(gate);
    formReader(storage, rule)(source, {} as Response, (error: unknown) => {
      if (error) settle(() => reject(asRefusal(error, rule)));
      else settle(() => resolve({ fields: { ...(source.body as Record<string, string>) }, file, length }));
    });
  });
}

function formReader(storage: StorageEngine, rule: MultipartRule): RequestHandler {
  return multer({
    storage,
    // Otherwise busboy decodes a name such as `Résumé.pdf` as Latin-1.
    defParamCharset: 'utf8',
    limits: {
      files: 1,
      fields: MAX_FIELDS,
      parts: MAX_FIELDS + 1,
      fieldNameSize: 100,
      fieldSize: rule.maxFieldBytes,
      fieldNestingDepth: 0,
      headerPairs: 32,
    },
  }).single('file');
}

function memoryStorage(
  maxBytes: number,
  callbacks: { stored: (document: UploadedDocument) => void; refused: () => void },
): StorageEngine {
  return {
    _handleFile(_request, file, done) {
      const chunks: Buffer[] = [];
      const hash = createHash('sha256');
      let length = 0;
      const stream: Readable = file.stream;
      stream.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > maxBytes) {
          chunks.length = 0;
          stream.removeAllListeners('data');
          callbacks.refused();
          return;
        }
        hash.update(chunk);
        chunks.push(chunk);
      });
      stream.on('end', () => {
        if (length > maxBytes) return;
        callbacks.stored({
          bytes: Buffer.concat(chunks, length),
          fileName: file.originalname || null,
          declaredType: file.mimetype || null,
          sha256: hash.digest(),
        });
        done(null, {});
      });
    },
    _removeFile(_request, _file, done) {
      done(null);
    },
  };
}

function asRefusal(error: unknown, rule: MultipartRule): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof MulterError) {
    switch (error.code) {
      case 'LIMIT_FILE_SIZE':
        return tooLarge(rule.maxFileBytes);
      case 'LIMIT_FIELD_VALUE':
        return tooLarge(rule.maxFieldBytes);
      case 'LIMIT_FILE_COUNT':
      case 'LIMIT_UNEXPECTED_FILE':
        return new AppError('validation_failed', 'The form accepts one file in the field "file".', {
          errors: [{ pointer: '#file', code: 'max', message: 'Send one file in the field "file".' }],
        });
      default:
        return new AppError('invalid_multipart', 'The form has too many parts or a part that is too large.');
    }
  }
  // Messages of busboy can quote the body, so they are not repeated.
  return new AppError('invalid_multipart', 'The multipart body is incomplete or malformed.', {
    cause: error,
  });
}
