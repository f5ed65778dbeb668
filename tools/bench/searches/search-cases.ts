const SKILLS = [
  'Welding',
  'Cooking',
  'Customer service',
  'Microsoft Excel',
  'Forklift operation',
  'Cleaning',
  'Plumbing',
  'Carpentry',
  'Bookkeeping',
  'Phlebotomy',
];
const CITIES = ['Dayton', 'Columbus', 'Cleveland', 'Akron'];
const TITLES = ['Welder', 'Line cook', 'Cashier', 'Forklift operator', 'Janitor', 'Plumber', 'Carpenter'];
/** Skills of half of the candidates in the last round. */
const OTHER_SKILLS = ['Sewing', 'Painting'];

/** Score of the searches for jobs. */
export const MIN_SCORE = 40;
const SEARCHES_WITH_FILTERS = 40;
const SEARCHES_WITH_SCORES = 10;

/** A saved search of candidates, and whether a candidate of a round passes its filters. */
export interface SearchCase {
  filters: Record<string, string>;
  passes: (number: number, round: number) => boolean;
}

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!;
const cityOf = (number: number) => at(CITIES, number * 7 + 1);
const titleOf = (number: number) => at(TITLES, number);

function skillsOf(number: number, round: number): string[] {
  if (round === 2 && number % 2 === 0) return OTHER_SKILLS;
  return [at(SKILLS, number), at(SKILLS, number * 3 + 1)];
}

/** A candidate. The second round changes members that no search reads, the third the skills of half of the candidates. */
export function candidateItem(number: number, round: number) {
  return {
    externalId: `C-${number}`,
    firstName: round === 0 ? 'Kim' : 'Kimberly',
    lastName: `Example${number}`,
    location: { city: cityOf(number), state: 'OH' as const, countryCode: 'US' },
    occupations: [titleOf(number)],
    skills: skillsOf(number, round),
    consent: { automatedScoring: true },
  };
}

export const FILTER_SEARCHES: readonly SearchCase[] = Array.from(
  { length: SEARCHES_WITH_FILTERS },
  (_, index) => {
    const skill = at(SKILLS, index);
    const city = at(CITIES, Math.floor(index / SKILLS.length));
    return {
      filters: { skill, near: `${city}, OH`, within: '10mi' },
      passes: (number, round) => skillsOf(number, round).includes(skill) && cityOf(number) === city,
    };
  },
);

export const SCORED_SEARCHES: readonly SearchCase[] = Array.from(
  { length: SEARCHES_WITH_SCORES },
  (_, index) => {
    const skill = at(SKILLS, index);
    return { filters: { skill }, passes: (number, round) => skillsOf(number, round).includes(skill) };
  },
);

/** The job of each search with scores. */
export const JOBS = SCORED_SEARCHES.map((_, index) => ({
  externalId: `J-${index}`,
  parsed: {
    title: at(TITLES, index),
    requiredSkills: [at(SKILLS, index), at(SKILLS, index * 3 + 1)],
    ...{ city: at(CITIES, index), state: 'OH' },
  },
}));
