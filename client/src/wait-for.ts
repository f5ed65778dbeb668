import { TenureError } from './error.js';
import type { components } from './schema.js';
import type { TenureClient } from './tenure-client.js';

type Operation = components['schemas']['Operation'];

export interface WaitOptions {
  /** Maximum time in milliseconds; ten minutes by default. */
  timeoutMs?: number;
  /** Time between two polls; half a second by default. */
  intervalMs?: number;
  signal?: AbortSignal;
  /** Called after each poll of an operation that has not ended. */
  onProgress?: (operation: Operation) => void;
}

/**
 * Polls an operation until it ends and returns its result. Throws `TenureError` with the code of its error if it failed, with
 * `operation_cancelled` if it was cancelled, and with `wait_timeout` if it has not ended in time: it continues then.
 */
export async function waitFor(
  client: TenureClient,
  operationId: string,
  { timeoutMs = 600_000, intervalMs = 500, signal, onProgress }: WaitOptions = {},
): Promise<unknown> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const { data } = await client.GET('/api/v1/operations/{operationId}', {
      params: { path: { operationId } },
      signal,
    });
    const operation = data as Operation;
    if (operation.status === 'succeeded') return operation.result;
    if (operation.status === 'failed' || operation.status === 'cancelled') throw failureOf(operation);
    onProgress?.(operation);
    if (Date.now() + intervalMs > deadline) {
      const detail = `The operation ${operationId} has not ended; it continues.`;
      throw new TenureError(0, 'wait_timeout', detail, null, [], { ...operation });
    }
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}

function failureOf(operation: Operation): TenureError {
  if (operation.status === 'cancelled')
    return new TenureError(409, 'operation_cancelled', 'The operation was cancelled.', null, [], {});
  const problem: Record<string, unknown> = { ...operation.error };
  const { status, code, detail } = problem;
  return new TenureError(
    typeof status === 'number' ? status : 500,
    typeof code === 'string' ? code : 'unknown',
    typeof detail === 'string' ? detail : 'The operation failed.',
    null,
    [],
    problem,
  );
}
