import { TenureError } from '@tenure/client';
import { Refusal } from '../api';

/** Converts an error of the API client to the error type of the portal. */
export function asPlaygroundRefusal(error: unknown): never {
  if (error instanceof TenureError && error.code === 'unreachable') {
    throw new Refusal(
      0,
      'unreachable',
      'The service cannot be reached. Check your connection and try again.',
    );
  }
  if (error instanceof TenureError) {
    throw new Refusal(error.status, error.code, error.message, error.requestId, error.fields);
  }
  throw error;
}
