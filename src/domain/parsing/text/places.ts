import type { Location, StateCode } from '../../common';
import { countryCodeOf } from './countries';
import { fold } from './normalise';
import { REGIONS } from './regions';

/** USPS code for a state's name or code (codes must be upper case), else null. */
export function stateCodeOf(text: string): StateCode | null {
  const trimmed = text.trim().replace(/\.$/, '');
  if (/^[A-Z]{2}$/.test(trimmed)) return STATE_CODES.has(trimmed) ? trimmed : null;
  return STATES[fold(trimmed)] ?? null;
}

const STATES: Record<string, StateCode> = Object.fromEntries(
  (
    'alabama:AL alaska:AK arizona:AZ arkansas:AR california:CA colorado:CO connecticut:CT delaware:DE florida:FL georgia:GA ' +
    'hawaii:HI idaho:ID illinois:IL indiana:IN iowa:IA kansas:KS kentucky:KY louisiana:LA maine:ME maryland:MD massachusetts:MA ' +
    'michigan:MI minnesota:MN mississippi:MS missouri:MO montana:MT nebraska:NE nevada:NV new_hampshire:NH new_jersey:NJ ' +
    'new_mexico:NM new_york:NY north_carolina:NC north_dakota:ND ohio:OH oklahoma:OK oregon:OR pennsylvania:PA rhode_island:RI ' +
    'south_carolina:SC south_dakota:SD tennessee:TN texas:TX utah:UT vermont:VT virginia:VA washington:WA west_virginia:WV ' +
    'wisconsin:WI wyoming:WY district_of_columbia:DC puerto_rico:PR guam:GU virgin_islands:VI american_samoa:AS ' +
    'northern_mariana_islands:MP d.c.:DC calif:CA fla:FL tex:TX ill:IL penn:PA mass:MA mich:MI minn:MN wash:WA ore:OR ariz:AZ colo:CO conn:CT'
  )
    .split(' ')
    .map((pair) => {
      const [name = '', code = ''] = pair.split(':');
      return [name.replace(/_/g, ' '), code];
    }),
);
const STATE_CODES = new Set([...Object.values(STATES), 'AA', 'AE', 'AP']);

const NAME =
  "[\\p{Lu}][\\p{L}\\p{M}'’.-]*(?: (?:[\\p{Lu}][\\p{L}\\p{M}'’.-]*|de|del|la|las|los|of|da|do|dos|el|al|upon|am|sur|the)){0,3}";
const TAIL = `(?:${NAME})`;
const POSTAL =
  '(?:\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|\\d{4,6})';
const CITY_TAIL = new RegExp(
  `(?<city>${NAME})(?<sep> ?, ?)(?<one>${TAIL})(?:(?: ?, ?| - )(?<two>${TAIL}))?(?:,? {1,2}(?<postal>${POSTAL})(?!\\d))?(?:, ?(?<three>${TAIL}))?`,
  'gu',
);
const STREET =
  /(?<![\d/.-])\d{1,6}[A-Za-z]?,? (?:[NSEW]\.? )?(?:[\p{L}\d.'’-]+ ){1,4}?(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|way|place|pl|terrace|ter|circle|cir|parkway|pkwy|highway|hwy|square|sq|trail|trl|loop|row|crescent|close)\b\.?(?:,? ?(?:#|apt\.?|apartment|unit|suite|ste\.?|bldg\.?|floor) ?[\w-]{1,6})?/iu;

/** A place as written, with its offsets in the searched text. */
export interface PlaceMention {
  start: number;
  end: number;
  location: Location;
}

/**
 * "City, ST 12345", "City, Region", "City, Country" and the like. Only places whose last part is a known state,
 * region or country are taken: a comma between two capitalised words is no evidence of a place.
 */
export function findPlaces(text: string): PlaceMention[] {
  const places: PlaceMention[] = [];
  for (const match of text.matchAll(CITY_TAIL)) {
    const place = placeOf(match);
    if (place) places.push(place);
  }
  return places;
}

function placeOf(match: RegExpMatchArray): PlaceMention | null {
  const found = match.groups ?? {};
  const start = match.index ?? 0;
  const city = found.city ?? '';
  const parts = [found.one, found.two, found.three].filter((part) => part !== undefined);
  const known: string[] = [];
  for (const part of parts) {
    if (!isArea(part)) {
      const cut = areaPrefix(part);
      if (cut === null) break;
      known.push(cut);
      break;
    }
    known.push(part);
  }
  const last = known.at(-1);
  if (last === undefined) return null;
  const from = known.length === parts.length && last === parts.at(-1);
  const lastAt = match[0].indexOf(last, city.length);
  let end = start + lastAt + last.length;
  let postal: string | null = null;
  if (found.postal !== undefined && (from || match[0].indexOf(found.postal) <= lastAt + last.length + 3)) {
    postal = found.postal;
    end = Math.max(end, start + match[0].indexOf(postal, city.length) + postal.length);
  }
  return { start, end, location: locationOf(city, known, postal, match[0].slice(0, end - start)) };
}

function locationOf(city: string, areas: string[], postalCode: string | null, raw: string): Location {
  let state: StateCode | null = null;
  let region: string | null = null;
  let countryCode: string | null = null;
  for (const area of areas) {
    const code = stateCodeOf(area);
    if (code !== null && state === null && region === null) state = code;
    else if (countryCodeOf(area) !== null) countryCode = countryCodeOf(area);
    else region ??= area;
  }
  if (state !== null) countryCode ??= 'US';
  if (region !== null) countryCode ??= REGIONS[fold(region)] ?? null;
  return { address: null, city, state, region, postalCode, countryCode, raw };
}

function isArea(text: string): boolean {
  return stateCodeOf(text) !== null || countryCodeOf(text) !== null || REGIONS[fold(text)] !== undefined;
}

/** "Texas Managed staff": the leading words that name an area, else null. */
function areaPrefix(text: string): string | null {
  const words = text.split(' ');
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const head = words.slice(0, count).join(' ');
    if (isArea(head)) return head;
  }
  return null;
}

/** A street address inside a text: its offsets, else null. */
export function findStreet(text: string): { start: number; end: number } | null {
  const match = STREET.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

/** True when the whole text is a place: "Lahore, Pakistan", "Ohio", "New York", "Remote". */
export function isPlace(text: string): boolean {
  return wholePlace(text) !== null;
}

/** The place a text as a whole names, else null. */
export function wholePlace(text: string): Location | null {
  const trimmed = text
    .trim()
    .replace(/^[([]|[)\].,;]$/g, '')
    .trim();
  if (trimmed.length < 2 || trimmed.length > 70) return null;
  const [first] = findPlaces(trimmed);
  if (first && first.start === 0 && first.end >= trimmed.length - 1) return first.location;
  const state = stateCodeOf(trimmed);
  const empty = {
    address: null,
    city: null,
    state: null,
    region: null,
    postalCode: null,
    countryCode: null,
    raw: trimmed,
  };
  if (state !== null && trimmed.length > 2) return { ...empty, state, countryCode: 'US' };
  const country = countryCodeOf(trimmed);
  if (country !== null && trimmed.length > 3) return { ...empty, countryCode: country };
  const region = REGIONS[fold(trimmed)];
  if (region !== undefined && trimmed.length > 3) return { ...empty, region: trimmed, countryCode: region };
  if (/^city ?, ?state$/i.test(trimmed)) return empty;
  return null;
}
