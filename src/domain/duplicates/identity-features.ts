import type { CandidateFields } from '../candidates/candidate';
import type { PartialDate } from '../common';
import { foldText } from '../parsing/text/normalize';
import { familyTokens, generationOf, latinSpelling, nameTokens } from './name-tokens';

/**
 * The fields that decide whether two records are of one person. No other field is compared: not the language, not
 * programs, and nothing about sex, age, origin, religion, health or family.
 */
export type ComparedFields = Pick<
  CandidateFields,
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'preferredName'
  | 'email'
  | 'phone'
  | 'location'
  | 'work'
  | 'education'
>;

/** Months since year 0; `isYear` if only the year is known. */
export interface MonthPoint {
  month: number;
  isYear: boolean;
}

export interface DatedPlace {
  name: string;
  title: string;
  start: MonthPoint | null;
  end: MonthPoint | null;
}

/** What is compared of a record, in one spelling. */
export interface IdentityFeatures {
  given: string[];
  preferred: string[];
  middle: string[];
  family: string[];
  generation: string | null;
  email: { local: string; domain: string } | null;
  /** Digits. */
  phone: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  work: DatedPlace[];
  education: DatedPlace[];
}

/** More positions add nothing but time. */
const MAX_PLACES = 12;
const LEGAL_FORMS = /\b(?:inc|llc|ltd|limited|corp|corporation|co|company|gmbh|ag|plc|sa|sl|bv|the)\b/g;
/** Providers that ignore dots in the local part. */
const DOTLESS_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

export function identityFeatures(fields: ComparedFields): IdentityFeatures {
  const { location } = fields;
  return {
    given: nameTokens(fields.firstName),
    preferred: nameTokens(fields.preferredName),
    middle: nameTokens(fields.middleName),
    family: familyTokens(fields.lastName),
    generation: generationOf([fields.lastName, fields.firstName, fields.middleName]),
    email: emailOf(fields.email),
    phone: fields.phone === null ? null : fields.phone.replace(/\D/g, '') || null,
    street: streetOf(location?.address ?? null),
    postalCode: location?.postalCode?.replace(/\s/g, '').toLowerCase().slice(0, 5) || null,
    city: location?.city ? latinSpelling(location.city) : null,
    work: fields.work
      .slice(0, MAX_PLACES)
      .flatMap((item) => datedPlace(item.name, item.position, item.startDate, item.endDate)),
    education: fields.education
      .slice(0, MAX_PLACES)
      .flatMap((item) => datedPlace(item.institution, item.area, item.startDate, item.endDate)),
  };
}

/** The address in lower case, without a tag (`+jobs`), and without dots if the provider ignores them. */
function emailOf(email: string | null): IdentityFeatures['email'] {
  const [local, domain] = foldText(email ?? '')
    .trim()
    .split('@');
  if (!local || !domain) return null;
  const untagged = local.split('+')[0] ?? local;
  const isDotless = DOTLESS_DOMAINS.has(domain);
  return {
    local: isDotless ? untagged.replaceAll('.', '') : untagged,
    domain: domain === 'googlemail.com' ? 'gmail.com' : domain,
  };
}

/** The house number and the first word of the street, which stay the same in all spellings of an address. */
function streetOf(address: string | null): string | null {
  const words = latinSpelling(address ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const number = words.find((word) => /^\d/.test(word));
  const name = words.find((word) => /^\p{L}{3,}/u.test(word) && !DIRECTIONS.has(word));
  return number && name ? `${number} ${name}` : null;
}

const DIRECTIONS = new Set(['north', 'south', 'east', 'west', 'apt', 'unit', 'suite', 'calle', 'rue']);

function datedPlace(
  name: string | null,
  title: string | null,
  start: PartialDate | null,
  end: PartialDate | null,
): DatedPlace[] {
  const place = latinSpelling(name ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(LEGAL_FORMS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (place === '') return [];
  return [{ name: place, title: latinSpelling(title ?? ''), start: monthPoint(start), end: monthPoint(end) }];
}

function monthPoint(date: PartialDate | null): MonthPoint | null {
  if (date === null) return null;
  const [year, month] = date.split('-').map(Number);
  if (year === undefined || !Number.isFinite(year)) return null;
  return { month: year * 12 + (month === undefined ? 0 : month - 1), isYear: month === undefined };
}
