import type { Location, StateCode } from '../../common';
import { countryCodeOf, countryNames } from './countries';
import { memoizeByText } from '../../text/memoize-by-text';
import { foldText } from '../text/normalize';
import { REGIONS } from './regions';
import { overlapping } from '../text/span-index';
import { WordOpenings } from '../text/word-patterns/word-openings';
import { worldCityOf } from './world-cities';
import { allMatches } from '../../text/all-matches';

/** Returns the USPS code of a state name or of an upper-case state code; null for other texts. */
export function stateCodeOf(text: string): StateCode | null {
  const trimmed = withoutFullStop(text.trim());
  if (trimmed.length === 2 && /^[A-Z]{2}$/.test(trimmed)) return STATE_CODES.has(trimmed) ? trimmed : null;
  return STATE_OPENINGS.mayBeginAt(trimmed, 0) ? (STATES.get(foldText(trimmed)) ?? null) : null;
}

function withoutFullStop(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text;
}

const FIFTY_STATES =
  'alabama:AL alaska:AK arizona:AZ arkansas:AR california:CA colorado:CO connecticut:CT delaware:DE florida:FL georgia:GA ' +
  'hawaii:HI idaho:ID illinois:IL indiana:IN iowa:IA kansas:KS kentucky:KY louisiana:LA maine:ME maryland:MD massachusetts:MA ' +
  'michigan:MI minnesota:MN mississippi:MS missouri:MO montana:MT nebraska:NE nevada:NV new_hampshire:NH new_jersey:NJ ' +
  'new_mexico:NM new_york:NY north_carolina:NC north_dakota:ND ohio:OH oklahoma:OK oregon:OR pennsylvania:PA rhode_island:RI ' +
  'south_carolina:SC south_dakota:SD tennessee:TN texas:TX utah:UT vermont:VT virginia:VA washington:WA west_virginia:WV ' +
  'wisconsin:WI wyoming:WY';
const OTHER_STATES =
  'district_of_columbia:DC puerto_rico:PR guam:GU virgin_islands:VI american_samoa:AS ' +
  'northern_mariana_islands:MP d.c.:DC calif:CA fla:FL tex:TX ill:IL penn:PA mass:MA mich:MI minn:MN wash:WA ore:OR ariz:AZ colo:CO conn:CT';

function readStates(pairs: string): [string, StateCode][] {
  return pairs.split(' ').map((pair): [string, StateCode] => {
    const [name = '', code = ''] = pair.split(':');
    return [name.replace(/_/g, ' '), code];
  });
}

const STATES = new Map<string, StateCode>(readStates(`${FIFTY_STATES} ${OTHER_STATES}`));
/** The names of the fifty states as running text writes them: "North Dakota". */
export const STATE_NAMES: readonly string[] = readStates(FIFTY_STATES).map(([name]) =>
  name.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase()),
);
const STATE_CODES = new Set([...STATES.values(), 'AA', 'AE', 'AP']);
/** Most texts that are asked about name no state, and folding them costs more. */
const STATE_OPENINGS = new WordOpenings([...STATES.keys()].map((name) => name.replaceAll('.', '\\.')));

const STREET_PATTERN =
  /(?<![\d/.-])\d{1,6}[A-Za-z]?,? (?:[NSEW]\.? )?(?:[\p{L}\d.'’-]+ ){1,4}?(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|way|place|pl|terrace|ter|circle|cir|parkway|pkwy|highway|hwy|square|sq|trail|trl|loop|row|crescent|close)\b\.?(?:,? ?(?:#|apt\.?|apartment|unit|suite|ste\.?|bldg\.?|floor) ?[\w-]{1,6})?/iu;

/** Folded names of states, regions and countries. */
const STATES_AND_REGIONS = new Set([...STATES.keys(), ...REGIONS.keys(), ...countryNames()]);

/** A place as written, with its offsets in the searched text. */
export interface PlaceMention {
  start: number;
  end: number;
  location: Location;
}

/** Maximum words of the name of an area: "United States of America". */
const MAX_AREA_WORDS = 4;
const POSTAL_CODE =
  /^,? {0,2}(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,6})(?![\d/-])/;
/**
 * A state code directly after a capitalized word, and the text that may follow it: a postal code, or the end of the
 * piece.
 */
const CODE_WITHOUT_COMMA =
  / ([A-Z]{2})(?<=\p{Lu}\p{Ll}[\p{L}.'’-]{0,30} [A-Z]{2})(?: {1,2}(\d{5}(?:-\d{4})?)(?![\d/-])|(?=\s*$|\s*[|/;·•)]| {2}|\. \p{Lu}|\t|, (?=Class|\p{Lu}\p{Ll}{2} \d|\d)))/gu;
/** "Maringá – PR", "Campinas/SP". */
const BRAZILIAN_STATE =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}'’]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'’]+){0,3}) ?[-–—/] ?(AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)(?=$|[\s,;.|)])/gu;
const COUNTRY_AFTER_STATE = /^,? (?:USA?|United States)(?=$|[\s,;|)])(?! \p{Lu}\p{Ll})/u;
/** "Verona (Italy)", as a piece of its own or after a postal code. */
const COUNTRY_IN_BRACKETS =
  /(?<=^|[,|–—-] |\d |\t)(\p{Lu}[\p{L}.'’-]+(?: (?:d[aeio]s? |del |la )?\p{Lu}[\p{L}.'’-]+){0,2}) \((\p{Lu}[\p{L} .]{3,30})\)/gu;
/** The rest of the pattern before it costs more than this. */
const MAY_STATE_BRAZIL = /[-–—/] ?[A-Z]{2}(?![^\s,;.|)])/;
/** "AB" of the British code "AB26 9XY" names no area; five digits after a state are its postal code. */
const AREA_START =
  /^\s{0,2}[\p{Lu}][\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]+){0,3}(?![\p{L}\p{M}]|\d(?!\d{4}))/u;
const CITY_PATTERN =
  /(?:[\p{Lu}][\p{L}\p{M}'’.-]*|[Cc]iudad)(?: (?:[\p{Lu}][\p{L}\p{M}'’.-]*|de|del|la|las|los|of|da|do|dos|du|des|le|lès|sous|el|al|upon|am|im|an|sur|the)){0,3} ?$/u;
/** "University of Aleppo" and "Bank of Lagos" are no towns. */
const INSTITUTION_OF_TOWN = /^(?:university|college|institute|school|academy|bank|ministry|diocese) of /i;
const INSTITUTION_AT_END = /(?:^| )(?:university|college|institute|academy|hospital|polytechnic)$/i;
/** First words of city names with two words. */
const TWO_WORD_CITY =
  /^(?:san|santa|santo|los|las|el|la|new|st\.?|saint|fort|ft\.?|port|north|south|east|west|mount|mt\.?|palm|grand|cedar|salt|long|baton|des|little|rio|sao|cape|addis|ho|kuala|buenos|tel|abu|great|royal|corpus|santiago|monterey|redwood|college|green|rock|silver|bowling|oak|virginia|kansas|oklahoma|jersey|iowa|sioux|council|overland|colorado|spring|ann|boca|coral|daytona|baldwin|round|cherry|medicine|niagara)$/i;

/**
 * Finds "City, ST 12345", "City, Region", "City, Region, Country" and similar places. The last part must be a known
 * state, region or country, because a comma between two capitalized words does not indicate a place.
 */
export const findPlaces = memoizeByText<readonly PlaceMention[]>(computePlaces);

function computePlaces(text: string): PlaceMention[] {
  const places: PlaceMention[] = [];
  let from = 0;
  for (let comma = text.indexOf(','); comma !== -1; comma = text.indexOf(',', Math.max(comma + 1, from))) {
    const place = placeAround(text, comma, from);
    if (!place) continue;
    places.push(place);
    from = place.end;
  }
  const placesWithoutCommas = placesWithoutComma(text).filter(
    (place) => overlapping(places, place).length === 0,
  );
  return placesWithoutCommas.length === 0
    ? places
    : [...places, ...placesWithoutCommas].sort((a, b) => a.start - b.start);
}

/** Words before "ID" and a number, which is no postal code of Idaho: "Req ID 55821". */
const NUMBERED = /^(?:req|requisition|job|posting|position|vacancy|employee|candidate|tracking|reference)$/i;

/**
 * Finds "Amarillo TX 79109". Without a postal code the place must be a separate piece after a comma: "Day Home, Kearny
 * NJ".
 */
function placesWithoutComma(text: string): PlaceMention[] {
  const places: PlaceMention[] = [];
  for (const match of MAY_STATE_BRAZIL.test(text) ? allMatches(text, BRAZILIAN_STATE) : []) {
    const [whole, city = '', code = ''] = match;
    if (worldCityOf(city, ['BR'])?.countryCode !== 'BR') continue;
    const location = { ...locationOf(city, [], null, whole), region: code, countryCode: 'BR' };
    places.push({ start: match.index, end: match.index + whole.length, location });
  }
  for (const match of text.includes(' (') ? allMatches(text, COUNTRY_IN_BRACKETS) : []) {
    const [whole, city = '', country = ''] = match;
    const code = countryCodeOf(country);
    if (code === null || worldCityOf(city, [code])?.countryCode !== code) continue;
    places.push({
      start: match.index,
      end: match.index + whole.length,
      location: locationOf(city, [country], null, whole),
    });
  }
  for (const match of allMatches(text, CODE_WITHOUT_COMMA)) {
    const [whole, code = '', postalCode] = match;
    if (!STATE_CODES.has(code)) continue;
    const city = cityBefore(text, match.index, places.at(-1)?.end ?? 0);
    if (!city || stateCodeOf(city.name) !== null || (code === 'ID' && NUMBERED.test(city.name))) continue;
    const before = text.slice(0, city.start).trimEnd();
    // In "Anna Ruiz MD" and "Physician Assistant PA" the code stands for a profession.
    if (
      postalCode === undefined &&
      (!/[,|–—]$|\/\/$/.test(before) || (/^(?:MD|PA)$/.test(code) && / /.test(city.name)))
    )
      continue;
    const end = match.index + whole.length;
    const raw = text.slice(city.start, end);
    places.push({ start: city.start, end, location: locationOf(city.name, [code], postalCode ?? null, raw) });
  }
  return places;
}

function placeAround(text: string, comma: number, from: number): PlaceMention | null {
  const areas: string[] = [];
  let end = comma;
  let open = comma;
  while (areas.length < 3 && text[open] === ',') {
    const area = areaAt(text, open + 1);
    if (!area) break;
    areas.push(text.slice(area.start, area.end));
    end = area.end;
    open = area.end + (/^ {0,2}(?=,)/.exec(text.slice(area.end, area.end + 3))?.[0].length ?? 0);
  }
  if (areas.length === 0) return null;
  // In "Acme Foods, New York, NY" and "Acme Foods, Norfolk, Virginia" the name of an area is the town.
  const [first = '', second = ''] = areas;
  if (
    first.length > 2 &&
    ((stateCodeOf(first) !== null && /^[A-Z]{2}$/.test(second)) || REGIONS.has(foldText(first))) &&
    stateCodeOf(second) !== null
  )
    return null;
  const named = cityBefore(text, comma, from);
  if (!named || /^\p{Lu}{2}$/u.test(named.name)) return null;
  // In "Ibadan, Oyo State, Nigeria" the words before the country are a region.
  const before = cityBefore(text, text.lastIndexOf(',', named.start), from);
  const inCountry = stateCodeOf(first) === null && countryCodeOf(first) !== null;
  const outer = isRegionName(named.name) || (inCountry && / City$/.test(before?.name ?? '')) ? before : null;
  // In "Kochi 682 016, Kerala, India" the postal code is next to the town.
  const region = REGIONS.get(foldText(named.name));
  if (inCountry && !outer && region === countryCodeOf(first) && worldCityOf(named.name) === null) return null;
  const city = outer ?? named;
  if (outer) areas.unshift(named.name);
  const postal = POSTAL_CODE.exec(text.slice(end, end + 14));
  if (postal) end += postal[0].length;
  // "Grand Canyon, AZ 86023 US"
  if (stateCodeOf(first) !== null)
    end += COUNTRY_AFTER_STATE.exec(text.slice(end, end + 16))?.[0].length ?? 0;
  const raw = text.slice(city.start, end);
  return { start: city.start, end, location: locationOf(city.name, areas, postal?.[1] ?? null, raw) };
}

/** True for "Oyo State" and "Western Province". */
function isRegionName(name: string): boolean {
  return / (?:State|Province|Region|Oblast|Governorate|Prefecture|District)$/.test(name);
}

/** What follows the short form of Microsoft. */
const PROGRAM_AFTER =
  /^[- ](?:Excel|Office|Word|Outlook|Access|Teams|Project|PowerPoint|Power|SQL|Dynamics|Windows|Visio|Suite|Azure)\b/i;

/** Returns the longest name of an area that begins at an offset. */
function areaAt(text: string, at: number): { start: number; end: number } | null {
  const match = AREA_START.exec(text.slice(at, at + 60));
  if (!match) return null;
  const start = at + match[0].length - match[0].trimStart().length;
  const words = match[0].trim().split(' ');
  for (let count = Math.min(MAX_AREA_WORDS, words.length); count > 0; count--) {
    const name = words.slice(0, count).join(' ');
    // "Michigan Department of Corrections" does not name a place. After a code or a full stop any text may follow.
    if (
      isArea(name) &&
      name.length > 2 &&
      !name.endsWith('.') &&
      /^ \p{Lu}\p{Ll}/u.test(text.slice(start + name.length, start + name.length + 3))
    ) {
      return null;
    }
    // "Tally Prime, MS Excel": a program, not Mississippi.
    if (name === 'MS' && PROGRAM_AFTER.test(text.slice(start + name.length, start + name.length + 16)))
      return null;
    if (isArea(name)) return { start, end: start + name.length };
    const trimmedName = name.replace(/[.’'-]+$/, '');
    if (trimmedName !== name && isArea(trimmedName)) return { start, end: start + trimmedName.length };
  }
  return null;
}

/** "CITY OF BARTLETT SPRINGS", "OUT OF AMARILLO": words before a town. */
const GOVERNMENT_OF_TOWN = /^(?:THE )?(?:CITY|TOWN|VILLAGE|BOROUGH|TOWNSHIP|OUT) OF /;

/** Returns the capitalized words before a comma, back to a separator; fewer if they are too many for a city. */
function cityBefore(text: string, comma: number, from: number): { start: number; name: string } | null {
  const windowStart = Math.max(from, comma - 60);
  // "Madurai – 625020, Tamil Nadu"
  const textBeforeComma = text.slice(windowStart, comma).replace(/ ?[-–—] ?\d{3} ?\d{3}$/, '');
  const piece =
    textBeforeComma
      .split(/[,|;:\n\t()\u2022\u00b7]| {2,}| [-–—] |[-–—] | @ | in | at |(?<=\p{Ll}{3})\. /u)
      .at(-1) ?? '';
  const named = townAfterHyphen(piece.trimEnd());
  const match = CITY_PATTERN.exec(named);
  if (!match || match[0].trim() === '' || INSTITUTION_OF_TOWN.test(match[0])) return null;
  let words = match[0].trim().replace(GOVERNMENT_OF_TOWN, '').split(' ');
  const whole = named.slice(0, match.index).trim() === '';
  const maxWords = words.at(-1) === 'City' ? 4 : 3;
  // "IES Calderón de la Barca, Madrid" is a school, not a town.
  if (words.length > maxWords && /^(?:de|del|da|do|dos|of)$/.test(words.at(-3) ?? words.at(-2) ?? ''))
    return null;
  if (words.length > maxWords || !whole) {
    words = words.slice(TWO_WORD_CITY.test(words.at(-2) ?? '') ? -2 : -1);
  }
  const name = words.join(' ');
  // "Kyiv National University, Ukraine", but "State College, Pennsylvania"
  if (INSTITUTION_AT_END.test(name) && worldCityOf(name) === null) return null;
  return name.length < 2 ? null : { start: windowStart + textBeforeComma.lastIndexOf(name), name };
}

/** An employer or a school and its town, as job boards export them: "Harbor Foods-Joliet". */
const NAME_AND_TOWN = /^(.*[\p{L}.)])-(\p{Lu}[\p{L}.'’]+(?: \p{Lu}[\p{L}.'’]+){0,2})$/u;

/** Returns "Joliet" of "Harbor Foods-Joliet", but all of "Winston-Salem" and "Tel Aviv-Yafo". */
function townAfterHyphen(piece: string): string {
  const [, name = '', town = ''] = NAME_AND_TOWN.exec(piece) ?? [];
  if (town === '' || worldCityOf(piece) !== null || worldCityOf(name) !== null) return piece;
  return name.includes(' ') || worldCityOf(town) !== null ? town : piece;
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
  if (region !== null) countryCode ??= REGIONS.get(foldText(region)) ?? null;
  return { address: null, city, state, region, postalCode, countryCode, raw };
}

function isArea(text: string): boolean {
  if (text.length === 2) return stateCodeOf(text) !== null || STATES_AND_REGIONS.has(foldText(text));
  return STATES_AND_REGIONS.has(foldText(text.trim()));
}

/** Finds a street address in a text and returns its offsets; null if there is none. */
export function findStreet(text: string): { start: number; end: number } | null {
  const match = STREET_PATTERN.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

/** True if the whole text is a place: "Lahore, Pakistan", "Ohio", "New York", "Remote". */
export function isPlace(text: string): boolean {
  return placeOfText(text) !== null;
}

/** Returns the place "Baltimore MD" or "Cleveland Ohio", without a comma, if the city is known to be in the United States. */
function cityAndState(text: string): Location | null {
  let end = text.length;
  for (let count = 1; count <= 2; count++) {
    end = end === 0 ? -1 : text.lastIndexOf(' ', end - 1);
    if (end === -1) return null;
    const state = stateCodeOf(text.slice(end + 1));
    const city = text.slice(0, end);
    if (state === null || !/\p{Ll}/u.test(city) || worldCityOf(city, ['US'])?.countryCode !== 'US') continue;
    return locationOf(city, [state], null, text);
  }
  return null;
}

/** Returns the place that a text as a whole names; null if it is none. */
export function wholePlace(text: string): Location | null {
  const place = placeOfText(text);
  return place && { ...place };
}

const placeOfText = memoizeByText(computeWholePlace);

function computeWholePlace(text: string): Location | null {
  const trimmed = text
    .trim()
    .replace(/^\(|^\[|(?<!\([^)]*)\)$|[\].,;]$/g, '')
    .replace(/ Metro(?:politan)? Area$/, '')
    .trim();
  if (trimmed.length < 2 || trimmed.length > 70) return null;
  const [first] = findPlaces(trimmed);
  if (first && first.start === 0 && first.end >= trimmed.length - 1) return first.location;
  const plain = cityAndState(trimmed);
  if (plain) return plain;
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
  const region = REGIONS.get(foldText(trimmed));
  if (region !== undefined && trimmed.length > 3) return { ...empty, region: trimmed, countryCode: region };
  if (/^city ?, ?state$/i.test(trimmed)) return empty;
  return null;
}
