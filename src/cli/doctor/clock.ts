import { failure, ok, warning, type Finding } from './finding';

const WARNING_OFFSET_MS = 2000;
const ERROR_OFFSET_MS = 30_000;

/** Keys expire and webhooks are signed by the clock: it must agree with the stores'. */
export function checkClockOffset(store: string, offsetMs: number): Finding {
  const mend = 'Synchronise the clocks of both machines (NTP).';
  const detail = `${Math.abs(offsetMs)} ms from the clock of ${store}`;
  if (Math.abs(offsetMs) > ERROR_OFFSET_MS) return failure('clock', detail, mend);
  return Math.abs(offsetMs) > WARNING_OFFSET_MS ? warning('clock', detail, mend) : ok('clock', detail);
}
