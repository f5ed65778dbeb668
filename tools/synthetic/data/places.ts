/** Where people live and work. City names and postal prefixes are facts of geography; everything else is invented. */
export interface City {
  name: string;
  /** State, province or region as in an address; empty if addresses omit it. */
  region: string;
  /** Postal code, with `#` for a digit and `@` for a capital letter. */
  postal: string;
  /** Telephone area code, or the whole reserved prefix. */
  area?: string;
}

export interface Country {
  code: string;
  /** English name. */
  name: string;
  /** Name in the language of the country. */
  ownName: string;
  cities: City[];
  /** Street line, with `{n}` for the number and `{street}` for the name. */
  street: string;
  streets: string[];
}

const cities = (rows: string): City[] =>
  rows.split(';').map((row) => {
    const [name = '', region = '', postal = '', area] = row.trim().split('|');
    return { name, region, postal, area };
  });
const list = (names: string): string[] => names.split('|');

const OAK_STREETS = list(
  'Juniper Hollow Rd|Maple Crossing Dr|Old Quarry Ln|Tamarack St|Blue Heron Ct|Fourth Ave|W Larkspur Ave|Copper Mill Blvd|N Sycamore St|Pheasant Run|E 19th St|Windmill Way',
);

/**
 * Countries whose numbering plan reserves numbers for fiction, so that no person can be reached under a generated
 * number.
 */
export const HOSTS: Country[] = [
  {
    code: 'US',
    name: 'United States',
    ownName: 'USA',
    cities: cities(
      'Houston|TX|770##|713;Columbus|OH|432##|614;Tampa|FL|336##|813;Fresno|CA|937##|559;Omaha|NE|681##|402;Buffalo|NY|142##|716;Tacoma|WA|984##|253;Greensboro|NC|274##|336;Tulsa|OK|741##|918;Phoenix|AZ|850##|602;Minneapolis|MN|554##|612;Louisville|KY|402##|502;Newark|NJ|071##|973;St. Louis|MO|631##|314;El Paso|TX|799##|915;Las Vegas|NV|891##|702;Baton Rouge|LA|708##|225;Salt Lake City|UT|841##|801;Detroit|MI|482##|313;Worcester|MA|016##|508;Des Moines|IA|503##|515;Boise|ID|837##|208;Memphis|TN|381##|901;Silver Spring|MD|209##|301;Kansas City|MO|641##|816;Winston-Salem|NC|271##|336',
    ),
    street: '{n} {street}',
    streets: OAK_STREETS,
  },
  {
    code: 'CA',
    name: 'Canada',
    ownName: 'Canada',
    cities: cities(
      'Toronto|ON|M4C #@#|416;Winnipeg|MB|R3C #@#|204;Calgary|AB|T2P #@#|403;Halifax|NS|B3H #@#|902;Surrey|BC|V3T #@#|604',
    ),
    street: '{n} {street}',
    streets: OAK_STREETS,
  },
  {
    code: 'GB',
    name: 'United Kingdom',
    ownName: 'UK',
    cities: cities(
      'London||E17 #@@|020 7946 0;Manchester||M14 #@@|0161 496 0;Birmingham||B12 #@@|0121 496 0;Leeds||LS8 #@@|0113 496 0;Cardiff||CF10 #@@|029 2018 0;Glasgow||G12 #@@|0141 496 0',
    ),
    street: '{n} {street}',
    streets: list('Quarry Lane|Millbrook Road|Harrow Gardens|Larch Close|Tanner Street|Old Station Road'),
  },
  {
    code: 'AU',
    name: 'Australia',
    ownName: 'Australia',
    cities: cities('Melbourne|VIC|30##;Brisbane|QLD|40##;Parramatta|NSW|21##'),
    street: '{n} {street}',
    streets: list('Banksia Street|Quarry Road|Wattle Avenue|Ferry Parade'),
  },
  {
    code: 'DE',
    name: 'Germany',
    ownName: 'Deutschland',
    cities: cities(
      'Berlin||101##|030 23125;Hamburg||201##|040 66969;Köln||506##|0221 4710;München||803##|089 99998',
    ),
    street: '{street} {n}',
    streets: list('Lindenweg|Am Steinbruch|Mühlenstraße|Gartenallee|Bahnhofsweg'),
  },
  {
    code: 'FR',
    name: 'France',
    ownName: 'France',
    cities: cities(
      'Lyon||6900#|04 65 71;Lille||5900#|03 53 01;Marseille||1300#|04 65 71;Nantes||4400#|02 61 91',
    ),
    street: '{n} {street}',
    streets: list(
      'rue des Tilleuls|avenue du Moulin|impasse des Carrières|rue de la Gare|boulevard des Acacias',
    ),
  },
  {
    code: 'SE',
    name: 'Sweden',
    ownName: 'Sverige',
    cities: cities('Göteborg||411 ##;Malmö||211 ##;Uppsala||753 ##'),
    street: '{street} {n}',
    streets: list('Björkgatan|Stenbrottsvägen|Kvarnvägen'),
  },
];

/** Countries in which newcomers worked and studied before. */
export const ORIGINS: Country[] = [
  ['MX', 'Mexico', 'México', 'Guadalajara|Puebla|Monterrey|Oaxaca|Tijuana'],
  ['GT', 'Guatemala', 'Guatemala', 'Quetzaltenango|Cobán|Antigua'],
  ['UA', 'Ukraine', 'Україна', 'Kharkiv|Dnipro|Lviv|Odesa|Zaporizhzhia'],
  ['PH', 'Philippines', 'Pilipinas', 'Cebu City|Davao City|Iloilo City|Quezon City'],
  ['IN', 'India', 'India', 'Pune|Hyderabad|Coimbatore|Jaipur|Kochi'],
  ['NG', 'Nigeria', 'Nigeria', 'Ibadan|Enugu|Kano|Lagos|Benin City'],
  ['HT', 'Haiti', 'Haïti', 'Cap-Haïtien|Gonaïves|Jacmel'],
  ['VN', 'Vietnam', 'Việt Nam', 'Da Nang|Hai Phong|Can Tho|Hue'],
  ['ET', 'Ethiopia', 'Ethiopia', 'Adama|Bahir Dar|Hawassa|Addis Ababa'],
  ['SY', 'Syria', 'Syria', 'Aleppo|Homs|Latakia|Damascus'],
  ['PL', 'Poland', 'Polska', 'Łódź|Wrocław|Rzeszów|Gdańsk'],
  ['BR', 'Brazil', 'Brasil', 'Curitiba|Recife|Goiânia|Belém'],
  ['CN', 'China', 'China', 'Chengdu|Qingdao|Fuzhou|Dongguan'],
  ['CD', 'DR Congo', 'RD Congo', 'Goma|Bukavu|Lubumbashi|Kinshasa'],
  ['AF', 'Afghanistan', 'Afghanistan', 'Herat|Mazar-i-Sharif|Jalalabad|Kabul'],
].map(([code = '', name = '', ownName = '', names = '']) => ({
  code,
  name,
  ownName,
  cities: list(names).map((city) => ({ name: city, region: '', postal: '' })),
  street: '',
  streets: [],
}));
