import type { StateCode } from '../../common';
import places from './data/us-places.json';

export interface UsPlace {
  city: string;
  state: StateCode;
}

/** Latitude and longitude in degrees. */
interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_MILES = 3958.8;
const RADIANS_PER_DEGREE = Math.PI / 180;

let coordinatesByState: Map<string, Map<string, Coordinates>> | undefined;

/**
 * Returns the straight-line distance in miles between the centers of two US places, or null when one is unknown. A center
 * is the median of the coordinates of the place's post offices, so distances within a city are 0.
 */
export function milesBetween(from: UsPlace, to: UsPlace): number | null {
  if (from.state === to.state && placeKey(from.city) === placeKey(to.city)) return 0;
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
export function wholeMilesBetween(from: UsPlace | null, to: UsPlace | null): number | null {
  const miles = from && to ? milesBetween(from, to) : null;
  return miles === null ? null : Math.round(miles);
}

export function isKnownPlace(place: UsPlace): boolean {
  return coordinatesOf(place) !== null;
}

/** Returns the places at most this far from a place, itself included; their names are normalized. */
export function placesWithinMiles(from: UsPlace, miles: number): UsPlace[] {
  if (!isKnownPlace(from)) return [];
  return [...(coordinatesByState ?? [])].flatMap(([state, cities]) =>
    [...cities.keys()]
      .map((city) => ({ city, state }))
      .filter((place) => (milesBetween(from, place) ?? Infinity) <= miles),
  );
}

function coordinatesOf({ city, state }: UsPlace): Coordinates | null {
  coordinatesByState ??= new Map(Object.entries(places).map(([code, list]) => [code, parsePlaces(list)]));
  return coordinatesByState.get(state)?.get(placeKey(city)) ?? null;
}

/** `Name latitude longitude;Name …` */
function parsePlaces(list: string): Map<string, Coordinates> {
  return new Map(
    list.split(';').map((entry) => {
      const [longitude = '', latitude = '', ...name] = entry.split(' ').reverse();
      return [
        placeKey(name.reverse().join(' ')),
        { latitude: Number(latitude), longitude: Number(longitude) },
      ];
    }),
  );
}

/** One spelling of the name of a city, such as `st louis` for "Saint Louis". */
export function placeKey(city: string): string {
  return city
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^(?:saint|st\.?)\s+/, 'st ')
    .replace(/^(?:fort|ft\.?)\s+/, 'ft ')
    .replace(/^(?:mount|mt\.?)\s+/, 'mt ')
    .replace(/[^a-z ]+/g, '')
    .replace(/ city$/, '')
    .trim();
}
