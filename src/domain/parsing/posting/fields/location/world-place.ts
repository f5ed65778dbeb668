import type { Location } from '../../../../common';
import { collectWords } from '../../../locales';
import { countryCodeOf } from '../../../places/countries';
import { findPostalPlace } from '../../../places/postal-places';
import { stateCodeOf } from '../../../places/places';
import { worldCityOf } from '../../../places/world-cities';
import type { Posting } from '../../posting-model';
import { STATE_OF_AUSTRALIA } from '../title-employer/head-segments';
import type { HeadSegment } from '../title-employer/header-lines';
import { countriesOfCues } from './country-cues';

/** Countries in which a language is spoken, the most populous first. */
const COUNTRIES_OF_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  en: ['US', 'GB', 'CA', 'AU', 'IE', 'NZ'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'CA', 'BE', 'CH', 'SN', 'CI', 'CM', 'MA', 'ML', 'BF', 'BJ', 'TG', 'GN', 'TN', 'DZ', 'CD', 'GA'],
  es: ['US', 'ES', 'MX', 'CO', 'AR', 'CL', 'PE', 'EC', 'UY', 'BO', 'PY', 'GT', 'CR', 'PA', 'DO'],
  pt: ['BR', 'PT', 'AO', 'MZ', 'CV'],
  pl: ['PL'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
};
const EURO_COUNTRIES = ['DE', 'FR', 'ES', 'PT', 'IT', 'NL', 'BE', 'AT', 'IE', 'FI'];
const MAX_POSTAL_LINE = 160;
const MAX_LINES_AT_END = 6;
/** In English, a smaller city without a state or country is too often another word. */
const MIN_CITY_IN_SENTENCE = 30;
const WORKPLACE_IN_CITY = new RegExp(
  '\\b(?:[Jj]obs?|practice|clinic|shop|store|office|restaurant|home|facility|location|based|located|site|warehouse|' +
    'school|hotel|hospital|plant|branch|center|centre|team|salon|bakery|farm|kitchen|region|positions?|work|opening|' +
    `company|${collectWords(({ postingTerms }) => postingTerms?.workplaceWords).join('|')}) (?:is )?(?:located )?in (?:the )?` +
    "(?:heart of |center of |downtown )?(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2})",
  'gu',
);

/** Countries that the words of the posting, its currency and its language suggest, most likely first. */
export function likelyCountries(posting: Posting, language: string | null): string[] {
  const byLanguage = COUNTRIES_OF_LANGUAGE[language ?? 'en'] ?? [];
  const euro = /€\s?\d|\d\s?€|\bEUR\b/.test(posting.flat);
  const dollar = /(?<![A-Z])\$\s?\d|\d ?\$(?! ?\d)/.test(posting.flat);
  const inEuro = euro ? byLanguage.filter((code) => EURO_COUNTRIES.includes(code)) : [];
  const inDollar = dollar ? byLanguage.filter((code) => code === 'US' || code === 'CA') : [];
  return [...new Set([...countriesOfCues(posting.flat, language), ...inEuro, ...inDollar, ...byLanguage])];
}

/** The country whose money a posting in another language means if it names no country; null if that is unclear. */
export function countryOfMoney(posting: Posting, language: string | null): string | null {
  if (posting.isEnglish) return null;
  const [first = null] = likelyCountries(posting, language);
  return first === 'US' ? null : first;
}

/** A town beside a postal code among the first lines: "70176 Stuttgart", "Leeds LS1 4DY". */
export function postalPlaceInHead(posting: Posting, language: string | null): Location | null {
  const [country] = likelyCountries(posting, language);
  const hints = {
    callingCode: null,
    topLevelDomain: language === 'en' ? null : (country ?? '').toLowerCase(),
    language: language === 'en' ? null : language,
  };
  const lines = posting.source.lines.filter(({ text }) => text.trim() !== '').slice(0, 12);
  for (const { text } of lines) {
    if (text.length > MAX_POSTAL_LINE || /\d[.,]\d|[€£$]/.test(text)) continue;
    const place = findPostalPlace(text, hints);
    if (place) return withoutFullStop(place.location);
  }
  return null;
}

/** "96052 Bamberg." at the end of a sentence. */
function withoutFullStop(place: Location): Location {
  return { ...place, city: place.city?.replace(/\.$/, '') ?? null };
}

/** Inhabitants in thousands of a city that any preposition of place may precede. */
const MIN_LARGE_CITY = 100;
const PREPOSITIONS = collectWords(({ postingTerms: terms }) => terms?.placePrepositions);
const IN_CITY = new RegExp(
  `(?<!\\p{L})(?:in|${PREPOSITIONS.join('|')}) (\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2})(?=[.,;!]| \\(|$)`,
  'gu',
);

/** "située à Carpentras", "ubicada en Cuautla": where a site is, in other languages. */
const SITE_IN_CITY = new RegExp(
  `(?<!\\p{L})(?:${collectWords(({ postingTerms }) => postingTerms?.siteWords).join('|')}) (?:${PREPOSITIONS.join('|')}) (\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2})`,
  'gu',
);
/** "Carpentras (84)": a town with its department. */
const TOWN_AND_DEPARTMENT =
  /(?<![\p{L}-])(\p{Lu}[\p{L}'’-]+(?:[ -]\p{L}[\p{L}'’]+){0,3}) ?\((?:\d{2}|2[AB]|97\d)\)/gu;

/** "Auto-Serwis Kowalewo, Gdańsk". */
const NOTE_AT_END = /\s*\([^()]*\)$/;
const LAST_PART = /, (\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}?[\p{L}'’-]+){0,2})$/u;

const CITY_AND_PROVINCE =
  /(?<![\p{L}.'’-])(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}), (Ontario|Qu.bec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|Prince Edward Island)\b/gu;

/** "Thunder Bay, Ontario" in a sentence. */
function canadianCity(text: string): Location | null {
  for (const [raw, city = '', province = ''] of text.matchAll(CITY_AND_PROVINCE)) {
    const words = city.split(' ');
    for (let from = 0; from < words.length; from++) {
      const name = words.slice(from).join(' ');
      if (worldCityOf(name, ['CA'])?.countryCode === 'CA') return placeOf(name, province, 'CA', raw);
    }
  }
  return null;
}

/** A city that a part of the first lines names, or that a sentence names as the place of work. */
export function knownCity(
  posting: Posting,
  segments: readonly HeadSegment[],
  language: string | null,
): Location | null {
  const inCanada = canadianCity(posting.flat.slice(0, 3000));
  if (inCanada) return inCanada;
  const inFrance = language === 'fr' ? townOfDepartment(posting.flat.slice(0, 3000)) : null;
  if (inFrance) return inFrance;
  const countries = likelyCountries(posting, language);
  for (const { text, kind } of segments) {
    const last = kind === null ? LAST_PART.exec(text.replace(NOTE_AT_END, ''))?.[1] : undefined;
    const ending = last === undefined ? null : worldCityOf(last, countries);
    if (last !== undefined && ending && countries.includes(ending.countryCode))
      return placeOf(last, null, ending.countryCode, last);
    if (kind !== 'place') continue;
    const australian = STATE_OF_AUSTRALIA.test(text) ? text.replace(STATE_OF_AUSTRALIA, '') : null;
    if (australian !== null && worldCityOf(australian, ['AU'])?.countryCode === 'AU')
      return placeOf(australian, null, 'AU', text);
    const [first = '', region] = text.split(/\s*,\s*/);
    const name = first
      .replace(NOTE_AT_END, '')
      .replace(/^\d{4,6} /, '')
      .replace(/\s+[/&]\s+\p{Lu}.*$/u, '')
      .replace(/ (?:(?:&|and) surrounding .*|\d{1,2}(?:er?|\u00e8me)?|cedex.*)$/i, '');
    const city = worldCityOf(name, countries);
    if (city) return placeOf(name, region ?? null, city.countryCode, text);
  }
  const mentions = [
    ...[...posting.flat.slice(0, 3000).matchAll(WORKPLACE_IN_CITY)].map((match) => ({
      match,
      min: MIN_CITY_IN_SENTENCE,
    })),
    ...[...posting.flat.slice(0, 3000).matchAll(SITE_IN_CITY)].map((match) => ({ match, min: 1 })),
    ...[...posting.flat.slice(0, 800).matchAll(IN_CITY)].map((match) => ({ match, min: MIN_LARGE_CITY })),
  ];
  for (const {
    match: [, name = ''],
    min,
  } of mentions) {
    const words = name.split(' ');
    for (let count = words.length; count > 0; count--) {
      const part = words.slice(0, count).join(' ');
      const city = stateCodeOf(part) === null ? worldCityOf(part, countries) : null;
      if (city && city.population >= min && countries.includes(city.countryCode)) {
        // "in Fort Collins CO"
        const state = city.countryCode === 'US' ? stateCodeOf(words.slice(count).join(' ')) : null;
        return { ...placeOf(part, null, city.countryCode, part), state };
      }
    }
  }
  return null;
}

function townOfDepartment(text: string): Location | null {
  for (const [raw, name = ''] of text.matchAll(TOWN_AND_DEPARTMENT)) {
    const words = name.split(' ');
    for (let from = 0; from < words.length; from++) {
      const town = words.slice(from).join(' ');
      if (/^\p{Lu}/u.test(town) && worldCityOf(town, ['FR'])?.countryCode === 'FR')
        return placeOf(town, null, 'FR', raw);
    }
  }
  return null;
}

/** A town beside its postal code in the last lines, where postings of other languages than English have their address. */
export function postalPlaceAtEnd(posting: Posting, language: string | null): Location | null {
  if (language === null || language === 'en') return null;
  const [country = ''] = likelyCountries(posting, language);
  const hints = { callingCode: null, topLevelDomain: country.toLowerCase(), language };
  const lines = posting.source.lines.filter(({ text }) => text.trim() !== '').slice(-MAX_LINES_AT_END);
  for (const { text } of lines.reverse()) {
    if (text.length > 2 * MAX_POSTAL_LINE) continue;
    const place = findPostalPlace(text, hints);
    if (place && (place.location.countryCode === country || place.location.postalCode !== null))
      return withoutFullStop(place.location);
  }
  return null;
}

/** The town in a labelled place without its country: "Peenya Industrial Area, Bengaluru", "Eldoret, Uasin Gishu County". */
export function knownCityAtEnd(text: string, posting: Posting, language: string | null): Location | null {
  const countries = likelyCountries(posting, language);
  for (const part of text.split(/,\s*/).reverse()) {
    const city = TOWN_NAME.test(part) ? worldCityOf(part, countries) : null;
    if (city && countries.includes(city.countryCode)) return placeOf(part, null, city.countryCode, text);
  }
  return null;
}

const TOWN_NAME = /^\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}?[\p{L}'’-]+){0,2}$/u;

function placeOf(city: string, region: string | null, countryCode: string, raw: string): Location {
  return { address: null, city, state: null, region, postalCode: null, countryCode, raw };
}

const REMOTE_COUNTRY =
  /\bremote\b[\s(,:–—-]*(?:in |within |from )?(?:the )?(\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?)/u;

/** "Remote (US)", "Remote - Germany": the country in which a remote employee lives. */
export function remoteCountry(posting: Posting): string | null {
  const name = REMOTE_COUNTRY.exec(
    posting.flat
      .slice(0, 600)
      .replace(/\bREMOTE\b/g, 'Remote')
      .replace(/\bRemote\b/g, 'remote'),
  )?.[1];
  if (!name) return null;
  if (/^(?:US|USA|U\.S\.?|U\.S\.A\.?)$/.test(name)) return 'US';
  if (/^(?:UK|U\.K\.?)$/.test(name)) return 'GB';
  return countryCodeOf(name);
}
