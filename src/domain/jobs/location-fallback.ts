import type { StateCode } from '../common';
import { stateCodeOf } from '../parsing/text/places';

const CITY_COMMA_STATE = /^\s*(.+?)\s*,\s*([A-Za-z]{2})\s*$/;

/** `City, ST` as a caller gives it when the text may not say where the job is; null when it is not that. */
export function locationFallback(text: string): { city: string; state: StateCode } | null {
  const [, city, code] = CITY_COMMA_STATE.exec(text) ?? [];
  const state = code ? stateCodeOf(code.toUpperCase()) : null;
  return city && state ? { city, state } : null;
}
