import {
  EMPLOYERS,
  FOREIGN_EMPLOYERS,
  FOREIGN_TRADES,
  INSTITUTIONS,
  SCHOOLS,
  STEMS,
} from '../data/employers';
import { CULTURES, type Culture } from '../data/names';
import type { Random } from '../random';
import type { Place } from './person';

const NORTH_AMERICA = new Set(['US', 'CA']);

export function cultureOf(country: string): Culture {
  const culture = CULTURES[country];
  if (!culture) throw new Error(`No names for ${country}`);
  return culture;
}

/** Returns an invented employer of a trade in a place. */
export function employerName(random: Random, trade: string, place: Place): string {
  const { code } = place.country;
  const foreign = FOREIGN_EMPLOYERS[code];
  if (foreign && (!NORTH_AMERICA.has(code) || random.chance(0.15))) {
    return fill(random, foreignName(random, foreign.names, trade), place);
  }
  return fill(random, random.pick(EMPLOYERS[trade] ?? ['{s} Services']), place);
}

/** Returns a name marked for the trade or for any trade. */
function foreignName(random: Random, names: string, trade: string): string {
  const fitting = names.split('|').flatMap((name) => {
    const [, mark, rest = name] = /^([a-z]):(.*)$/.exec(name) ?? [];
    return mark === undefined || FOREIGN_TRADES[mark]?.includes(trade) ? [rest] : [];
  });
  return random.pick(fitting);
}

/** Returns an invented school of a kind in a place. */
export function schoolName(
  random: Random,
  kind: 'secondary' | 'vocational' | 'college' | 'university',
  place: Place,
): string {
  const names = (NORTH_AMERICA.has(place.country.code) ? SCHOOLS.US : SCHOOLS.elsewhere)?.[kind];
  return fill(random, random.pick(names ?? []), place);
}

/** Returns an invented correctional facility of a state. */
export function prisonName(random: Random, place: Place): string {
  return fill(random, random.pick(INSTITUTIONS), place);
}

function fill(random: Random, pattern: string, place: Place): string {
  const words = FOREIGN_EMPLOYERS[place.country.code]?.words.split('|') ?? STEMS;
  const families = cultureOf('US').family;
  return pattern
    .replace(/\{s\}/g, () => random.pick(STEMS))
    .replace(/\{w\}/g, () => random.pick(words))
    .replace(/\{f\}/g, () => random.pick(families))
    .replace(/\{c\}/g, place.city.name);
}
