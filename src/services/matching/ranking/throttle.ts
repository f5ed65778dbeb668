import type { Clock } from '../../../platform/clock';

/** Called while candidates are loaded, with the number loaded so far and the total. */
export type Progress = (done: number, total: number) => void;

const MIN_INTERVAL_MS = 500;

/**
 * Writes progress at most twice a second and one write at a time. A failed write is ignored, because progress must not
 * stop the work.
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
