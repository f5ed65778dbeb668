import { failure, ok, warning, type Finding } from './finding';

const WARNING_OFFSET_MS = 2000;
const ERROR_OFFSET_MS = 30_000;

/** The clock must agree with those of the stores: the expiry of keys and the signatures of webhooks depend on it. */
export function checkClockOffset(store: string, offsetMs: number): Finding {
  const mend = 'Synchronise the clocks of both machines (NTP).';
  const detail = `${Math.abs(offsetMs)} ms from the clock of ${store}`;
  if (Math.abs(offsetMs) > ERROR_OFFSET_MS) return failure('clock', detail, mend);
  return Math.abs(offsetMs) > WARNING_OFFSET_MS ? warning('clock', detail, mend) : ok('clock', detail);
}
