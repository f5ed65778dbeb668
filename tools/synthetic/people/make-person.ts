import type { Occupation } from '../data/occupation';
import { OCCUPATIONS } from '../data/occupations';
import { HOSTS, ORIGINS, type Country } from '../data/places';
import { Random } from '../random';
import { career, duties, type CareerPlan } from './career';
import { ascii, emailAddress, phoneNumber, postalCode } from './contacts';
import { cultureOf, employerName } from './naming';
import {
  dayAt,
  monthOf,
  WRITTEN_ON,
  type Background,
  type Credential,
  type Person,
  type Place,
  type Position,
  type SpokenLanguage,
} from './person';
import { schooling } from './schooling';

const BACKGROUNDS: [Background, number][] = [
  ['steady', 24],
  ['newcomer', 22],
  ['many_short_jobs', 12],
  ['returning', 10],
  ['career_change', 10],
  ['gaps', 8],
  ['student', 8],
  ['one_long_job', 6],
];

const HOST_WEIGHTS: Record<string, number> = { US: 70, CA: 6, GB: 8, AU: 4, DE: 5, FR: 4, SE: 2 };
/** Regions of origin of families in the host country. */
const HERITAGE = ['MX', 'IN', 'PH', 'VN', 'NG', 'PL', 'CN', 'HT'];

/** The person with a number in a set; the same seed and number give the same person. */
export function makePerson(seed: number, number: number): Person {
  const random = new Random(`person ${seed} ${number}`);
  const background = random.weighted(BACKGROUNDS);
  const country = random.weighted(
    HOSTS.map((host): [Country, number] => [host, HOST_WEIGHTS[host.code] ?? 1]),
  );
  const home: Place = { city: random.pick(country.cities), country };
  const origin = background === 'newcomer' ? random.pick(ORIGINS) : null;
  const occupation = random.pick(OCCUPATIONS);
  const plan: CareerPlan = { background, occupation, home, origin };
  const heritage = origin?.code ?? (random.chance(0.25) ? random.pick(HERITAGE) : country.code);
  const culture = cultureOf(heritage);
  const given = random.pick(culture.given);
  const family = random.pick(culture.family);
  const positions = career(random, plan);
  return {
    background,
    given,
    middle: culture.middle.length > 0 && random.chance(0.25) ? random.pick(culture.middle) : null,
    family,
    home,
    street: country.street
      .replace('{n}', String(random.int(2, country.code === 'US' ? 9899 : 140)))
      .replace('{street}', random.pick(country.streets)),
    postal: postalCode(random, home.city.postal),
    phone: phoneNumber(random, home),
    email: emailAddress(random, given, family),
    occupation,
    positions,
    schooling: schooling(random, plan, positions),
    credentials: credentials(random, occupation, home),
    skills: random.sample(occupation.skills, random.int(5, Math.min(10, occupation.skills.length))),
    languages: languages(random, culture.languages),
    volunteering: random.chance(0.15) ? [volunteering(random, occupation, home)] : [],
    linkedIn: random.chance(0.25) ? `linkedin.com/in/${ascii(given)}-${ascii(family)}-example` : null,
  };
}

function credentials(random: Random, occupation: Occupation, home: Place): Credential[] {
  const count = random.int(0, occupation.certifications.length);
  return random.sample(occupation.certifications, count).map(({ name, kind }) => {
    const month = monthOf(WRITTEN_ON) - random.int(3, 90);
    const license = kind === 'license';
    return {
      name,
      kind,
      issuer:
        license || random.chance(0.6)
          ? null
          : random.pick(['Safety Council of Foxglove', 'Larkfield Training Center', 'National Trades Board']),
      date: random.chance(0.75) ? dayAt(month, 1) : null,
      expires: random.chance(0.3) ? dayAt(monthOf(WRITTEN_ON) + random.int(3, 40), 1) : null,
      number:
        license && random.chance(0.5)
          ? `${random.pick(['EX', 'TN', 'Q'])}-${random.int(100000, 999999)}`
          : null,
      state: license && home.country.code === 'US' ? home.city.region : null,
    };
  });
}

function languages(random: Random, names: string[]): SpokenLanguage[] {
  if (names.length < 2 && random.chance(0.8)) return [];
  const spoken =
    names.length < 2
      ? [...names, random.pick(['Spanish', 'French', 'Vietnamese'])]
      : names.slice(0, random.int(2, 3));
  return spoken.map((name, index) => {
    if (index === 0) return { name, fluency: 'native', cefr: null };
    return random.pick<SpokenLanguage>([
      { name, fluency: 'fluent', cefr: 'C1' },
      { name, fluency: 'professional', cefr: 'B2' },
      { name, fluency: 'conversational', cefr: 'B1' },
      { name, fluency: 'basic', cefr: 'A2' },
    ]);
  });
}

function volunteering(random: Random, occupation: Occupation, home: Place): Position {
  const end = monthOf(WRITTEN_ON) - random.int(2, 40);
  return {
    title: random.pick(['Volunteer', 'Food Pantry Volunteer', 'Youth Coach', 'Volunteer Driver']),
    employer: random.pick([
      `${home.city.name} Food Bank`,
      'Open Table Pantry',
      'Second Harvest Kitchen of Fernhollow',
      employerName(random, 'school', home),
    ]),
    place: home,
    start: dayAt(end - random.int(4, 30), 1),
    end: dayAt(end, 28),
    employmentType: 'volunteer',
    occupation,
    duties: duties(random, occupation).slice(0, 1),
  };
}
