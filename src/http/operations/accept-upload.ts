import type { Request, Response } from 'express';
import type { UUID } from '../../domain/common';
import type { OperationRecord } from '../../services/operations/operation';
import { idempotencyKey, replayOrRecord } from '../admission/idempotency';
import { startOperation } from './start-operation';

/** A complete upload; its id is that of the operation which `accept` starts. */
export interface CompleteUpload {
  id: UUID;
  accept: () => Promise<OperationRecord>;
  /** Deletes an upload that repeats an accepted one. */
  discard: () => Promise<void>;
}

/**
 * Accepts an upload once its content is known, which is part of the request that an `Idempotency-Key` stands for. Returns
 * the id of the accepted operation, or null if the response of an earlier request was sent.
 */
export async function acceptUpload(
  request: Request,
  response: Response,
  { id, accept, discard }: CompleteUpload,
): Promise<UUID | null> {
  const key = idempotencyKey(request);
  // The routes check the scopes before they read the upload.
  const hashed = { family: 'stream', dependsOnScopes: false } as const;
  if (key !== null && (await replayOrRecord(request, response, key, hashed))) {
    await discard();
    return null;
  }
  const { operationId } = await startOperation(request, accept);
  if (operationId !== id) await discard();
  return operationId;
}
