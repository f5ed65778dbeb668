import { findPlaces, stateCodeOf, type PlaceMention } from '../../../places/places';

/** Only the end of a line is searched, because a document may be one very long line. */
const MAX_LINE_END_LENGTH = 160;
const TRAILING_NOTE = /\s*(?:\([^()]{1,40}\))?[\s.,;!]*$/;
const SET_OFF = /(?:^|[,|·•*;:!?–—@-]\s*|\b(?:in|near)\s+)$/;
const CITY_AND_CODE =
  /(?:^|[,|·•*;:!?–—@-]\s*)(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}),? ([A-Z]{2})$/u;
const CITY_AND_STATE_NAME =
  /(?:^|[\d,|·•*;:!?–—@-]\s*|\b(?:in|near)\s+)(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?)$/u;

/**
 * The place at the end of a line, set off from the words before it: "Java Developer, Hyderabad, Telangana, India",
 * "HARBOR ROOFING - LEXINGTON KY", "Call 740-555-0133 Athens Ohio".
 */
export function placeAtLineEnd(line: string): PlaceMention | null {
  const offset = Math.max(0, line.length - MAX_LINE_END_LENGTH);
  const tail = line.slice(offset);
  const text = tail.slice(0, tail.length - (TRAILING_NOTE.exec(tail)?.[0].length ?? 0));
  const last = findPlaces(text).at(-1);
  const isSetOff = last?.location.city && last.end >= text.length && SET_OFF.test(text.slice(0, last.start));
  const place = isSetOff ? last : (placeWithCode(text) ?? placeWithStateName(text));
  return place && { ...place, start: place.start + offset, end: place.end + offset };
}

function placeWithCode(text: string): PlaceMention | null {
  const [, city, code] = CITY_AND_CODE.exec(text) ?? [];
  // In "ANNA RUIZ MD" and "PHYSICIAN ASSISTANT PA" the code is a profession.
  if (!city || !code || stateCodeOf(code) === null || (/^(?:MD|PA|MA)$/.test(code) && city.includes(' ')))
    return null;
  const name = city === city.toUpperCase() ? toTitleCase(city) : city;
  return mention(text, city, name, code);
}

function toTitleCase(name: string): string {
  return name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

function placeWithStateName(text: string): PlaceMention | null {
  const [, city, name] = CITY_AND_STATE_NAME.exec(text) ?? [];
  const state = name ? stateCodeOf(name) : null;
  return city && state ? mention(text, city, city, state) : null;
}

function mention(text: string, written: string, city: string, state: string): PlaceMention {
  const start = text.lastIndexOf(written, text.length - 1);
  const raw = text.slice(start);
  return {
    start,
    end: text.length,
    location: { address: null, city, state, region: null, postalCode: null, countryCode: 'US', raw },
  };
}
