import type { StateCode } from '../common';
import { stateCodeOf } from '../parsing/places/places';

const CITY_COMMA_STATE = /^\s*(.+?)\s*,\s*([A-Za-z]{2})\s*$/;

/** Parses `City, ST`, which is used if the text does not state a location; null for other texts. */
export function locationFallback(text: string): { city: string; state: StateCode } | null {
  const [, city, code] = CITY_COMMA_STATE.exec(text) ?? [];
  const state = code ? stateCodeOf(code.toUpperCase()) : null;
  return city && state ? { city, state } : null;
}
