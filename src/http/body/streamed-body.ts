import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Request } from 'express';
import { AppError } from '../../platform/app-error';
import { allowLongUpload } from '../lifecycle/long-uploads';
import { declaredLength, hasBody, inviteBody, tooLarge, truncatedBody } from './read-bytes';

/** An upload without data for this time is interrupted. */
const IDLE_TIMEOUT_MS = 60_000;
/** Text is compressed 5 to 50 times. More is a decompression bomb, unless the file is small. */
const MAX_EXPANSION = 200;
const MIN_BOMB_BYTES = 1024 * 1024;
const CODINGS = ['identity', 'gzip'];

export interface StreamedBody {
  /** Content of the body without its coding. Throws an `AppError`, and `truncatedBody` if the connection closes. */
  chunks: (maxBytes: number) => AsyncGenerator<Buffer>;
  /** SHA-256 of the content that was read. */
  digest: () => Buffer;
}

/** Throws `length_required`, or `validation_failed` for an empty body. */
export function requireStreamedBody(request: Request): void {
  if (hasBody(request)) return;
  if (declaredLength(request) === null) {
    throw new AppError('length_required', 'The route requires a body with a Content-Length.');
  }
  throw new AppError('validation_failed', 'The route requires a body.', {
    errors: [{ pointer: '', code: 'required', message: 'The file is empty.' }],
  });
}

/** Returns the media type of a body that is read as a stream. Throws `unsupported_media_type`. */
export function streamedType(request: Request, types: readonly string[]): string {
  const header = request.headers['content-type'] ?? '';
  const type = header.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(header)?.[1] ?? 'utf-8';
  if (types.includes(type) && /^utf-?8$/i.test(charset) && CODINGS.includes(codingOf(request))) return type;
  throw new AppError(
    'unsupported_media_type',
    'Send one of the supported media types in UTF-8, as it is or with Content-Encoding: gzip.',
    { extensions: { supported: [...types] } },
  );
}

/** Returns the content of a body whose headers were checked. */
export function streamedBody(request: Request): StreamedBody {
  const hash = createHash('sha256');
  return {
    chunks: (maxBytes) => readChunks(request, codingOf(request) === 'gzip', maxBytes, hash),
    digest: () => hash.copy().digest(),
  };
}

function codingOf(request: Request): string {
  return request.headers['content-encoding']?.toLowerCase() ?? 'identity';
}

async function* readChunks(
  request: Request,
  isGzip: boolean,
  maxBytes: number,
  hash: Hash,
): AsyncGenerator<Buffer> {
  if ((declaredLength(request) ?? 0) > maxBytes) throw tooLarge(maxBytes);
  allowLongUpload(request);
  inviteBody(request);
  request.setTimeout(IDLE_TIMEOUT_MS, () => request.destroy());
  let received = 0;
  let read = 0;
  const source = isGzip ? gunzipped(request, (bytes) => (received += bytes)) : request;
  try {
    // The request must stay open after an error, so that its response can be sent.
    for await (const chunk of source.iterator({ destroyOnReturn: isGzip }) as AsyncIterable<Buffer>) {
      read += chunk.length;
      request.context.bodyBytes = read;
      if (read > maxBytes) throw tooLarge(maxBytes);
      if (isGzip && read > MIN_BOMB_BYTES && read > received * MAX_EXPANSION) {
        throw new AppError('payload_too_large', `The body expands more than ${MAX_EXPANSION} times.`, {
          extensions: { maxBytes, maxExpansion: MAX_EXPANSION },
        });
      }
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (request.destroyed && !request.complete) throw truncatedBody();
    if (isGzip) throw new AppError('malformed_request', 'The body is not valid gzip.', { cause: error });
    throw error;
  } finally {
    request.setTimeout(0);
  }
}

function gunzipped(request: Request, onBytes: (bytes: number) => void): Readable {
  const gunzip = createGunzip();
  request.on('data', (chunk: Buffer) => onBytes(chunk.length));
  request.once('close', () => {
    if (!request.complete) gunzip.destroy(new Error('the connection closed'));
  });
  return request.pipe(gunzip);
}
