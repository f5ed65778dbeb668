import { createHash } from 'node:crypto';
import type { BoardPosting } from '../../domain/connectors/connector-kind';

const MAX_EXTERNAL_ID_LENGTH = 200;
/** Increases when the conversion of postings changes, so that the next pull writes every job again. */
const CONVERSION_VERSION = 1;

/** External id of the job of a posting. The board is part of it, so that two connectors never share a job. */
export function externalIdOf(kind: string, board: string, postingId: string): string {
  const externalId = `${kind}:${board}:${postingId}`;
  if (externalId.length <= MAX_EXTERNAL_ID_LENGTH) return externalId;
  return `${kind}:${createHash('sha256').update(`${board}:${postingId}`).digest('hex')}`;
}

/** Digest of what a posting states. A pull parses and writes only postings whose digest has changed. */
export function contentHashOf({ given, description, location }: BoardPosting): Buffer {
  const content = JSON.stringify([CONVERSION_VERSION, given, description, location]);
  return createHash('sha256').update(content).digest();
}
