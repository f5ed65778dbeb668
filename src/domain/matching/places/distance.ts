import { coordinatesInCountry, coordinatesInState, placeKey, type Coordinates } from './coordinates';
import type { Place } from './place';

export const EARTH_RADIUS_MILES = 3958.8;
const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * Returns the straight-line distance in miles between the centers of two places, or null when one is unknown. Distances
 * within a city are 0.
 */
export function milesBetween(from: Place, to: Place): number | null {
  if (isSamePlace(from, to)) return 0;
  const a = coordinatesOf(from);
  const b = coordinatesOf(to);
  if (!a || !b) return null;
  const north = (b.latitude - a.latitude) * RADIANS_PER_DEGREE;
  const east = (b.longitude - a.longitude) * RADIANS_PER_DEGREE;
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(a.latitude * RADIANS_PER_DEGREE) *
      Math.cos(b.latitude * RADIANS_PER_DEGREE) *
      Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The distance in whole miles, as commutes are reported and filtered; null when a place is missing or unknown. */
export function wholeMilesBetween(from: Place | null, to: Place | null): number | null {
  const miles = from && to ? milesBetween(from, to) : null;
  return miles === null ? null : Math.round(miles);
}

/** Returns the center of a place, or null if it is unknown. */
export function coordinatesOf(place: Place): Coordinates | null {
  return 'state' in place
    ? coordinatesInState(place.city, place.state)
    : coordinatesInCountry(place.city, place.countryCode);
}

/** Also true for two records that spell an unknown place alike. */
function isSamePlace(from: Place, to: Place): boolean {
  if (placeKey(from.city) !== placeKey(to.city)) return false;
  if ('state' in from) return 'state' in to && from.state === to.state;
  return 'countryCode' in to && from.countryCode === to.countryCode;
}
