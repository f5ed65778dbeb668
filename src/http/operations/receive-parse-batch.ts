import type { Request, Response } from 'express';
import type { UUID } from '../../domain/common';
import type { StartedParseBatch } from '../../services/parse-batches/parse-batches.service';
import type { BatchSource } from '../../services/parse-batches/read-batch-source';
import { requireOneBoundary } from '../body/form-boundary';
import { streamedBody, streamedType } from '../body/streamed-body';
import { isArchiveName, UploadSpool } from '../body/upload-spool';
import { callerOf } from '../request-context';
import { MULTIPART_TYPE, ZIP_TYPE } from '../route-rules';
import { acceptUpload } from './accept-upload';

/**
 * Receives the documents of a batch and accepts it when they are complete and stored. The content is part of the request
 * that an `Idempotency-Key` stands for, so the key is used after the upload. Returns the id of the batch, or null if the
 * response of an earlier request was sent.
 */
export async function receiveParseBatch(
  request: Request,
  response: Response,
  started: StartedParseBatch,
): Promise<UUID | null> {
  const { parseBatches, logger } = request.context.services;
  const { batchId } = started;
  const caller = callerOf(request);
  const spool = await UploadSpool.open(() => parseBatches.touch(caller, started));
  try {
    const source = await readSource(request, spool, started);
    return await acceptUpload(request, response, {
      id: batchId,
      accept: () =>
        parseBatches.accept(caller, started, source, { idempotencyId: request.context.idempotencyId }),
      discard: () => parseBatches.discard(caller, started),
    });
  } catch (error) {
    // Without the store, maintenance deletes the batch.
    await parseBatches
      .discard(caller, started)
      .catch((err: unknown) => logger.warn({ err, batchId }, 'could not delete a refused batch'));
    throw error;
  } finally {
    await spool.close();
  }
}

/** Writes the upload to the spool and sets the digest that an `Idempotency-Key` is compared with. */
async function readSource(
  request: Request,
  spool: UploadSpool,
  { limits }: StartedParseBatch,
): Promise<BatchSource> {
  const body = streamedBody(request);
  if (streamedType(request, [ZIP_TYPE, MULTIPART_TYPE]) === ZIP_TYPE) {
    await spool.writeBody(body, limits.maxBytes);
    request.context.bodyDigest = body.digest();
    return { archive: spool.descriptor };
  }
  requireOneBoundary(request.headers['content-type'] ?? '');
  const { files, digest } = await spool.writeForm(request, body, {
    ...{ maxFiles: limits.maxEntries, maxBytes: limits.maxBytes, maxFileBytes: limits.maxDocumentBytes },
  });
  // The boundary of a form differs in each request.
  request.context.bodyDigest = digest;
  const [only, ...others] = files;
  const isArchive = only !== undefined && others.length === 0 && isArchiveName(only.fileName ?? '');
  return isArchive ? { archive: spool.descriptor } : { files };
}
