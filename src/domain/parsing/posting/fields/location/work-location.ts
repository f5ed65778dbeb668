import type { Location } from '../../../../common';
import { countryCodeOf } from '../../../places/countries';
import { findPlaces, findStreet, stateCodeOf, wholePlace, type PlaceMention } from '../../../places/places';
import type { Posting } from '../../posting-model';
import { collapseWhitespace } from '../../segmentation/section-lookup';
import { readHeadSegments } from '../title-employer/head-segments';
import type { HeadSegment } from '../title-employer/header-lines';
import type { HeaderBlock } from '../title-employer/header-block';
import { findPostalPlace } from '../../../places/postal-places';
import { worldCityOf } from '../../../places/world-cities';
import { employerScore } from '../../../text/employer-words';
import { titleScore } from '../../../text/title-words';
import { countriesOfCues } from './country-cues';
import { countryOfPhones } from './country-of-phone';
import { placeAtLineEnd } from './line-end-place';
import { sortedPlace, stateOfLine, townBeforeState } from './town-and-state';
import { suburbOfAustralia } from './town-with-province';
import {
  knownCity,
  knownCityAtEnd,
  likelyCountries,
  postalPlaceAtEnd,
  postalPlaceInHead,
  remoteCountry,
} from './world-place';

export interface WorkLocation {
  city: string | null;
  state: string | null;
  postalCode: string | null;
  /** Street address; outside the United States the place as written, for a region has no field of its own. */
  address: string | null;
  countryCode: string | null;
  confidence: number;
}

const NO_LOCATION: WorkLocation = {
  city: null,
  state: null,
  postalCode: null,
  address: null,
  countryCode: null,
  confidence: 0,
};

/** The country shares its name with a state of the United States; its towns tell them apart. */
const TOWNS_OF_GEORGIA =
  /\b(?:tbilisi|batumi|kutaisi|rustavi|gori|zugdidi|poti|telavi|akhaltsikhe|ozurgeti|mtskheta|caucasus|georgian (?:language|citizens?))\b/i;

const MIN_NAME_SCORE = 0.5;
const HEADER_CHARS = 600;
const MAX_HEAD_LINES = 4;
const NEXT_IN_LIST = /^(?:,? (?:or|and)|,) (\p{Lu}\p{Ll}+)( \p{Lu}\p{Ll}+)?/u;
const MAX_PLACE_CHARACTERS = 160;
const MAX_STREET = 60;
const OTHER_LOCATION =
  /\b(?:headquarter\w*|hq|founded in|graduate|university of|offices? in|born in)\W*(?:\w+\W+){0,3}$/i;
const BASED_IN =
  /\b(?:based|located|location|office|onsite|on-site|in|near|at|our|serving|site|store|restaurant|warehouse|facility|clinic)\b[^.]{0,40}$/i;

/** Where the work is done: a labelled place, else one in the header, else one that the text names for the job. */
export function extractWorkLocation(
  posting: Posting,
  block: HeaderBlock | null,
  language: string | null,
): WorkLocation {
  const read = withStateOfLine(withoutNamesBefore(findWorkLocation(posting, block, language)), posting);
  const found = inKnownCountry(read, posting, language);
  if (found.state !== 'GA' || !TOWNS_OF_GEORGIA.test(`${found.city ?? posting.flat}`)) return found;
  return {
    ...found,
    state: null,
    countryCode: 'GE',
    address: found.address ?? [found.city, 'Georgia'].filter(Boolean).join(', '),
  };
}

/** "Production Workers Greenville", from "PRODUCTION WORKERS GREENVILLE SC": only the known town at the end. */
function withoutNamesBefore(place: WorkLocation): WorkLocation {
  const words = place.city?.split(' ') ?? [];
  if (place.state === null || words.length < 2 || worldCityOf(words.join(' '), ['US']) !== null) return place;
  for (let from = 1; from < words.length; from += 1) {
    const [before, city] = [words.slice(0, from).join(' '), words.slice(from).join(' ')];
    const isName = titleScore(before) >= MIN_NAME_SCORE || employerScore(before) >= MIN_NAME_SCORE;
    if (isName && worldCityOf(city, ['US'])?.countryCode === 'US') return { ...place, city };
  }
  return place;
}

/** "STATE OF WYOMING" or "State: Montana" where the town stands alone. */
function withStateOfLine(place: WorkLocation, posting: Posting): WorkLocation {
  if (place.countryCode !== null || place.state !== null) return place;
  const state = stateOfLine(posting.source.raw.slice(0, HEADER_CHARS));
  return state === null ? place : { ...place, state, countryCode: 'US' };
}

/** A place without a country, in the country that currency and language suggest for its town, else that of the only cue. */
function inKnownCountry(place: WorkLocation, posting: Posting, language: string | null): WorkLocation {
  if (place.countryCode !== null || place.state !== null) return place;
  const cues = countriesOfCues(posting.flat, language);
  const byPhone = cues.length === 0 ? countryOfPhones(posting.flat, posting.isEnglish) : null;
  const countryCode = cues.length === 1 && cues[0] ? cues[0] : byPhone;
  const byCue = countryCode === null ? place : { ...place, countryCode };
  if (place.city === null) return byCue;
  const countries = likelyCountries(posting, language);
  const worldCity = worldCityOf(place.city.replace(/\s*\([^()]*\)$/, ''), countries);
  const isAbroad = worldCity !== null && (worldCity.countryCode !== 'US' || language !== 'en');
  return isAbroad && countries.includes(worldCity.countryCode)
    ? { ...place, countryCode: worldCity.countryCode }
    : byCue;
}

function findWorkLocation(
  posting: Posting,
  block: HeaderBlock | null,
  language: string | null,
): WorkLocation {
  const labelled = labelledLocation(posting, language);
  // A label that names no town adds less than a town among the first lines.
  if (labelled && (labelled.city !== null || !block?.place)) return withTownOfAddress(labelled, posting);
  const header = posting.flat.slice(0, HEADER_CHARS);
  const inHeader = headerPlace(posting, header);
  if (inHeader) return inHeader;
  if (block?.place) return { ...withCountry(block.place, posting, language), confidence: 0.6 };
  const postal = postalPlaceInHead(posting, language);
  if (postal) return { ...fromLocation(postal, null, postal.raw ?? ''), confidence: 0.85 };
  const inBody = bodyPlace(posting);
  if (inBody) return inBody;
  const beforeState = townBeforeState(posting.source.raw.slice(0, 20_000));
  if (beforeState) return { ...fromLocation(beforeState, null, beforeState.raw ?? ''), confidence: 0.7 };
  const municipality = municipalityPlace(posting.flat.slice(0, 20_000));
  if (municipality) return municipality;
  const segments = readHeadSegments(posting);
  const knownPlace = knownCity(posting, segments, language) ?? postalPlaceAtEnd(posting, language);
  if (knownPlace) return { ...fromLocation(knownPlace, null, knownPlace.raw ?? ''), confidence: 0.6 };
  const countryCode = remoteCountry(posting) ?? namedCountry(segments);
  return countryCode === null ? NO_LOCATION : { ...NO_LOCATION, countryCode, confidence: 0.6 };
}

/** A site under a label without its town: the town of the only street address of the posting. */
function withTownOfAddress(site: WorkLocation, posting: Posting): WorkLocation {
  if (site.city !== null || site.state !== null || site.countryCode !== null) return site;
  if (!SITE_NAME.test(site.address ?? '')) return site;
  const text = posting.flat.slice(0, 20_000);
  const addresses = findPlaces(text).filter(
    ({ location, start }) =>
      location.city !== null &&
      location.state !== null &&
      findStreet(text.slice(Math.max(0, start - MAX_STREET), start)) !== null,
  );
  const [only] = addresses;
  if (!only || addresses.some(({ location }) => location.city !== only.location.city)) return site;
  return { ...fromLocation(only.location, null, ''), address: site.address, confidence: 0.7 };
}

/** "Parque Industrial El Marqués, Querétaro, Qro.": a town in a form that only one country uses. */
function regionalPlace(text: string): Location | null {
  return findPostalPlace(text, { callingCode: null, topLevelDomain: null, language: null })?.location ?? null;
}

/** "Ashworth Community Hospital": a label's value that only names a site. */
const SITE_NAME = /^\p{Lu}[\p{L}'’.& -]{2,60}$/u;

/**
 * The place under a label; of several labels ("Site: Ashworth Hospital", "Town: Rochdale") the first one that names a
 * town, else the first.
 */
function labelledLocation(posting: Posting, language: string | null): WorkLocation | null {
  let first: WorkLocation | null = null;
  const labels = posting.sections.filter(({ kind }) => kind === 'location');
  const isTownLabel = (heading: string | null): boolean => /^\W*(?:town|city)\b/i.test(heading ?? '');
  const sections = [...labels].sort(
    (a, b) => Number(isTownLabel(b.heading)) - Number(isTownLabel(a.heading)),
  );
  for (const section of sections) {
    const text = collapseWhitespace(
      posting.flat.slice(section.start, section.items[0]?.end ?? section.end),
    ).slice(0, MAX_PLACE_CHARACTERS);
    const place = locationIn(text);
    const isUnknown = place && place.city === null && place.countryCode === null && place.state === null;
    const knownPlace = isUnknown ? (knownCityAtEnd(text, posting, language) ?? regionalPlace(text)) : null;
    if (knownPlace)
      return { ...fromLocation(knownPlace, null, text), address: place?.address ?? null, confidence: 0.9 };
    if (!place) continue;
    const isTown = place.city !== null && (place.state !== null || worldCityOf(place.city) !== null);
    // Later labels are also those of offices that take applications.
    if (first !== null && isTown && SITE_NAME.test(first.address ?? ''))
      return { ...place, confidence: 0.95 };
    first ??= { ...place, confidence: 0.95 };
    if (first.city !== null) return first;
  }
  return first;
}

/** "Boise & Meridian, Idaho": the first of two towns of a state. */
const FIRST_OF_TWO_CITIES =
  /(?:^|[,:;|] | {2})(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2})\s*(?:&|\/|and|or)\s*$/u;
function firstOfTwo(text: string, { location, start }: PlaceMention): Location {
  const first = FIRST_OF_TWO_CITIES.exec(text.slice(0, start))?.[1];
  return first === undefined ? location : { ...location, city: first };
}

/** "Chattanooga & surrounding areas, TN". */
const AROUND_CITY = / (?:&|and|\+) (?:the )?surrounding(?: (?:areas?|communities))?(?=,|$)/i;

/** A labelled value is the place whatever its form: an address, a city with its state, a country, a site. */
function locationIn(text: string): Omit<WorkLocation, 'confidence'> | null {
  if (
    /^\W*(?:remote|anywhere|work from home|virtual|tbd|various|multiple|n\/a|in[- ]person|on[- ]?site|hybrid(?: remote)?|on the road)\W*$/i.test(
      text,
    ) ||
    text === ''
  )
    return null;
  // "44 - Nantes": the department before the town.
  text = text.replace(/^\d{2,3} [-–] (?=\p{Lu})/u, '').replace(AROUND_CITY, '');
  const sorted = sortedPlace(text);
  if (sorted) return fromLocation(sorted, null, text);
  const places = findPlaces(text);
  const place = places[0];
  const street = findStreet(text);
  const streetText = street ? text.slice(street.start, street.end) : null;
  if (place) return fromLocation(firstOfTwo(text, place), streetText, text);
  const whole = wholePlace(text);
  if (whole) return fromLocation(whole, streetText, text);
  const [, town = '', code = ''] = TOWN_AND_CODE.exec(text) ?? [];
  const stateCode = stateCodeOf(code);
  if (stateCode !== null)
    return { city: town, state: stateCode, postalCode: null, address: null, countryCode: 'US' };
  const country = lastCountry(text);
  const state = /,\s*([A-Z]{2})\b/.exec(text)?.[1];
  return {
    city: country === null && street === null && isPlainCity(text) ? text.replace(/[^\p{L}]+$/u, '') : null,
    state: state === undefined ? null : stateCodeOf(state),
    postalCode: /\b\d{5}(?:-\d{4})?$/.exec(text)?.[0] ?? null,
    address: streetText ?? text,
    countryCode: country,
  };
}

/** "Roseau MN": a labelled town too small for the gazetteer. */
const TOWN_AND_CODE = /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}) ([A-Z]{2})$/u;

/** A country that a part of the first lines names. */
function namedCountry(segments: readonly HeadSegment[]): string | null {
  for (const { text, kind } of segments) {
    const code =
      kind === 'place' ? (wholePlace(text.replace(/\s*\([^)]*\)$/, ''))?.countryCode ?? null) : null;
    if (code !== null) return code;
  }
  return null;
}

/** A place whose town is known in a country that currency and language suggest. */
function withCountry(
  place: Location,
  posting: Posting,
  language: string | null,
): Omit<WorkLocation, 'confidence'> {
  const worldCity =
    place.city === null || place.countryCode !== null
      ? null
      : worldCityOf(place.city, likelyCountries(posting, language));
  return fromLocation(
    worldCity ? { ...place, countryCode: worldCity.countryCode } : place,
    null,
    place.raw ?? '',
  );
}

/** From this score, the words of a label show that it names a site and no town: "Ashworth Community Hospital". */
const MIN_EMPLOYER_SCORE = 0.7;

function isPlainCity(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}.'’ -]{2,28}\.?$/u.test(text) &&
    text.split(' ').length <= 3 &&
    stateCodeOf(text) === null &&
    (!text.includes(' ') || / City$/.test(text) || employerScore(text) < MIN_EMPLOYER_SCORE)
  );
}

function lastCountry(text: string): string | null {
  const parts = text.split(/[,;()/]|\s-\s/).map((part) => part.trim().replace(/[.\s]+$/, ''));
  for (const part of parts.reverse()) {
    const code = part.length > 2 || part === 'UK' || part === 'US' ? countryCodeOf(part) : null;
    if (code) return code;
  }
  return null;
}

function fromLocation(
  location: Location,
  street: string | null,
  written: string,
): Omit<WorkLocation, 'confidence'> {
  const abroad = location.countryCode !== null && location.countryCode !== 'US';
  // "Florida, USA" names a state in the position of a town.
  const named = location.city !== null && location.state === null ? stateCodeOf(location.city) : null;
  // "City of Alderbrook, Michigan" is the employer in Alderbrook.
  const town = location.city?.replace(/^(?:city|town|village) of (?=\p{Lu})/iu, '') ?? null;
  const city = named !== null && location.countryCode === 'US' ? null : town;
  return {
    city,
    state: location.state ?? (city === null ? named : null),
    postalCode: location.postalCode,
    address: street ?? location.address ?? (abroad || city === null ? written.replace(/\s*[.;]$/, '') : null),
    countryCode: location.countryCode,
  };
}

/** A place among the first lines: alone on its line, or beside the title, the employer or the pay. */
function headerPlace(posting: Posting, header: string): WorkLocation | null {
  const firstLines = posting.source.lines.filter((line) => line.text.trim() !== '').slice(0, 8);
  for (const { text } of firstLines) {
    const suburb = suburbOfAustralia(text);
    if (suburb !== null) return { ...NO_LOCATION, ...suburb, address: text.trim(), confidence: 0.9 };
  }
  for (const line of firstLines) {
    const text = line.text.trim();
    if (text.length > MAX_PLACE_CHARACTERS || line.start > HEADER_CHARS) break;
    for (const part of text.split(/\s*[·•|]\s*|\s+[–—-]\s+/)) {
      const whole = wholePlace(
        collapseWhitespace(
          part.replace(/\s*[([](?:remote|hybrid|on-?site)[)\]]$/i, '').replace(AROUND_CITY, ''),
        ),
      );
      if (whole?.city && countryCodeOf(whole.city) === null)
        return { ...fromLocation(whole, null, collapseWhitespace(part)), confidence: 0.9 };
    }
  }
  const found = findPlaces(header).find(
    (place) => isConfident(place, header) && !OTHER_LOCATION.test(header.slice(0, place.start)),
  );
  if (found) return fromMention({ ...found, location: firstOfTwo(header, found) }, posting, 0.75);
  // Abroad no state's code confirms a place, so only one that ends a line and is set off in it counts.
  for (const line of firstLines.slice(0, MAX_HEAD_LINES)) {
    const atEnd = placeAtLineEnd(line.text);
    if (atEnd && !OTHER_LOCATION.test(line.text.slice(0, atEnd.start)))
      return { ...fromLocation(atEnd.location, null, atEnd.location.raw ?? ''), confidence: 0.7 };
  }
  // "Ironwood Electric LLC, Phoenix AZ": the end of a line ends a place, which the text run together does not show.
  for (const line of firstLines) {
    const within = findPlaces(line.text).find(
      (place) => isConfident(place, line.text) && !OTHER_LOCATION.test(line.text.slice(0, place.start)),
    );
    if (within)
      return {
        ...fromLocation(firstOfTwo(line.text, within), null, within.location.raw ?? ''),
        confidence: 0.75,
      };
  }
  return null;
}

function bodyPlace(posting: Posting): WorkLocation | null {
  const places = findPlaces(posting.flat.slice(0, 20_000));
  const said = places.find(
    (place) =>
      isConfident(place, posting.flat) &&
      BASED_IN.test(posting.flat.slice(Math.max(0, place.start - 60), place.start)) &&
      !OTHER_LOCATION.test(posting.flat.slice(Math.max(0, place.start - 60), place.start)),
  );
  return said ? fromMention(said, posting, 0.6) : null;
}

const MUNICIPALITY =
  /\b(?:City|Town|Village|Borough) of (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}), (\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)/gu;

const CANADIAN_PROVINCE =
  /^(?:Ontario|Alberta|Manitoba|Saskatchewan|British Columbia|Nova Scotia|New Brunswick|Newfoundland|Prince Edward)\b/;

/** "The City of Fairhope Falls, Wisconsin complies with …": the town whose government writes the posting. */
function municipalityPlace(text: string): WorkLocation | null {
  for (const [, city = '', name = ''] of text.matchAll(MUNICIPALITY)) {
    const state = stateCodeOf(name) ?? stateCodeOf(name.split(' ')[0] ?? '');
    if (state !== null) return { ...NO_LOCATION, city, state, countryCode: 'US', confidence: 0.6 };
    if (CANADIAN_PROVINCE.test(name)) return { ...NO_LOCATION, city, countryCode: 'CA', confidence: 0.9 };
  }
  return null;
}

/** In running text only a city with its state counts; two capitalized words and a country can be anything. */
function isConfident({ location, end }: PlaceMention, text: string): boolean {
  if (location.city !== null && /^(?:Co\.?|County) /.test(location.region ?? '')) return true;
  if (location.city === null || location.state === null || /^Count(?:y|ies)$/.test(location.city))
    return false;
  if (stateCodeOf(location.city) === null) return true;
  // "Candidates in Colorado, Utah or Texas" lists states.
  const next = NEXT_IN_LIST.exec(text.slice(end, end + 40));
  return (
    next === null ||
    [next[1]!, next[0].replace(/^(?:,? (?:or|and)|,) /, '')].every((name) => stateCodeOf(name) === null)
  );
}

const LEADING_WORDS = /^(?:.*\b(?:in|at|of|for|near|from|to)\s+)(?=[A-Z])/;

function fromMention(place: PlaceMention, posting: Posting, confidence: number): WorkLocation {
  const nearby = posting.flat.slice(Math.max(0, place.start - 60), place.end);
  const street = findStreet(nearby);
  const location = { ...place.location, city: place.location.city?.replace(LEADING_WORDS, '') ?? null };
  return {
    ...fromLocation(location, street ? nearby.slice(street.start, street.end) : null, location.raw ?? ''),
    confidence,
  };
}
