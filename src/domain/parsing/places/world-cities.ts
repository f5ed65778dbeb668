import { collectNames } from '../locales';
import { foldText } from '../text/normalize';
import citiesByCountry from './data/world-cities.json';

/** A city of at least 15,000 inhabitants. Source: GeoNames (CC BY 4.0). */
export interface WorldCity {
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Inhabitants in thousands. */
  population: number;
}

/** Folded names that differ from the listed ones: the local name, the English name, or one without its letters. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  munchen: 'munich',
  muenchen: 'munich',
  cologne: 'koln',
  koeln: 'koln',
  nuremberg: 'nurnberg',
  nuernberg: 'nurnberg',
  frankfurt: 'frankfurt am main',
  wien: 'vienna',
  zuerich: 'zurich',
  geneva: 'geneve',
  genf: 'geneve',
  lucerne: 'luzern',
  lisboa: 'lisbon',
  warszawa: 'warsaw',
  cracow: 'krakow',
  lodz: 'łodz',
  wroclaw: 'wrocław',
  roma: 'rome',
  milano: 'milan',
  napoli: 'naples',
  torino: 'turin',
  firenze: 'florence',
  venezia: 'venice',
  genova: 'genoa',
  padua: 'padova',
  bruxelles: 'brussels',
  brussel: 'brussels',
  antwerp: 'antwerpen',
  ghent: 'gent',
  praha: 'prague',
  bucuresti: 'bucharest',
  beograd: 'belgrade',
  kobenhavn: 'copenhagen',
  gothenburg: 'goteborg',
  'den haag': 'the hague',
  'ciudad de mexico': 'mexico city',
  seville: 'sevilla',
  'la coruna': 'a coruna',
  bombay: 'mumbai',
  kyiv: 'kiev',
  odesa: 'odessa',
};
const OTHER_NAMES_OF_CITIES = new Map([
  ...Object.entries(OTHER_NAMES),
  ...[...collectNames(({ townNames }) => townNames)].map(([name, city]) => [foldText(name), city] as const),
]);

let citiesByName: ReadonlyMap<string, readonly WorldCity[]> | undefined;

/** A city of a likely country counts unless another one of the name is this many times as populous. */
const MAX_POPULATION_RATIO = 8;

/**
 * Returns the city that a name denotes: the one in the likeliest country unless another is far more populous (London in
 * a posting with dollars); null if no city has the name.
 */
export function worldCityOf(name: string, countryCodes: readonly string[] = []): WorldCity | null {
  citiesByName ??= indexCities();
  const cities = citiesByName.get(canonicalCityName(name)) ?? citiesByName.get(foldText(name.trim()));
  if (!cities) return null;
  const largest = cities.reduce((most, city) => (city.population > most.population ? city : most));
  for (const countryCode of countryCodes) {
    const city = cities.find((one) => one.countryCode === countryCode);
    if (city && city.population * MAX_POPULATION_RATIO >= largest.population) return city;
  }
  return largest;
}

/** One spelling of the name of a city: `munich` for "München". */
export function canonicalCityName(name: string): string {
  const folded = foldText(name.trim());
  return OTHER_NAMES_OF_CITIES.get(folded) ?? folded;
}

/** The file lists "Wrocław 634;Lublin 360" by country. */
function indexCities(): Map<string, WorldCity[]> {
  const index = new Map<string, WorldCity[]>();
  for (const [countryCode, list] of Object.entries(citiesByCountry)) {
    for (const entry of list.split(';')) {
      const end = entry.lastIndexOf(' ');
      const key = foldText(entry.slice(0, end));
      const city = { countryCode, population: Number(entry.slice(end + 1)) };
      const cities = index.get(key);
      if (cities) cities.push(city);
      else index.set(key, [city]);
    }
  }
  return index;
}
