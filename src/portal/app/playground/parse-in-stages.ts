import { fileForm, waitFor, type components, type TenureClient } from '@tenure/client';
import type { ParsedResume } from './types';

type Operation = components['schemas']['Operation'];

/** Most documents are parsed within this time, in one request. */
const WAIT_SECONDS = 2;
const POLL_INTERVAL_MS = 500;

/** Parses a resume and tells what is done meanwhile, if it takes longer than a moment. */
export async function parseInStages(
  client: TenureClient,
  file: File,
  include: string,
  tell: (stage: string) => void,
): Promise<ParsedResume> {
  const { data } = await client.POST('/api/v1/parse/resume', {
    ...fileForm(file, file.name),
    params: { query: { include }, header: { Prefer: `respond-async, wait=${WAIT_SECONDS}` } },
  });
  if (!isOperation(data)) return data as ParsedResume;
  tell(stageText(data));
  const result = await waitFor(client, data.operationId, {
    intervalMs: POLL_INTERVAL_MS,
    onProgress: (operation) => tell(stageText(operation)),
  });
  return result as ParsedResume;
}

/** What a parse does, in words: "Reading page 2 of 5 …". */
export function stageText({ status, progress }: Pick<Operation, 'status' | 'progress'>): string {
  if (status === 'queued') return 'Waiting for a free reader …';
  if (progress === null) return 'Reading the document …';
  if (progress.stage === 'finding_fields') return 'Finding the fields …';
  return `Reading page ${Math.min(progress.done + 1, progress.total)} of ${progress.total} …`;
}

function isOperation(data: object | null | undefined): data is Operation {
  return data !== null && data !== undefined && 'operationId' in data && 'expiresAt' in data;
}
