import { canonicalCityName } from '../../parsing/places/world-cities';
import usPlaces from './data/us-places.json';
import worldPlaces from './data/world-coordinates.json';

/** Latitude and longitude in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

type PlaceTable = ReadonlyMap<string, ReadonlyMap<string, Coordinates>>;

let usTable: PlaceTable | undefined;
let worldTable: PlaceTable | undefined;

/** The median of the coordinates of the place's post offices. */
export function coordinatesInState(city: string, state: string): Coordinates | null {
  usTable ??= parseTable(usPlaces, placeKey);
  return usTable.get(state)?.get(placeKey(city)) ?? null;
}

/** A city of at least 15,000 inhabitants outside the United States. Source: GeoNames (CC BY 4.0). */
export function coordinatesInCountry(city: string, countryCode: string): Coordinates | null {
  worldTable ??= parseTable(worldPlaces, canonicalCityName);
  return worldTable.get(countryCode)?.get(canonicalCityName(city)) ?? null;
}

/** `Name latitude longitude;Name …`. Of places with one name, the first counts. */
function parseTable(lists: Readonly<Record<string, string>>, keyOf: (name: string) => string): PlaceTable {
  return new Map(
    Object.entries(lists).map(([area, list]) => {
      const places = new Map<string, Coordinates>();
      for (const entry of list.split(';')) {
        const [longitude = '', latitude = '', ...name] = entry.split(' ').reverse();
        const key = keyOf(name.reverse().join(' '));
        if (!places.has(key)) places.set(key, { latitude: Number(latitude), longitude: Number(longitude) });
      }
      return [area, places];
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
