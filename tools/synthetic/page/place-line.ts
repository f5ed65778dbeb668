import type { Location } from '../../../src/domain/common';
import type { Place } from '../people/person';
import type { Habits } from './habits';

/** The location of an entry as printed and as expected from the API. */
export function printPlace(habits: Habits, place: Place, home: Place): { text: string; location: Location } {
  const { city, country } = place;
  const foreign = country.code !== home.country.code;
  const namesCountry = foreign || (habits.showCountry && city.region === '');
  const countryName = habits.language === 'en' ? country.name : country.ownName;
  const text = [city.name, city.region, namesCountry ? countryName : '']
    .filter((part) => part !== '')
    .join(', ');
  return { text, location: { ...emptyLocation(place), raw: text } };
}

/** A location with city, state and country, without a street. */
export function emptyLocation({ city, country }: Place): Location {
  const american = country.code === 'US';
  return {
    address: null,
    city: city.name,
    state: american && city.region !== '' ? city.region : null,
    region: !american && city.region !== '' ? city.region : null,
    postalCode: null,
    countryCode: country.code,
    raw: null,
  };
}
