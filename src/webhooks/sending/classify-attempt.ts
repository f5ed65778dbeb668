import type { AttemptResponse } from './attempt-response';

/** Consequences of an attempt for the delivery and for the endpoint. */
export interface AttemptClassification {
  delivery: 'succeeded' | 'retry' | 'abandon';
  /** True if the endpoint asked to be disabled. */
  disable: boolean;
  /** Milliseconds the endpoint asked to wait. */
  retryAfterMs: number | null;
}

/**
 * Any 2xx is success. 410 and the response header `webhook-delivery: disable` disable the endpoint; `abort-message`
 * fails only this message (both as proposed to Standard Webhooks). 429 and 503 may request a delay.
 */
export function classifyAttempt(response: AttemptResponse): AttemptClassification {
  const { statusCode } = response;
  const succeeded = statusCode !== null && statusCode >= 200 && statusCode < 300;
  const disable = statusCode === 410 || response.directive === 'disable';
  const mayWait = statusCode === 429 || statusCode === 503;
  return {
    delivery: succeeded
      ? 'succeeded'
      : disable || response.directive === 'abort-message'
        ? 'abandon'
        : 'retry',
    disable,
    retryAfterMs: mayWait ? response.retryAfterMs : null,
  };
}
