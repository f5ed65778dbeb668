import { broken, ok, warning, type Finding } from './finding';

const NOTICEABLE_MS = 2000;
const WRONG_MS = 30_000;

/** Keys expire and webhooks are signed by the clock: it must agree with the stores'. */
export function judgeClock(store: string, offsetMs: number): Finding {
  const mend = 'Synchronise the clocks of both machines (NTP).';
  const detail = `${Math.abs(offsetMs)} ms from the clock of ${store}`;
  if (Math.abs(offsetMs) > WRONG_MS) return broken('clock', detail, mend);
  return Math.abs(offsetMs) > NOTICEABLE_MS ? warning('clock', detail, mend) : ok('clock', detail);
}
