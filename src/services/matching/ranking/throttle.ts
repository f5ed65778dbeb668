import type { Clock } from '../../../platform/clock';
import type { Progress } from './candidate-index';

const MIN_INTERVAL_MS = 500;

/**
 * Writes progress down at most twice a second, one writing at a time. Progress that cannot be written is no reason to
 * stop working.
 */
export function throttle(clock: Clock, write: (done: number, total: number) => Promise<void>): Progress {
  let next = 0;
  let writing = false;
  return (done, total) => {
    const now = clock.now().getTime();
    if (writing || now < next) return;
    next = now + MIN_INTERVAL_MS;
    writing = true;
    void write(done, total)
      .catch(() => undefined)
      .finally(() => {
        writing = false;
      });
  };
}
