import type { AttemptResponse } from './attempt-response';

/** What one attempt means for the delivery and for the endpoint. */
export interface AttemptClassification {
  delivery: 'succeeded' | 'retry' | 'abandon';
  /** The endpoint has asked never to be called again. */
  disable: boolean;
  /** Milliseconds the endpoint asked to be left alone. */
  retryAfterMs: number | null;
}

/**
 * Any 2xx is success. 410, and the answer header `webhook-delivery: disable`, switch the endpoint off; `abort-message`
 * gives up this message only (both as proposed to Standard Webhooks). 429 and 503 may say how long to wait.
 */
export function classifyAttempt(sent: AttemptResponse): AttemptClassification {
  const { statusCode } = sent;
  const succeeded = statusCode !== null && statusCode >= 200 && statusCode < 300;
  const disable = statusCode === 410 || sent.directive === 'disable';
  const mayWait = statusCode === 429 || statusCode === 503;
  return {
    delivery: succeeded ? 'succeeded' : disable || sent.directive === 'abort-message' ? 'abandon' : 'retry',
    disable,
    retryAfterMs: mayWait ? sent.retryAfterMs : null,
  };
}
