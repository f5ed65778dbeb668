import type { Request } from 'express';
import type { ParseBatchRecord } from '../../services/parse-batches/parse-batch-record';
import type { BatchEntryResult } from '../../services/parse-batches/parse-batches.service';
import { storedProblem } from '../errors/problem';
import type { ParseBatch } from '../models/parse-batch';
import { operationPath } from './await-operation';

/** Converts a batch to its API form. */
export function parseBatchView(request: Request, record: ParseBatchRecord): ParseBatch {
  const path = `/api/v1/parse/batches/${record.batchId}`;
  return { ...record, error: record.error && storedProblem(request, record.error, path) };
}

/** Returns the entries of a batch as NDJSON. */
export async function* batchResultLines(
  request: Request,
  batchId: string,
  pages: AsyncIterable<BatchEntryResult[]>,
): AsyncGenerator<string> {
  for await (const page of pages) {
    yield page
      .map((entry) => {
        const path = entry.operationId
          ? operationPath(entry.operationId)
          : `/api/v1/parse/batches/${batchId}`;
        const error = entry.error && storedProblem(request, entry.error, path);
        return `${JSON.stringify({ ...entry, error })}\n`;
      })
      .join('');
  }
}
