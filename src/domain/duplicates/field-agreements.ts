import { areFormsOfOneName } from './given-name-forms';
import type { DatedPlace, IdentityFeatures, MonthPoint } from './identity-features';
import { isTypingError, spellingDistance } from './spelling-distance';

/** How far a field of two records agrees. `unknown` if one of them does not state it. */
export interface FieldAgreements {
  givenName: 'same' | 'other_form' | 'initial' | 'similar' | 'different' | 'unknown';
  familyName: 'same' | 'shared_part' | 'similar' | 'different' | 'unknown';
  middleName: 'same' | 'different' | 'unknown';
  generation: 'same' | 'different' | 'unknown';
  email: 'same' | 'same_local_part' | 'similar' | 'different' | 'unknown';
  phone: 'same' | 'similar' | 'different' | 'unknown';
  place: 'same_street' | 'same_area' | 'different' | 'unknown';
  work: 'several_positions' | 'one_position' | 'same_employer' | 'different' | 'unknown';
  education: 'same_dates' | 'same_school' | 'different' | 'unknown';
  /**
   * Stated if all that agrees can be shared by people who live together: family name, schools, and the home or the phone
   * or both. Twins, and a parent and a child of one name, agree in all of it. `other_member` if the given
   * names differ while the family name and a contact or the home agree.
   */
  household: 'home_or_phone' | 'home_and_phone' | 'other_member' | 'unknown';
}

/** Local parts that belong to a role, not to a person. */
const ROLE_ADDRESSES = new Set(['info', 'contact', 'office', 'admin', 'jobs', 'mail', 'hello', 'family']);
const MIN_LOCAL_PART_LENGTH = 6;
const MIN_CHARACTERS_BESIDE_NAME = 2;
/** Start dates of one position differ by at most this between two records. */
const MAX_MONTHS_APART = 2;

/** Compares the fields of two records. The order of the records does not matter. */
export function fieldAgreements(a: IdentityFeatures, b: IdentityFeatures): FieldAgreements {
  const names = nameAgreements(a, b);
  const email = emailAgreement(a, b);
  const phone = phoneAgreement(a, b);
  const place = placeAgreement(a, b);
  const work = workAgreement(a, b);
  const education = educationAgreement(a, b);
  return {
    ...names,
    generation: equality(a.generation, b.generation),
    email,
    phone,
    place,
    work,
    education,
    household: householdAgreement({ ...names, email, phone, place, work, education }),
  };
}

function householdAgreement(
  agreements: Omit<FieldAgreements, 'generation' | 'household'>,
): FieldAgreements['household'] {
  const { familyName, givenName, email, phone, place, work, education } = agreements;
  const isContactShared = email === 'same' || phone === 'same' || place === 'same_street';
  if (
    givenName === 'different' &&
    isContactShared &&
    ['same', 'shared_part', 'similar'].includes(familyName)
  ) {
    return 'other_member';
  }
  // Twins have different given names, a parent and a child left school in different years.
  const isOneGeneration = education === 'same_dates' && ['same', 'other_form'].includes(givenName);
  const isPersonal =
    ['same', 'same_local_part', 'similar'].includes(email) ||
    ['several_positions', 'one_position'].includes(work) ||
    isOneGeneration;
  if (isPersonal || familyName === 'different') return 'unknown';
  if (place === 'same_street') return phone === 'same' ? 'home_and_phone' : 'home_or_phone';
  return phone === 'same' ? 'home_or_phone' : 'unknown';
}

type NameAgreements = Pick<FieldAgreements, 'givenName' | 'familyName' | 'middleName'>;

/** Names in the other order count as well: "Ana Souza" and "Souza, Ana". */
function nameAgreements(a: IdentityFeatures, b: IdentityFeatures): NameAgreements {
  const straight = orderedNameAgreements(a, b);
  if (straight.givenName !== 'different' || straight.familyName !== 'different') return straight;
  const swapped = orderedNameAgreements(a, { ...b, given: b.family, family: b.given, preferred: [] });
  const agrees = swapped.givenName !== 'different' && ['same', 'similar'].includes(swapped.familyName);
  return agrees ? swapped : straight;
}

function orderedNameAgreements(a: IdentityFeatures, b: IdentityFeatures): NameAgreements {
  return {
    givenName: givenNameAgreement(a, b),
    familyName: familyNameAgreement(a.family, b.family),
    middleName: middleNameAgreement(a.middle, b.middle),
  };
}

function givenNameAgreement(a: IdentityFeatures, b: IdentityFeatures): FieldAgreements['givenName'] {
  const firsts = [firstsOf(a), firstsOf(b)] as const;
  if (firsts[0].length === 0 || firsts[1].length === 0) return 'unknown';
  if (a.given.join('') === b.given.join('') || overlaps(firsts[0], firsts[1])) return 'same';
  const some = (test: (x: string, y: string) => boolean): boolean =>
    firsts[0].some((x) => firsts[1].some((y) => test(x, y)));
  if (some(areFormsOfOneName)) return 'other_form';
  // Some people use their middle name.
  if (overlaps(firsts[0], b.middle.filter(isWord)) || overlaps(firsts[1], a.middle.filter(isWord))) {
    return 'other_form';
  }
  if (some((x, y) => (x.length === 1 || y.length === 1) && x[0] === y[0])) return 'initial';
  return some(isTypingError) ? 'similar' : 'different';
}

function firstsOf({ given, preferred }: IdentityFeatures): string[] {
  return [given[0], preferred[0]].filter((name) => name !== undefined);
}

function familyNameAgreement(a: readonly string[], b: readonly string[]): FieldAgreements['familyName'] {
  if (a.length === 0 || b.length === 0) return 'unknown';
  if (a.join('') === b.join('')) return 'same';
  if (overlaps(a, b)) return 'shared_part';
  return isTypingError(a.join(''), b.join('')) ? 'similar' : 'different';
}

function middleNameAgreement(a: readonly string[], b: readonly string[]): FieldAgreements['middleName'] {
  const [x, y] = [a[0], b[0]];
  if (x === undefined || y === undefined) return 'unknown';
  if (x === y || isTypingError(x, y)) return 'same';
  return (x.length === 1 || y.length === 1) && x[0] === y[0] ? 'same' : 'different';
}

function emailAgreement(x: IdentityFeatures, y: IdentityFeatures): FieldAgreements['email'] {
  const [a, b] = [x.email, y.email];
  if (a === null || b === null) return 'unknown';
  if (a.local === b.local) {
    if (a.domain === b.domain) return 'same';
    if (isPersonal(a.local, [...x.given, ...x.family])) return 'same_local_part';
    return isTypingError(a.domain, b.domain) ? 'similar' : 'different';
  }
  const isOneLetter = a.local.length >= MIN_LOCAL_PART_LENGTH && spellingDistance(a.local, b.local, 1) === 1;
  // Addresses of a family often differ in their last digits: "lopez1", "lopez2".
  const differsInDigits = a.local.replace(/\d/g, '') === b.local.replace(/\d/g, '');
  return a.domain === b.domain && isOneLetter && !differsInDigits ? 'similar' : 'different';
}

/** False for the address of a role, and for one that consists of the name, which others of that name choose as well. */
function isPersonal(local: string, names: readonly string[]): boolean {
  if (local.length < MIN_LOCAL_PART_LENGTH || ROLE_ADDRESSES.has(local)) return false;
  const rest = names.reduce((left, name) => left.replace(name, ''), local);
  return rest.replace(/[._-]/g, '').length >= MIN_CHARACTERS_BESIDE_NAME;
}

function phoneAgreement(
  { phone: a }: IdentityFeatures,
  { phone: b }: IdentityFeatures,
): FieldAgreements['phone'] {
  if (a === null || b === null) return 'unknown';
  if (a === b || (a.length >= 9 && b.length >= 9 && a.slice(-9) === b.slice(-9))) return 'same';
  return spellingDistance(a, b, 1) === 1 ? 'similar' : 'different';
}

function placeAgreement(a: IdentityFeatures, b: IdentityFeatures): FieldAgreements['place'] {
  const area = [equality(a.postalCode, b.postalCode), equality(a.city, b.city)];
  const isSameArea = area.includes('same');
  if (
    a.street !== null &&
    a.street === b.street &&
    (isSameArea || area.every((each) => each === 'unknown'))
  ) {
    return 'same_street';
  }
  if (isSameArea) return 'same_area';
  return area.includes('different') ? 'different' : 'unknown';
}

function workAgreement(a: IdentityFeatures, b: IdentityFeatures): FieldAgreements['work'] {
  if (a.work.length === 0 || b.work.length === 0) return 'unknown';
  let positions = 0;
  let isSameEmployer = false;
  for (const item of a.work) {
    const sameEmployer = b.work.filter((other) => isSamePlace(item.name, other.name));
    if (sameEmployer.some((other) => isSamePosition(item, other))) positions += 1;
    isSameEmployer ||= sameEmployer.length > 0;
  }
  if (positions >= 2) return 'several_positions';
  if (positions === 1) return 'one_position';
  return isSameEmployer ? 'same_employer' : 'different';
}

function educationAgreement(a: IdentityFeatures, b: IdentityFeatures): FieldAgreements['education'] {
  if (a.education.length === 0 || b.education.length === 0) return 'unknown';
  const schools = a.education.flatMap((item) =>
    b.education.filter((other) => isSamePlace(item.name, other.name)).map((other) => ({ item, other })),
  );
  if (
    schools.some(({ item, other }) => sameMonth(item.end, other.end) || sameMonth(item.start, other.start))
  ) {
    return 'same_dates';
  }
  return schools.length > 0 ? 'same_school' : 'different';
}

/** Names are equal, differ by a typing error, or one begins with the other ("Harbor Grill", "Harbor Grill Dayton"). */
function isSamePlace(a: string, b: string): boolean {
  if (a === b || isTypingError(a, b)) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.includes(' ') && long.startsWith(`${short} `);
}

/** One position: the same start, or no start in one record and the same title and end. */
function isSamePosition(a: DatedPlace, b: DatedPlace): boolean {
  if (a.start !== null && b.start !== null) return sameMonth(a.start, b.start);
  return a.title !== '' && a.title === b.title && sameMonth(a.end, b.end);
}

function sameMonth(a: MonthPoint | null, b: MonthPoint | null): boolean {
  if (a === null || b === null) return false;
  if (a.isYear || b.isYear) return Math.floor(a.month / 12) === Math.floor(b.month / 12);
  return Math.abs(a.month - b.month) <= MAX_MONTHS_APART;
}

function equality(a: string | null, b: string | null): 'same' | 'different' | 'unknown' {
  if (a === null || b === null) return 'unknown';
  return a === b ? 'same' : 'different';
}

function overlaps(a: readonly string[], b: readonly string[]): boolean {
  return a.some((item) => b.includes(item));
}

function isWord(token: string): boolean {
  return token.length > 1;
}
