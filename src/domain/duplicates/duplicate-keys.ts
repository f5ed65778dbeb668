import { fullForms } from './given-name-forms';
import type { DatedPlace, IdentityFeatures } from './identity-features';
import { soundex } from './spelling-distance';

/** Raised with every change of the keys or of the search words: those of an earlier version are replaced. */
export const DUPLICATE_KEY_VERSION = 4;
const MAX_WORK = 4;
const MAX_EDUCATION = 2;
const MIN_LOCAL_PART_LENGTH = 6;
/** Digits at the end of a phone number that differ between subscribers of all countries. */
const PHONE_DIGITS = 9;

/**
 * Returns the keys under which a record is found: only records that share a key are compared. Each key combines enough
 * that few records of other people share it, and different keys survive different changes: a typing error, a new family
 * name, a new phone, a move.
 */
export function duplicateKeys(features: IdentityFeatures): string[] {
  const { email, phone, street, postalCode } = features;
  const given = unique(
    [features.given[0], features.preferred[0]].flatMap((name) => (name === undefined ? [] : fullForms(name))),
  ).map(soundex);
  const family = features.family.slice(0, 3).map(soundex);
  const area = postalCode ?? features.city;
  const keys = [
    email && `e:${email.local}@${email.domain}`,
    email && email.local.length >= MIN_LOCAL_PART_LENGTH && `l:${email.local}`,
    phone && `p:${phone.slice(-PHONE_DIGITS)}`,
    ...family.flatMap((name) => [
      ...given.map((first) => `n:${[first, name].sort().join('|')}`),
      street && `s:${name}|${street}`,
    ]),
    ...given.flatMap((first) => [
      area && street && `g:${first}|${street}|${area}`,
      ...features.work.slice(0, MAX_WORK).map((item) => placeKey('w', first, item)),
      ...features.education.slice(0, MAX_EDUCATION).map((item) => placeKey('c', first, item)),
    ]),
  ];
  return unique(keys.filter((key) => typeof key === 'string'));
}

/** Given name, place and year; null without a date, which would join too many people. */
function placeKey(kind: string, given: string, { name, start, end }: DatedPlace): string | null {
  const point = start ?? end;
  return point && `${kind}:${given}|${name.split(' ').slice(0, 2).join(' ')}|${Math.floor(point.month / 12)}`;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
