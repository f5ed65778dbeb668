import type { Random } from '../random';
import type { Person, Place } from './person';

/**
 * Returns a phone number from a range that the numbering authority reserves for fiction, so that no generated number is
 * in use.
 */
export function phoneNumber(random: Random, home: Place): Person['phone'] {
  const digits = (count: number): string =>
    Array.from({ length: count }, () => String(random.int(0, 9))).join('');
  const area = home.city.area ?? '';
  switch (home.country.code) {
    case 'US':
    case 'CA':
      return northAmerican(random, area);
    case 'GB': {
      // Ofcom, "Numbers for use in TV and radio drama".
      const national = random.chance(0.3) ? `07700 900${digits(3)}` : `${area}${digits(3)}`;
      return written(random, '44', national);
    }
    case 'AU': {
      // ACMA, numbers for fictitious purposes.
      const end = random.pick(['570 006', '570 156', '570 157', '570 158', '570 159', '570 110']);
      return written(random, '61', `0491 ${end}`);
    }
    case 'DE':
      // Bundesnetzagentur, Rufnummern für Filmproduktionen.
      return written(random, '49', `${area}${area.endsWith('4710') ? '' : ' '}${digits(3)}`);
    case 'FR': {
      // Arcep, numéros pour œuvres audiovisuelles.
      const start = random.chance(0.5) ? '06 39 98' : area;
      return written(random, '33', `${start} ${digits(2)} ${digits(2)}`);
    }
    default:
      // Post- och telestyrelsen, nummer för dramaproduktioner.
      return written(random, '46', `070-174 06 ${random.int(10, 99)}`);
  }
}

/** The North American numbering plan reserves 555-0100 to 555-0199 for fiction. */
function northAmerican(random: Random, area: string): Person['phone'] {
  const line = `01${String(random.int(0, 99)).padStart(2, '0')}`;
  const form = random.pick([
    '({a}) 555-{l}',
    '{a}-555-{l}',
    '{a}.555.{l}',
    '+1 {a} 555 {l}',
    '1-{a}-555-{l}',
    '{a} 555 {l}',
  ]);
  return {
    written: form.replace('{a}', area).replace('{l}', line),
    e164: `+1${area}555${line}`,
  };
}

function written(random: Random, code: string, national: string): Person['phone'] {
  const international = `+${code} ${national.replace(/^0/, '')}`;
  const withZero = `+${code} (0)${national.replace(/^0/, '')}`;
  return {
    written: random.weighted([
      [national, 5],
      [international, 4],
      [withZero, 1],
    ]),
    e164: `+${code}${national.replace(/\D/g, '').replace(/^0/, '')}`,
  };
}

/** An email address at a domain reserved for examples (RFC 2606). */
export function emailAddress(random: Random, given: string, family: string): string {
  const first = ascii(given.split(/[ -]/)[0] ?? given);
  const last = ascii(family);
  const local = random.pick([
    `${first}.${last}`,
    `${first}${last}`,
    `${first.slice(0, 1)}${last}`,
    `${first}_${last}`,
    `${last}.${first}${random.int(1, 99)}`,
    `${first}${last.slice(0, 1)}${random.int(70, 99)}`,
  ]);
  return `${local}@${random.pick(['example.com', 'example.org', 'example.net', 'mail.example.com'])}`;
}

/** Converts a name to lower-case Latin letters without accents. */
export function ascii(name: string): string {
  return name
    .replace(/[łŁ]/g, 'l')
    .replace(/[đĐ]/g, 'd')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
}

/** Returns a postal code for a pattern: `#` stands for a digit, `@` for a capital letter. */
export function postalCode(random: Random, pattern: string): string {
  return pattern
    .replace(/#/g, () => String(random.int(1, 9)))
    .replace(/@/g, () => random.pick([...'ABCEGHJKLMNPRSTVXY']));
}
