import type { UsPlace } from '../../domain/matching/places/distance';
import { isKnownPlace } from '../../domain/matching/places/distance';
import { AppError } from '../../platform/app-error';

const MILES_PER_KILOMETER = 0.621371;
const MAX_MILES = 200;
const DEFAULT_DISTANCE = '25mi';

/**
 * Reads `near` ("Dayton, OH") and `within` ("25mi", "40km"). Returns null without `near`. Throws `validation_failed` for a
 * place that is not in the list of US places, and for a distance without a unit or of more than 200 miles.
 */
export function nearQuery(
  near: string | undefined,
  within: string | undefined,
): { place: UsPlace; miles: number } | null {
  if (near === undefined) {
    if (within === undefined) return null;
    throw invalid('within', 'A distance needs `near`.');
  }
  const [, city, state] = /^(.+?),?\s+([A-Za-z]{2})$/.exec(near.trim()) ?? [];
  const place = city !== undefined && state !== undefined ? { city, state: state.toUpperCase() } : null;
  if (!place || !isKnownPlace(place)) {
    throw invalid('near', 'Give a city of the United States with its state, such as "Dayton, OH".');
  }
  const [, digits, unit] = /^(\d{1,3})\s?(mi|km)$/.exec((within ?? DEFAULT_DISTANCE).trim()) ?? [];
  const miles = Number(digits) * (unit === 'km' ? MILES_PER_KILOMETER : 1);
  if (!(miles > 0 && miles <= MAX_MILES)) {
    throw invalid('within', 'Give a distance of up to 200 miles with its unit, such as "25mi" or "40km".');
  }
  return { place, miles };
}

function invalid(name: string, message: string): AppError {
  return new AppError('validation_failed', 'A query parameter is invalid.', {
    errors: [{ pointer: `?${name}`, code: 'format', message }],
  });
}
