import { TenureError } from './error.js';

/** Response with status 202: the operation continues. */
interface Accepted {
  operationId: string;
  status: string;
  expiresAt: string;
}

type Result<Data> = NonNullable<Data> extends infer Each ? (Each extends Accepted ? never : Each) : never;

/**
 * Returns the result of a synchronous call. Calls with `Prefer: respond-async` return an operation instead: read `data`
 * for those. Throws `TenureError` with the code `accepted` if the response is an operation.
 */
export function resultOf<Data>(answer: { data?: Data }): Result<Data> {
  const { data } = answer;
  if (data === undefined || data === null)
    throw new TenureError(204, 'empty', 'The response was empty.', null, [], {});
  if (typeof data === 'object' && 'operationId' in data && 'expiresAt' in data) {
    throw new TenureError(202, 'accepted', 'The operation has not ended: poll it.', null, [], { ...data });
  }
  return data as Result<Data>;
}
