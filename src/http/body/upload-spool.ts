import { createHash } from 'node:crypto';
import { open, rm, mkdtemp, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { AppError } from '../../platform/app-error';
import type { StreamedBody } from './streamed-body';

/** A file of a form, in the spool. */
export interface SpooledFile {
  fileName: string | null;
  declaredType: string | null;
  /** Bytes that the caller sent; those of a file that is too large are not in the spool. */
  bytes: number;
  read(): Promise<Buffer>;
}

export interface FormLimits {
  maxFiles: number;
  maxBytes: number;
  /** Longer files are not written; an archive may be as long as the form. */
  maxFileBytes: number;
}

const ARCHIVE_NAME = /\.zip$/i;
/** Boundaries and headers of a part. */
const OVERHEAD_BYTES_PER_FILE = 2_048;
const PROGRESS_INTERVAL_MS = 20_000;

/**
 * A file on disk without a name for an upload that memory cannot hold. The system deletes it when it is closed, also if
 * the process crashes.
 */
export class UploadSpool {
  #size = 0;
  #reportedAt = Date.now();

  private constructor(
    private readonly handle: FileHandle,
    /** Called now and then while the upload continues. */
    private readonly onProgress: () => Promise<void>,
  ) {}

  static async open(onProgress: () => Promise<void>): Promise<UploadSpool> {
    const folder = await mkdtemp(path.join(tmpdir(), 'tenure-upload-'));
    try {
      return new UploadSpool(await open(path.join(folder, 'upload'), 'wx+', 0o600), onProgress);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The open file, for code that reads it at any place. */
  get descriptor(): number {
    return this.handle.fd;
  }

  close(): Promise<void> {
    return this.handle.close();
  }

  /** Writes a body as it is. Throws the errors of `StreamedBody.chunks`. */
  async writeBody(body: StreamedBody, maxBytes: number): Promise<void> {
    for await (const chunk of body.chunks(maxBytes)) await this.append(chunk);
  }

  /** Writes the files of a form one after the other, and returns them with a digest of their names and contents. */
  async writeForm(
    request: Request,
    body: StreamedBody,
    limits: FormLimits,
  ): Promise<{ files: SpooledFile[]; digest: Buffer }> {
    const files: SpooledFile[] = [];
    const hash = createHash('sha256');
    let written: Promise<void> = Promise.resolve();
    const storage: StorageEngine = {
      _handleFile: (_request, { stream, originalname, mimetype }, done) => {
        // The next part may begin while the end of this one is written.
        written = written.then(async () => {
          const content = createHash('sha256');
          const file = await this.writeFile(stream, limits, { fileName: originalname, content });
          files.push({ ...file, fileName: originalname || null, declaredType: mimetype || null });
          hash.update(JSON.stringify([originalname, mimetype])).update(content.digest());
        });
        written.then(() => done(null, {}), done);
      },
      _removeFile: (_request, _file, done) => done(null),
    };
    const maxBodyBytes = limits.maxBytes + limits.maxFiles * OVERHEAD_BYTES_PER_FILE;
    await readForm(request, Readable.from(body.chunks(maxBodyBytes)), storage, limits.maxFiles);
    return { files, digest: hash.digest() };
  }

  private async writeFile(
    stream: AsyncIterable<unknown>,
    { maxFileBytes, maxBytes }: FormLimits,
    { fileName, content }: { fileName: string; content: { update(chunk: Buffer): unknown } },
  ): Promise<Pick<SpooledFile, 'bytes' | 'read'>> {
    const maxSize = isArchiveName(fileName) ? maxBytes : maxFileBytes;
    const start = this.#size;
    let bytes = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      content.update(chunk);
      if (bytes <= maxSize) await this.append(chunk);
    }
    return { bytes, read: () => this.read(start, bytes) };
  }

  private async append(chunk: Buffer): Promise<void> {
    await this.handle.write(chunk, 0, chunk.length, this.#size);
    this.#size += chunk.length;
    if (Date.now() - this.#reportedAt < PROGRESS_INTERVAL_MS) return;
    this.#reportedAt = Date.now();
    await this.onProgress();
  }

  private async read(start: number, length: number): Promise<Buffer> {
    const bytes = Buffer.alloc(length);
    let read = 0;
    while (read < length) {
      const { bytesRead } = await this.handle.read(bytes, read, length - read, start + read);
      if (bytesRead === 0) throw new Error('the spooled file is shorter than what was written');
      read += bytesRead;
    }
    return bytes;
  }
}

/** True for a file of a form that may be an archive of documents. */
export function isArchiveName(fileName: string): boolean {
  return ARCHIVE_NAME.test(fileName);
}

function readForm(
  { headers }: Request,
  content: Readable,
  storage: StorageEngine,
  maxFiles: number,
): Promise<void> {
  const reader = multer({
    storage,
    // Otherwise busboy decodes a name such as `Résumé.pdf` as Latin-1.
    defParamCharset: 'utf8',
    preservePath: true,
    limits: { files: maxFiles, fields: 0, fieldNameSize: 100, fieldSize: 0, headerPairs: 32 },
  }).any();
  return new Promise((resolve, reject) => {
    content.once('error', reject);
    const source = Object.assign(content, { headers }) as unknown as Request;
    reader(source, {} as Response, (error: unknown) => {
      if (error) reject(asFormError(error, maxFiles));
      else resolve();
    });
  });
}

function asFormError(error: unknown, maxFiles: number): Error {
  if (error instanceof AppError) return error;
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_COUNT') {
      return new AppError('batch_too_large', `A batch may have at most ${maxFiles} documents.`, {
        extensions: { maxItems: maxFiles },
      });
    }
    return new AppError('invalid_multipart', 'The form of a batch may only contain files.');
  }
  // Messages of busboy can quote the body, so they are not repeated.
  return new AppError('invalid_multipart', 'The multipart body is incomplete or malformed.', {
    cause: error,
  });
}
