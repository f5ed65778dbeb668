import { AppError } from '../../platform/app-error';

/** The error of an import whose connection closed, or whose process ended, before its file was complete. */
export function uploadInterrupted(): AppError {
  return new AppError(
    'upload_interrupted',
    'The connection closed before the file was complete. Nothing of it was applied.',
  );
}

/** The error of an import with `onError=stop`. `failed` rows are invalid. */
export function stoppedByRows(failed: number, applied: number): AppError {
  return new AppError(
    'validation_failed',
    `The import stopped because of its errors: ${failed} rows failed, ${applied} rows were applied.`,
  );
}
