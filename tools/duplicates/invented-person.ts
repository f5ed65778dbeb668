import type { ComparedFields } from '../../src/domain/duplicates/identity-features';
import type { Random } from '../synthetic/random';
import {
  CITIES,
  EMPLOYER_KINDS,
  EMPLOYER_WORDS,
  FAMILY_NAMES,
  GIVEN_NAMES,
  MAIL_DOMAINS,
  SCHOOL_KINDS,
  STREETS,
  TITLES,
} from './name-pools';

/** Where a household lives and what its members share. */
export interface Household {
  family: string;
  home: NonNullable<ComparedFields['location']>;
  phone: string;
  email: string;
}

export interface InventedPosition {
  employer: string;
  title: string;
  /** Months since year 0. */
  start: number;
  end: number | null;
}

/** An invented person as they are, before a record of them exists. */
export interface InventedPerson {
  given: string;
  middle: string | null;
  family: string;
  generation: string | null;
  email: string | null;
  phone: string | null;
  home: Household['home'];
  /** Newest first. */
  work: InventedPosition[];
  schools: { name: string; end: number }[];
}

export interface PersonPlan {
  household: Household;
  bornIn: number;
  given?: string;
  middle?: string | null;
  generation?: string | null;
  schools?: InventedPerson['schools'];
}

const THIS_MONTH = 2026 * 12 + 5;

/** Draws from a list in which the first items are the most frequent. */
export function pickFrequent(random: Random, items: readonly string[]): string {
  return items[Math.floor(items.length * random.next() ** 1.7)] ?? items[0] ?? '';
}

export function drawHousehold(random: Random): Household {
  const family = pickFrequent(random, FAMILY_NAMES);
  return {
    family,
    home: drawHome(random),
    phone: drawPhone(random),
    email: drawEmail(random, 'family', family),
  };
}

export function drawHome(random: Random): Household['home'] {
  const [city, state, area] = random.pick(CITIES);
  const address = `${random.int(1, 999)} ${capital(random.pick(STREETS))} ${random.pick(['St', 'Ave', 'Rd'])}`;
  const postalCode = `${area}${String(random.int(1, 30)).padStart(2, '0')}`;
  return { address, city, state, region: null, postalCode, countryCode: 'US', raw: null };
}

export function drawPerson(random: Random, plan: PersonPlan): InventedPerson {
  const { household, bornIn } = plan;
  const given = plan.given ?? pickFrequent(random, GIVEN_NAMES);
  const drawn = random.chance(0.6) ? pickFrequent(random, GIVEN_NAMES) : null;
  return {
    given,
    middle: plan.middle === undefined ? drawn : plan.middle,
    family: household.family,
    generation: plan.generation ?? null,
    email: drawPersonalEmail(random, household, given),
    phone: random.chance(0.25) ? household.phone : drawPhone(random),
    home: household.home,
    work: drawWork(random, bornIn),
    schools: plan.schools ?? drawSchools(random, bornIn),
  };
}

function drawPersonalEmail(random: Random, household: Household, given: string): string | null {
  if (random.chance(0.1)) return null;
  return random.chance(0.06) ? household.email : drawEmail(random, given, household.family);
}

export function drawEmail(random: Random, given: string, family: string): string {
  const local = random.pick([
    `${given}.${family}${random.int(1, 9999)}`,
    `${given[0]}${family}${random.int(1, 9999)}`,
    `${given}${random.int(1940, 2005)}${random.pick(STREETS)}`,
    `${family}.${given}.${random.pick(EMPLOYER_WORDS)}${random.int(1, 99)}`,
    `${random.pick(EMPLOYER_WORDS)}${random.pick(STREETS)}${random.int(1, 9999)}`,
  ]);
  return `${local}@${random.pick(MAIL_DOMAINS)}`;
}

export function drawPhone(random: Random): string {
  return `+1${random.int(201, 989)}${random.int(200, 999)}${String(random.int(0, 9999)).padStart(4, '0')}`;
}

export function drawWork(random: Random, bornIn: number): InventedPosition[] {
  const work: InventedPosition[] = [];
  let end: number | null = random.chance(0.6) ? null : THIS_MONTH - random.int(1, 20);
  for (let count = random.int(1, 5); count > 0; count -= 1) {
    const start = (end ?? THIS_MONTH) - random.int(3, 70);
    if (start < (bornIn + 17) * 12) break;
    work.push({ employer: drawEmployer(random), title: random.pick(TITLES), start, end });
    end = start - random.int(0, 8);
  }
  return work;
}

function drawEmployer(random: Random): string {
  return `${capital(pickFrequent(random, EMPLOYER_WORDS))} ${random.pick(EMPLOYER_KINDS)}`;
}

export function drawSchools(random: Random, bornIn: number): InventedPerson['schools'] {
  const school = (kind: string): string => `${capital(random.pick(EMPLOYER_WORDS))} ${kind}`;
  const schools = [{ name: school('High School'), end: (bornIn + 18) * 12 + 5 }];
  if (random.chance(0.45)) {
    schools.unshift({
      name: school(random.pick(SCHOOL_KINDS.slice(1))),
      end: (bornIn + 20 + random.int(0, 6)) * 12 + 4,
    });
  }
  return schools;
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
