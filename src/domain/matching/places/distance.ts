import type { StateCode } from '../../common';
import places from './data/us-places.json';

/** Latitude and longitude in degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_MILES = 3958.8;
const RADIANS = Math.PI / 180;

let byState: Map<string, Map<string, Point>> | undefined;

/**
 * Returns the straight-line distance in miles between the centers of two US places, or null when one is unknown. A center
 * is the median of the coordinates of the place's post offices, so distances within a city are 0.
 */
export function milesBetween(
  from: { city: string; state: StateCode },
  to: { city: string; state: StateCode },
): number | null {
  if (from.state === to.state && placeKey(from.city) === placeKey(to.city)) return 0;
  const a = pointOf(from);
  const b = pointOf(to);
  if (!a || !b) return null;
  const north = (b.latitude - a.latitude) * RADIANS;
  const east = (b.longitude - a.longitude) * RADIANS;
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
}

function pointOf({ city, state }: { city: string; state: StateCode }): Point | null {
  byState ??= new Map(Object.entries(places).map(([code, list]) => [code, readPlaces(list)]));
  return byState.get(state)?.get(placeKey(city)) ?? null;
}

/** `Name latitude longitude;Name …` */
function readPlaces(list: string): Map<string, Point> {
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

function placeKey(city: string): string {
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
