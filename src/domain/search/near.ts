import type { Location } from '../common';
import type { Coordinates } from '../matching/places/coordinates';
import { coordinatesOf, EARTH_RADIUS_MILES } from '../matching/places/distance';
import { likelyPlaceOf } from '../matching/places/place';

/** Records at most this far from a point. */
export interface NearFilter extends Coordinates {
  miles: number;
}

/** The same for the database. */
export interface NearCircle extends Coordinates {
  /** Search words of the cells that the circle touches. */
  cells: readonly string[];
  /** Degrees. */
  minLatitude: number;
  maxLatitude: number;
  /** Haversine of the distance: the square of the sine of half the angle. */
  maxHaversine: number;
}

/** Coordinates of rows have single precision. */
const ROUNDING_MILES = 0.001;

/** Cells of half a degree: about 35 miles from south to north. */
const CELL_DEGREES = 0.5;
const CELLS_AROUND = 360 / CELL_DEGREES;
const DEGREES_PER_RADIAN = 180 / Math.PI;
/** Closer to a pole, a cell is as wide as here. */
const MAX_LATITUDE = 80;

/** The point at which a record with this location is found; null if its place is unknown. */
export function searchPoint(
  location: Pick<Location, 'city' | 'state' | 'countryCode'> | null,
): Coordinates | null {
  const place = location && likelyPlaceOf(location);
  return place ? coordinatesOf(place) : null;
}

/** The search word of the cell of a point. */
export function cellTerm({ latitude, longitude }: Coordinates): string {
  return cellAt(Math.floor(latitude / CELL_DEGREES), Math.floor(longitude / CELL_DEGREES));
}

export function circleOf(filter: NearFilter): NearCircle {
  const { latitude, longitude } = filter;
  const angle = (filter.miles + ROUNDING_MILES) / EARTH_RADIUS_MILES;
  return {
    latitude,
    longitude,
    cells: cellTermsNear(filter),
    minLatitude: latitude - angle * DEGREES_PER_RADIAN,
    maxLatitude: latitude + angle * DEGREES_PER_RADIAN,
    maxHaversine: Math.sin(angle / 2) ** 2,
  };
}

/** The search words of all cells that a circle touches, and some around it. */
function cellTermsNear({ latitude, longitude, miles }: NearFilter): string[] {
  const north = (miles / EARTH_RADIUS_MILES) * DEGREES_PER_RADIAN;
  const widest = Math.min(MAX_LATITUDE, Math.abs(latitude) + north);
  const east = north / Math.cos(widest / DEGREES_PER_RADIAN);
  const rows = cellsBetween(latitude - north, latitude + north);
  const columns = cellsBetween(longitude - east, longitude + east);
  return rows.flatMap((row) => columns.map((column) => cellAt(row, column)));
}

function cellsBetween(from: number, to: number): number[] {
  const first = Math.floor(from / CELL_DEGREES);
  const count = Math.min(CELLS_AROUND, Math.floor(to / CELL_DEGREES) - first + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Columns continue beyond 180 degrees. */
function cellAt(row: number, column: number): string {
  return `#g:${row}_${((column % CELLS_AROUND) + CELLS_AROUND) % CELLS_AROUND}`;
}
