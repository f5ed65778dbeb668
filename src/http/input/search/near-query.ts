import { likelyPlaceOf, type Place } from '../../../domain/matching/places/place';
import { coordinatesOf } from '../../../domain/matching/places/distance';
import { countryCodeOf } from '../../../domain/parsing/places/countries';
import type { NearFilter } from '../../../domain/search/near';
import { AppError } from '../../../platform/app-error';

const MILES_PER_KILOMETER = 0.621371;
const MAX_MILES = 200;
const DEFAULT_DISTANCE = '25mi';
const UNKNOWN_PLACE =
  'Give a city of the United States with its state, such as "Dayton, OH", or a city of at least 15,000 inhabitants ' +
  'elsewhere, such as "Lyon, France", "Lyon, FR" or "Lyon".';

/**
 * Reads `near` ("Dayton, OH") and `within` ("25mi", "40km"). Returns null without `near`. Throws `validation_failed` for a
 * place that is not in the lists, and for a distance without a unit or of more than 200 miles.
 */
export function nearQuery(near: string | undefined, within: string | undefined): NearFilter | null {
  if (near === undefined) {
    if (within === undefined) return null;
    throw invalid('within', 'A distance needs `near`.');
  }
  const place = placeIn(near.trim());
  const coordinates = place && coordinatesOf(place);
  if (!coordinates) throw invalid('near', UNKNOWN_PLACE);
  const [, digits, unit] = /^(\d{1,3})\s?(mi|km)$/.exec((within ?? DEFAULT_DISTANCE).trim()) ?? [];
  const miles = Number(digits) * (unit === 'km' ? MILES_PER_KILOMETER : 1);
  if (!(miles > 0 && miles <= MAX_MILES)) {
    throw invalid('within', 'Give a distance of up to 200 miles with its unit, such as "25mi" or "40km".');
  }
  return { ...coordinates, miles };
}

/** Two letters are a state that has the city, else a country. Without either, the most populous city of the name counts. */
function placeIn(text: string): Place | null {
  const [, city, area] = /^(.+?)\s*,\s*([^,]+)$/.exec(text) ?? /^(.+?)\s+([A-Za-z]{2})$/.exec(text) ?? [];
  const unstated = { city: text, state: null, countryCode: null };
  if (city === undefined || area === undefined) return likelyPlaceOf(unstated);
  const code = /^[A-Za-z]{2}$/.test(area) ? area.toUpperCase() : countryCodeOf(area);
  if (code === null) return null;
  const inState = { city, state: code };
  if (coordinatesOf(inState)) return inState;
  return (
    likelyPlaceOf({ city, state: null, countryCode: code }) ??
    (text.includes(',') ? null : likelyPlaceOf(unstated))
  );
}

function invalid(name: string, message: string): AppError {
  return new AppError('validation_failed', 'A query parameter is invalid.', {
    errors: [{ pointer: `?${name}`, code: 'format', message }],
  });
}
