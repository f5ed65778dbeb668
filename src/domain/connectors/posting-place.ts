import type { GivenJob } from '../jobs/complete-job';
import { countryCodeOf } from '../parsing/places/countries';
import { findPlaces, stateCodeOf, wholePlace } from '../parsing/places/places';
import { findPostalPlace } from '../parsing/places/postal-places';
import { worldCityOf } from '../parsing/places/world-cities';
import { shortTextOf } from '../members';

type Place = Pick<GivenJob, 'city' | 'state' | 'countryCode' | 'postalCode' | 'address'>;

/** Parts of a place as a board states them. */
export interface BoardPlace {
  city?: unknown;
  region?: unknown;
  /** Name or ISO code, in any case. */
  country?: unknown;
  postalCode?: unknown;
  address?: unknown;
}

const NO_HINTS = { callingCode: null, topLevelDomain: null, language: null };
const REMOTE_WORDS = /\b(?:remote|hybrid|on-?site|anywhere|home[ -]?office)\b/gi;

/** Place of the separate fields of a board. A state is kept for the United States only. */
export function placeOfFields({ city, region, country, postalCode, address }: BoardPlace): Place {
  const countryCode = countryOf(shortTextOf(country));
  const area = shortTextOf(region);
  const isAmerican = countryCode === 'US' || shortTextOf(country) === null;
  return {
    city: nameOfCity(shortTextOf(city)),
    state: area !== null && isAmerican ? stateOf(area) : null,
    countryCode,
    postalCode: shortTextOf(postalCode),
    address: shortTextOf(address),
  };
}

/** Place that a text names: "Remote, Italy", "San Francisco, California". Values that it does not name are absent. */
export function placeOfText(location: string | null): Place {
  if (location === null) return {};
  const text = location
    .replace(REMOTE_WORDS, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|/()–-]+|[\s,;:|/()–-]+$/g, '')
    .trim();
  if (text === '') return {};
  const postal = findPostalPlace(text, NO_HINTS);
  if (postal) {
    const { city, postalCode, countryCode } = postal.location;
    return { city, postalCode, countryCode, address: streetBefore(text, postal.start) };
  }
  const american = /^(us|usa|u\.s\.|u\.s\.a\.|united states)$/i.test(text) ? { countryCode: 'US' } : null;
  if (american) return american;
  const place = wholePlace(text) ?? findPlaces(text)[0]?.location ?? lastPlace(text);
  if (!place) return worldCityOf(text) ? { city: text } : {};
  const { city, state, countryCode, postalCode, address } = place;
  return { city, state, countryCode, postalCode, address };
}

/** Fields go before the text, which fills in what they leave open. */
export function placeOf(fields: BoardPlace, location: string | null): Place {
  const place = placeOfFields(fields);
  const isStated = place.city !== null || place.countryCode !== null || place.state !== null;
  return isStated ? place : placeOfText(location);
}

function lastPlace(text: string): ReturnType<typeof wholePlace> {
  const last = text.split(/\s*[,;|/–-]\s*/).at(-1) ?? '';
  return last === text ? null : wholePlace(last);
}

function streetBefore(text: string, end: number): string | null {
  return shortTextOf(text.slice(0, end).replace(/[\s,;]+$/, ''));
}

function nameOfCity(city: string | null): string | null {
  return city !== null && /^(?:remote|anywhere|worldwide)$/i.test(city) ? null : city;
}

function stateOf(region: string): string | null {
  return stateCodeOf(region.length === 2 ? region.toUpperCase() : region);
}

function countryOf(country: string | null): string | null {
  if (country === null) return null;
  if (/^[a-z]{2}$/i.test(country)) return country.toUpperCase() === 'UK' ? 'GB' : country.toUpperCase();
  return /^(?:usa|u\.s\.a?\.)$/i.test(country) ? 'US' : countryCodeOf(country);
}
