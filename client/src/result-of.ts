import { TenureError } from './error.js';

/** What a call answers with 202: the work goes on. */
interface Accepted {
  operationId: string;
  status: string;
  expiresAt: string;
}

type Result<Data> = NonNullable<Data> extends infer Each ? (Each extends Accepted ? never : Each) : never;

/**
 * The result of a call that waited for its work. Calls that said `Prefer: respond-async` get an operation instead:
 * for those, look at `data` yourself. Throws `TenureError` with the code `accepted` when it is one after all.
 */
export function resultOf<Data>(answer: { data?: Data }): Result<Data> {
  const { data } = answer;
  if (data === undefined || data === null)
    throw new TenureError(204, 'empty', 'The answer was empty.', null, [], {});
  if (typeof data === 'object' && 'operationId' in data && 'expiresAt' in data) {
    throw new TenureError(202, 'accepted', 'The work goes on: ask for the operation.', null, [], { ...data });
  }
  return data as Result<Data>;
}
