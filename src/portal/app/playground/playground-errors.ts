import { TenureError } from '@tenure/client';
import { ApiError } from '../api';

/** Converts an error of the API client to the error type of the portal. */
export function asPlaygroundError(error: unknown): never {
  if (error instanceof TenureError && error.code === 'unreachable') {
    throw new ApiError(
      0,
      'unreachable',
      'The service cannot be reached. Check your connection and try again.',
    );
  }
  if (error instanceof TenureError) {
    throw new ApiError(error.status, error.code, error.message, error.requestId, error.fields);
  }
  throw error;
}
