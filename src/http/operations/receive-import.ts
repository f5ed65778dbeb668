import type { Request, Response } from 'express';
import { AppError } from '../../platform/app-error';
import type { UUID } from '../../domain/common';
import type { StartedImport } from '../../services/imports/imports.service';
import { RowSplitter, type SplitRow } from '../body/row-splitter';
import type { StreamedBody } from '../body/streamed-body';
import { ImportRowReader } from '../input/import-rows';
import type { CandidateAdapter } from '../models/candidate';
import { callerOf } from '../request-context';
import { acceptUpload } from './accept-upload';
import { queuedCall } from './await-operation';

/**
 * Reads the file of an import row by row, stages its rows, and accepts it when it is complete. The content is part of the
 * request that an `Idempotency-Key` stands for, so the key is used after the file was read. Returns the id of the import,
 * or null if the response of an earlier request was sent.
 */
export async function receiveImport(
  request: Request,
  response: Response,
  started: StartedImport,
  body: StreamedBody,
  adapter: CandidateAdapter,
): Promise<UUID | null> {
  const { imports, logger } = request.context.services;
  const { importId } = started.upload;
  const caller = callerOf(request);
  try {
    await readRows(started, body, adapter);
    request.context.bodyDigest = body.digest();
    return await acceptUpload(request, response, {
      id: importId,
      accept: () => imports.accept(caller, started, queuedCall(request)),
      discard: () => imports.discard(caller, started),
    });
  } catch (error) {
    const isInterrupted = request.destroyed && !request.complete;
    const cleanUp = isInterrupted ? imports.interrupt(caller, started) : imports.discard(caller, started);
    // Without the store, maintenance ends the import.
    await cleanUp.catch((err: unknown) => logger.warn({ err, importId }, 'could not end an import'));
    throw error;
  }
}

async function readRows(
  { input, upload, settings, maxBytes }: StartedImport,
  body: StreamedBody,
  adapter: CandidateAdapter,
): Promise<void> {
  const reader = new ImportRowReader(input, adapter, settings);
  const splitter = new RowSplitter(input.format);
  const addAll = async (rows: Iterable<SplitRow>): Promise<void> => {
    for (const split of rows) {
      const read = reader.read(split);
      if (read) upload.add(split.row, read);
      if (upload.isFull) await upload.flush();
    }
  };
  for await (const chunk of body.chunks(maxBytes)) {
    upload.bytesRead += chunk.length;
    await addAll(splitter.push(chunk));
  }
  await addAll(splitter.end());
  await upload.end();
  if (upload.rowsRead === 0) {
    throw new AppError('validation_failed', 'The file contains no rows.', {
      errors: [{ pointer: '', code: 'required', message: 'At least one row.' }],
    });
  }
}
