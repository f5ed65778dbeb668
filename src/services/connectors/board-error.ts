import { UnexpectedPayloadError } from '../../domain/connectors/read-items';
import { AppError } from '../../platform/app-error';

/** What prevents a request to a board. A later request can succeed only if the board is `unavailable`. */
export type BoardFault = 'unavailable' | 'credentials' | 'gone' | 'address' | 'unexpected';

export class BoardError extends Error {
  constructor(
    readonly fault: BoardFault,
    message: string,
    /** Time that the board asked to wait. */
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'BoardError';
  }
}

/** The error of a run that a board has ended; null for an error that is not the board's. */
export function boardFailure(error: unknown): AppError | null {
  if (error instanceof UnexpectedPayloadError) return new AppError('upstream_failed', error.message);
  if (!(error instanceof BoardError)) return null;
  const advice = error.fault === 'credentials' ? ' Change the credentials of the connector.' : '';
  return new AppError('upstream_failed', `${error.message}${advice}`, {
    extensions: { boardFault: error.fault },
    cause: error,
  });
}
