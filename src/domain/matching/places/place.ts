import type { Location, StateCode } from '../../common';
import { worldCityOf } from '../../parsing/places/world-cities';
import { coordinatesInCountry, coordinatesInState } from './coordinates';

/** A place of the United States, or a city of another country that is in the list. */
export type Place = { city: string; state: StateCode } | { city: string; countryCode: string };

type PlaceFields = Pick<Location, 'city' | 'state'> & Partial<Pick<Location, 'countryCode'>>;

/**
 * Returns the place that the fields of a record state, or null. A place of the United States needs its state, which
 * counts unless the record names another country and no place of the state has this name.
 */
export function placeOf({ city, state, countryCode }: PlaceFields): Place | null {
  if (!city) return null;
  const country = countryCode && countryCode !== 'US' ? countryCode : null;
  const abroad =
    country !== null && coordinatesInCountry(city, country) ? { city, countryCode: country } : null;
  if (!state) return abroad;
  return abroad && !coordinatesInState(city, state) ? abroad : { city, state };
}

/** `Dayton, OH`, `Lyon, FR`. */
export function placeName(place: Place): string {
  return `${place.city}, ${'state' in place ? place.state : place.countryCode}`;
}

/** The place of a record; one that names no country is in the country of the most populous city of the name. */
export function likelyPlaceOf(fields: PlaceFields): Place | null {
  const place = placeOf(fields);
  if (place || !fields.city || fields.countryCode) return place;
  return placeOf({ ...fields, countryCode: worldCityOf(fields.city)?.countryCode ?? null });
}
