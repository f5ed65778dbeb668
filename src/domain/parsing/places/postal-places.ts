import type { Location } from '../../common';
import { collectWords, LOCALES } from '../locales';
import { foldText } from '../text/normalize';
import { REGIONS } from './regions';
import { worldCityOf } from './world-cities';

/** What the rest of a document says about the country of an address. */
export interface CountryHints {
  /** International calling code of the phone number, such as "49"; null if unknown. */
  callingCode: string | null;
  /** Top-level domain of the email address, such as "de"; null if unknown. */
  topLevelDomain: string | null;
  /** Language of the document; null if unknown. */
  language: string | null;
}

/** A place as written, with its offsets in the searched text. */
export interface PostalPlace {
  start: number;
  end: number;
  location: Location;
}

const PARTICLES = collectWords((locale) => locale.townParticles).join('|');
const CITY_WORD = "\\p{Lu}[\\p{L}\\p{M}'\u2019.-]*";
const CITY = `${CITY_WORD}(?:(?: (?:${PARTICLES}))? (?!(?:Tel|Phone|Mobil|Handy|E-?mail)\\b)${CITY_WORD}){0,4}`;
const WORD_START = '(?<![\\p{L}\\p{N}-])';
const WORD_END = '(?![\\p{L}\\p{N}])';

/** Forms of postal codes that only one country uses, with the town. */
const UNIQUE_FORMS: readonly [string, RegExp][] = [
  [
    'GB',
    new RegExp(`${WORD_START}(?<city>${CITY}),? (?<code>[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})${WORD_END}`, 'u'),
  ],
  [
    'NL',
    new RegExp(
      `${WORD_START}(?<code>[1-9]\\d{3} ?(?!Am|De|In)[A-Z]{2}),? {1,2}(?<city>${CITY})${WORD_END}`,
      'u',
    ),
  ],
  ['PL', new RegExp(`${WORD_START}(?<code>\\d{2}-\\d{3}),? (?<city>${CITY})${WORD_END}`, 'u')],
  [
    'CA',
    new RegExp(
      `${WORD_START}(?<city>${CITY}),? (?<region>ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT|NT|NU),? {1,2}(?<code>[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)${WORD_END}`,
      'u',
    ),
  ],
  ['PT', new RegExp(`${WORD_START}(?<code>\\d{4}-\\d{3}),? (?<city>${CITY})${WORD_END}`, 'u')],
];
/** "London SE15", "Leeds LS7": the first half of a British code after the name of a town, but not "Cambridge B2", an exam. */
const OUTWARD_FORM = new RegExp(
  `${WORD_START}(?<city>${CITY}),? (?<code>(?![ABC][12](?!\\d))[A-Z]{1,2}\\d[A-Z\\d]?)(?=$|[\\s,;.|·•)])(?! \\d)`,
  'u',
);
/** "Limerick V94 X2Y3", "Co. Cork, T12 A3B4". */
const IRISH_FORM = new RegExp(
  `${WORD_START}(?<city>${CITY}),? (?<code>(?:[AC-FHKNPRTV-Y]\\d\\d|D6W) ?[\\dAC-FHKNPRTV-Y]{4})${WORD_END}`,
  'u',
);
/** "Dublin 8" and "Dublin 6W". */
const DUBLIN_FORM = new RegExp(`${WORD_START}(?<city>Dublin) (?<code>\\d{1,2}W?)(?![\\p{L}\\p{N}])`, 'u');
/** "São Paulo – SP", "Osasco/SP". */
const BRAZILIAN_FORM = new RegExp(
  `${WORD_START}(?<city>${CITY})(?: ?[-–/] ?|, )(?<region>AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)${WORD_END}`,
  'u',
);
/** "Ciudad Juárez, Chih.", "Zapopan, Jal." */
const MEXICAN_FORM = new RegExp(
  `${WORD_START}(?<city>${CITY}), (?<region>Ags|B\\.C(?:\\.S)?|Camp|Chih|Chis|CDMX|Coah|Col|Dgo|Edo\\.? (?:de )?M[ée]x|Gto|Gro|Hgo|Jal|Mich|Mor|Nay|N\\.L|Oax|Pue|Qro|Q\\.? ?Roo|S\\.L\\.P|Sin|Son|Tab|Tamps|Tlax|Ver|Yuc|Zac)(?=[.,]|\\s*$)`,
  'u',
);
/** "Pune - 411004, Maharashtra", "Kochi 682 016". */
const INDIAN_FORM = new RegExp(
  `${WORD_START}(?<city>${CITY}) ?[-\u2013:,]? ?(?<code>[1-9]\\d{2} ?\\d{3})(?!\\d)(?:,? (?<region>${CITY}))?${WORD_END}`,
  'u',
);
const NUMERIC_FORM = new RegExp(
  `${WORD_START}(?:(?<country>D|F|I|E|A|CH|B|DE|FR|IT|ES|AT|BE|DK|SE|NO|FI)-)?(?<code>\\d{5}|\\d{4}(?!\\d)) {1,2}(?<city>${CITY})(?: ?\\((?<region>${CITY})\\))?${WORD_END}`,
  'u',
);
const COUNTRY_OF_PREFIX: Readonly<Record<string, string>> = {
  D: 'DE',
  F: 'FR',
  I: 'IT',
  E: 'ES',
  A: 'AT',
  B: 'BE',
};
/** Countries with numeric postal codes: their calling codes, domains, and digits. */
const NUMERIC_COUNTRIES: readonly { country: string; callingCode: string; digits: number }[] = [
  { country: 'DE', callingCode: '49', digits: 5 },
  { country: 'FR', callingCode: '33', digits: 5 },
  { country: 'ES', callingCode: '34', digits: 5 },
  { country: 'IT', callingCode: '39', digits: 5 },
  { country: 'UA', callingCode: '380', digits: 5 },
  { country: 'FI', callingCode: '358', digits: 5 },
  { country: 'AT', callingCode: '43', digits: 4 },
  { country: 'CH', callingCode: '41', digits: 4 },
  { country: 'BE', callingCode: '32', digits: 4 },
  { country: 'DK', callingCode: '45', digits: 4 },
  { country: 'NO', callingCode: '47', digits: 4 },
];
/** Maximum characters searched in a line: the forms take quadratic time for a word of capital letters. */
const MAX_LINE_CHARACTERS = 500;
/** Words of streets by language, whose codes are those of the countries in lower case. */
const STREET_WORDS = LOCALES.flatMap(({ code, streetWords = [] }): [string, RegExp][] =>
  streetWords.length === 0
    ? []
    : [[code, new RegExp(`(?<!\\p{L})(?:${streetWords.join('|')})(?!\\p{L})`, 'iu')]],
);

/**
 * Finds a town next to a postal code in the forms of European countries and Brazil, in a line of contact details. A
 * plain number is a postal code only if the phone number, the email address or the street name the country.
 */
export function findPostalPlace(line: string, hints: CountryHints): PostalPlace | null {
  const text = line.slice(0, MAX_LINE_CHARACTERS);
  for (const [country, pattern] of UNIQUE_FORMS) {
    const match = pattern.exec(text);
    if (match) return postalPlace(match, country);
  }
  const irish = /\d[\dW] ?[\dA-Z]{4}|Dublin \d/.test(text)
    ? (IRISH_FORM.exec(text) ?? DUBLIN_FORM.exec(text))
    : null;
  if (irish) return postalPlace(irish, 'IE');
  const outward = / [A-Z]{1,2}\d[A-Z\d]?(?![A-Za-z\d])/.test(text) ? OUTWARD_FORM.exec(text) : null;
  if (outward && worldCityOf(outward.groups?.city ?? '', ['GB'])?.countryCode === 'GB')
    return postalPlace(outward, 'GB');
  if (hints.callingCode === '55' || hints.topLevelDomain === 'br' || /\bBrasil\b|\bCEP\b/.test(text)) {
    const match = BRAZILIAN_FORM.exec(text);
    if (match) return postalPlace(match, 'BR');
  }
  const mexican = /, \p{Lu}[\p{L}. ]{1,9}(?:[.,]|\s*$)/u.test(text) ? MEXICAN_FORM.exec(text) : null;
  if (mexican && worldCityOf(mexican.groups?.city ?? '', ['MX'])?.countryCode === 'MX')
    return postalPlace(mexican, 'MX');
  if (hints.callingCode === '91' || hints.topLevelDomain === 'in' || /\bIndia\b/.test(text)) {
    const match = INDIAN_FORM.exec(text);
    if (match) return postalPlace(match, 'IN');
  }
  const match = NUMERIC_FORM.exec(text);
  if (!match) return null;
  const prefix = match.groups?.country;
  const country =
    prefix === undefined
      ? countryOf(match.groups?.code ?? '', text, hints)
      : (COUNTRY_OF_PREFIX[prefix] ?? prefix);
  return country === null ? null : postalPlace(match, country);
}

function countryOf(code: string, text: string, hints: CountryHints): string | null {
  const sameLength = NUMERIC_COUNTRIES.filter(({ digits }) => digits === code.length);
  const hinted = sameLength.find(({ callingCode }) => callingCode === hints.callingCode);
  if (hinted) return hinted.country;
  if (hints.callingCode !== null && hints.callingCode !== '1') return null;
  const byDomain = sameLength.find(({ country }) => country.toLowerCase() === hints.topLevelDomain);
  if (byDomain) return byDomain.country;
  const byLanguage = sameLength.find(({ country }) => country.toLowerCase() === hints.language);
  if (byLanguage) return byLanguage.country;
  const language = STREET_WORDS.find(([, words]) => words.test(text))?.[0];
  return sameLength.find(({ country }) => country.toLowerCase() === language)?.country ?? null;
}

const TOWN_BEFORE_COUNTY = new RegExp(`(?<=^|, |\\| ?|· ?|[-–] )(?<town>${CITY}), $`, 'u');

function postalPlace(match: RegExpExecArray, countryCode: string): PostalPlace {
  const { city: named = '', code = null, region: area = null } = match.groups ?? {};
  // "Harrogate, North Yorkshire HG2 8AB": the county is between the town and the code.
  const isCounty = REGIONS.get(foldText(named)) === countryCode;
  const town = isCounty
    ? TOWN_BEFORE_COUNTY.exec(match.input.slice(0, match.index))?.groups?.town
    : undefined;
  const city = town ?? named;
  const region = area ?? (town === undefined ? null : named);
  return {
    start: match.index,
    end: match.index + match[0].length,
    location: {
      address: null,
      city,
      state: null,
      region,
      postalCode: code ?? null,
      countryCode,
      raw: match[0],
    },
  };
}
