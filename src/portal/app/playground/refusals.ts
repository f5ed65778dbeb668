import { TenureError } from '@tenure/client';
import { Refusal } from '../api';

/** A refusal of the API as pages show refusals. */
export function asPlaygroundRefusal(error: unknown): never {
  if (error instanceof TenureError && error.code === 'unreachable') {
    throw new Refusal(0, 'unreachable', 'The service cannot be reached. Check the connection and try again.');
  }
  if (error instanceof TenureError) {
    throw new Refusal(error.status, error.code, error.message, error.requestId, error.fields);
  }
  throw error;
}
